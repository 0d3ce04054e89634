## The editor: a position is set up by hand.

editor-title = Редактор на позиции
editor-lead = Нареди каква да е позиция, виж какво не е наред, играй от нея или я анализирай.
editor-board = Дъска за нареждане
editor-hint = Влачи пул, където искаш, или го докосни, а после всяко място, на което отиват той и другите. Esc го пуска.
editor-undo = Назад
editor-start-position = Начална позиция
editor-empty = Всички вън
editor-exchange = Размени цветовете
editor-loading = Позицията се чете…

## A link that leads nowhere.

editor-broken = В тази връзка няма позиция, която да се прочете.
editor-broken-take-start = Започни от началото
editor-broken-take-empty = Започни с празна дъска

## Rules.

editor-rules = Правила
editor-options = Настройки на правилата
editor-option-compulsion = Какво трябва да се изиграе
editor-option-next-game = Следващата игра започва
editor-option-opening = След жребия
editor-option-after = Прости хвърляния преди каскадите
editor-option-count = Хвърлянията се броят
editor-option-remainder = Неизиграното от каскада
editor-option-remainder-order = При остатък
editor-option-unstarted = Каскада без нито един ход
editor-option-entry-base = Шестица вкарва на
editor-option-re-entry = Пулове, които влизат отново
editor-option-free-point = Една капия остава свободна
editor-option-capote = Капот
editor-option-mother-tie = Точки за всеки, ако и двете майки са притиснати
editor-option-own-table-most = Места в своята далечна четвърт, най-много
editor-option-opp-table-most = Места в чуждата далечна четвърт, най-много
editor-option-must-open = Кого трябва да пусне стената
editor-option-head-first = Два пула напускат главата при първото хвърляне
editor-option-prime-check = Шест поред се проверяват
editor-option-bouchon = Шест поред без пулове на 2 и 1
editor-option-double = Две точки, ако загубилият не е изкарал нито един
editor-option-head = Свои пулове на 13
editor-option-single = Места за един пул
editor-option-limpold = Лимполд е
editor-value-most-then-larger = колкото може повече, после по-голямото
editor-value-most = колкото може повече
editor-value-free = както искаш
editor-value-winner-leads = с победителя
editor-value-opening-throw = с жребий
editor-value-throw-again = първият хвърля наново
editor-value-play-opening-dice = играят се същите зарове
editor-value-per-player = за всеки играч
editor-value-whole-game = за двамата заедно
editor-value-opponent-plays = играе го противникът
editor-value-lost = губи се
editor-value-go-on = затворените числа се прескачат
editor-value-stop-at-first = свършва при първото затворено число
editor-value-passes = отива при другия
editor-value-packed = по един на капия
editor-value-may-double = може и по двама
editor-value-single = само един
editor-value-half = 24 до 13
editor-value-quarter = 24 до 19
editor-value-frozen = който никога не влиза
editor-value-shut = на когото входът е затворен
editor-value-on = да
editor-value-off = не
editor-value-one-point = пулове на едно място
editor-value-stuck = всеки без ход
editor-value-list = при 6-6, 4-4, 3-3
editor-value-blocked = ако един не може
editor-value-end = в края на хвърлянето
editor-value-step = на всяка стъпка
editor-value-25 = 19
editor-value-24 = 18

## Whose turn it is.

editor-turn = На ход
editor-phase-opening = Жребий
editor-phase-throw = За хвърляне
editor-phase-name = За назоваване
editor-phase-play = За игра
editor-phase-over = Край на играта
editor-thrower = Кой хвърля
editor-threw = Кой хвърли
editor-mover = Кой играе
editor-mover-thrower = който хвърли
editor-mover-other = другият (остатък)
editor-numbers = Числа за игра
editor-first-number = Първо число
editor-second-number = Второ число
editor-count = Колко от тях
editor-then = После: { $numbers }, по четири.
editor-then-none = След този етап няма нищо.
editor-winner = Победител
editor-nobody = никой
editor-result = Резултат
editor-result-single = единична игра
editor-result-double = марс
editor-result-triple = тройна игра
editor-result-capote = капот
editor-result-mother = притисната майка
editor-result-jan = жан
editor-result-left = останали пулове
editor-tie = наравно: двете майки

## Men and throws.

editor-men = Пулове и хвърляния
editor-side-white = Белият
editor-side-black = Черният
editor-bar = Пулове на бара
editor-hand = Пулове в ръката
editor-off = Извадени пулове
editor-throws = Направени хвърляния
editor-throws-with-this = Направени хвърляния, с това
editor-fewer = { $what }: един по-малко
editor-more = { $what }: един повече
editor-pips = Белият { $white } пипа, черният { $black } пипа

## What is wrong. $side is "white" or "black".

editor-possible = Тази позиция е възможна.
editor-faults = { $count ->
    [one] Едно нещо не е наред:
   *[other] { $count } неща не са наред:
}
editor-fault-wrong-number-of-men = { $side ->
    [white] Белият има общо { $men } пула, а трябва { $most }.
   *[black] Черният има общо { $men } пула, а трябва { $most }.
}
editor-fault-shared-point = И двамата стоят на капия { $point } на белия, която за черния е { $black }.
editor-fault-no-bar = { $side ->
    [white] Белият има пулове на бара, а в тази игра никой не се бие.
   *[black] Черният има пулове на бара, а в тази игра никой не се бие.
}
editor-fault-no-hand = { $side ->
    [white] Белият има пулове в ръката, а в тази игра всички почват на дъската.
   *[black] Черният има пулове в ръката, а в тази игра всички почват на дъската.
}
editor-fault-packed = { $side ->
    [white] Белият има { $men } пула на капия { $point }, а там може да има най-много { $most }.
   *[black] Черният има { $men } пула на капия { $point }, а там може да има най-много { $most }.
}
editor-fault-opening-under-way = При жребия всички пулове са на началните си места и още никой не е хвърлял.
editor-fault-bad-stage = Тези числа не са етап: трябват две различни или от едно до четири еднакви.
editor-fault-no-throw = { $side ->
    [white] Белият е хвърлил, значи трябва да му се брои поне едно хвърляне.
   *[black] Черният е хвърлил, значи трябва да му се брои поне едно хвърляне.
}
editor-fault-nothing-named = В тази игра никой не назовава чифт.
editor-fault-bad-named = Назованият чифт е четири еднакви числа, които играе назовалият го.
editor-fault-no-remainder = { $side ->
    [white] Белият не може да играе остатък: това хвърляне не дава нищо на другия.
   *[black] Черният не може да играе остатък: това хвърляне не дава нищо на другия.
}
editor-fault-nothing-to-play = { $side ->
    [white] Белият няма ход в този етап, затова той се пропуска сам.
   *[black] Черният няма ход в този етап, затова той се пропуска сам.
}
editor-fault-already-won = { $side ->
    [white] Белият е извадил всичките си пулове, значи играта е свършила.
   *[black] Черният е извадил всичките си пулове, значи играта е свършила.
}
editor-fault-not-pinned = { $side ->
    [white] Белият има притиснат пул на { $point }, където сам пул не може да е притиснат.
   *[black] Черният има притиснат пул на { $point }, където сам пул не може да е притиснат.
}
editor-fault-no-pinner = { $side ->
    [white] Белият има притиснат пул на { $point }, но върху него няма черен.
   *[black] Черният има притиснат пул на { $point }, но върху него няма бял.
}
editor-fault-mother-pinned = { $side ->
    [white] Майката на белия е притисната, значи играта е свършила.
   *[black] Майката на черния е притисната, значи играта е свършила.
}
editor-fault-frozen = { $side ->
    [white] Белият има повече пулове на бара, отколкото места за влизане, значи играта е свършила.
   *[black] Черният има повече пулове на бара, отколкото места за влизане, значи играта е свършила.
}
editor-fault-dead = Никой не може да играе с никое хвърляне: играта е равна.
editor-fault-wrong-result = Пуловете не стоят както след такъв резултат.

## What to do with it.

editor-play-on = Играй оттук
editor-analyse = Анализирай
editor-analysing = Мисля…
editor-judged = { $side ->
    [white] Белият:
   *[black] Черният:
}
editor-play = Играй
editor-play-failed = Дъската не можа да се нареди: { $reason }
editor-copy-link = Копирай връзката
editor-copied = Копирано
editor-copy = Копирай: { $what }
editor-svg = Картинка (SVG)
editor-png = Картинка (PNG)
editor-share = Дай и вземи
editor-id = Код на позицията
editor-gnubg = Код на gnubg
editor-g-code = Код за гюлбара
editor-picture-note = { $phase } · Белият { $white } пипа, черният { $black } пипа
editor-picture-opening = Жребий
editor-picture-throw = { $side ->
    [white] Белият хвърля
   *[black] Черният хвърля
}
editor-picture-name = { $side ->
    [white] Белият назовава чифт
   *[black] Черният назовава чифт
}
editor-picture-play = { $side ->
    [white] Белият играе { $numbers }
   *[black] Черният играе { $numbers }
}
editor-picture-over = Играта свърши
