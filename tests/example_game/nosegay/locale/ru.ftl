# Букетик

nosegay-name = Букетик
nosegay-blurb = Срывайте травы с грядки, вяжите букет и соберите больше всех того, что нужно другим.

nosegay-herb-lavender = Лаванда
    .genitive = лаванды
    .accusative = лаванду
nosegay-herb-mint = Мята
    .genitive = мяты
    .accusative = мяту
nosegay-herb-rosemary = Розмарин
    .genitive = розмарина
    .accusative = розмарин
nosegay-herb-sage = Шалфей
    .genitive = шалфея
    .accusative = шалфей
nosegay-herb-thyme = Тимьян
    .genitive = тимьяна
    .accusative = тимьян

nosegay-deck = Колода
nosegay-border = Грядка
nosegay-hand = Рука
nosegay-nosegay = Букет
nosegay-face-down = Закрытые карты
nosegay-entry-laid = Карта этого хода уже выложена

nosegay-prompt-laying = Положите карту с руки в свой букет.
nosegay-prompt-picking = Сорвите карту с грядки или возьмите верхнюю из колоды.
nosegay-prompt-over = Партия окончена.

nosegay-move-lay = Положить { FORM($herb, case: "accusative") } в букет
nosegay-move-pick = Сорвать { FORM($herb, case: "accusative") }
nosegay-move-draw = Взять из колоды

nosegay-log-lay = кладёт в букет { FORM($herb, case: "accusative") }
nosegay-log-pick = срывает с грядки { FORM($herb, case: "accusative") }
nosegay-log-draw = берёт карту из колоды

nosegay-ending-all-laid = Все карты лежат в букетах.

nosegay-line-bunches = { $number } { $number ->
    [one] пучок
    [few] пучка
   *[other] пучков
 } из всех пяти трав
nosegay-line-most = Больше всех { FORM($herb, case: "genitive") }
nosegay-line-shared = Больше всех { FORM($herb, case: "genitive") }, поровну с другими
nosegay-note-shared = Очков поровну: победа общая.

nosegay-option-start = Первый игрок
    .help = По жребию или по вашему выбору.
nosegay-option-shared-most = Равное большинство тоже считается
    .help = Если какой-то травы у игроков поровну, каждый получает по очку.

nosegay-lay-first = Сначала положите карту в свой букет.
nosegay-pick-first = Карта уже в букете: теперь возьмите одну с грядки или из колоды.
nosegay-deck-is-out = Колода кончилась.
nosegay-not-in-hand = У вас на руке нет { FORM($herb, case: "genitive") }.
nosegay-not-in-border = На грядке нет { FORM($herb, case: "genitive") }.

nosegay-too-many-cards = { $field }: карт { FORM($herb, case: "genitive") } всего { $number }.
nosegay-nothing-to-do = Игроку { $number } в этой позиции нечего делать.

nosegay-lesson-lay = Каждый ход вы кладёте карту в свой букет, а потом берёте одну. Все пять трав — это пучок, 5 очков, а вам не хватает двух: положите мяту.
nosegay-lesson-pick = Теперь возьмите с грядки лаванду: со второй у вас её может стать больше всех.
nosegay-lesson-bunch = Шалфей — последняя трава вашего пучка: положите его.
nosegay-lesson-most = Колода и грядка пусты: теперь все только кладут карты. У другого игрока тоже появилась лаванда.
nosegay-lesson-last = Со второй лавандой у вас её больше, чем у другого: 3 очка. Положите её, и игра окончена.
nosegay-lesson-end = Очки приносят пучки и те травы, которых у вас больше всех. В целой партии у каждого сначала три карты и пустой букет.
