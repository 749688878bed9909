### Страница вокруг игр.

page-title = Аптекарский огород
page-tagline = Настольные игры о травах и травниках — прямо здесь и даже без сети
page-language = Язык
page-theme = Свет: { $theme }
page-theme-label = Свет
page-theme-system = как на устройстве
page-theme-light = день
page-theme-dark = ночь
page-settings = Настройки
page-pace-label = Темп компьютерных игроков
page-pace-calm = не спеша
page-pace-quick = быстро
page-pace-instant = сразу
page-typing-label = Вводить ходы с клавиатуры
page-typing-help = За столом появится поле, в которое можно вписать любой ход; варианты подсказываются.
page-sound-label = Звуки
page-close = Закрыть
page-cancel = Отмена
page-try-again = Попробовать ещё раз

## Запуск

page-loading = Открываем огород
page-loading-bytes = { $loaded } из { $total } МБ
page-loading-start = Читаем правила
page-failed-missing = Не удалось получить файл { $file }. Проверьте связь и попробуйте ещё раз; если страница открыта давно, её могла сменить новая версия.
page-failed-corrupt = Файл { $file } пришёл повреждённым. Попробуйте ещё раз: он будет получен заново.
page-failed-timeout = { $file } слишком долго не отвечает. Проверьте связь и попробуйте ещё раз.
page-failed-blocked = Браузер не разрешает запустить { $file }. Отключите для этой страницы то, что запрещает сценарии или WebAssembly, либо возьмите браузер новее и попробуйте ещё раз.
page-failed-crashed = Программа правил неожиданно остановилась, возможно, не хватило памяти. Закройте другие вкладки и попробуйте ещё раз; сохранённые партии целы.
page-failed-unexpected = Случилось непредвиденное: { $detail }
page-restarted = Программа правил остановилась и была запущена снова. Партия продолжается с того же места.
page-update-ready = Готова новая версия.
page-update-apply = Перейти на неё
page-address-bad = В ссылке есть неизвестное: «{ $part }». Выберите игру ниже.
page-language-failed = Не удалось получить тексты на этом языке. Проверьте связь и выберите его ещё раз.

## Выбор игры

page-games = Игры
page-seats-one = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
}
page-seats-range = { $few }–{ $many } { $many ->
    [one] игрок
    [few] игрока
   *[other] игроков
}
page-minutes = { $minutes ->
    [one] около { $minutes } минуты
   *[other] около { $minutes } минут
}
page-rules = Правила
page-rule-link = Правило
page-rule-link-label = Прочитать это правило (в новой вкладке)
page-setup-title = { $game }: кто играет?
page-seats-label = Игроки
page-seats-recommended = Лучше всего: { $seats }.
page-solo = Один
page-player-name = Имя игрока { $number }
page-player-kind = Кто игрок { $number }
page-player-number = Игрок{ "\u00A0" }{ $number }
page-bot-number = { $name }{ "\u00A0" }{ $number }
page-you = Вы
page-kind-human = Человек
page-kind-bot = Компьютерный игрок
page-start = Начать игру
page-options = Правила этого стола
page-options-changed = { $count ->
    [one] ({ $count } изменено)
   *[other] ({ $count } изменено)
}
page-option-anyone = кто угодно, по жребию
page-more = Ещё
page-seed-label = Число для тасовки
page-seed-help = С тем же числом карты лягут так же. Оставьте пустым, чтобы перетасовать заново.
page-components-usual = В игре: обычный набор
page-components-own = В игре: { $name }
page-components-back = Вернуть обычный
page-components-choose = Выбрать файл
page-components-model = Сохранить обычный набор как образец
page-components-refused = Этот файл не подходит:
page-components-not-json = «{ $file }» — не JSON.

## Книги правил

page-rulebook-title = { $game }: правила, толкования и позиции
page-rulebook-description = { $blurb } Полные правила игры «{ $game }», ответы на вопросы за столом ({ $rulings }) и позиции, которые можно разыграть ({ $diagrams }).
page-rulebook-play = Играть: { $game }
page-rulebook-contents = Содержание
page-rulebook-rulings = Все толкования
page-rulebook-section = Ссылка на раздел «{ $title }»
page-diagram-legal = можно сыграть
page-diagram-refused = нельзя сыграть
page-diagram-try = Попробовать
page-diagram-ask = Спросить об этой позиции

## Сохранённые партии

page-shelf = Сохранённые партии
page-shelf-empty = Каждая партия сохраняется здесь сама, ход за ходом.
page-continue = Продолжить
page-save-look = Посмотреть
page-save-over = Окончена
page-save-turn = { $who ->
    [you] Ваш ход
   *[other] Ход: { $name }
}
page-save-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}
page-save-unreadable = Партия, которую не удаётся прочесть
page-save-broken = Эту партию нельзя продолжить:
page-save-broken-help = Можно посмотреть ту часть, что ещё верна, или сохранить её в файл. Ничего не удалено.
page-save-unreadable-help = Показать её здесь нельзя, но можно сохранить в файл. Ничего не удалено.
page-save-view-part = Посмотреть верную часть
page-rename = Назвать
page-rename-label = Название партии
page-rename-keep = Сохранить название
page-copy = Копия: вторая партия с этого места
page-copy-name = { $name } (копия)
page-export = Сохранить в файл
page-export-now = Сохранить в файл
page-import = Взять партию из файла
page-import-refused = Этот файл нельзя сыграть:
page-import-not-a-record = «{ $file }» — не запись партии (это не JSON).
page-keep = Скачать игры себе
page-keep-help = Один файл, около 8 МБ. Откройте его на любом устройстве: все игры в нём, и ни этот сайт, ни сеть им не нужны.
page-delete = Удалить
page-deleted = Партия удалена.
page-delete-undo = Вернуть
page-storage-failed = Браузер сейчас не хранит партии (память полна или закрыта). Играть можно, но сохраните партию в файл, прежде чем закрыть вкладку.
page-results = Результаты
page-results-help = Считаются партии, которые вы сыграли до конца единственным человеком за столом. Они остаются на этом устройстве.
page-results-game = Игра
page-results-played = Сыграно
page-results-won = Побед
page-results-best = Лучший счёт
page-results-streak = Побед подряд
page-results-export = Сохранить результаты в файл
page-results-import = Взять результаты из файла
page-results-refused = В файле «{ $file }» нет результатов, сохранённых здесь.
page-taken-title = Эта партия открыта в другой вкладке
page-taken-words = Чтобы ходы не потерялись, играть можно только в одной вкладке. Последний раз играли там.
page-taken-here = Продолжить здесь

## Стол

page-to-lobby = К выбору игры
page-area-shared = Середина стола
page-area-seat = { $name }: сторона стола
page-turn-now = ходит
page-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
page-points-unit = { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
page-piece-several = { $name }, { $count } шт.
page-zone = { $name }, { $count }
page-zone-open = Посмотреть: { $name }
page-zone-fold = Свернуть: { $name }
page-zone-order = Порядок: { $name }
page-target = { $thing }: { $move }
page-dealing = Стол накрыт, карты сейчас раздадут…
page-your-turn = Ваш ход.
page-waiting = { $name } выбирает…
page-skip = Пропустить
page-bot-stuck = Компьютерный игрок не смог решить.
page-tools = Инструменты
page-undo = { $count ->
    [0] Отменить (нечего возвращать)
    [one] Отменить { $count } ход
    [few] Отменить { $count } хода
   *[other] Отменить { $count } ходов
}
page-redo = { $count ->
    [0] Повторить
    [one] Повторить { $count } ход
    [few] Повторить { $count } хода
   *[other] Повторить { $count } ходов
}
page-thinking = Думает
page-hint = Подсказка
page-hint-thinking = Подбираем подсказку…
page-hint-score = лучший ход: выйдет примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
page-hint-ahead = лучший ход: впереди примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
page-hint-after = лучший ход: позади примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
page-hint-level = лучший ход: примерно вровень
page-hint-less = хуже на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
page-hint-equal = ничуть не хуже
page-review = Разбор ваших ходов
page-review-thinking = Разбираем ваши ходы…
page-review-nothing = Ни один ваш ход не стоил заметных потерь.
page-review-moment = Ход { $number }: «{ $better }» было бы лучше, чем «{ $played }», примерно на { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
 }
page-log = Ход партии
page-told = { $said }; { $next }
page-log-empty = Пока ничего.
page-menu-title = Какой ход?
page-typed-label = Впишите ход
page-typed-play = Сыграть
page-refused-looking-only = Это лишь верная часть повреждённой партии: её можно смотреть. «Играть дальше отсюда» сделает из неё новую партию.
page-refused-watching = Эту партию вы смотрите. «Играть дальше отсюда» сделает из неё вашу собственную.
page-refused-over = Игра окончена.
page-refused-turn = Сейчас не ваш ход.
page-refused-scoring = Здесь не играют, а подсчитывают очки за настоящим столом.
page-refused-nothing-here = Здесь сейчас нечего делать: { $thing }.
page-broken-part = Верна только эта часть партии.
page-play-on = Играть дальше отсюда

## Обучающая партия

page-lesson = Обучающая партия
page-lesson-offer = Ещё не играли? Несколько ходов покажут, как идёт игра «{ $game }».
page-lesson-step = { $at } из { $length }
page-lesson-go-on = Дальше
page-lesson-show = Сыграть за меня
page-lesson-leave = Играть дальше без подсказок
page-lesson-strays = Так тоже можно пойти, но сейчас речь о другом: нужное отмечено.
page-lesson-play = Сыграть свою партию

## Передача устройства

page-pass-title = Передайте устройство: { $name }
page-pass-words = Другая сторона стола закрыта. Смотреть теперь может только { $name }.
page-pass-accept = { $name } здесь: показать мою сторону

## Конец

page-sheet = Подсчёт очков
page-sheet-so-far = На данный момент.
page-sheet-round = Раунд { $round }
page-total = Итого
page-winner = Победа
page-over = Игра окончена.
page-over-solo = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
page-over-winner = { $who ->
    [you] Вы побеждаете
   *[other] { $name } побеждает
} со счётом { $points }
page-over-shared = Общая победа со счётом { $points }: { $names }
page-over-partners = Победа напарников со счётом { $points }: { $names }
page-play-again = Сыграть ещё раз
page-play-again-moved = Ещё раз, пересев

## Партия с настоящими картами

page-tally = Подсчёт очков за столом
page-tally-components-refused = «{ $name }» больше не подходит:
page-tally-whose = Чьи карты
page-tally-print = Напечатать
page-tally-clear = Начать заново
page-tally-cleared = Бланк снова пуст.
page-tally-nobody = Никто
page-tally-no-choice = Нет
page-tally-no-card = Здесь пусто
page-tally-space = Ряд { $row }, столбец { $column }: { $thing }
page-tally-partly = Отмеченное в таком виде не засчитано: очки посчитаны по остальному.
page-tally-add = Добавить карты
page-tally-ready = Готово
page-tally-nothing = Пока ничего нет.
page-tally-take = убрать одну
page-tally-lay = положить
page-tally-none-left = больше не осталось
page-tally-all-used = { $copies ->
    [one] { FORM($card, case: "nominative") }: { $copies } карта, и она уже на столе.
    [few] { FORM($card, case: "nominative") }: { $copies } карты, и все они уже на столе.
   *[other] { FORM($card, case: "nominative") }: { $copies } карт, и все они уже на столе.
}
page-tally-table = Весь стол
page-tally-refused = Здесь не всё засчитано

## Вопрос о позиции

page-ask = Спросить о позиции
page-ask-this = Спросить об этой позиции
page-ask-not-here = Посреди этого хода позицию записать нельзя. Перейдите к другому шагу.
page-ask-set-up = Расставить на столе
page-ask-legal = { $count ->
    [one] Возможен { $count } ход
    [few] Возможны { $count } хода
   *[many] Возможно { $count } ходов
}
page-ask-other = Спросить о другом ходе
page-ask-other-help = Коснитесь чего угодно на столе, и вы узнаете, почему так нельзя, или запишите ход здесь.
page-ask-move = Ход
page-ask-ask = Спросить
page-ask-allowed = так пойти можно.
page-ask-partly = Отмеченное там лежать не может. Стол показан без него.
page-ask-before = Стол показан таким, каким был до этого.
page-ask-replaced = Эта позиция заменила ту, что была здесь расставлена.
page-ask-text = Текстом
page-ask-json = Позиция в JSON
page-ask-text-set-up = Расставить по тексту
page-ask-not-json = Этот текст не JSON.
page-ask-link = Скопировать ссылку
page-ask-snippet = Скопировать для своей страницы
page-ask-copy-json = Скопировать JSON
page-copied = Скопировано.
page-not-copied = Этот браузер не даёт скопировать.

## Просмотр и ссылки

page-watch = Посмотреть партию
page-replay = Шаги партии
page-replay-step = { $at ->
    [0] Начало, впереди { $length ->
        [one] { $length } ход
        [few] { $length } хода
       *[many] { $length } ходов
    }
   *[other] Ход { $at } из { $length }
}
page-replay-told = { $step }: { $words }
page-replay-slider = Ход
page-replay-first = К началу
page-replay-back = Ход назад
page-replay-forward = Ход вперёд
page-replay-last = К концу
page-replay-eyes = Глазами
page-replay-eyes-turn = того, кто ходит
page-replay-course = Как набирались очки. { $points }
page-share = Поделиться ссылкой
page-share-copied = Ссылка скопирована. В ней вся партия, в том числе и то, что от кого-то скрыто.
page-share-not-copied = Браузер не даёт скопировать ссылку. Откройте её и возьмите адрес оттуда.
page-share-open = Открыть
page-link-refused = Эту ссылку не открыть: { $reason }
page-link-garbled = её содержимое повреждено или неполно. Попросите прислать её снова и скопируйте целиком.

## В рамке на чужой странице

page-embed-refused = Это показать нельзя: { $reason }
page-embed-no-diagram = В правилах игры «{ $game }» нет позиции «{ $diagram }».
page-embed-bad-part = «{ $part }» в адресе этого стола не разобрать.
page-diagram-again = Начать заново
page-diagram-tried = Ваш ход сделан. Начните заново, чтобы попробовать другой.
