# Herbaceous
#
# Падежи трав, ёмкостей и мест берутся через FORM: nominative — название внутри фразы.

herbaceous-name = Herbaceous
herbaceous-blurb = Собирайте пряные травы, вовремя рассаживайте их по горшкам и не дайте друзьям увести лучшие.

herbaceous-herb-bay = Лавр
    .nominative = лавр
    .genitive = лавра
    .accusative = лавр
herbaceous-herb-dill = Укроп
    .nominative = укроп
    .genitive = укропа
    .accusative = укроп
herbaceous-herb-lavender = Лаванда
    .nominative = лаванда
    .genitive = лаванды
    .accusative = лаванду
herbaceous-herb-rosemary = Розмарин
    .nominative = розмарин
    .genitive = розмарина
    .accusative = розмарин
herbaceous-herb-saffron = Шафран
    .nominative = шафран
    .genitive = шафрана
    .accusative = шафран
herbaceous-herb-sage = Шалфей
    .nominative = шалфей
    .genitive = шалфея
    .accusative = шалфей
herbaceous-herb-tarragon = Эстрагон
    .nominative = эстрагон
    .genitive = эстрагона
    .accusative = эстрагон
herbaceous-herb-mint = Мята
    .nominative = мята
    .genitive = мяты
    .accusative = мяту
herbaceous-herb-chive = Шнитт-лук
    .nominative = шнитт-лук
    .genitive = шнитт-лука
    .accusative = шнитт-лук
herbaceous-herb-thyme = Тимьян
    .nominative = тимьян
    .genitive = тимьяна
    .accusative = тимьян

herbaceous-large-pot = Большой горшок
    .accusative = Большой горшок
herbaceous-wooden-planter = Деревянный ящик
    .accusative = Деревянный ящик
herbaceous-small-pots = Парные горшочки
    .accusative = Парные горшочки
herbaceous-glass-jar = Стеклянная банка
    .accusative = Стеклянную банку

herbaceous-community = Общий сад
    .accusative = Общий сад
    .prepositional = Общем саду
herbaceous-private = Свой сад
    .accusative = Свой сад
    .prepositional = Своём саду
herbaceous-discard = Сброс
    .accusative = сброс
    .prepositional = сбросе
herbaceous-deck = Колода
herbaceous-drawn = Открытая карта
herbaceous-entry-potted = В этот ход ёмкость уже заполнена
herbaceous-entry-places = Куда ещё можно положить карты этого хода
herbaceous-entry-two-places = { $first } и { $second }
herbaceous-face-down = Карты рубашкой вверх

herbaceous-mark-start = Первый игрок
herbaceous-mark-bun = Булочка: 5 очков
herbaceous-mark-retired = Больше не пересаживает
herbaceous-mark-value = +{ $value } { $value ->
    [one] очко
    [few] очка
   *[other] очков
 } в Стеклянной банке
herbaceous-mark-overflow = Очищается, когда карт набирается { $number }
herbaceous-mark-open = Идёт пересадка
herbaceous-mark-unused = Свободно
herbaceous-mark-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }

herbaceous-prompt-turn = { $pot ->
    [yes] Выберите ёмкость, чтобы пересадить в неё травы, или откройте карту.
   *[no] Ни одну ёмкость пока не заполнить: откройте карту.
 }
herbaceous-prompt-potting = { $container }: берите травы из Общего сада или из Своего.
herbaceous-prompt-chosen = { $finish ->
    [yes] { $more ->
        [yes] { $container }: возьмите ещё трав или завершите пересадку.
       *[no] { $container }: больше ничего не подходит, завершите пересадку.
     }
   *[no] { $container }: набор ещё не собран, возьмите ещё трав.
 }
herbaceous-prompt-draw = Травы пересажены. Откройте карту.
herbaceous-prompt-planting = { $herb }: в Свой сад или в Общий? Вторая карта отправится в другой.
herbaceous-prompt-planting-solo = { $places ->
    [3] { $herb }: в Свой сад, в Общий или в сброс? Каждому месту достанется одна из трёх карт.
   *[other] { $herb }: выберите одно из двух оставшихся мест. Последняя карта займёт другое.
 }
herbaceous-prompt-last = { $solo ->
    [yes] Колода кончилась. Заполните ещё одну ёмкость или спасуйте, чтобы закончить партию.
   *[no] Колода кончилась. Заполните ещё одну ёмкость или спасуйте — уже до конца партии.
 }
herbaceous-prompt-over = Игра окончена. { $ending }

herbaceous-move-draw = Открыть карту
herbaceous-move-pass = Спасовать
herbaceous-move-finish = { $container }: завершить пересадку
herbaceous-move-pot = Заполнить { FORM($container, case: "accusative") }
herbaceous-move-take = { $place ->
    [private] Взять { FORM($herb, case: "accusative") } из Своего сада
   *[community] Взять { FORM($herb, case: "accusative") } из Общего сада
 }
herbaceous-move-plant = { $place ->
    [private] Посадить { FORM($herb, case: "accusative") } в Свой сад
    [discard] Сбросить { FORM($herb, case: "accusative") }
   *[community] Посадить { FORM($herb, case: "accusative") } в Общий сад
 }

herbaceous-log-large-pot = пересаживает в Большой горшок { $number } { $number ->
    [one] кустик
    [few] кустика
   *[other] кустиков
 } { FORM($herb, case: "genitive") }
herbaceous-log-wooden-planter = пересаживает в Деревянный ящик { $number } { $number ->
    [one] траву
    [few] разные травы
   *[other] разных трав
 }
herbaceous-log-small-pots = пересаживает в Парные горшочки { $number } { $number ->
    [one] пару
    [few] пары
   *[other] пар
 }
herbaceous-log-glass-jar = пересаживает в Стеклянную банку { $number } { $number ->
    [one] траву
    [few] травы
   *[other] трав
 }
herbaceous-log-bun = получает Булочку
herbaceous-log-plant = { $place ->
    [private] сажает { FORM($herb, case: "accusative") } в Свой сад
    [discard] сбрасывает { FORM($herb, case: "accusative") }
   *[community] сажает { FORM($herb, case: "accusative") } в Общий сад
 }
herbaceous-log-pass = пасует и больше не пересаживает
herbaceous-log-cannot-pot = больше ничего не может пересадить
herbaceous-log-deck-out = Колода кончилась, но пересаживать ещё можно.
herbaceous-log-overflow = Общий сад разросся до { $number } { $number ->
    [one] травы
   *[other] трав
 } и уходит в сброс.

herbaceous-ending-all-potted = Все ёмкости заполнены.
herbaceous-ending-nothing-to-pot = Больше никому нечего пересадить.
herbaceous-ending-passed = Больше никто не хочет пересаживать.
herbaceous-ending-early = Все ёмкости заполнены раньше, чем кончилась колода.
herbaceous-ending-solo-potted = Заполнены все четыре ёмкости.
herbaceous-ending-solo-last-pot = Колода кончилась, и последняя ёмкость заполнена.
herbaceous-ending-solo-passed = Вы решили на этом остановиться.
herbaceous-ending-solo-nothing-to-pot = Пересадить больше нечего.

herbaceous-reason-pot = { $container }: сейчас принесёт { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }.
herbaceous-reason-take = { $container }: { FORM($herb, case: "nominative") } прибавляет очков.
herbaceous-reason-take-shared = { $container }: { FORM($herb, case: "nominative") } не достанется другим.
herbaceous-reason-finish = { $container }: остальное нужнее в других ёмкостях.
herbaceous-reason-wait = { $container }: может принести ещё больше, примерно { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
 }.
herbaceous-reason-plant = { $herb }: в Своём саду не пропадёт и пригодится здесь — { FORM($container, case: "nominative") }.
herbaceous-reason-garden = { $herb }: ни в одну ёмкость не нужно, но в Своём саду даёт одно очко.
herbaceous-reason-spare = { $herb }: вам почти не поможет.
herbaceous-reason-room = { $herb }: может подождать здесь, а место в Своём саду останется для следующей карты.
herbaceous-reason-pass = Ни одна ёмкость не принесёт больше, чем травы в вашем саду.

herbaceous-line-large-pot = Большой горшок: { $number } { $number ->
    [one] трава
    [few] одинаковые травы
   *[other] одинаковых трав
 }
herbaceous-line-wooden-planter = Деревянный ящик: { $number } { $number ->
    [one] трава
    [few] разные травы
   *[other] разных трав
 }
herbaceous-line-small-pots = Парные горшочки: { $number } { $number ->
    [one] пара
    [few] пары
   *[other] пар
 }
herbaceous-line-glass-jar = Стеклянная банка: { $number } { $number ->
    [one] трава
    [few] травы
   *[other] трав
 }
herbaceous-line-special = { $herb } в Стеклянной банке ({ $number })
herbaceous-line-bun = Булочка
herbaceous-line-garden = Осталось в Своём саду: { $number } { $number ->
    [one] трава
    [few] травы
   *[other] трав
 }
herbaceous-note-jar-breaks-tie = Очков поровну: победу приносит более дорогая Стеклянная банка ({ $number }).
herbaceous-note-shared = Очков поровну, и Стеклянные банки равны: победа общая.
herbaceous-note-rank = Ваше звание за { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
 }: { $rank }.
herbaceous-rank-1 = Одинокий горшок
herbaceous-rank-2 = Солнечный подоконник
herbaceous-rank-3 = Грядка у кухни
herbaceous-rank-4 = Деревенский палисадник
herbaceous-rank-5 = Монастырский сад
herbaceous-rank-6 = Аптекарский огород

herbaceous-components = Свои очки
    .help = Файл JSON с очками за ваши ёмкости. Если в нём есть Деревянный ящик, вариант с одной травой не действует.
herbaceous-option-start = Первый игрок
    .help = По жребию или по вашему выбору.
herbaceous-option-single-planter = Очки за одну траву в Деревянном ящике
    .help = На самой карте счёт начинается с двух трав.
herbaceous-option-jar = Стеклянная банка вмещает
    .help = Если понимать правило буквально, трав в банке должно быть ровно три.
herbaceous-option-jar-up-to-three = от одной до трёх трав
herbaceous-option-jar-exactly-three = ровно три травы
herbaceous-option-early-end = Закончить, когда заполнены все ёмкости
    .help = Иначе сажают до конца колоды. В одиночной игре не действует.
herbaceous-option-jar-tie = При ничьей Стеклянную банку считают
    .help = Входит ли Булочка, лежащая под банкой, в её сумму.
herbaceous-option-jar-tie-with-bun = с Булочкой
herbaceous-option-jar-tie-without-bun = без Булочки
herbaceous-option-stacks = Пересаженные травы лежат
    .help = Могут ли другие игроки смотреть, что лежит под картой ёмкости.
herbaceous-option-stacks-open = открыто
herbaceous-option-stacks-face-down = закрыто
herbaceous-option-solo-stop = В одиночку: закончить на четвёртой ёмкости
    .help = Иначе вы сажаете дальше, до конца колоды.

herbaceous-finish-potting-first = Сначала завершите пересадку в { FORM($container, case: "accusative") } или откажитесь от своего выбора.
herbaceous-plant-first = Сначала посадите открытую карту: { FORM($herb, case: "accusative") }.
herbaceous-deck-is-out = Колода кончилась: открывать и сажать больше нечего.
herbaceous-must-plant = Спасовать можно, только когда кончится колода. Откройте карту и посадите её.
herbaceous-nothing-drawn = Открытой карты пока нет. Сначала откройте верхнюю карту колоды.
herbaceous-other-card-drawn = Открыта другая карта: { FORM($herb, case: "nominative") }.
herbaceous-no-discard = Сброс бывает только в одиночной игре.
herbaceous-place-taken = В этот ход вы уже положили карту в { FORM($place, case: "accusative") }: на каждое место идёт только одна.
herbaceous-one-container-a-turn = За ход заполняют только одну ёмкость. Откройте карту.
herbaceous-container-used = Эта ёмкость у вас уже заполнена: { $container }. Каждая служит один раз за партию.
herbaceous-no-pair-in-reach = { $container }: двух одинаковых обычных трав взять негде, а особым место только в Стеклянной банке.
herbaceous-nothing-in-reach = { $container }: подходящих трав взять негде.
herbaceous-jar-needs-three = За этим столом в Стеклянной банке должно быть ровно { $number } { $number ->
    [one] трава
    [few] травы
   *[other] трав
 }.
herbaceous-choose-a-container = Сначала выберите одну из своих свободных ёмкостей.
herbaceous-not-there = В { FORM($place, case: "prepositional") } нет { FORM($herb, case: "genitive") }.
herbaceous-jar-is-full = Стеклянная банка вмещает { $number } { $number ->
    [one] траву
    [few] травы
   *[other] трав
 } и не больше.
herbaceous-special-only-in-jar = { $herb } — особая трава: место ей только в Стеклянной банке.
herbaceous-planter-has-it = В Деревянном ящике уже есть { FORM($herb, case: "nominative") }, а травы в нём должны быть все разные.
herbaceous-pot-is-full = Большой горшок вмещает { $number } { $number ->
    [one] траву
    [few] травы
   *[other] трав
 } и не больше.
herbaceous-pot-takes-one-kind = В Большом горшке растут травы одного вида, а вы начали с { FORM($herb, case: "genitive") }.
herbaceous-pair-is-complete = Пара { FORM($herb, case: "genitive") } уже есть, а каждая пара должна быть своего вида.
herbaceous-pots-are-full = Парные горшочки вмещают { $number } { $number ->
    [one] пару
    [few] пары
   *[other] пар
 } и не больше.
herbaceous-no-second-in-reach = Второго кустика { FORM($herb, case: "genitive") } взять негде: пары не выйдет.
herbaceous-nothing-chosen = { $container }: сначала возьмите хотя бы одну траву.
herbaceous-pair-is-incomplete = В Парных горшочках травы растут парами: не хватает второго кустика { FORM($herb, case: "genitive") }.

herbaceous-too-many-cards = { $field }: карт этой травы ({ FORM($herb, case: "nominative") }) в игре всего { $number }.
herbaceous-bad-points = { $field }: «{ $text }» не подходит. Очки — это целые числа от 0 до { $most }.
herbaceous-bad-jar = { $field }: в Стеклянной банке не может быть { $text } { $text ->
    [one] травы
   *[other] трав
 }.
herbaceous-bad-large-pot = { $field }: в Большом горшке бывает от 1 до 7 трав одного вида.
herbaceous-bad-wooden-planter = { $field }: в Деревянном ящике бывает от 1 до 7 трав, и все разные.
herbaceous-bad-small-pots = { $field }: в Парных горшочках бывает от 1 до 6 пар, каждая своего вида.
herbaceous-bun-missing = { $field }: банка с мятой, шнитт-луком и тимьяном принесла кому-то Булочку. Укажите, кому.
herbaceous-bun-not-earned = { $field }: Булочку дают за Стеклянную банку с мятой, шнитт-луком и тимьяном.
herbaceous-garden-too-large = { $field }: ни в одной партии в Своём саду не остаётся { $text } { $text ->
    [one] травы
   *[other] трав
 }; самое большее — { $most }.
herbaceous-solo-overflow = { $field }: в одиночной игре Общий сад с { $text } { $text ->
    [one] картой
   *[other] картами
 } уже ушёл бы в сброс.
herbaceous-too-many-in-play = { $field }: при таком числе игроков в партии { $most } { $most ->
    [one] карта
    [few] карты
   *[many] карт
 }, а здесь их { $text }.
herbaceous-all-is-potted = { $field }: все ёмкости заполнены, значит, партия окончена.
herbaceous-retired-too-early = { $field }: пока в колоде есть карты, никто не выбывает.
herbaceous-nothing-to-do = { $field }: колода кончилась, и игроку { $number } решать нечего.

herbaceous-lesson-draw = У каждого четыре ёмкости, и каждую заполняют лишь один раз; у вас осталось две. В конце хода всегда сажают две карты. Откройте первую.
herbaceous-lesson-plant = Эстрагон, а один у вас уже есть: посадите его в Свой сад, там его никто не возьмёт. Следующая карта, пока неизвестная, отправится в Общий сад.
herbaceous-lesson-neighbour = Всё, что растёт в Общем саду, достанется тому, кто успеет первым. Теперь карты открывает и сажает сосед.
herbaceous-lesson-pot = До трёх карт эстрагона вам рукой подать: две в Своём саду, одна в Общем. В Большой горшок идут одинаковые травы. Выберите его.
herbaceous-lesson-take = Теперь берите эстрагон, карту за картой, из обоих садов.
herbaceous-lesson-next = И следующую.
herbaceous-lesson-finish = Три одинаковые травы — это 10 очков. С четвёртой вышло бы 14, но кто знает, когда она появится, а эти очки уже ваши. Завершите пересадку.
herbaceous-lesson-draw-again = За ход заполняют только одну ёмкость, а сажать нужно каждый ход. Откройте карту.
herbaceous-lesson-special = Тимьян — особая трава: она идёт только в Стеклянную банку и приносит там ещё 3 очка. Оставьте его в Своём саду.
herbaceous-lesson-deck-out = Шнитт-лук, тоже особая трава, попал в Общий сад. Сосед сажает две последние карты. Когда колода кончилась, все только заполняют ёмкости или пасуют.
herbaceous-lesson-jar = В Стеклянную банку идут до трёх любых трав. Мята, шнитт-лук и тимьян — все под рукой. Выберите банку.
herbaceous-lesson-take-special = Возьмите одну из трёх особых трав.
herbaceous-lesson-bun = Кто первым соберёт в банке мяту, шнитт-лук и тимьян, получит Булочку — ещё 5 очков. Завершите пересадку.
herbaceous-lesson-pass = 17 очков в одной банке! Все ваши ёмкости заполнены, так что ходов у вас больше нет. Сосед мог бы продолжить, но пасует.
herbaceous-lesson-end = Так кончается партия. В таблице очков видно, откуда взялось каждое очко; травы, оставшиеся в Своём саду, приносят по одному. В целой партии вы сами решаете, когда какую ёмкость пора заполнить.
