## The editor: a position is set up by hand.

editor-title = Редактор позиций
editor-lead = Расставь любую позицию, посмотри, что в ней не так, играй из неё или разбери её.
editor-board = Доска для расстановки
editor-hint = Тащи шашку куда угодно или коснись её, а потом каждого места, куда идут она и другие. Esc отпускает.
editor-undo = Назад
editor-start-position = Начальная позиция
editor-empty = Все вне доски
editor-exchange = Поменять цвета
editor-loading = Позиция читается…

## A link that leads nowhere.

editor-broken = В этой ссылке нет позиции, которую можно прочесть.
editor-broken-take-start = Начать с начальной позиции
editor-broken-take-empty = Начать с пустой доски

## Rules.

editor-rules = Правила
editor-options = Настройки правил
editor-option-compulsion = Что обязательно сыграть
editor-option-next-game = Следующую партию начинает
editor-option-opening = После розыгрыша начала
editor-option-after = Простых бросков до каскадов
editor-option-count = Броски считаются
editor-option-remainder = Несыгранное из каскада
editor-option-remainder-order = В остатке
editor-option-unstarted = Каскад без единого хода
editor-option-entry-base = Шестёрка вводит на
editor-option-re-entry = Шашки, что входят снова
editor-option-free-point = Один пункт остаётся свободным
editor-option-capote = Капот
editor-option-mother-tie = Очки каждой стороне, если заперты обе матери
editor-option-own-table-most = Поля своей дальней четверти, не больше
editor-option-opp-table-most = Поля чужой дальней четверти, не больше
editor-option-must-open = Кого мост должен выпустить
editor-option-head-first = Две шашки с головы в первом броске
editor-option-prime-check = Шесть подряд проверяют
editor-option-bouchon = Шесть подряд без шашек на 2 и 1
editor-option-double = Два очка, если проигравший не снял ни одной
editor-option-head = Свои шашки на 13
editor-option-single = Пункты для одной шашки
editor-option-limpold = Лимпольд – это
editor-value-most-then-larger = как можно больше, затем большее
editor-value-most = как можно больше
editor-value-free = по желанию
editor-value-winner-leads = победитель
editor-value-opening-throw = розыгрыш
editor-value-throw-again = первый бросает заново
editor-value-play-opening-dice = играют выпавшее
editor-value-per-player = у каждого свои
editor-value-whole-game = у обоих вместе
editor-value-opponent-plays = играет соперник
editor-value-lost = пропадает
editor-value-go-on = закрытые числа пропускаются
editor-value-stop-at-first = конец на первом закрытом числе
editor-value-passes = переходит
editor-value-packed = по одной на пункт
editor-value-may-double = можно по две
editor-value-single = только одна
editor-value-half = с 24 по 13
editor-value-quarter = с 24 по 19
editor-value-frozen = кто никогда не войдёт
editor-value-shut = кому закрыт вход
editor-value-on = да
editor-value-off = нет
editor-value-one-point = шашки на одном поле
editor-value-stuck = всякого без хода
editor-value-list = на 6-6, 4-4, 3-3
editor-value-blocked = если одна не может
editor-value-end = в конце броска
editor-value-step = на каждом шаге
editor-value-25 = 19
editor-value-24 = 18

## Whose turn it is.

editor-turn = Чей ход
editor-phase-opening = Розыгрыш начала
editor-phase-throw = Перед броском
editor-phase-name = Назвать дубль
editor-phase-play = Перед ходом
editor-phase-over = Партия окончена
editor-thrower = Кто бросает
editor-threw = Кто бросил
editor-mover = Кто играет
editor-mover-thrower = кто бросил
editor-mover-other = другая сторона (остаток)
editor-numbers = Что играть
editor-first-number = Первое число
editor-second-number = Второе число
editor-count = Сколько их
editor-then = Потом: { $numbers }, каждое по четыре раза.
editor-then-none = После этого этапа ничего нет.
editor-winner = Победитель
editor-nobody = никто
editor-result = Результат
editor-result-single = ойн
editor-result-double = марс
editor-result-triple = кокс
editor-result-capote = капот
editor-result-mother = мать заперта
editor-result-jan = жан
editor-result-left = оставшиеся шашки
editor-tie = поровну: обе матери

## Men and throws.

editor-men = Шашки и броски
editor-side-white = Белые
editor-side-black = Чёрные
editor-bar = Шашки на баре
editor-hand = Шашки в руке
editor-off = Снятые шашки
editor-throws = Сделано бросков
editor-throws-with-this = Сделано бросков, с этим
editor-fewer = { $what }: на одну меньше
editor-more = { $what }: на одну больше
editor-pips = Пипсы: белые { $white }, чёрные { $black }

## What is wrong. $side is "white" or "black".

editor-possible = Такая позиция возможна.
editor-faults = { $count ->
    [one] Не так { $count } вещь:
    [few] Не так { $count } вещи:
   *[many] Не так { $count } вещей:
}
editor-fault-wrong-number-of-men = { $side ->
    [white] Белых шашек всего { $men }, а нужно { $most }.
   *[black] Чёрных шашек всего { $men }, а нужно { $most }.
}
editor-fault-shared-point = Обе стороны стоят на пункте { $point } белых, у чёрных это { $black }.
editor-fault-no-bar = { $side ->
    [white] У белых шашки на баре, а в этой игре никого не бьют.
   *[black] У чёрных шашки на баре, а в этой игре никого не бьют.
}
editor-fault-no-hand = { $side ->
    [white] У белых шашки в руке, а в этой игре все начинают на доске.
   *[black] У чёрных шашки в руке, а в этой игре все начинают на доске.
}
editor-fault-packed = { $side ->
    [white] Белых шашек на пункте { $point }: { $men }, а можно не больше { $most }.
   *[black] Чёрных шашек на пункте { $point }: { $men }, а можно не больше { $most }.
}
editor-fault-opening-under-way = При розыгрыше начала все шашки на своих местах и никто ещё не бросал.
editor-fault-bad-stage = Эти числа не этап: нужны два разных или от одного до четырёх равных.
editor-fault-no-throw = { $side ->
    [white] Белые бросили, значит, у них должен быть хотя бы один бросок.
   *[black] Чёрные бросили, значит, у них должен быть хотя бы один бросок.
}
editor-fault-nothing-named = В этой игре никто не называет дубль.
editor-fault-bad-named = Названный дубль – четыре равных числа, их играет тот, кто его назвал.
editor-fault-no-remainder = { $side ->
    [white] Белые не могут играть остаток: этот бросок ничего не передаёт.
   *[black] Чёрные не могут играть остаток: этот бросок ничего не передаёт.
}
editor-fault-nothing-to-play = { $side ->
    [white] У белых нет хода на этом этапе, он пропускается сам.
   *[black] У чёрных нет хода на этом этапе, он пропускается сам.
}
editor-fault-already-won = { $side ->
    [white] Белые сняли все шашки, значит, партия окончена.
   *[black] Чёрные сняли все шашки, значит, партия окончена.
}
editor-fault-not-pinned = { $side ->
    [white] У белых запертая шашка на пункте { $point }, где одна шашка запертой быть не может.
   *[black] У чёрных запертая шашка на пункте { $point }, где одна шашка запертой быть не может.
}
editor-fault-no-pinner = { $side ->
    [white] У белых запертая шашка на пункте { $point }, но чёрной на ней нет.
   *[black] У чёрных запертая шашка на пункте { $point }, но белой на ней нет.
}
editor-fault-mother-pinned = { $side ->
    [white] Мать белых заперта, значит, партия окончена.
   *[black] Мать чёрных заперта, значит, партия окончена.
}
editor-fault-frozen = { $side ->
    [white] У белых на баре больше шашек, чем пунктов для входа, значит, партия окончена.
   *[black] У чёрных на баре больше шашек, чем пунктов для входа, значит, партия окончена.
}
editor-fault-dead = Ни с каким броском никто не может ходить: это ничья.
editor-fault-wrong-result = При таком результате шашки стояли бы иначе.

## What to do with it.

editor-play-on = Играть отсюда
editor-analyse = Разобрать
editor-analysing = Думаю…
editor-judged = { $side ->
    [white] Белые:
   *[black] Чёрные:
}
editor-play = Играть
editor-play-failed = Не удалось расставить доску: { $reason }
editor-copy-link = Копировать ссылку
editor-copied = Скопировано
editor-copy = Копировать: { $what }
editor-svg = Картинка (SVG)
editor-png = Картинка (PNG)
editor-share = Взять и отдать
editor-id = Код позиции
editor-gnubg = Код gnubg
editor-g-code = Код гюльбары
editor-picture-note = { $phase } · Пипсы: белые { $white }, чёрные { $black }
editor-picture-opening = Розыгрыш начала
editor-picture-throw = { $side ->
    [white] Бросок белых
   *[black] Бросок чёрных
}
editor-picture-name = { $side ->
    [white] Дубль называют белые
   *[black] Дубль называют чёрные
}
editor-picture-play = { $side ->
    [white] Белые играют { $numbers }
   *[black] Чёрные играют { $numbers }
}
editor-picture-over = Партия окончена
