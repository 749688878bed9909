# Officinalis

officinalis-name = Officinalis
officinalis-blurb = Собирайте взятки с целебными растениями, заваривайте из них травяные чаи, а яд оставьте другим.

officinalis-forest = Лес
    .genitive = Леса
    .accusative = Лес
officinalis-prairie = Луг
    .genitive = Луга
    .accusative = Луг
officinalis-mountains = Горы
    .genitive = Гор
    .accusative = Горы
officinalis-heath = Пустошь
    .genitive = Пустоши
    .accusative = Пустошь
officinalis-familiar = Знакомые растения
    .genitive = Знакомых растений
    .accusative = Знакомые растения
officinalis-river = Река
    .genitive = Реки
    .accusative = Реку
officinalis-garden = Сад
    .genitive = Сада
    .accusative = Сад

officinalis-card-adders-tongue = Ужовник
    .accusative = ужовник
officinalis-card-autumn-crocus = Безвременник
    .accusative = безвременник
officinalis-card-bilberry = Черника
    .accusative = чернику
officinalis-card-birch = Берёза
    .accusative = берёзу
officinalis-card-blackcurrant = Чёрная смородина
    .accusative = чёрную смородину
officinalis-card-bogbean = Вахта
    .accusative = вахту
officinalis-card-broom = Ракитник
    .accusative = ракитник
officinalis-card-calendula = Календула
    .accusative = календулу
officinalis-card-chickweed = Мокрица
    .accusative = мокрицу
officinalis-card-common-mallow = Мальва
    .accusative = мальву
officinalis-card-cowbane = Цикута
    .accusative = цикуту
officinalis-card-cowslip = Первоцвет
    .accusative = первоцвет
officinalis-card-daisy = Маргаритка
    .accusative = маргаритку
officinalis-card-dandelion = Одуванчик
    .accusative = одуванчик
officinalis-card-edelweiss = Эдельвейс
    .accusative = эдельвейс
officinalis-card-elderberry = Бузина
    .accusative = бузину
officinalis-card-eyebright = Очанка
    .accusative = очанку
officinalis-card-field-horsetail = Полевой хвощ
    .accusative = полевой хвощ
officinalis-card-garden-angelica = Дягиль
    .accusative = дягиль
officinalis-card-genepi = Женепи
    .accusative = женепи
officinalis-card-gentian = Горечавка
    .accusative = горечавку
officinalis-card-great-burnet = Кровохлёбка
    .accusative = кровохлёбку
officinalis-card-hawthorn = Боярышник
    .accusative = боярышник
officinalis-card-juniper = Можжевельник
    .accusative = можжевельник
officinalis-card-ladys-mantle = Манжетка
    .accusative = манжетку
officinalis-card-lavandin = Лавандин
    .accusative = лавандин
officinalis-card-lily-of-the-valley = Ландыш
    .accusative = ландыш
officinalis-card-maisonus-officinalis = Maisonus Officinalis
officinalis-card-meadowsweet = Таволга
    .accusative = таволгу
officinalis-card-monkshood = Аконит
    .accusative = аконит
officinalis-card-nettle = Крапива
    .accusative = крапиву
officinalis-card-oak = Дуб
    .accusative = дуб
officinalis-card-oleander = Олеандр
    .accusative = олеандр
officinalis-card-peppermint = Перечная мята
    .accusative = перечную мяту
officinalis-card-poppy = Мак
    .accusative = мак
officinalis-card-raspberry = Малина
    .accusative = малину
officinalis-card-red-clover = Луговой клевер
    .accusative = луговой клевер
officinalis-card-ribwort-plantain = Подорожник
    .accusative = подорожник
officinalis-card-rose = Роза
    .accusative = розу
officinalis-card-rosemary = Розмарин
    .accusative = розмарин
officinalis-card-round-leaved-wintergreen = Круглолистная грушанка
    .accusative = круглолистную грушанку
officinalis-card-saffron = Шафран
    .accusative = шафран
officinalis-card-salvia-maria = Salvia Maria
officinalis-card-shepherds-purse = Пастушья сумка
    .accusative = пастушью сумку
officinalis-card-st-johns-wort = Зверобой
    .accusative = зверобой
officinalis-card-sundew = Росянка
    .accusative = росянку
officinalis-card-watercress = Водяной кресс
    .accusative = водяной кресс
officinalis-card-white-willow = Белая ива
    .accusative = белую иву
officinalis-card-wild-thyme = Чабрец
    .accusative = чабрец
officinalis-card-woodruff = Ясменник
    .accusative = ясменник
officinalis-card-yarrow = Тысячелистник
    .accusative = тысячелистник

officinalis-picker-druid = Друид (Дивитиак)
officinalis-picker-herbalist = Травница (Хильдегарда Бингенская)
officinalis-picker-apothecary = Аптекарь (Жан Маньоль)
officinalis-picker-botanist = Ботаник (Жан-Франсуа де Лапейруз)

officinalis-tea-anti-stress = Антистресс
officinalis-tea-circulation = Кровообращение
officinalis-tea-detox = Детокс
officinalis-tea-showstopper = Гвоздь программы
officinalis-tea-silhouette = Стройность
officinalis-tea-bless-you = Будьте здоровы
officinalis-tea-joints = Суставы
officinalis-tea-peaceful-night = Спокойная ночь

officinalis-zone-trick = Взятка
officinalis-zone-attribute = Атрибут
officinalis-zone-remaining = Оставшиеся карты
officinalis-zone-last-trick = Прошлая взятка
officinalis-zone-hand = Рука
officinalis-zone-picker = Сборщик
officinalis-zone-harvest = Урожай
officinalis-zone-teas = Чаи
officinalis-entry-unnamed = ещё не объявлен
officinalis-entry-leader = Начинает взятку
officinalis-entry-rest = Не указано: всё, чего нет в других местах.
officinalis-entry-void = Показано, что нет карт среды
officinalis-face-down = Карты рубашкой вверх
officinalis-order-environment = По средам
officinalis-order-value = По ценности
officinalis-order-tea = По чаям

officinalis-mark-dealer = Сдающий
officinalis-mark-partner = Ваш напарник
officinalis-mark-leads = Заход
officinalis-mark-wins-so-far = Пока берёт
officinalis-mark-won = Взял взятку
officinalis-mark-environment = { $environment } ({ $letter })
officinalis-mark-fantastical = Сказочное растение
officinalis-mark-value = { $kind ->
    [marvel] Чудо, { $value }
    [toxic] Яд, { $value }
   *[value] { $value }
 }
officinalis-mark-doubles = Удваивает: { $environment }
officinalis-mark-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
officinalis-mark-tea = Собрано { $number }, нужно { $enough }, всего в игре { $available }

officinalis-prompt-attribute = { $free ->
    [yes] Среди оставшихся карт нет ни одной среды: объявите Атрибутом любую.
   *[no] Выберите Атрибут из тех сред, что видны среди оставшихся карт.
 }
officinalis-prompt-lead = Заходите с любой карты.
officinalis-prompt-follow = Положите карту { FORM($environment, case: "genitive") }: эту среду надо поддержать.
officinalis-prompt-attribute-card = Карт { FORM($environment, case: "genitive") } у вас нет: кладите Атрибут, то есть карту { FORM($attribute, case: "genitive") }.
officinalis-prompt-discard = У вас нет ни карт { FORM($environment, case: "genitive") }, ни Атрибута: сбросьте что угодно.
officinalis-prompt-free = Зашли с карты { $card }, поддерживать нечего: кладите любую карту.
officinalis-prompt-waiting = { $phase ->
    [attribute] Сдающий выбирает Атрибут.
   *[trick] Карту кладёт другой игрок.
 }
officinalis-prompt-pause = Раунд { $round } подсчитан. Когда все будут готовы, карты сдаст следующий сдающий.
officinalis-prompt-over = Игра окончена. { $ending }

officinalis-move-attribute = Сделать Атрибутом { FORM($environment, case: "accusative") }
officinalis-move-play = Положить { FORM($card, case: "accusative") }
officinalis-move-next-round = Сдать раунд { $round }

officinalis-reason-attribute = У вас на руке { $number } { $number ->
    [one] карта
    [few] карты
   *[many] карт
 } этой среды.
officinalis-reason-tea = Завершает чай: { $tea }.
officinalis-reason-sure = Побить её никто не может; растения стоят { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }.
officinalis-reason-best-so-far = Бьёт всё, что уже лежит.
officinalis-reason-lead-cheap = Если её побьют, вы потеряете с ней всего { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }.
officinalis-reason-lead-toxic = Кто её побьёт, избавит вас от яда.
officinalis-reason-rivals = Из карт, которых вы не видели, её { $number ->
    [one] бьёт
   *[other] бьют
 } { $number }.
officinalis-reason-partner = Взятка идёт к напарнику: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 } на двоих.
officinalis-reason-partner-wins = Напарник возьмёт и без вашей помощи.
officinalis-reason-toxic = Яд достанется другому, а с ним минус { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }.
officinalis-reason-leave-toxic = Яд остаётся другому.
officinalis-reason-cheap = Отдаёт всего { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 } и бережёт карты получше.

officinalis-log-attribute = выбирает Атрибутом { FORM($environment, case: "accusative") }
officinalis-log-attribute-shown = Атрибут — { $environment }: другого выбора нет.
officinalis-log-deal = сдаёт раунд { $round }
officinalis-log-play = кладёт { FORM($card, case: "accusative") }
officinalis-log-harvest = собирает взятку: растения в ней стоят { $value } { $value ->
    [one] очко
    [few] очка
   *[many] очков
 }
officinalis-log-round-over = Раунд { $round } окончен: { $reason ->
    [last-marvel] Чудес на руках больше нет.
   *[last-card] все карты сыграны.
 }
officinalis-log-round-points = получает за раунд { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }

officinalis-ending-last-marvel = Собрано последнее Чудо последнего раунда.
officinalis-ending-last-card = Сыграна последняя карта последнего раунда.

officinalis-line-round = Раунд { $round } · { $line }
officinalis-line-environment = { $environment }: { $plants }
officinalis-line-picker = { $picker } удваивает { FORM($environment, case: "accusative") }
officinalis-line-maisonus = Maisonus Officinalis: берёт взятку, очков не приносит
officinalis-line-salvia = Salvia Maria: ценность { $value } и премия { $bonus }
officinalis-line-tea = Чай «{ $tea }»: { $plants } ({ $number } из { $available }, что есть в игре)
officinalis-note-round = Раунд { $round }: { $points }.
officinalis-side-points = { $partner ->
    [0] игрок { $player } — { $points }
   *[other] игроки { $player } и { $partner } — { $points }
 }
officinalis-note-running = Раунд { $round } ещё идёт. Сборщики пока тайные и не учтены.
officinalis-note-shared = Поровну очков: победа общая.

officinalis-components = Своя ценность
    .help = Файл JSON с ценностью ваших Знакомых растений. Вариант с их ценностью тогда не действует.
officinalis-option-rounds = Число раундов
    .help = Сколько раундов вы сыграете.
officinalis-option-dealer = Первый сдающий
    .help = По жребию или по выбору.
officinalis-option-familiar = Ценность Знакомых растений
    .help = Семь растений этой семьи стоят от 1 до 7 или от 1 до 5, причём 3 и 4 встречаются дважды.
officinalis-option-familiar-one-to-seven = от 1 до 7
officinalis-option-familiar-one-to-five = от 1 до 5, с двумя повторами
officinalis-option-pickers = Сборщиков сдают
    .help = Если сдать их один раз, после первого раунда они известны всем.
officinalis-option-pickers-each-round = заново каждый раунд
officinalis-option-pickers-once = один раз на всю игру
officinalis-option-salvia = Salvia Maria играет
    .help = Можно ли положить её, когда есть чем поддержать или есть Атрибут.
officinalis-option-salvia-when-void = при заходе или сбросе
officinalis-option-salvia-any-time = когда угодно
officinalis-option-marvels = Раунд кончается раньше
    .help = Как быть, если Чудо лежит среди оставшихся карт и собрать его нельзя.
officinalis-option-marvels-dealt = когда собраны все сданные Чудеса
officinalis-option-marvels-all = только когда собраны все Чудеса
officinalis-option-teas = Растение годится
    .help = Растение с несколькими знаками идёт во все эти чаи или только в один.
officinalis-option-teas-shared = во все свои чаи
officinalis-option-teas-one-each = только в один чай

officinalis-attribute-first = Сначала сдающий выбирает Атрибут, потом кладут карты.
officinalis-attribute-settled = Атрибут этого раунда уже известен: { $environment }.
officinalis-environment-not-in-play = { $environment }: при таком числе игроков эта среда не участвует.
officinalis-environment-not-shown = Среди оставшихся карт этой среды нет: { $environment }.
officinalis-round-is-over = Раунд окончен. Сначала следующий сдающий сдаёт раунд { $round }.
officinalis-round-goes-on = Раунд ещё не окончен: есть что сыграть.
officinalis-not-in-play = { $card }: этой карты в игре нет, её среда ({ $environment }) при таком числе игроков убрана.
officinalis-not-in-hand = { $card }: этой карты у вас на руках нет.
officinalis-must-follow = Надо поддержать среду: у вас есть карта { FORM($environment, case: "genitive") }.
officinalis-must-play-attribute = Поддержать вам нечем, поэтому надо положить Атрибут, а он у вас есть ({ $environment }).

officinalis-bad-value = { $field }: карте «{ $card }» нужно целое число от { $least } до { $most }.
officinalis-environment-left-out = { $field }: при таком числе игроков ({ $seats }) среда «{ $environment }» убрана, а с ней и карта «{ $card }».
officinalis-card-twice = { $field }: карта «{ $card }» в игре одна.
officinalis-picker-twice = { $field }: такой Сборщик в игре один: { $picker }.
officinalis-too-many-pickers = { $field }: на одну сторону приходится { $most ->
    [one] { $most } Сборщик
    [few] { $most } Сборщика
   *[many] { $most } Сборщиков
 }, а не { $text }.
officinalis-more-than-dealt = { $field }: собрано карт: { $text }, а сдают на раунд всего { $most }.
officinalis-harvest-uneven = { $field }: { $text } { $text ->
    [one] карта
    [few] карты
   *[many] карт
 } не делится на целые взятки по { $seats }.
officinalis-hands-uneven = { $field }: карт на руках вместе со взяткой у всех должно быть поровну, а у кого-то их { $text }.
officinalis-cannot-be-dealt = { $field }: остальные карты нельзя раздать так, чтобы каждому хватило и никому не досталось того, чего у него заведомо нет.
officinalis-round-is-finished = { $field }: Чудес на руках нет, значит, раунд окончен.
officinalis-dealer-leads = { $field }: в первую взятку заходит сдающий, а не место { $text }.
officinalis-trick-breaks-rules = { $field }: «{ $text }» — против правил. { $reason }

officinalis-lesson-attribute = Вы сдающий и выбираете Атрибут, то есть среду, которая сильнее остальных, из сред оставшихся карт. У вас много растений Сада: выберите Сад.
officinalis-lesson-lead = Взятку начинают с любой карты, а остальные кладут карту той же среды, если она есть. Зайдите с боярышника.
officinalis-lesson-follow = У соперника есть растения Леса, и одно из них надо положить. Дуб стоит 5, больше вашей тройки, и забирает взятку.
officinalis-lesson-led = Оба растения теперь в урожае соперника. Кто забрал взятку, заходит в следующую.
officinalis-lesson-must-play-attribute = Зашли с Гор, а у вас их нет. Кому поддержать нечем, кладёт Атрибут, и даже самый младший бьёт любую другую среду: положите розмарин.
officinalis-lesson-tea = Розмарин с горечавкой дают травяной чай «Гвоздь программы»: 30 очков! Чаи ценятся выше всего. Теперь заходите вы: попробуйте чабрец.
officinalis-lesson-marvel = Очанка оказалась старше. Теперь соперник заходит с Чуда, а оно стоит 10.
officinalis-lesson-maisonus = Пришлось бы поддержать Пустошь и проиграть, но Maisonus Officinalis можно положить в любой момент, и он забирает любую взятку. Положите его.
officinalis-lesson-picker = Ваш тайный Сборщик, Друид, удваивает растения Леса. Зайдите со своего Чуда, круглолистной грушанки: у кого есть Лес, тот не может положить на неё Атрибут.
officinalis-lesson-toxic = Сопернику приходится поддержать, и он подкладывает вам яд: ландыш стоит −3, и Друид удваивает и это.
officinalis-lesson-end = Чудес на руках больше нет, и раунд окончен; карты, оставшиеся на руках, не приносят ничего. В целой партии семь таких раундов. Вчетвером играют парами: напарники сидят напротив и собирают урожай вместе.
