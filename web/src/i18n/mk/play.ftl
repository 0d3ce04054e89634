## The shell: what every page shows.

play-app-name = Rosespring
# Between the parts of a list.
play-comma = {", "}
play-nav-dice = Провери ги заровите
play-dice-fair = Чесни зарови ✓
play-page-loading = Страницата се отвора…
play-page-failed = Страницата не се вчита. Провери ја врската.
play-page-unknown = Нема таква страница.

## Games and rule sets, as they are called in this language.

play-game-gul-bara = Ѓулбара
play-game-gioul = Ѓул
play-game-tawula = Тавула
play-game-backgammon = Бекгемон
play-game-celebi = Челеби
play-game-portes = Портес
play-game-nackgammon = Накгемон
play-game-tavla = Тавла
play-game-fevga = Февга
play-game-moultezim = Мултезим
play-game-narde = Долги нарди
play-game-plakoto = Плакото
play-game-tapa = Тапа
play-game-plakoto-express = Плакото експрес
play-game-jacquet = Жаке
play-game-irish = Ирска табла
play-game-hypergammon = Хипергемон
play-game-mahbusa-31 = Махбуса 31
play-game-tawla-31 = Таула 31
play-game-acey-deucey = Ејси-дјуси
play-game-nard-himly = Нард на Химли
play-game-verquere = Веркер
play-game-laquet = Лакет
play-game-ludus-anglicorum = Англиската игра
play-game-doublets = Дублети
play-rules-gul-bara-2007 = Ѓулбара, правила од 2007
play-rules-gul-bara-bulgarian = Ѓулбара, бугарски правила
play-rules-tawula-falkener = Тавула, влегување според Falkener
play-rules-fevga-stuck = Февга, отворање за секој без потег
play-rules-fevga-both-tables = Февга, и двете четвртини
play-rules-moultezim-pbm = Мултезим, играта по е-пошта
play-rules-narde-blocked = Долги нарди, два пула ако едниот не може
play-rules-narde-step = Долги нарди, строга преграда
play-rules-jacquet-1818 = Жаке од 1818
play-rules-verquere-head = Веркер, единечна глава
play-rules-doublets-all = Дублети, сите исправени

## Throws by their own names: said aloud and shown beside the dice.

play-throw-name-11 = две единици
play-throw-name-21 = два и еден
play-throw-name-22 = дубара
play-throw-name-31 = три и еден
play-throw-name-32 = три и два
play-throw-name-33 = две тројки
play-throw-name-41 = четири и еден
play-throw-name-42 = четири и два
play-throw-name-43 = четири и три
play-throw-name-44 = две четворки
play-throw-name-51 = пет и еден
play-throw-name-52 = пет и два
play-throw-name-53 = пет и три
play-throw-name-54 = пет и четири
play-throw-name-55 = две петки
play-throw-name-61 = шест и еден
play-throw-name-62 = шест и два
play-throw-name-63 = шест и три
play-throw-name-64 = шест и четири
play-throw-name-65 = шеш-беш
play-throw-name-66 = две шестки
# Men of one stage: « Fours ».
play-numbers = { $number ->
    [1] Единици
    [2] Двојки
    [3] Тројки
    [4] Четворки
    [5] Петки
   *[6] Шестки
}

## Sides and players. $who is "you" where the one person at the screen is meant.

play-white = Белиот
play-black = Црниот
play-you = Ти
play-computer = Компјутерот
play-computer-at = Компјутер, ниво { $level }
play-program = програма
play-white-note = Слонова коска
play-black-note = Темна роза

## The lobby.

play-rule-set = Правила
play-auto-forced = Играј ги присилните етапи за мене
play-analyse = Анализирај
play-cancel = Откажи
play-close = Затвори
play-load-failed = Серверот не одговара.
play-try-again = Пробај пак
play-table-unreadable = Оваа игра не може да се отвори: { $reason }
play-table-gone = Тука нема таква игра, или е приватна.
play-to-lobby = Сите игри

## At the table.

play-throw = Фрли
play-throw-first = Фрли зар
play-done = Готово
play-decline = Одбиј
play-next-game = Следна игра
play-new-match = Нова игра
play-undo-step = Назад
play-undo-stage = { $number ->
    [1] Врати ги единиците
    [2] Врати ги двојките
    [3] Врати ги тројките
    [4] Врати ги четворките
    [5] Врати ги петките
   *[6] Врати ги шестките
}
play-undo-turn = Врати сѐ
play-resign = Предај се
play-sounds = Звуци
play-resign-offer = { $who ->
    [you] Нудиш предавање.
   *[other] { $name } нуди предавање.
}
play-resign-refused = { $who ->
    [you] Играта продолжува.
   *[other] { $name } не прифаќа: играта продолжува.
}
play-show-again = Пак
play-chat = Разговор
play-save-game = Зачувај
play-skip = Прескокни
play-moves = Потези
play-no-moves = Сѐ уште нема потези.
play-signs = Знаци
play-sign-times = овој чекор четири пати
play-sign-hit = удира пул
play-sign-lost = овој број се губи
play-sign-passed = преминува на другата страна
play-sign-single = место само за еден твој пул
play-menu = Потези и поставки
play-pip-word = точки
play-off = вон
play-hand = рака
play-score-line = { $to ->
    [1] единечна игра
   *[other] меч до { $to }
}
play-game-number = Игра { $number }
play-next-four_steps = Чифтот е четири чекори
play-next-four_steps-short = Чифт: 4 чекори
play-next-two_steps = Чифтот е обичен: два чекора
play-next-two_steps-short = Чифт: 2 чекора
play-next-of_choice = Чифтот: двапати толку пулови
play-next-of_choice-short = Чифт: пулови по избор
play-next-cascades = Следниот чифт е каскада
play-next-cascades-short = Чифт: каскада
play-next-plain = Фрлање { $number } од { $of }: обичен чифт
play-next-plain-short = { $number } од { $of }: обичен чифт
## Settings.

play-settings = Поставки
play-tutor-checking = Се гледа твојот потег…

## Connection and refusals.

play-connecting = Се поврзува…
play-lost = Врската се прекина. Играта е зачувана; пробуваме пак…
play-data-removed = Прелистувачот ги избриша податоците на оваа страница, а со нив и оваа игра.
play-computer-simple-short = Не е вчитан докрај: послаб
play-computer-simple = Компјутерот сè уште не е целосно вчитан и игра послабо од своето ниво. Штом има врска, ќе игра на своето ниво.
play-computer-stopped = Компјутерот во моментов не може да игра. Пробуваме пак…
play-try-now = Обиди се сега
play-rejected-malformed = Серверот не го разбра тоа.
play-rejected-wrong-phase = Сега тоа не може.
play-rejected-illegal-step = Тој чекор не е можен.
play-rejected-not-your-seat = Не си на потег.
play-rejected-not-kept = Не можеше да се зачува, па не е направено. Дали дискот е полн или само за читање?
play-rejected-internal = Серверот не можеше да го направи тоа.
play-rejected-busy = Програмата е зафатена. Пробај пак за миг.
play-rejected-run-stopped = Пулот не може да стигне толку далеку.
play-rejected-man-stuck = Оттаму сега не може да тргне ниту еден пул.
play-rejected-offline = Нема врска: ништо не е испратено.

## Evaluation and hint.

play-evaluation = Оценка: { $lines }
play-bar-waits = се пресметува
play-win-chance = { $who ->
    [you] Победуваш { $percent } %
   *[other] { $name } победува { $percent } %
}
play-win-chance-higher = { $who ->
    [you] Победуваш { $percent } %, двојно или повеќе { $higher } %
   *[other] { $name } победува { $percent } %, двојно или повеќе { $higher } %
}
play-match-chance = { $who ->
    [you] Го добиваш мечот { $percent } %
   *[other] { $name } го добива мечот { $percent } %
}
play-hint = Совет
play-hint-show = Покажи совет
play-hint-hide = Скриј го советот
play-hint-thinking = Се бара најдобриот потег…
play-hint-failed = Во моментов нема совет.
play-hint-win = победи { $percent } %
play-hint-loses = губи { $loss } поени
play-hint-only = единствен потег
play-hint-gift = подарува { $groups }
play-hint-undo = врати ја етапата за да го играш

## The board for a screen reader.

play-board-name = Табла, { $title }
# $men is one of play-men-…, $legal one of play-can-play or empty.
play-point-name = Поле { $number }, { $men }
play-point-name-single = Поле { $number }, { $men }, само еден пул
play-point-name-lying = Поле { $number }, { $men }, легнати
play-bar-name = Бар, { $men }
play-hand-name = Рака, { $men }
play-off-name = Извадени, { $men }
play-with-plays = { $place }, може да се игра { $numbers }
play-empty = празно
play-men-white = { $count ->
    [one] { $count } бел пул
   *[other] { $count } бели пулови
}
play-men-black = { $count ->
    [one] { $count } црн пул
   *[other] { $count } црни пулови
}
play-men-on-white = { $men } врз притиснат бел пул
play-men-on-black = { $men } врз притиснат црн пул
play-die-name = Зар { $face }. Смени
play-die-name-first = Зар { $face }, се игра прв. Смени
play-opening-die = Зар на { $name }: { $face }

## The ladder.

play-ladder-name = Скалило
play-gift = подарок
play-gift-of = { $who ->
    [you] Подарок од тебе
   *[other] Подарок од: { $name }
}
play-number-to-play = за играње
play-number-played = одигран
play-number-lost = изгубен
play-number-passed-on = предаден
play-stage-name = { play-numbers }: { $states }
play-ladder-left = { $number ->
    [1] Единици: уште { $left }.
    [2] Двојки: уште { $left }.
    [3] Тројки: уште { $left }.
    [4] Четворки: уште { $left }.
    [5] Петки: уште { $left }.
   *[6] Шестки: уште { $left }.
}
play-ladder-then = Потоа { $numbers }.
play-to-play = За играње: { $numbers }.
play-may-decline = Можеш да одбиеш.
play-all-played = Сѐ е одиграно.

## What happens.

play-opening = По еден зар: поголемиот почнува.
play-tie = И двајцата фрлија { $face }: уште еднаш.
play-begins = { $who ->
    [you] Ти почнуваш: { $own } наспроти { $other }.
   *[other] { $name } почнува: { $own } наспроти { $other }.
}
play-begins-won = { $who ->
    [you] Ја доби последната игра и почнуваш.
   *[other] { $name } ја доби последната игра и почнува.
}
play-your-throw = { $who ->
    [you] Твој ред е да фрлиш.
   *[other] { $name } фрла.
}
play-name-doublet = { $who ->
    [you] Кажи чифт: од 1 до 6.
   *[other] { $name } кажува чифт.
}
play-plays = { $who ->
    [you] Играш { $numbers }.
   *[other] { $name } игра { $numbers }.
}
play-plays-yours = { $number ->
    [1] { $name } ги игра твоите единици.
    [2] { $name } ги игра твоите двојки.
    [3] { $name } ги игра твоите тројки.
    [4] { $name } ги игра твоите четворки.
    [5] { $name } ги игра твоите петки.
   *[6] { $name } ги игра твоите шестки.
}
play-thinking = { $who ->
    [you] Ти играш…
   *[other] { $name } игра…
}
play-threw = { $who ->
    [you] Фрли { $call }.
   *[other] { $name } фрли { $call }.
}
play-named = { $who ->
    [you] Кажа { $call }.
   *[other] { $name } кажа { $call }.
}
play-cascade = Каскада!
play-confirm = Сѐ е одиграно. Готово?
play-confirm-names = 2-1 е одиграно. По „Готово“ кажуваш чифт.
play-done-passes = { $who ->
    [you] Со „Готово“ { $groups } се за тебе.
   *[other] Со „Готово“ { $name } добива { $groups }.
}
play-passed = { $who ->
    [you] Немаш потег за { $numbers }.
   *[other] { $name } нема потег за { $numbers }.
}
play-lost-numbers = Изгубени: { $numbers }.
play-no-more = Повеќе не може да се игра.
play-only-play = Единствен потег, одигран за тебе.
play-hand-over = { $who ->
    [you] Играш { $groups }, па фрлаш.
   *[other] { $name } игра { $groups }, па фрла.
}
play-played = { $who ->
    [you] Одигра { $play }.
   *[other] { $name } одигра { $play }.
}
play-hit-on = Удрен пул на { $points }.
play-pinned-on = Притиснат пул на { $points }.
play-undone = { $steps ->
    [one] Вратен { $steps } чекор.
   *[other] Вратени { $steps } чекори.
}
# A man went from one place to another.
play-stepped = Од { $from } на { $to }.
play-stepped-hit = Од { $from } на { $to }, со тепање.
play-stepped-pin = Од { $from } на { $to }, со притискање.
play-place-bar = бар
play-place-hand = рака
play-place-off = вон

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-points = Полиња
play-log = Што се случи

## The end.

play-won = { $who ->
    [you] Победуваш
   *[other] { $name } победува
}
play-draw = Нерешено
play-end-show = Резултат
play-result-single = Единечна игра
play-result-double = Марс
play-result-triple = Тројна игра
play-result-capote = Капот
play-result-mother = Притисната мајка
play-result-jan = Жан
play-result-left = Останати пулови
play-result-tie = Изедначено
play-units = { $units ->
    [one] { $units } поен
   *[other] { $units } поени
}
play-result-note = { $result }, { $units }
play-result-note-resigned = { $result } по предавање, { $units }
play-result-on-time = Победа по време

# One screen between two people

play-enter-dice = Внеси ги заровите
play-rejected-no-simd = Овој прелистувач е престар за страницата: неговиот WebAssembly нема SIMD. Игрите може да се играат во понов.
play-rejected-no-storage = Овој прелистувач не дозволува страницата да чува игри. Дали е приватен прозорец, или складирањето е забрането?
play-rejected-no-space = За оваа страница нема повеќе место, затоа ова не е зачувано и не се случи. Зачувај ги сите игри како датотека и избриши ги непотребните.
play-rejected-not-loaded = Недостига дел од страницата. Вчитај ја повторно кога има врска.
play-rejected-no-net = Ова сè уште не е целосно вчитано. Обиди се повторно кога има врска.
play-rejected-ended = Делот од страницата што ги игра игрите запре. Обиди се повторно.
play-tap-empty = Допри пул со круг.
play-tap-theirs = { $side ->
    [black] Тоа е црн пул. Ти си со белите.
   *[white] Тоа е бел пул. Ти си со црните.
}
play-rejected-rated-game = Играш партија за рејтинг. Анализата се отвора кога ќе заврши.
