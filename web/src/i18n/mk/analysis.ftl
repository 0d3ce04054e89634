## The pages of analyses.

analysis-title = Анализа
analysis-lead = Каде е добиена и каде загубена играта, потег по потег.
analysis-list-title = Твоите анализи
analysis-none = Сѐ уште нема анализирана игра.
analysis-games-title = Твоите игри
analysis-no-games = Тука нема неанализирана игра.
analysis-paste-title = Запис од друго место
analysis-paste-label = Текстот на записот
analysis-paste-hint = Залепи запис од оваа програма, како текст или како JSON, или меч од друга програма, како .mat или SGF.
analysis-analyse = Анализирај
analysis-choose-file = Избери датотеки
analysis-faults = Во овој запис нешто е погрешно или недостасува. Се анализира прочитаното.
analysis-assumed = Текстот не е UTF-8 и беше прочитан како { $encoding }: некои букви во имињата може да се погрешни.
analysis-cube = { $count ->
    [one] Во записот има { $count } одлука за коцката за удвојување. Таа не се оценува и играта се брои без неа.
   *[other] Во записот има { $count } одлуки за коцката за удвојување. Тие не се оценуваат и игрите се бројат без неа.
}
analysis-refused = Ова не може да се анализира:
analysis-remove = Избриши ја анализата: { $white } – { $black }
analysis-remove-ask = Да се избрише ли анализата на { $white } – { $black }? Самата игра останува.
analysis-remove-yes = Избриши
analysis-rating-of = { $name } { $rating }
analysis-between = { $white } – { $black }
analysis-opening-page = Анализата се отвора…
analysis-gone = Оваа анализа веќе ја нема.
analysis-to-list = Сите анализи
analysis-offline = Серверот не одговара.
analysis-connection-lost = Врската се прекина. Се пробува пак.
analysis-unkept = Најденото не може да се зачува: можеби дискот е полн.

## How far it is.

analysis-progress = Прегледани { $done } од { $of }
analysis-state-waiting = Чека друга анализа
analysis-state-running = Се пресметува
analysis-state-stopped = Запрена
analysis-state-done = Завршена
analysis-depth = { $plies ->
    [0] без поглед напред
    [one] { $plies } фрлање напред
   *[other] { $plies } фрлања напред
}
analysis-depth-none = сѐ уште непрегледано
analysis-by-trials = { $trials ->
    [one] { $trials } доигрување
   *[other] { $trials } доигрувања
}
analysis-exact = точно
analysis-deepen = Погледни { $plies ->
    [one] { $plies } фрлање
   *[other] { $plies } фрлања
} напред
analysis-roll-out = Доиграј
analysis-roll-out-more = Доиграј уште
analysis-rolling = Доигрување: { $trials } од { $of }
analysis-stop = Запри
analysis-go-on = Продолжи

## The board and the moves.

analysis-board = Табла на анализата
analysis-moves = Потези
analysis-games = Игра
analysis-game = Игра { $number }
analysis-first = На почеток
analysis-back = Назад
analysis-on = Напред
analysis-last = На крај
analysis-turn-label = { $number ->
    [0] Пред првиот потег
   *[other] Потег { $number }
}, { $name }: { $dice }
analysis-turn-opening = { $who ->
    [you] Почеток, ти почнуваш: { $dice }
   *[other] Почеток, { $name } почнува: { $dice }
}
analysis-no-play = нема потег
analysis-cascade = каскада
analysis-received = { $who ->
    [you] Го играш добиеното
   *[other] { $name } го игра добиеното
}
analysis-class-forced = единствен потег
analysis-class-best = најдобар потег
analysis-class-fine = добар потег
analysis-class-doubtful = сомнителен
analysis-class-error = грешка
analysis-class-blunder = груба грешка
analysis-luck-of-throw = Среќа во ова фрлање
analysis-result = { $who ->
    [you] Победуваш: { $result }
   *[other] { $name } победува: { $result }
}
analysis-no-result = Незавршена

## The stage looked at.

analysis-tabs = Што се прикажува
analysis-tab-stage = Потег
analysis-tab-throws = Зарови
analysis-tab-summary = Преглед
analysis-tab-moves = Потези
analysis-candidates = Можности
analysis-made = одигран
analysis-not-yet = Бројките за овој потег сѐ уште не се готови.
analysis-only = Имаше само еден потег.
analysis-loss-note = Загубата ги споредува потезите според најдлабокиот заеднички поглед.
analysis-chances = { $win } % победи, од нив { $double } % двојни и нагоре; { $lose } % двојни порази и нагоре
analysis-then = Потоа
analysis-gift = { $who ->
    [you] Подарок за тебе
   *[other] Подарок за { $name }
}: { $groups }, { $pips ->
    [one] { $pips } точка
   *[other] { $pips } точки
}
analysis-who-stands = { $name }: { $win } % за победа
analysis-choose-play = Избери потег од списокот за да ги видиш неговите бројки.

## All throws.

analysis-map-title = Колку вредеа другите фрлања
analysis-map-note = { $who ->
    [you] За тебе.
   *[other] За { $name }.
} Избери фрлање за да видиш како најдобро се игра.
analysis-map-cascades = Секоја каскада е одиграна докрај.
analysis-map-gift = { $pips ->
    [one] му дава на другиот { $pips } точка
   *[other] му дава на другиот { $pips } точки
}
analysis-map-thrown = фрлањето што падна
analysis-what-if = { $name }: а да паднеше { $dice }?
analysis-as-thrown = Назад на { $dice }
analysis-thinking = Се мисли…
analysis-nothing-to-play = Со него ништо не може да се игра.

## What it comes to.

analysis-rating = Грешки, помалку е подобро
analysis-rating-note = Просечната загуба по одлука, по 500. Помалку е подобро: 0 е без грешка.
analysis-decisions = Одлуки
analysis-doubtfuls = Сомнителни потези
analysis-errors = Грешки
analysis-blunders = Груби грешки
analysis-lost = Изгубено од потези
analysis-luck = Среќа
analysis-luck-opening = Почеток
analysis-luck-throws = Обични фрлања
analysis-luck-cascades = Каскади
analysis-luck-gifts = Добиени подароци
analysis-luck-note = Колку подобри од просекот беа фрлањата, во поени.
analysis-mistakes = Најголемите грешки
analysis-no-mistakes = Ниту еден потег не изгуби нешто вредно за спомен.
analysis-mistake = { $name }, потег { $turn }: { $play }
analysis-cards = Зачувај како картички за Anki
analysis-cards-busy = Картичките се запишуваат…

## The graph.

analysis-graph = Како одеше играта
analysis-graph-value = { $turn }. Вредност { $worth } ({ $name }), среќа { $luck }
analysis-graph-equity = { $who ->
    [you] Вредност за тебе
   *[other] Вредност: { $name }
}
analysis-graph-luck = { $who ->
    [you] Твојата среќа
   *[other] Среќа: { $name }
}
analysis-graph-cascades = Каскада
analysis-graph-gifts = Подарок
analysis-graph-errors = Грешка или груба грешка

## From here on.

analysis-play-on = Играј оттука
analysis-play-on-note = На потег: { $name }. Ти ја земаш оваа страна, а компјутерот другата.
analysis-play-on-start = Играј
analysis-play-on-failed = Играта не можеше да почне.

## Several records together.

analysis-report = Еден извештај за сите
analysis-report-title = { $count ->
    [one] { $count } запис
   *[other] { $count } записи заедно
}
analysis-report-of = Грешките на
analysis-report-everybody = сите
analysis-report-players = По играч
analysis-report-games = По игра
analysis-report-opponents = По противник
analysis-report-phases = По дел од играта
analysis-phase-opening = Првите четири фрлања
analysis-phase-contact = Страните сè уште се среќаваат
analysis-phase-race = Трка
analysis-phase-bear-off = Вадење
analysis-report-rate = Ниво
analysis-report-all = Вкупно
analysis-report-progress = Прегледани: { $done } од { $all }
analysis-report-refused = Не е анализирано:
analysis-report-repeated = { $count ->
    [one] { $count } датотека го повторува мечот на друга и не се брои.
   *[other] { $count } датотеки ги повторуваат мечевите на други и не се бројат.
}

## Turns as a moving picture.

analysis-clip = Клип
analysis-clip-from = Од потег
analysis-clip-to = до потег
analysis-clip-failed = Клипот не успеа. Обиди се повторно или избери помалку потези.
