# Знахарь
#
# Падежи недугов и трав берутся через FORM: nominative — название внутри фразы.
# Свои карты по падежам не склонить: их название стоит в кавычках после слова «недуг» или «трава».

znakhar-name = Знахарь
znakhar-blurb = Собирайте травы и заговоры, лечите недуги — свои и чужие — и прослывите самым искусным знахарем.

znakhar-illness-runny-nose = Насморк
    .nominative = насморк
    .genitive = насморка
    .accusative = насморк
znakhar-illness-cough = Кашель
    .nominative = кашель
    .genitive = кашля
    .accusative = кашель
znakhar-illness-graze = Ссадина
    .nominative = ссадина
    .genitive = ссадины
    .accusative = ссадину
znakhar-illness-indigestion = Несварение
    .nominative = несварение
    .genitive = несварения
    .accusative = несварение
znakhar-illness-headache = Головная боль
    .nominative = головная боль
    .genitive = головной боли
    .accusative = головную боль
znakhar-illness-sleeplessness = Бессонница
    .nominative = бессонница
    .genitive = бессонницы
    .accusative = бессонницу
znakhar-illness-burn = Ожог
    .nominative = ожог
    .genitive = ожога
    .accusative = ожог
znakhar-illness-nosebleed = Кровь носом
    .nominative = кровь носом
    .genitive = крови носом
    .accusative = кровь носом
znakhar-illness-boil = Нарыв
    .nominative = нарыв
    .genitive = нарыва
    .accusative = нарыв
znakhar-illness-fever = Лихорадка
    .nominative = лихорадка
    .genitive = лихорадки
    .accusative = лихорадку
znakhar-illness-toothache = Зубная боль
    .nominative = зубная боль
    .genitive = зубной боли
    .accusative = зубную боль
znakhar-illness-quinsy = Ангина
    .nominative = ангина
    .genitive = ангины
    .accusative = ангину
znakhar-illness-lumbago = Прострел
    .nominative = прострел
    .genitive = прострела
    .accusative = прострел
znakhar-illness-scrofula = Золотуха
    .nominative = золотуха
    .genitive = золотухи
    .accusative = золотуху
znakhar-illness-night-blindness = Куриная слепота
    .nominative = куриная слепота
    .genitive = куриной слепоты
    .accusative = куриную слепоту
znakhar-illness-colic = Колики
    .nominative = колики
    .genitive = колик
    .accusative = колики
znakhar-illness-jaundice = Желтуха
    .nominative = желтуха
    .genitive = желтухи
    .accusative = желтуху
znakhar-illness-dropsy = Водянка
    .nominative = водянка
    .genitive = водянки
    .accusative = водянку
znakhar-illness-erysipelas = Рожа
    .nominative = рожа
    .genitive = рожи
    .accusative = рожу
znakhar-illness-gout = Подагра
    .nominative = подагра
    .genitive = подагры
    .accusative = подагру
znakhar-illness-heart-pangs = Грудная жаба
    .nominative = грудная жаба
    .genitive = грудной жабы
    .accusative = грудную жабу
znakhar-illness-consumption = Чахотка
    .nominative = чахотка
    .genitive = чахотки
    .accusative = чахотку
znakhar-illness-falling-sickness = Падучая
    .nominative = падучая
    .genitive = падучей
    .accusative = падучую
znakhar-illness-dark-water = Тёмная вода
    .nominative = тёмная вода
    .genitive = тёмной воды
    .accusative = тёмную воду
znakhar-illness-plague = Моровая язва
    .nominative = моровая язва
    .genitive = моровой язвы
    .accusative = моровую язву

znakhar-herb-plantain = Подорожник
    .nominative = подорожник
    .genitive = подорожника
    .accusative = подорожник
    .instrumental = подорожником
znakhar-herb-camomile = Ромашка
    .nominative = ромашка
    .genitive = ромашки
    .accusative = ромашку
    .instrumental = ромашкой
znakhar-herb-nettle = Крапива
    .nominative = крапива
    .genitive = крапивы
    .accusative = крапиву
    .instrumental = крапивой
znakhar-herb-st-johns-wort = Зверобой
    .nominative = зверобой
    .genitive = зверобоя
    .accusative = зверобой
    .instrumental = зверобоем
znakhar-herb-yarrow = Тысячелистник
    .nominative = тысячелистник
    .genitive = тысячелистника
    .accusative = тысячелистник
    .instrumental = тысячелистником
znakhar-herb-mint = Мята
    .nominative = мята
    .genitive = мяты
    .accusative = мяту
    .instrumental = мятой
znakhar-herb-coltsfoot = Мать-и-мачеха
    .nominative = мать-и-мачеха
    .genitive = мать-и-мачехи
    .accusative = мать-и-мачеху
    .instrumental = мать-и-мачехой
znakhar-herb-marigold = Календула
    .nominative = календула
    .genitive = календулы
    .accusative = календулу
    .instrumental = календулой
znakhar-herb-wild-marjoram = Душица
    .nominative = душица
    .genitive = душицы
    .accusative = душицу
    .instrumental = душицей
znakhar-herb-linden-blossom = Липовый цвет
    .nominative = липовый цвет
    .genitive = липового цвета
    .accusative = липовый цвет
    .instrumental = липовым цветом
znakhar-herb-valerian = Валериана
    .nominative = валериана
    .genitive = валерианы
    .accusative = валериану
    .instrumental = валерианой
znakhar-herb-elecampane = Девясил
    .nominative = девясил
    .genitive = девясила
    .accusative = девясил
    .instrumental = девясилом
znakhar-herb-celandine = Чистотел
    .nominative = чистотел
    .genitive = чистотела
    .accusative = чистотел
    .instrumental = чистотелом
znakhar-herb-wormwood = Полынь
    .nominative = полынь
    .genitive = полыни
    .accusative = полынь
    .instrumental = полынью
znakhar-herb-melilot = Донник
    .nominative = донник
    .genitive = донника
    .accusative = донник
    .instrumental = донником
znakhar-herb-centaury = Золототысячник
    .nominative = золототысячник
    .genitive = золототысячника
    .accusative = золототысячник
    .instrumental = золототысячником
znakhar-herb-angelica = Дягиль
    .nominative = дягиль
    .genitive = дягиля
    .accusative = дягиль
    .instrumental = дягилем
znakhar-herb-pheasants-eye = Горицвет
    .nominative = горицвет
    .genitive = горицвета
    .accusative = горицвет
    .instrumental = горицветом
znakhar-herb-eyebright = Очанка
    .nominative = очанка
    .genitive = очанки
    .accusative = очанку
    .instrumental = очанкой
znakhar-herb-marsh-cinquefoil = Сабельник
    .nominative = сабельник
    .genitive = сабельника
    .accusative = сабельник
    .instrumental = сабельником
znakhar-herb-conquer-herb = Одолень-трава
    .nominative = одолень-трава
    .genitive = одолень-травы
    .accusative = одолень-траву
    .instrumental = одолень-травой
znakhar-herb-adams-head = Адамова голова
    .nominative = адамова голова
    .genitive = адамовой головы
    .accusative = адамову голову
    .instrumental = адамовой головой
znakhar-herb-weeping-herb = Плакун-трава
    .nominative = плакун-трава
    .genitive = плакун-травы
    .accusative = плакун-траву
    .instrumental = плакун-травой
znakhar-herb-burst-herb = Разрыв-трава
    .nominative = разрыв-трава
    .genitive = разрыв-травы
    .accusative = разрыв-траву
    .instrumental = разрыв-травой
znakhar-herb-fern-flower = Цвет папоротника
    .nominative = цвет папоротника
    .genitive = цвета папоротника
    .accusative = цвет папоротника
    .instrumental = цветом папоротника

znakhar-charm = Заговор от { FORM($illness, case: "genitive") }
    .nominative = заговор от { FORM($illness, case: "genitive") }
    .accusative = заговор от { FORM($illness, case: "genitive") }
znakhar-charm-sleeplessness = Сон, иди по тёмной тропе, сядь на подушку ко мне. Ночь велика — спи до петуха
znakhar-charm-nosebleed = Стой, алая река, под мостом изо льда. Слово — замок, кровь — молчок
znakhar-charm-fever = Трясея, не тряси: у тебя двенадцать дорог, а к моему порогу ни одной
znakhar-charm-toothache = Месяц в небе, дуб в поле, камень в море. Как сойдутся трое — тогда зубу болеть
znakhar-charm-lumbago = Порог не скрипит, топор не звенит, спина не болит. Рублю прострел, чтоб улетел
znakhar-charm-jaundice = Жёлтое — солнцу, жёлтое — одуванчику, а белому лицу — белым быть
znakhar-charm-erysipelas = Красная гостья, потлей да остынь, к маку в поле прильни и сгинь
znakhar-charm-falling-sickness = Упал — на мягкую траву, встал — на крепкую тропу. Что роняло, само упало
znakhar-charm-dark-water = Тёмная вода, стеки из глаз в овраг; светлая заря, войди из окна в глаз
znakhar-charm-plague = Кругом села борозда, за бороздой беда. Ей сюда ни следа, ни пути — мимо идти

znakhar-own-illness = { $name }
    .nominative = недуг «{ $name }»
    .genitive = недуга «{ $name }»
    .accusative = недуг «{ $name }»
znakhar-own-herb = { $name }
    .nominative = трава «{ $name }»
    .genitive = травы «{ $name }»
    .accusative = траву «{ $name }»
    .instrumental = травой «{ $name }»
znakhar-own-charm = { $name }

znakhar-class-light = Лёгкий
    .plural = лёгкие
znakhar-class-medium = Средний
    .plural = средние
znakhar-class-grave = Тяжкий
    .plural = тяжкие
znakhar-class-incurable = Неизлечимый
    .plural = неизлечимые
znakhar-class-deadly = Смертельный
    .plural = смертельные
znakhar-rarity-common = Обычная
    .plural = обычные
znakhar-rarity-rare = Редкая
    .plural = редкие
znakhar-rarity-secret = Тайная
    .plural = тайные

znakhar-pile = Колода
znakhar-discard = Отбой
znakhar-spoken = Прочитан заговор
znakhar-illnesses = Недуги
znakhar-hand = Карты в руке
znakhar-laid = Карты на обмен
znakhar-cured = Вылечено
znakhar-entry-charms = Заговоры
znakhar-entry-last = Ходов осталось, когда колода кончилась
znakhar-entry-offer = Предложение ждёт ответа
znakhar-entry-offered = { $player }: предложен обмен, { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
 }
znakhar-face-down = Карты рубашкой вверх

znakhar-mark-start = Сдающий
znakhar-mark-offers = { $number ->
    [1] Предлагает обменяться одной картой
    [2] Предлагает обменяться двумя картами
    [3] Предлагает обменяться тремя картами
   *[other] Предлагает обменяться картами ({ $number })
 }
znakhar-mark-exchanged = Обмен в этот ход уже был
znakhar-mark-refused = Отказ в этот ход
znakhar-mark-last = { $number ->
    [1] Последний ход партии
    [one] Остался { $number } ход
    [few] Осталось { $number } хода
   *[other] Осталось { $number } ходов
 }
znakhar-mark-points = { $points ->
    [one] { $points } балл
    [few] { $points } балла
   *[other] { $points } баллов
 }
znakhar-mark-class = { $level }, { $points ->
    [one] { $points } балл
    [few] { $points } балла
   *[other] { $points } баллов
 }
znakhar-mark-held = Есть: { FORM($herb, case: "nominative") }
znakhar-mark-wanted = Нужно: { FORM($herb, case: "nominative") }
znakhar-mark-charm = У вас есть заговор
znakhar-mark-ready = Можно вылечить
znakhar-mark-near = Не хватает одной травы
znakhar-mark-treats = Лечит { FORM($illness, case: "accusative") }

znakhar-prompt-turn = { $draw ->
    [yes] { $cure ->
        [yes] { $exchange ->
            [yes] Вылечите недуг, предложите обмен или спасуйте и возьмите одну карту.
           *[no] Вылечите недуг или спасуйте и возьмите одну карту.
         }
       *[no] { $exchange ->
            [yes] Лечить пока нечем: предложите обмен или спасуйте и возьмите одну карту.
           *[no] Лечить нечем: спасуйте и возьмите одну карту.
         }
     }
   *[no] { $cure ->
        [yes] { $exchange ->
            [yes] Колода кончилась, это ваш последний ход: вылечите недуг, предложите обмен или спасуйте.
           *[no] Колода кончилась, это ваш последний ход: вылечите недуг или спасуйте.
         }
       *[no] { $exchange ->
            [yes] Колода кончилась, это ваш последний ход. Лечить нечем: предложите обмен или спасуйте.
           *[no] Колода кончилась, это ваш последний ход. Лечить нечем: спасуйте.
         }
     }
 }
znakhar-prompt-wait = Решает другой игрок.
znakhar-prompt-offered = { $number ->
    [1] Вам предлагают обменяться одной картой
    [2] Вам предлагают обменяться двумя картами
    [3] Вам предлагают обменяться тремя картами
   *[other] Вам предлагают обменяться картами ({ $number })
 }: что отдать, каждый выбирает сам и не показывает. Согласны?
znakhar-prompt-give = Выберите, что отдать: { $number ->
    [one] ещё { $number } карту
    [few] ещё { $number } карты
   *[other] ещё { $number } карт
 }. Пока не выберут оба, вашего выбора никто не увидит.
znakhar-prompt-over = Игра окончена. { $ending }

znakhar-move-pass = { $draw ->
    [yes] Спасовать и взять карту
   *[no] Спасовать
 }
znakhar-move-accept = { $number ->
    [1] Согласиться и обменяться одной картой
    [2] Согласиться и обменяться двумя картами
    [3] Согласиться и обменяться тремя картами
   *[other] Согласиться на обмен ({ $number })
 }
znakhar-move-refuse = Отказаться
znakhar-move-offer = { $number ->
    [1] Предложить обменяться одной картой
    [2] Предложить обменяться двумя картами
    [3] Предложить обменяться тремя картами
   *[other] Предложить обмен ({ $number })
 }
znakhar-move-give = Отдать { FORM($card, case: "accusative") }
znakhar-move-cure = Вылечить { FORM($illness, case: "accusative") } травами ({ $points ->
    [one] { $points } балл
    [few] { $points } балла
   *[other] { $points } баллов
 })
znakhar-move-charm = Вылечить { FORM($illness, case: "accusative") } заговором ({ $points ->
    [one] { $points } балл
    [few] { $points } балла
   *[other] { $points } баллов
 })

znakhar-reason-cure = { $illness }: лечение приносит { $points } { $points ->
    [one] балл
    [few] балла
   *[many] баллов
 }.
znakhar-reason-cure-home = { $illness }: вместе с тем, что недуг больше не отнимет, это { $points } { $points ->
    [one] балл
    [few] балла
   *[many] баллов
 }.
znakhar-reason-charm = Травы остаются на руке.
znakhar-reason-pass = Новая карта может оказаться той, которой не хватает: { FORM($illness, case: "nominative") }.
znakhar-reason-spare = { $number ->
    [one] Без { $number } карты можно обойтись, а взамен придёт что-то полезное.
   *[other] Без { $number } карт можно обойтись, а взамен придёт что-то полезное.
 }
znakhar-reason-refuse = Ваши карты нужнее тех, что могут прийти взамен.
znakhar-reason-give = Об этой карте вы пожалеете меньше всего.

znakhar-log-cure = { $own ->
    [yes] лечит у себя { FORM($illness, case: "accusative") } { FORM($herbs, case: "instrumental") }
   *[no] лечит у соперника { FORM($illness, case: "accusative") } { FORM($herbs, case: "instrumental") }
 }
znakhar-log-charm = { $own ->
    [yes] у себя читает заговор от { FORM($illness, case: "genitive") }: «{ $words }»
   *[no] у соперника читает заговор от { FORM($illness, case: "genitive") }: «{ $words }»
 }
znakhar-log-pass = пасует
znakhar-log-offer = { $number ->
    [1] предлагает обменяться одной картой
    [2] предлагает обменяться двумя картами
    [3] предлагает обменяться тремя картами
   *[other] предлагает обменяться картами ({ $number })
 }
znakhar-log-accept = соглашается на обмен
znakhar-log-refuse = отказывается от обмена
znakhar-log-laid = { $number ->
    [one] откладывает для обмена { $number } карту
    [few] откладывает для обмена { $number } карты
   *[other] откладывает для обмена { $number } карт
 }
znakhar-log-exchange = { $number ->
    [1] завершает обмен: по одной карте
    [2] завершает обмен: по две карты
    [3] завершает обмен: по три карты
   *[other] завершает обмен картами ({ $number })
 }
znakhar-log-swapped = отдаёт { FORM($gave, case: "accusative") }, получает { FORM($got, case: "accusative") }
znakhar-log-draws = { $number ->
    [one] берёт { $number } карту
    [few] берёт { $number } карты
   *[other] берёт { $number } карт
 }
znakhar-log-drew = { $number ->
    [one] берёт { $number } карту
    [few] берёт { $number } карты
   *[other] берёт { $number } карт
 }; в руку: { FORM($cards, case: "nominative") }
znakhar-log-laid-out = { $number ->
    [one] выкладывает недуг: { FORM($illnesses, case: "nominative") }
   *[other] выкладывает недуги: { FORM($illnesses, case: "nominative") }
 }
znakhar-log-pile-out = { $number ->
    [one] Колода кончилась: остался { $number } ход.
    [few] Колода кончилась: осталось { $number } хода.
   *[other] Колода кончилась: осталось { $number } ходов.
 }

znakhar-ending-pile-out = Колода кончилась, и последние ходы сделаны.

znakhar-line-cured = Вылечено, { FORM($level, case: "plural") } ({ $number }): { FORM($illnesses, case: "nominative") }
znakhar-line-uncured = Не вылечено, { FORM($level, case: "plural") } ({ $number }): { FORM($illnesses, case: "nominative") }
znakhar-note-shared = Баллов поровну: победа общая.
znakhar-note-broken = Баллов поровну: побеждает тот, у кого невылеченных недугов осталось на меньшее число баллов, а потом тот, кто вылечил больше недугов.

znakhar-components = Свои карты
    .help = Файл JSON с недугами, травами и заговорами ваших карт.
znakhar-option-start = Сдаёт и ходит первым
    .help = По жребию или по вашему выбору.
znakhar-option-last-turns = Когда колода кончится, ещё по ходу делают
    .help = Есть ли ещё один ход и у того, кто взял последнюю карту.
znakhar-option-last-turns-everyone = все игроки
znakhar-option-last-turns-others = все, кроме взявшего последнюю карту
znakhar-option-ties = Если баллов поровну
    .help = Печатные правила об этом молчат.
znakhar-option-ties-shared = победа общая
znakhar-option-ties-broken = решают невылеченные недуги, затем число вылеченных

znakhar-answer-first = { $number ->
    [1] Сначала ответьте на предложение обменяться одной картой: согласитесь или откажитесь.
    [2] Сначала ответьте на предложение обменяться двумя картами: согласитесь или откажитесь.
    [3] Сначала ответьте на предложение обменяться тремя картами: согласитесь или откажитесь.
   *[other] Сначала ответьте на предложение об обмене ({ $number }): согласитесь или откажитесь.
 }
znakhar-give-first = { $number ->
    [one] Сначала выберите для обмена ещё { $number } карту.
    [few] Сначала выберите для обмена ещё { $number } карты.
   *[other] Сначала выберите для обмена ещё { $number } карт.
 }
znakhar-cured-already = Уже вылечено: { FORM($illness, case: "nominative") }.
znakhar-not-laid-out = На столе этого нет: { FORM($illness, case: "nominative") }. Лечить можно только выложенные недуги.
znakhar-herbs-missing = { $number ->
    [1] Чтобы вылечить { FORM($illness, case: "accusative") }, не хватает { FORM($herbs, case: "genitive") }.
   *[other] Чтобы вылечить { FORM($illness, case: "accusative") }, не хватает трав: { FORM($herbs, case: "genitive") }.
 }
znakhar-no-such-charm = Заговора от { FORM($illness, case: "genitive") } у вас нет.
znakhar-no-offer = Обмена никто не предлагал, отвечать не на что.
znakhar-no-such-seat = Игрока { $number } за этим столом нет.
znakhar-not-with-yourself = С самим собой не меняются.
znakhar-one-exchange-a-turn = В этот ход вы уже обменялись картами. Обмен бывает только один за ход.
znakhar-asked-already = В этот ход этот игрок вам уже отказал. Предложить снова можно в следующий.
znakhar-you-hold-too-few = { $number ->
    [0] Карт в руке у вас нет, меняться нечем.
    [one] Столько карт у вас нет: в руке только { $number } карта.
    [few] Столько карт у вас нет: в руке только { $number } карты.
   *[other] Столько карт у вас нет: в руке только { $number } карт.
 }
znakhar-partner-holds-too-few = { $number ->
    [0] У этого игрока карт в руке нет.
    [one] Столько карт у этого игрока нет: в руке только { $number } карта.
    [few] Столько карт у этого игрока нет: в руке только { $number } карты.
   *[other] Столько карт у этого игрока нет: в руке только { $number } карт.
 }
znakhar-nothing-agreed = Карты отдают только при обмене. Сначала предложите его сопернику и дождитесь согласия.
znakhar-not-in-hand = В руке этой карты нет: { FORM($card, case: "nominative") }.

znakhar-card-twice = { $field }: карта «{ $text }» названа лишний раз; в игре { $number ->
    [one] такая карта { $number }
    [few] таких карт { $number }
   *[other] таких карт { $number }
 }.
znakhar-wrong-class-count = { $field }: недугов класса «{ FORM($level, case: "plural") }» здесь { $number }, а должно быть { $expected }.
znakhar-wrong-rarity-count = { $field }: трав вида «{ FORM($rarity, case: "plural") }» здесь { $number }, а должно быть { $expected }.
znakhar-wrong-herb-count = { $field }: трав здесь { $number }, а для недуга этого класса («{ FORM($level, case: "plural") }») нужно ровно { $expected }.
znakhar-unknown-herb = { $field }: травы «{ $text }» в этом списке нет.
znakhar-herb-twice = { $field }: трава «{ $text }» стоит здесь дважды, а все травы для одного недуга разные.
znakhar-herb-heals-nothing = { $field }: ни одному недугу не нужна трава «{ $text }».
znakhar-charm-twice = { $field }: заговор от «{ $text }» уже есть, а десять заговоров — от десяти разных недугов.
znakhar-id-twice = { $field }: обозначение «{ $text }» использовано дважды.
znakhar-no-name = { $field }: карты «{ $text }» среди наших нет, поэтому ей нужно название.
znakhar-no-charm-text = { $field }: заговора от «{ $text }» у нас нет, поэтому нужен его текст.

znakhar-lesson-cure = Недуги лежат перед каждым открыто, и лечить можно чьи угодно. От лихорадки нужны липовый цвет и золототысячник, у вас есть и то и другое: вылечите её. Её 2 балла — ваши.
znakhar-lesson-neighbour = Вы взяли столько карт, сколько истратили. Одна из них — недуг, кашель: он лёг перед вами, и если останется там до конца, принесёт минус. Сосед пасует и берёт карту.
znakhar-lesson-offer = От кашля нужна мать-и-мачеха, а её у вас нет. Может быть, есть у соседа: предложите обменяться одной картой.
znakhar-lesson-give = Сосед согласен. Каждый тайком выбирает карту. Крапива здесь годится лишь от прострела, а для него вам не хватает ещё одной травы: отдайте крапиву.
znakhar-lesson-light = Мать-и-мачеха, вот удача! В обмене всё решают случай и добрые соседи. Ваш ход продолжается: вылечите кашель, это 1 балл.
znakhar-lesson-neighbour-again = Иногда лучше спасовать и приберечь травы для тяжёлого недуга. Так сосед и поступает.
znakhar-lesson-grave = Вам пришла мать-и-мачеха. С подорожником и донником это всё, что нужно от рожи: три травы, 3 балла. Вылечите её.
znakhar-lesson-last-turns = Стопка кончилась, и у каждого остаётся по одному ходу. Соседу лечить нечем, он пасует.
znakhar-lesson-charm = Среди новых карт — заговор от чумы. Заговор лечит свой недуг без всяких трав: 5 баллов за одну карту. Прочтите его.
znakhar-lesson-end = Ваш прострел никто не вылечил, это минус 2 балла. Вылеченный недуг приносит баллы тому, кто вылечил; карты на руке не значат ничего. В целой партии у каждого сначала целая рука трав и несколько недугов.
