## The shell: what every page shows.

play-app-name = Rosespring
# Between the parts of a list.
play-comma = {", "}
play-tagline = Гюлбара, гюл, тавула и бекгемън на една маса.
play-skip-to-content = Към съдържанието
play-navigation = Страници
play-nav-play = Игра
play-nav-learn = Уроци
play-nav-puzzles = Задачи
play-nav-analysis = Анализ
play-nav-editor = Редактор
play-nav-companion = Истинска дъска
play-nav-statistics = Статистика
play-nav-dice = Провери заровете
play-nav-more = Меню
play-dice-promised = Зарове { $fingerprint }…
play-page-loading = Страницата се отваря…
play-page-failed = Страницата не се зареди. Работи ли сървърът?
play-page-unknown = Няма такава страница.

## Games and rule sets, as they are called in this language.

play-game-gul-bara = Гюлбара
play-game-gioul = Гюл
play-game-tawula = Тавула
play-game-backgammon = Бекгемън
play-game-note-gul-bara = Пулове не се бият. Чифтовете вървят до шестиците; каквото не изиграеш, играе го другият.
play-game-note-gioul = Един срещу друг, без биене, а чифтовете вървят нагоре още от първото хвърляне.
play-game-note-tawula = Тринайсет пула влизат от ръката. Самотен пул се бие, а който закъснее, го чака капот.
play-game-note-backgammon = Правата табла на турнирите: с биене и четири хода при чифт.
play-game-note-celebi = Начало и удари като в обикновената табла, с каскадата на гюлбара.
play-rules-gul-bara-2007 = Гюлбара, правила от 2007
play-rules-gul-bara-bulgarian = Гюлбара, български правила
play-rules-tawula-falkener = Тавула, влизане по Falkener
play-rules-short-gul-bara-2007 = От 2007
play-rules-short-gul-bara-bulgarian = Български
play-rules-short-tawula-falkener = По Falkener
play-differs-gul-bara = Чифтовете стават каскада от четвъртото ти хвърляне; каквото не изиграеш, играе го противникът.
play-differs-gul-bara-2007 = Остатъкът от прекъсната каскада се губи; никой не го играе.
play-differs-gul-bara-bulgarian = Началните зарове се играят, всяка игра почва с жребий, а каскада, от която не е изигран нито един зар, не дава нищо на другия.
play-differs-gioul = Чифтовете стават каскада от първото хвърляне; каквото не изиграеш, играе го противникът.
play-differs-tawula = Пуловете влизат така, както се връщат след биене: с шестица на 19, с единица на 24.
play-differs-tawula-falkener = Новите пулове влизат, като се брои от началната капия: с шестица на 18, с единица на 23.
play-differs-backgammon = Турнирната игра, но без зара за удвояване.
play-differs-celebi = Обикновена табла, в която чифтовете стават каскада от четвъртото ти хвърляне; каквото не можеш да изиграеш от започната каскада, играе противникът.

## Throws by their own names: said aloud and shown beside the dice.

play-throw-name-11 = две единици
play-throw-name-21 = две и едно
play-throw-name-22 = дубара
play-throw-name-31 = три и едно
play-throw-name-32 = три и две
play-throw-name-33 = дюсе
play-throw-name-41 = четири и едно
play-throw-name-42 = четири и две
play-throw-name-43 = четири и три
play-throw-name-44 = две четворки
play-throw-name-51 = пет и едно
play-throw-name-52 = пет и две
play-throw-name-53 = пет и три
play-throw-name-54 = пет и четири
play-throw-name-55 = дюбеш
play-throw-name-61 = шест и едно
play-throw-name-62 = шест и две
play-throw-name-63 = шест и три
play-throw-name-64 = шест и четири
play-throw-name-65 = шеш-беш
play-throw-name-66 = дюшеш
# Men of one stage: « Fours ».
play-numbers = { $number ->
    [1] Единици
    [2] Двойки
    [3] Тройки
    [4] Четворки
    [5] Петици
   *[6] Шестици
}

## Sides and players. $who is "you" where the one person at the screen is meant.

play-white = Белият
play-black = Черният
play-you = Ти
play-computer = Компютърът
play-computer-at = Компютър, ниво { $level }
play-white-note = Слонова кост
play-black-note = Тъмна роза

## The lobby.

play-new-game = Нова игра
play-game = Игра
play-rule-set = Правила
play-standard = Обичайни
play-rules-page = Прочети правилата
play-worked-position = Разигран пример
play-rules-sources = Покажи източниците на правилата
play-opponent = Противник
play-opponent-computer = Компютър
play-opponent-friend = Двама души
play-opponent-computer-note = Научи се сам да играе
play-opponent-friend-note = На този екран
play-level = Ниво
play-level-name = { $level ->
    [1] Начинаещ
    [2] Новак
    [3] Любител
    [4] Клубен играч
    [5] Опитен
    [6] Експерт
    [7] Майстор
   *[8] Най-силен
}
play-level-label = Ниво { $level }, { $name }
play-level-unrated = още без оценка
play-level-elo = около +{ $elo } над ниво 1
play-level-errs = често греши
play-level-elo-note = Ело, измерено в мачове до 7
play-level-few = Компютърът още не е научил тази игра: играе по общи принципи и нивата са по-малко.
play-your-side = Ти си
play-match-length = Мач до
play-match-units = { $to ->
    [1] 1 игра
   *[other] { $to }
}
play-auto-forced = Играй принудените етапи вместо мен
play-auto-forced-note = Етап с един-единствен ход се изиграва веднага.
play-start = Нареди пуловете
play-starting = Пуловете се нареждат…
play-your-games = Твоите игри
play-your-games-count = Твоите игри ({ $count })
play-no-games = Още няма игри. Започнеш ли една, тя ще те чака тук, когато и да си тръгнеш.
play-games-and-lessons = Игри и уроци
play-remove = Изтрий
play-analyse = Анализирай
play-analyse-game = Анализирай: { $title }
play-remove-game = Изтрий: { $title }
play-remove-ask = Да се изтрие ли тази игра ({ $title })? Няма връщане.
play-cancel = Отказ
play-close = Затвори
play-finished = Приключила
play-in-play = В ход
play-versus = { $white } – { $black }
play-match-to = до { $to }
play-load-failed = Сървърът не отговаря.
play-try-again = Опитай пак
play-table-unreadable = Тази игра не може да се отвори: { $reason }
play-table-gone = Тази игра вече я няма.
play-to-lobby = Всички игри

## At the table.

play-throw = Хвърли
play-throw-first = Хвърли зар
play-done = Готово
play-next-game = Следваща игра
play-new-match = Нова игра
play-rematch = Реванш
play-undo-step = Назад
play-undo-stage = Върни етапа
play-undo-turn = Върни всичко
play-undo-stage-short = Етап
play-undo-turn-short = Всичко
play-resign = Предай се
play-resign-ask = Какво предаваш?
play-resign-consent = Другият трябва да се съгласи.
play-resign-offer = { $who ->
    [you] Предлагаш да се предадеш.
   *[other] { $name } предлага да се предаде.
}
play-resign-accept = Приеми
play-resign-refuse = Играй нататък
play-resign-refused = { $who ->
    [you] Играта продължава.
   *[other] { $name } не приема: играта продължава.
}
play-show-again = Пак
play-save-game = Запази
play-skip = Прескочи
play-moves = Ходове
play-no-moves = Още няма ходове.
play-signs = Знаци
play-sign-times = тази стъпка четири пъти
play-sign-hit = удря пул
play-sign-lost = това число се губи
play-sign-passed = преминава към другата страна
play-sign-single = място само за един твой пул
play-menu = Ходове и настройки
play-pip-word = пипове
play-off = вън
play-hand = ръка
play-score-line = { $to ->
    [1] единична игра
   *[other] мач до { $to }
}
play-game-number = Игра { $number }
play-next-four = Чифтът е четири хода
play-next-four-short = Чифт: 4 хода
play-next-cascades = Следващият чифт е каскада
play-next-cascades-short = Чифт: каскада
play-next-plain = Хвърляне { $number } от { $of }: прост чифт
play-next-plain-short = { $number } от { $of }: прост чифт
play-to-throw = хвърля
play-to-move = на ход

## Settings.

play-settings = Настройки
play-speed = Скорост
play-speed-slow = Бавно
play-speed-normal = Нормално
play-speed-fast = Бързо
play-speed-instant = Веднага
play-numbering = Номера на капиите
play-numbering-mover = На този, който е на ход
play-numbering-mine = Винаги моите
play-shape = Дъска
play-shape-auto = Според екрана
play-shape-wide = Широка
play-shape-tall = Изправена
play-home-left = Домът отляво
play-coordinates = Числа до капиите
play-show-arrows = Стрелки на последния ход
play-show-bar = Лента с оценката
play-tutor = Учител: предупреждава за
play-tutor-off = Нищо
play-tutor-small = Малки грешки
play-tutor-medium = Грешки
play-tutor-large = Груби грешки
play-tutor-checking = Преглежда се ходът ти…
play-tutor-title = Имаше по-добър ход
play-tutor-loses = губи { $loss } точки.
play-tutor-better = е по-добре: печели { $best } % вместо { $made } %.
play-tutor-take-back = Върни
play-tutor-anyway = Играй така
play-theme = Дъска и страница
play-theme-wood = Дърво
play-theme-flat = Спокойна
play-theme-contrast = Силен контраст
play-mode = Осветление
play-mode-auto = Според системата
play-mode-light = Светло
play-mode-dark = Тъмно
play-sounds = Звуци
play-sound-dice = Зарове
play-sound-men = Пулове
play-sound-scenes = Предаване и край
play-volume-off = без
play-sound-ask = Да се чуват ли заровете и пуловете?
play-sound-on = Включи звука
play-sound-no = Не
play-language = Език
play-unreviewed = { $language } (непрегледан)
play-unreviewed-note = Превод с бележка „непрегледан“ не е четен от човек, за когото езикът е роден.
play-digits = Цифри
play-digits-latin = 1 2 3
play-digits-local = Както в езика

## Keys.

play-keys = Клавиши
play-key-space = Интервал
play-key-enter = Enter
play-key-arrows = Стрелки
play-key-shift = Shift { $key }
play-key-throw = хвърли, готово
play-key-point = играй от избраната капия, иначе готово
play-key-walk = от капия на капия
play-key-swap = размени заровете
play-key-undo = върни ход
play-key-undo-stage = върни етап
play-key-repeat = повтори последния ход
play-key-hint = покажи или скрий съвет
play-key-command = напиши команда

## Connection and refusals.

play-connecting = Свързване…
play-lost = Връзката прекъсна. Играта е запазена; опитваме пак…
play-try-now = Опитай сега
play-rejected-malformed = Сървърът не разбра това.
play-rejected-wrong-phase = Сега това не може.
play-rejected-illegal-step = Този ход не е възможен.
play-rejected-not-your-seat = Не си на ход.
play-rejected-not-kept = Не можа да се запази, затова не беше направено. Дали дискът е пълен или само за четене?
play-rejected-internal = Сървърът не успя да направи това.
play-rejected-busy = Програмата е заета. Опитай пак след малко.
play-rejected-run-stopped = Пулът не може да стигне толкова далеч.
play-rejected-man-stuck = Оттам сега не може да тръгне пул.
play-rejected-offline = Няма връзка: нищо не е изпратено.
play-stuck-bar-first = Първо трябва да влезе пулът от бара.
play-stuck-start-locked = Началните ти пулове чакат, докато ръката ти се изпразни.
play-stuck-blocked = { $number }: { $point } е на другата страна.
play-stuck-packed = { $number }: на { $point } не може да застане втори твой пул.
play-stuck-may-not-bear-off = { $number }: този пул още не може да се изведе.
play-stuck-shuts-out = { $number }: едно поле трябва да остане свободно за пула на бара.
play-stuck-begins-no-play = { $number }: иначе могат да се изиграят повече числа или по-голямото.

## Evaluation and hint.

play-evaluation = Оценка: { $lines }
play-bar-waits = пресмята се
play-win-chance = { $who ->
    [you] Печелиш { $percent } %
   *[other] { $name } печели { $percent } %
}
play-win-chance-higher = { $who ->
    [you] Печелиш { $percent } %, двойно или повече { $higher } %
   *[other] { $name } печели { $percent } %, двойно или повече { $higher } %
}
play-match-chance = { $who ->
    [you] Печелиш мача { $percent } %
   *[other] { $name } печели мача { $percent } %
}
play-hint = Съвет
play-hint-show = Покажи съвет
play-hint-hide = Скрий съвета
play-hint-thinking = Търся най-добрия ход…
play-hint-failed = В момента няма съвет.
play-hint-win = печели { $percent } %
play-hint-loses = губи { $loss } точки
play-hint-only = единствен ход
play-hint-gift = подарява { $groups }
play-hint-undo = върни етапа, за да го изиграеш

## The board for a screen reader.

play-board-name = Дъска, { $title }
# $men is one of play-men-…, $legal one of play-can-play or empty.
play-point-name = Капия { $number }, { $men }
play-point-name-single = Капия { $number }, { $men }, само един пул
play-bar-name = Бар, { $men }
play-hand-name = Ръка, { $men }
play-off-name = Извадени, { $men }
play-with-plays = { $place }, може да играе { $numbers }
play-empty = празна
play-men-white = { $count ->
    [one] { $count } бял пул
   *[other] { $count } бели пула
}
play-men-black = { $count ->
    [one] { $count } черен пул
   *[other] { $count } черни пула
}
play-die-name = Зар { $face }. Размени
play-die-name-first = Зар { $face }, играе се пръв. Размени
play-opening-die = Зар на { $name }: { $face }

## The ladder.

play-ladder-name = Стълбица
play-gift = подарък
play-gift-of = { $who ->
    [you] Подарък от теб
   *[other] Подарък от: { $name }
}
play-number-to-play = за игра
play-number-played = изигран
play-number-lost = изгубен
play-number-passed-on = предаден
play-stage-name = { play-numbers }: { $states }
play-ladder-left = { $number ->
    [1] Единици: още { $left }.
    [2] Двойки: още { $left }.
    [3] Тройки: още { $left }.
    [4] Четворки: още { $left }.
    [5] Петици: още { $left }.
   *[6] Шестици: още { $left }.
}
play-ladder-then = После { $numbers }.
play-to-play = За игра: { $numbers }.
play-all-played = Всичко е изиграно.

## What happens.

play-opening = По един зар: по-големият започва.
play-tie = И двамата хвърлиха { $face }: още веднъж.
play-begins = { $who ->
    [you] Ти започваш: { $own } срещу { $other }.
   *[other] { $name } започва: { $own } срещу { $other }.
}
play-begins-won = { $who ->
    [you] Спечели последната игра и започваш.
   *[other] { $name } спечели последната игра и започва.
}
play-your-throw = { $who ->
    [you] Твой ред е да хвърлиш.
   *[other] { $name } хвърля.
}
play-thinking = { $who ->
    [you] Ти играеш…
   *[other] { $name } играе…
}
play-threw = { $who ->
    [you] Хвърли { $call }.
   *[other] { $name } хвърли { $call }.
}
play-cascade = Каскада!
play-confirm = Всичко е изиграно.
play-done-passes = { $who ->
    [you] С „Готово“ { $groups } са за теб.
   *[other] С „Готово“ { $name } получава { $groups }.
}
play-passed = { $who ->
    [you] Нямаш ход за { $numbers }.
   *[other] { $name } няма ход за { $numbers }.
}
play-lost-numbers = Изгубени: { $numbers }.
play-no-more = Повече не може да се играе.
play-only-play = Единствен ход, изигран вместо теб.
play-stalls =
    { $who ->
        [you] Спираш
       *[other] { $name } спира
    } на { $number ->
        [1] единиците
        [2] двойките
        [3] тройките
        [4] четворките
        [5] петиците
       *[6] шестиците
    }
play-hand-over = { $who ->
    [you] Играеш { $groups }, после хвърляш.
   *[other] { $name } играе { $groups }, после хвърля.
}
play-played = { $who ->
    [you] Изигра { $play }.
   *[other] { $name } изигра { $play }.
}
play-hit-on = Ударен пул на { $points }.

play-undone = { $steps ->
    [one] Върнат { $steps } ход.
   *[other] Върнати { $steps } хода.
}
# A man went from one place to another.
play-stepped = От { $from } на { $to }.
play-stepped-hit = От { $from } на { $to }, с биене.
play-place-bar = бар
play-place-hand = ръка
play-place-off = вън

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-points = Капии
play-log = Какво стана
play-command = Команда
play-command-send = Прати
play-command-help-text = Напиши хода, както се записва, 24/18 13/11, с (2) за два пула, или дума: хвърли, готово, назад, върни етапа, съвет, къде, предавам се.
play-command-throw = хвърли, зарове, хвърлям
play-command-done = готово, край
play-command-next = следваща, следваща игра
play-command-undo = назад, върни
play-command-undo-stage = върни етапа, върни етап
play-command-undo-turn = върни всичко
play-command-hint = съвет, подсказка
play-command-where = къде, дъска
play-command-help = помощ
play-command-resign = предавам се, предай се
play-command-unknown = „{ $word }“ не се разбира. Ход се пише така: 24/18.
play-command-cannot = { $from }/{ $to } сега не може да се играе.
play-command-not-now = Сега това не може.
play-side-line = { $name }: остават { $pips } пипа, извадени { $off }

## The end.

play-won = { $who ->
    [you] Печелиш
   *[other] { $name } печели
}
play-draw = Равенство
play-draw-note = Никой вече не може да играе.
play-capote-why = Първият пул излезе, докато още { $men } чакаха да влязат.
play-result-single = Единична игра
play-result-double = Марс
play-result-triple = Тройна игра
play-result-capote = Капот
play-units = { $units ->
    [one] { $units } точка
   *[other] { $units } точки
}
play-result-note = { $result }, { $units }
play-result-note-resigned = { $result } след предаване, { $units }
play-match-over = { $who ->
    [you] Печелиш мача.
   *[other] { $name } печели мача.
}

# One screen between two people

play-enter-dice = Въведи заровете
play-facing = Екран
play-facing-together = Виждат го двамата
play-facing-strip = Горната лента обърната
play-facing-board = Дъската към този на ход
