## The editor: a position is set up by hand.

editor-title = Уредувач на позиции
editor-lead = Нареди каква било позиција, види што не е во ред, играј од неа или анализирај ја.
editor-board = Табла за редење
editor-hint = Влечи пул каде сакаш, или допри го, па секое место на кое одат тој и другите. Esc го пушта.
editor-undo = Назад
editor-start-position = Почетна позиција
editor-empty = Сите вон
editor-exchange = Смени ги боите
editor-loading = Позицијата се чита…

## A link that leads nowhere.

editor-broken = Во оваа врска нема позиција што може да се прочита.
editor-broken-take-start = Почни од почеток
editor-broken-take-empty = Почни со празна табла

## Rules.

editor-rules = Правила
editor-options = Избори на правилата
editor-option-compulsion = Што мора да се одигра
editor-option-next-game = Следната игра почнува
editor-option-opening = По фрлањето за почеток
editor-option-after = Обични фрлања пред каскадите
editor-option-count = Фрлањата се бројат
editor-option-remainder = Неодиграното од каскада
editor-option-remainder-order = При остаток
editor-option-unstarted = Каскада без ниту еден чекор
editor-option-entry-base = Шестка внесува на
editor-option-re-entry = Пулови што пак влегуваат
editor-option-free-point = Едно поле останува слободно
editor-option-capote = Капот
editor-option-mother-tie = Поени за секого, ако и двете мајки се притиснати
editor-option-own-table-most = Места во својата далечна четвртина, најмногу
editor-option-opp-table-most = Места во туѓата далечна четвртина, најмногу
editor-option-must-open = Кого мора да го пушти ѕидот
editor-option-head-first = Два пула ја напуштаат главата при првото фрлање
editor-option-prime-check = Шест по ред се проверуваат
editor-option-bouchon = Шест по ред без пулови на 2 и 1
editor-option-double = Два поена ако поразениот не извадил ниту еден
editor-option-head = Свои пулови на 13
editor-option-single = Места за еден пул
editor-option-limpold = Лимполд е
editor-value-most-then-larger = колку што може повеќе, па поголемиот
editor-value-most = колку што може повеќе
editor-value-free = по волја
editor-value-winner-leads = со победникот
editor-value-opening-throw = со фрлање за почеток
editor-value-throw-again = првиот фрла одново
editor-value-play-opening-dice = се играат истите зарови
editor-value-per-player = за секој играч
editor-value-whole-game = за двајцата заедно
editor-value-opponent-plays = го игра противникот
editor-value-lost = се губи
editor-value-go-on = затворените броеви се прескокнуваат
editor-value-stop-at-first = завршува на првиот затворен број
editor-value-passes = оди кај другиот
editor-value-packed = по еден на поле
editor-value-may-double = може и по двајца
editor-value-single = само еден
editor-value-half = 24 до 13
editor-value-quarter = 24 до 19
editor-value-frozen = кој никогаш не влегува
editor-value-shut = кому влезот му е затворен
editor-value-on = да
editor-value-off = не
editor-value-one-point = пулови на едно место
editor-value-stuck = секој без потег
editor-value-list = при 6-6, 4-4, 3-3
editor-value-blocked = ако еден не може
editor-value-end = на крајот од фрлањето
editor-value-step = на секој чекор
editor-value-25 = 19
editor-value-24 = 18

## Whose turn it is.

editor-turn = На потег
editor-phase-opening = Фрлање за почеток
editor-phase-throw = За фрлање
editor-phase-name = За кажување
editor-phase-play = За играње
editor-phase-over = Крај на играта
editor-thrower = Кој фрла
editor-threw = Кој фрли
editor-mover = Кој игра
editor-mover-thrower = тој што фрли
editor-mover-other = другиот (остаток)
editor-numbers = Броеви за играње
editor-first-number = Прв број
editor-second-number = Втор број
editor-count = Колку од нив
editor-then = Потоа: { $numbers }, по четири.
editor-then-none = По оваа етапа нема ништо.
editor-winner = Победник
editor-nobody = никој
editor-result = Резултат
editor-result-single = единечна игра
editor-result-double = марс
editor-result-triple = тројна игра
editor-result-capote = капот
editor-result-mother = притисната мајка
editor-result-jan = жан
editor-result-left = останати пулови
editor-tie = изедначено: двете мајки

## Men and throws.

editor-men = Пулови и фрлања
editor-side-white = Белиот
editor-side-black = Црниот
editor-bar = Пулови на барот
editor-hand = Пулови во рака
editor-off = Извадени пулови
editor-throws = Направени фрлања
editor-throws-with-this = Направени фрлања, со ова
editor-fewer = { $what }: еден помалку
editor-more = { $what }: еден повеќе
editor-pips = Белиот { $white } точки, црниот { $black } точки

## What is wrong. $side is "white" or "black".

editor-possible = Оваа позиција е можна.
editor-faults = { $count ->
    [one] { $count } работа не е во ред:
   *[other] { $count } работи не се во ред:
}
editor-fault-wrong-number-of-men = { $side ->
    [white] Белиот има вкупно { $men } пулови, а треба { $most }.
   *[black] Црниот има вкупно { $men } пулови, а треба { $most }.
}
editor-fault-shared-point = Двајцата стојат на полето { $point } на белиот, кое за црниот е { $black }.
editor-fault-no-bar = { $side ->
    [white] Белиот има пулови на барот, а во оваа игра никој не се тепа.
   *[black] Црниот има пулови на барот, а во оваа игра никој не се тепа.
}
editor-fault-no-hand = { $side ->
    [white] Белиот има пулови во рака, а во оваа игра сите почнуваат на таблата.
   *[black] Црниот има пулови во рака, а во оваа игра сите почнуваат на таблата.
}
editor-fault-packed = { $side ->
    [white] Белиот има { $men } пулови на полето { $point }, а таму смее да има најмногу { $most }.
   *[black] Црниот има { $men } пулови на полето { $point }, а таму смее да има најмногу { $most }.
}
editor-fault-opening-under-way = На почетокот сите пулови се на почетните места и никој сѐ уште не фрлал.
editor-fault-bad-stage = Овие броеви не се етапа: треба два различни или од еден до четири исти.
editor-fault-no-throw = { $side ->
    [white] Белиот фрлил, значи мора да му се брои барем едно фрлање.
   *[black] Црниот фрлил, значи мора да му се брои барем едно фрлање.
}
editor-fault-nothing-named = Во оваа игра никој не кажува чифт.
editor-fault-bad-named = Кажаниот чифт е четири еднакви броја што ги игра тој што го кажал.
editor-fault-no-remainder = { $side ->
    [white] Белиот не може да игра остаток: ова фрлање не му дава ништо на другиот.
   *[black] Црниот не може да игра остаток: ова фрлање не му дава ништо на другиот.
}
editor-fault-nothing-to-play = { $side ->
    [white] Белиот нема потег во оваа етапа, па таа поминува сама.
   *[black] Црниот нема потег во оваа етапа, па таа поминува сама.
}
editor-fault-already-won = { $side ->
    [white] Белиот ги извадил сите пулови, значи играта е завршена.
   *[black] Црниот ги извадил сите пулови, значи играта е завршена.
}
editor-fault-not-pinned = { $side ->
    [white] Белиот има притиснат пул на { $point }, каде што сам пул не може да е притиснат.
   *[black] Црниот има притиснат пул на { $point }, каде што сам пул не може да е притиснат.
}
editor-fault-no-pinner = { $side ->
    [white] Белиот има притиснат пул на { $point }, но врз него нема црн.
   *[black] Црниот има притиснат пул на { $point }, но врз него нема бел.
}
editor-fault-mother-pinned = { $side ->
    [white] Мајката на белиот е притисната, значи играта е завршена.
   *[black] Мајката на црниот е притисната, значи играта е завршена.
}
editor-fault-frozen = { $side ->
    [white] Белиот има повеќе пулови на барот отколку места за влез, значи играта е завршена.
   *[black] Црниот има повеќе пулови на барот отколку места за влез, значи играта е завршена.
}
editor-fault-dead = Никој не може да игра со ниедно фрлање: играта е нерешена.
editor-fault-wrong-result = Пуловите не стојат како по ваков резултат.

## What to do with it.

editor-play-on = Играј оттука
editor-analyse = Анализирај
editor-analysing = Се мисли…
editor-judged = { $side ->
    [white] Белиот:
   *[black] Црниот:
}
editor-play = Играј
editor-play-failed = Таблата не можеше да се нареди: { $reason }
editor-copy-link = Копирај ја врската
editor-copied = Копирано
editor-copy = Копирај: { $what }
editor-svg = Слика (SVG)
editor-png = Слика (PNG)
editor-share = Дај и земи
editor-id = Код на позицијата
editor-gnubg = Код на gnubg
editor-g-code = Код за ѓулбара
editor-picture-note = { $phase } · Белиот { $white } точки, црниот { $black } точки
editor-picture-opening = Фрлање за почеток
editor-picture-throw = { $side ->
    [white] Белиот фрла
   *[black] Црниот фрла
}
editor-picture-name = { $side ->
    [white] Белиот кажува чифт
   *[black] Црниот кажува чифт
}
editor-picture-play = { $side ->
    [white] Белиот игра { $numbers }
   *[black] Црниот игра { $numbers }
}
editor-picture-over = Играта заврши
