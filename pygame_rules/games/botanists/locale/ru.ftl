# Botanists
#
# Падежи цветов, табличек, планшетов и фишек берутся через FORM; nominative — название внутри фразы.

botanists-name = Ботаники
botanists-blurb = Обойдите цветочный рынок, засадите три грядки и не дайте увянуть тому, чего ждут заказчики.

botanists-flower-blue = Синий василёк
    .nominative = синий василёк
    .genitive = синего василька
    .accusative = синий василёк
botanists-flower-green = Зелёный морозник
    .nominative = зелёный морозник
    .genitive = зелёного морозника
    .accusative = зелёный морозник
botanists-flower-red = Красный пион
    .nominative = красный пион
    .genitive = красного пиона
    .accusative = красный пион
botanists-flower-purple = Фиолетовая лаванда
    .nominative = фиолетовая лаванда
    .genitive = фиолетовой лаванды
    .accusative = фиолетовую лаванду
botanists-flower-yellow = Жёлтый нарцисс
    .nominative = жёлтый нарцисс
    .genitive = жёлтого нарцисса
    .accusative = жёлтый нарцисс

botanists-sign-blue = Синяя табличка
    .nominative = синяя
    .prepositional = синей
botanists-sign-green = Зелёная табличка
    .nominative = зелёная
    .prepositional = зелёной
botanists-sign-red = Красная табличка
    .nominative = красная
    .prepositional = красной
botanists-sign-purple = Фиолетовая табличка
    .nominative = фиолетовая
    .prepositional = фиолетовой
botanists-sign-yellow = Жёлтая табличка
    .nominative = жёлтая
    .prepositional = жёлтой

botanists-board-blue = Синий планшет
    .accusative = синий планшет
    .genitive = синего планшета
botanists-board-green = Зелёный планшет
    .accusative = зелёный планшет
    .genitive = зелёного планшета
botanists-board-red = Красный планшет
    .accusative = красный планшет
    .genitive = красного планшета
botanists-board-purple = Фиолетовый планшет
    .accusative = фиолетовый планшет
    .genitive = фиолетового планшета
botanists-board-yellow = Жёлтый планшет
    .accusative = жёлтый планшет
    .genitive = жёлтого планшета

botanists-bonus-blue = Бонус: 3 очка
botanists-bonus-green = Бонус: личный заказ
botanists-bonus-red = Бонус: обмен с чужой межой
botanists-bonus-purple = Бонус: обмен с рынком
botanists-bonus-yellow = Бонус: переставить фишку

botanists-some-blue = { $number } { $number ->
    [one] синий
   *[other] синих
 }
botanists-some-green = { $number } { $number ->
    [one] зелёный
   *[other] зелёных
 }
botanists-some-red = { $number } { $number ->
    [one] красный
   *[other] красных
 }
botanists-some-purple = { $number } { $number ->
    [one] фиолетовый
   *[other] фиолетовых
 }
botanists-some-yellow = { $number } { $number ->
    [one] жёлтый
   *[other] жёлтых
 }
botanists-flowers-0 = ничего
botanists-flowers-1 = { $part1 }
botanists-flowers-2 = { $part1 }, { $part2 }
botanists-flowers-3 = { $part1 }, { $part2 }, { $part3 }
botanists-flowers-4 = { $part1 }, { $part2 }, { $part3 }, { $part4 }
botanists-flowers-5 = { $part1 }, { $part2 }, { $part3 }, { $part4 }, { $part5 }
botanists-plan = { $card } даст { $flowers }
botanists-plans-1 = { $plan1 }
botanists-plans-2 = { $plan1 }; { $plan2 }
botanists-plans-3 = { $plan1 }; { $plan2 }; { $plan3 }

botanists-pawn = Фишка
    .nominative = фишка
    .accusative = фишку
    .genitive = фишки
botanists-pawn-of = Фишка { FORM($board, case: "genitive") }
    .nominative = фишка { FORM($board, case: "genitive") }
    .accusative = фишку { FORM($board, case: "genitive") }
    .genitive = фишки { FORM($board, case: "genitive") }
botanists-pawn-helper = Маленький помощник
    .nominative = Маленький помощник
    .accusative = Маленького помощника
    .genitive = Маленького помощника

botanists-market = Рынок
botanists-open-orders = Открытые заказы
botanists-order-deck = Колода заказов
botanists-order-discard = Сброшенные заказы
botanists-market-deck = Карты рынка
botanists-market-discard = Сброшенные карты рынка
botanists-shown = Сыгранная карта
botanists-bag = В мешке
botanists-hand = Карты на руке
botanists-collected = Собрано
botanists-leftovers = Межа
botanists-personal-orders = Личные заказы
botanists-fulfilled = Выполнено в этом раунде
botanists-plots = Грядки
botanists-helper-plots = Грядки Маленького помощника
botanists-face-down = Карты рубашкой вверх
botanists-bare = { $space }: жетона нет
botanists-tile = { $space }: { FORM($flower, case: "nominative") }
botanists-card = Карта рынка { $card }
botanists-withered = Увядший цветок ({ FORM($flower, case: "nominative") })

botanists-mark-start = Первый игрок
botanists-mark-next-scoring = { $points ->
    [one] Ближайший подсчёт принёс бы сейчас { $points } очко
    [few] Ближайший подсчёт принёс бы сейчас { $points } очка
   *[other] Ближайший подсчёт принёс бы сейчас { $points } очков
 }
botanists-mark-reach = Можно дойти
botanists-mark-replaced = Будет заменён
botanists-mark-missing = Не хватает: { $flowers }
botanists-mark-ready = Можно выполнить
botanists-mark-kept = Сохранено: { $number }
botanists-mark-fits = { $number ->
    [0] Поблизости карту не сыграть
    [one] Можно сыграть на { $number } доступной клетке
   *[other] Можно сыграть на { $number } доступных клетках
 }
botanists-mark-sign-blue = Синяя табличка
botanists-mark-sign-green = Зелёная табличка
botanists-mark-sign-red = Красная табличка
botanists-mark-sign-purple = Фиолетовая табличка
botanists-mark-sign-yellow = Жёлтая табличка
botanists-mark-next = Следующая посадка

botanists-prompt-over = Игра окончена. { $ending }
botanists-prompt-boards = Выберите себе планшет.
botanists-prompt-leading = Кто действует первым: вы или Маленький помощник?
botanists-prompt-turn = { $can ->
    [tend] Поблизости ни одну карту не сыграть: займитесь межой и посадите лишний цветок.
    [both] { $entering ->
        [yes] Войдите на рынок или займитесь межой: посадите лишний цветок.
       *[no] Передвиньте фишку на один или два шага или займитесь межой: посадите лишний цветок.
     }
   *[go] { $entering ->
        [yes] Войдите на рынок с крайней клетки; можно сразу сделать ещё шаг.
       *[no] Передвиньте фишку на один или два шага.
     }
 }
botanists-prompt-redraw = Ни одну карту с руки (их { $number }) не сыграть. Покажите их и возьмите столько же новых.
botanists-prompt-card = Сыграйте карту рынка; ваша фишка стоит на выделенной клетке фигуры.
botanists-prompt-planting = { $actor ->
    [helper] Маленький помощник сажает у { FORM($sign, case: "prepositional") } таблички: лицом вверх или, ради бонуса, лицом вниз.
   *[own] Посадите один из собранных цветов. Следующая табличка — { FORM($sign, case: "nominative") }.
 }
botanists-prompt-bonus-blue = Возьмите 3 очка или откажитесь от бонуса.
botanists-prompt-bonus-green = Возьмите личным заказом открытую карту или верхнюю из колоды либо откажитесь от бонуса.
botanists-prompt-bonus-red = Выберите лишний цветок для обмена с чужой межой или откажитесь от бонуса.
botanists-prompt-bonus-purple = Выберите лишний цветок для обмена с рынком или откажитесь от бонуса.
botanists-prompt-bonus-yellow = Переставьте фишку на любую свободную клетку или откажитесь от бонуса.
botanists-prompt-swap-red = Что взять взамен? Вы отдаёте { FORM($flower, case: "accusative") }.
botanists-prompt-swap-purple = Какой цветок рынка взять взамен? Вы отдаёте { FORM($flower, case: "accusative") }.
botanists-prompt-leap = Выберите клетку, куда поставить { FORM($pawn, case: "accusative") }.
botanists-prompt-tending = Можно заменить открытые заказы, взять карты рынка — или идти дальше.
botanists-prompt-marked = { $number ->
    [one] Будет заменён { $number } открытый заказ. Укажите ещё или откройте новый.
    [few] Будут заменены { $number } открытых заказа. Откройте новые.
   *[other] Будут заменены { $number } открытых заказов. Откройте новые.
 }
botanists-prompt-renewed = Можно взять две карты рынка — или идти дальше.
botanists-prompt-dropping = { $number ->
    [one] Сбросьте ещё { $number } карту рынка.
    [few] Сбросьте { $number } карты рынка.
   *[other] Сбросьте { $number } карт рынка.
 }
botanists-prompt-orders = { $can ->
    [yes] Выполните по одному открытому и личному заказу или завершите ход.
   *[no] Выполнять больше нечего: завершите ход.
 }
botanists-prompt-helper-card = Выберите карту для Маленького помощника: он стоит на выделенной клетке фигуры.
botanists-prompt-helper-hop = На какую из остальных клеток фигуры идёт Маленький помощник?
botanists-prompt-refresh = По желанию сбросьте одну карту; затем рука пополнится.
botanists-prompt-keeping = { $number ->
    [0] Подсчёт: можно сохранить до двух лишних цветов. Остальные увянут.
    [one] Подсчёт: можно сохранить ещё один лишний цветок. Остальные увянут.
   *[other] Подсчёт: два лишних цветка сохранены. Остальные увянут.
 }
botanists-prompt-choosing = Вы последний на шкале: кто начнёт следующий раунд?

botanists-move-board = Взять { FORM($board, case: "accusative") }
botanists-move-lead = Сначала { FORM($pawn, case: "nominative") }
botanists-move-pawn = Переставить { FORM($pawn, case: "accusative") }
botanists-move-go = На { $space }: { $plans }
botanists-move-play = { $blocked ->
    [0] Сыграть { $card }: { $flowers }
    [one] Сыграть { $card }: { $flowers }; { $blocked } жетон вам не достанется
    [few] Сыграть { $card }: { $flowers }; { $blocked } жетона вам не достанутся
   *[other] Сыграть { $card }: { $flowers }; { $blocked } жетонов вам не достанутся
 }
botanists-move-plant-up = Посадить { FORM($flower, case: "accusative") } лицом вверх
botanists-move-plant-down = Посадить { FORM($flower, case: "accusative") } лицом вниз. { $bonus }
botanists-move-tend = Заняться межой: посадить { FORM($flower, case: "accusative") } лицом вниз. { $bonus }
botanists-move-done = Дальше — Маленький помощник
botanists-move-gain = Взять 3 очка
botanists-move-redraw = Показать карты и взять новые
botanists-move-renew = Открыть новые заказы
botanists-move-skip = Отказаться от бонуса
botanists-move-wither = Пусть остальные увянут
botanists-move-end = { $alone ->
    [yes] Дальше: рынок пополняется
   *[no] Завершить ход
 }
botanists-move-keep = Сохранить { FORM($flower, case: "accusative") }
botanists-move-give = Отдать { FORM($flower, case: "accusative") }
botanists-move-claim = Забрать { FORM($flower, case: "accusative") }
botanists-move-uproot = Взять у Маленького помощника { FORM($flower, case: "accusative") }
botanists-move-pick = Взять { FORM($flower, case: "accusative") } с { $space }
botanists-move-jump = На { $space }
botanists-move-reserve = Взять личным заказом: { $order }
botanists-move-reserve-top = Взять верхний заказ колоды не глядя
botanists-move-replace = Заменить заказ: { $order }
botanists-move-fulfil = Выполнить: { $order }. { $points ->
    [one] { $points } очко при подсчёте
    [few] { $points } очка при подсчёте
   *[other] { $points } очков при подсчёте
 }
botanists-move-draw = Взять две карты рынка и две сбросить
botanists-move-draw-up = Пополнить руку
botanists-move-drop = Сбросить { $card }
botanists-move-drop-one = Сбросить { $card } и пополнить руку
botanists-move-send = { $card } для Маленького помощника; до чего дойдёт: { $flowers }
botanists-move-hop = { $match ->
    [yes] На { $space }: { FORM($flower, case: "nominative") } подходит
   *[no] На { $space }: { FORM($flower, case: "nominative") } ляжет лицом вниз
 }
botanists-move-first = { $self ->
    [yes] Начать следующий раунд самому
   *[no] Следующий раунд начнёт игрок { $number }
 }

botanists-reason-near = { $number ->
    [one] Рядом { $number } цветок подходит
    [few] Рядом { $number } цветка подходят
   *[many] Рядом { $number } цветков подходят
 } к следующему месту.
botanists-reason-clean = Цветок подходит, и столбец остаётся чистым.
botanists-reason-face-up = Цветок подходит: здесь ничего не увянет.
botanists-reason-face-down = Ни один из цветов не потратить здесь с большей пользой.
botanists-reason-fulfil = Заказ приносит { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }, и остатков меньше.
botanists-reason-keep = Его просит заказ, который уже на виду.
botanists-reason-gain = Это верные очки.
botanists-reason-drop = Эта карта открывает меньше всего.

botanists-log-board = берёт { FORM($board, case: "accusative") }
botanists-log-play = идёт на { $space } и играет { $card }: { $flowers }
botanists-log-plant = { $actor ->
    [helper] { $face ->
        [up] сажает за Маленького помощника { FORM($flower, case: "accusative") } лицом вверх
       *[down] сажает за Маленького помощника { FORM($flower, case: "accusative") } лицом вниз
     }
   *[own] { $face ->
        [up] сажает { FORM($flower, case: "accusative") } лицом вверх
       *[down] сажает { FORM($flower, case: "accusative") } лицом вниз
     }
 }
botanists-log-tend = занимается межой и сажает { FORM($flower, case: "accusative") } лицом вниз
botanists-log-hop = { $match ->
    [yes] посылает Маленького помощника на { $space } за цветком: { FORM($flower, case: "nominative") }
   *[no] посылает Маленького помощника на { $space } за цветком: { FORM($flower, case: "nominative") }, лицом вниз
 }
botanists-log-gain = берёт 3 очка
botanists-log-skip = отказывается от бонуса
botanists-log-claim = отдаёт { FORM($given, case: "accusative") } и забирает { FORM($flower, case: "accusative") }
botanists-log-pick = отдаёт рынку { FORM($given, case: "accusative") } и берёт { FORM($flower, case: "accusative") }
botanists-log-uproot = отдаёт Маленькому помощнику { FORM($given, case: "accusative") } и берёт { FORM($flower, case: "accusative") }
botanists-log-jump = переставляет { FORM($pawn, case: "accusative") } на { $space }
botanists-log-reserve = { $source ->
    [deck] берёт верхний заказ колоды: { $order }
   *[open] берёт открытый заказ: { $order }
 }
botanists-log-renew = { $number ->
    [one] заменяет { $number } открытый заказ
    [few] заменяет { $number } открытых заказа
   *[other] заменяет { $number } открытых заказов
 }
botanists-log-draw = берёт две карты рынка
botanists-log-redraw = { $number ->
    [one] показывает { $number } карту, которую не сыграть ({ $cards }), и берёт другую
    [few] показывает { $number } карты, которые не сыграть ({ $cards }), и берёт столько же новых
   *[other] показывает { $number } карт, которые не сыграть ({ $cards }), и берёт столько же новых
 }
botanists-log-drop = сбрасывает { $card }
botanists-log-fulfil = { $place ->
    [personal] выполняет личный заказ: { $order }
   *[open] выполняет открытый заказ: { $order }
 }
botanists-log-keep = сохраняет { FORM($flower, case: "accusative") }
botanists-log-wither = { $number ->
    [one] даёт увянуть { $number } лишнему цветку
   *[other] даёт увянуть { $number } лишним цветам
 }
botanists-log-first = передаёт первый ход игроку { $number }
botanists-log-cards-shuffled = Сброшенные карты рынка перемешаны.
botanists-log-orders-shuffled = Сброшенные заказы перемешаны.
botanists-log-lapsed = не может воспользоваться бонусом
botanists-log-scoring = { $points ->
    [one] получает { $points } очко за раунд { $round }
    [few] получает { $points } очка за раунд { $round }
   *[other] получает { $points } очков за раунд { $round }
 }

botanists-ending-third-scoring = Все пятнадцать мест засажены и подсчитаны.

botanists-line-orders = { $number ->
    [one] Раунд { $round }: { $number } заказ
    [few] Раунд { $round }: { $number } заказа
   *[other] Раунд { $round }: { $number } заказов
 }
botanists-line-leftovers = { $number ->
    [one] Раунд { $round }: { $number } лишний цветок
    [few] Раунд { $round }: { $number } лишних цветка
   *[other] Раунд { $round }: { $number } лишних цветов
 }
botanists-line-no-leftovers = Раунд { $round }: без лишних цветов
botanists-line-column = Раунд { $round }: грядка без увядших цветов
botanists-line-helper-column = Раунд { $round }: грядка Маленького помощника без увядших цветов
botanists-line-pending-orders = { $number ->
    [one] В этом раунде: { $number } заказ
    [few] В этом раунде: { $number } заказа
   *[other] В этом раунде: { $number } заказов
 }
botanists-line-pending-leftovers = { $number ->
    [one] В этом раунде: { $number } лишний цветок
    [few] В этом раунде: { $number } лишних цветка
   *[other] В этом раунде: { $number } лишних цветов
 }
botanists-line-bonus = { $number ->
    [one] { $number } синий бонус
    [few] { $number } синих бонуса
   *[other] { $number } синих бонусов
 }
botanists-line-withered = { $number ->
    [one] { $number } увядший цветок
    [few] { $number } увядших цветка
   *[other] { $number } увядших цветов
 }
botanists-line-helper-withered = { $number ->
    [one] У Маленького помощника { $number } увядший цветок
    [few] У Маленького помощника { $number } увядших цветка
   *[other] У Маленького помощника { $number } увядших цветов
 }
botanists-line-personal = { $number ->
    [one] { $number } невыполненный личный заказ
    [few] { $number } невыполненных личных заказа
   *[other] { $number } невыполненных личных заказов
 }
botanists-entry-round = Раунд { $number }
botanists-entry-orders = Выполнено заказов
botanists-entry-leftovers = Лишних цветов, считая сохранённые
botanists-entry-clean = На грядке ничего не увяло
botanists-entry-end = После последнего раунда
botanists-entry-bonus = Очков за синие бонусы
botanists-entry-withered = Увядших цветов
botanists-entry-personal = Личных заказов не выполнено
botanists-entry-board = Планшет
botanists-entry-space = { $space }
botanists-entry-next-board = следующий свободный
botanists-entry-outside = вне рынка
botanists-note-shared = Очков поровну: победа общая.
botanists-note-fewer-withered = Очков поровну: побеждает тот, у кого меньше увядших цветов ({ $number }).

botanists-components = Свои планшеты и заказы
    .help = Файл JSON с табличками ваших планшетов и заказами вашей колоды.
botanists-option-start = Первый игрок
    .help = По жребию или по выбору.
botanists-option-boards = Планшеты
    .help = Раздаются случайно, или их выбирают по очереди, начиная с первого игрока.
botanists-option-boards-drawn = по жребию
botanists-option-boards-chosen = по выбору игроков
botanists-option-entry = Клетка, с которой фишка входит на рынок
    .help = Считается ли вход первым из двух шагов.
botanists-option-entry-first-step = считается первым шагом
botanists-option-entry-before-moving = шагом не считается
botanists-option-empty-spaces = Клетки без жетона
    .help = Можно ли ступать на клетки, которые нечем пополнить.
botanists-option-empty-spaces-closed = для шагов закрыты
botanists-option-empty-spaces-open = для шагов открыты
botanists-option-swap-collected = Менять только что собранные цветы
    .help = Считаются ли цветы этого хода лишними уже тогда, когда бонус даёт обмен.
botanists-option-fresh-orders = Выполнять личный заказ сразу
    .help = Можно ли выполнить заказ, взятый зелёным бонусом, в тот же ход.
botanists-option-tie-break = При равенстве очков
    .help = Решает ли что-нибудь ничью.
botanists-option-tie-break-shared = победа общая
botanists-option-tie-break-fewer-withered = побеждает тот, у кого меньше увядших
botanists-option-second-order = Второй заказ для синего планшета
    .help = Синий планшет начинает с двумя личными заказами: зелёных табличек на нём нет.
botanists-option-helper-withered = Соло: штраф за увядшие цветы
    .help = Для каждого планшета отдельно или за цветы помощника вместе со своими.
botanists-option-helper-withered-apart = за каждый планшет отдельно
botanists-option-helper-withered-together = за все вместе

botanists-choose-a-board = Сначала выберите планшет.
botanists-say-who-acts = Сначала решите, кто действует первым: вы или Маленький помощник.
botanists-move-or-tend = Сначала передвиньте фишку или займитесь межой.
botanists-play-a-card = Фишка передвинута. Теперь сыграйте карту рынка.
botanists-plant-a-flower = Сначала посадите один из собранных цветов.
botanists-use-the-bonus = Сначала воспользуйтесь бонусом или откажитесь от него.
botanists-finish-the-swap = Вы назвали цветок, который отдаёте. Выберите, что взять взамен.
botanists-finish-the-leap = Сначала выберите клетку для фишки.
botanists-finish-tending = Не сейчас: вы заняты межой. Сперва заказы, потом карты, потом конец хода.
botanists-drop-cards = Сначала сбросьте карты рынка.
botanists-orders-or-end = Теперь можно только выполнять заказы или завершить ход.
botanists-send-the-helper = Очередь Маленького помощника: выберите карту.
botanists-move-the-helper = Сначала выберите, куда идёт Маленький помощник.
botanists-draw-cards = Сначала пополните руку; перед этим можно сбросить одну карту.
botanists-keep-or-wither = Подсчёт: сохраните до двух лишних цветов или дайте им увянуть.
botanists-name-the-first = Сначала решите, кто начнёт следующий раунд.
botanists-only-alone = Это бывает только в игре в одиночку с Маленьким помощником.
botanists-other-bonus = У этого места другой бонус: табличка здесь { FORM($sign, case: "nominative") }.
botanists-board-taken = Этот планшет уже занят: { FORM($board, case: "accusative") }.
botanists-space-taken = На { $space } стоит фишка.
botanists-must-move = Нельзя закончить путь на { $space }: оттуда фишка вышла.
botanists-space-empty = На { $space } нет жетона.
botanists-enter-at-the-edge = Входят с края; { $space } от него дальше чем в одном шаге.
botanists-way-blocked = Путь на { $space } перекрыт.
botanists-too-far = До { $space } больше двух шагов.
botanists-no-card-fits = На { $space } не сыграть ни одну из ваших карт.
botanists-helper-can-move = Одна из карт может передвинуть Маленького помощника.
botanists-hand-can-be-played = Одну из карт поблизости можно сыграть.
botanists-must-tend = Сыграть нечего, но есть лишние цветы: займитесь межой.
botanists-card-not-held = Карты { $card } у вас нет.
botanists-card-falls-off = На { $space } карта { $card } вышла бы за край рынка.
botanists-card-brings-nothing = На { $space } карта { $card } не дала бы ни одного жетона.
botanists-not-collected = В этот ход вы не собирали такого цветка: { FORM($flower, case: "nominative") }.
botanists-no-match = Лицом вверх — только подходящий цветок: табличка здесь { FORM($sign, case: "nominative") }, а цветок — { FORM($flower, case: "nominative") }.
botanists-no-leftovers = Лишних цветов нет, так что заняться межой нельзя.
botanists-no-such-leftover = Среди этих лишних цветов нет такого: { FORM($flower, case: "nominative") }.
botanists-nothing-to-swap = Цветка другого цвета взамен не получить: { FORM($flower, case: "nominative") }.
botanists-give-first = Сначала выберите лишний цветок, который отдаёте.
botanists-same-flower = Менять { FORM($flower, case: "accusative") } на такой же цветок незачем: ничего не изменится.
botanists-uproot-instead = В одиночку меняются с цветами, которые посадил Маленький помощник.
botanists-other-player = Выберите лишний цветок другого игрока.
botanists-no-open-flower = У Маленького помощника на грядке { $column }, место { $row }, нет цветка лицом вверх.
botanists-choose-a-pawn = Сначала выберите, какую фишку переставить.
botanists-must-leave = Фишка и так стоит на { $space }.
botanists-helper-started-there = Маленький помощник начал этот ход на { $space } и вернуться туда не может.
botanists-order-not-open = Такого открытого заказа нет: { $order }.
botanists-order-not-personal = Такого личного заказа у вас нет: { $order }.
botanists-no-orders-left = Карт заказов больше нет.
botanists-marked-already = Уже указан для замены: { $order }.
botanists-replaced-already = Открытые заказы заменяют один раз за ход.
botanists-nothing-to-replace = Сначала укажите открытый заказ, который заменить.
botanists-renew-first = Сначала откройте новые заказы.
botanists-helper-first = Заказы и конец хода — после Маленького помощника.
botanists-helper-has-acted = Маленький помощник уже действовал: выполняйте заказы или завершайте ход.
botanists-one-open-order = За ход выполняют только один открытый заказ.
botanists-one-personal-order = За ход выполняют только один личный заказ.
botanists-flowers-missing = На меже не хватает цветов: { $flowers }.
botanists-order-too-fresh = За этим столом новый личный заказ ждёт одного из следующих ходов.
botanists-card-moves-nobody = Карта { $card } не сдвинет отсюда Маленького помощника.
botanists-not-a-box = { $space } — не одна из остальных клеток карты { $card }.
botanists-kept-enough = { $number ->
    [one] Больше { $number } лишнего цветка не сохранить.
   *[other] Больше { $number } лишних цветов не сохранить.
 }
botanists-no-such-seat = Игроков за столом всего { $number }.

botanists-helper-is-solo = { $field }: Маленький помощник играет только в партии на одного, а здесь игроков { $text }.
botanists-rounds-differ = { $field }: раундов у Маленького помощника { $text }; должно быть столько же, сколько у вас.
botanists-bad-bonus = { $field }: синие бонусы не могли дать { $text } очков; каждый даёт 3 за увядший цветок, здесь самое большее { $most }.
botanists-too-many-personal = { $field }: столько личных заказов ({ $text }) быть не может; самое большее { $most }.
botanists-too-many-flowers = { $field }: на заказы и лишние цветы ушло бы { $text } цветов; раунд даёт самое большее { $most }.
botanists-bad-withered = { $field }: увядших цветов { $text }, а по этим грядкам — от { $least } до { $most }.
botanists-open-mismatch = { $field }: цветок «{ $text }» не может лежать лицом вверх у таблички другого цвета.
botanists-board-twice = { $field }: планшет «{ $text }» занят.
botanists-pawns-meet = { $field }: на { $text } уже стоит фишка.
botanists-plots-full = { $field }: посажено { $text }, ходов больше нет; самое большее { $most }.
botanists-plots-out-of-step = { $field }: посажено { $text }, а по очереди хода должно быть { $number }.
botanists-too-many-leftovers = { $field }: столько лишних цветов ({ $text }) быть не может; самое большее { $most }.
botanists-too-many-tiles = { $field }: жетонов цвета «{ $text }» всего { $most }.
botanists-no-such-order = { $field }: карты заказа «{ $text }» в колоде не осталось.
botanists-card-twice = { $field }: карта «{ $text }» уже лежит в другом месте.
botanists-market-not-full = { $field }: пустые клетки бывают только при пустом мешке, а в нём ещё { $text } жетонов.
botanists-odd-board = { $field }: на планшете «{ $text }» табличек его цвета должно быть больше, чем любого другого, а одного цвета не должно быть вовсе.

botanists-lesson-go = На последней грядке свободны два места. Фишка ходит по цветочному рынку на один или два шага, и там, где она встала, играют карту. Идите на B2.
botanists-lesson-card = Фишка стоит на выделенной клетке фигуры, и вы собираете цветы под всеми её клетками. Сыграйте квадрат.
botanists-lesson-plant = Один из четырёх цветов сажают на следующее место. Табличка там фиолетовая: посадите фиолетовую лаванду лицом вверх, и ничего не увянет.
botanists-lesson-order = Остальные цветы — лишние, но их ждут заказчики. Каждый заказ приносит 5 очков. Выполните открытый: синий и красный.
botanists-lesson-end-turn = Один цветок остался, и для личного заказа нужен к нему ещё один. Завершите ход; вы возьмёте новую карту.
botanists-lesson-neighbour = Теперь то же делает сосед. Потом пустые клетки рынка заполняются снова.
botanists-lesson-go-again = Это ваш последний ход. Для личного заказа нужны зелёный и жёлтый, для открытого — синий и жёлтый, а один жёлтый у вас есть. Идите на C2.
botanists-lesson-card-again = Сыграйте квадрат, у которого выделена правая верхняя клетка.
botanists-lesson-wither = Последняя табличка синяя. Если посадить другой цветок лицом вниз, он увянет и в конце будет стоить немного очков, зато даст бонус таблички. Посадите жёлтый лицом вниз.
botanists-lesson-bonus = Бонус синей таблички — 3 очка сразу. Возьмите их.
botanists-lesson-orders = За ход можно выполнить один открытый и один личный заказ. Цветов хватит на оба: выполните один из них.
botanists-lesson-other-order = И второй. Невыполненный личный заказ стоил бы в конце 5 очков.
botanists-lesson-last = Лишних цветов нет! При подсчёте каждый лишний цветок отнимает 2 очка, а у кого их нет, тот получает 7. Завершите ход; у соседа ещё один, и игра окончена.
botanists-lesson-end = В таблице очков видно, откуда взялось каждое очко. В целой партии три грядки по пять мест, и после каждой — подсчёт; другие таблички дают другие бонусы.
