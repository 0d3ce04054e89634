## The shell: what every page shows.

play-app-name = Rosespring
# Between the parts of a list.
play-comma = {", "}
play-nav-dice = Провери заровете
play-dice-fair = Честни зарове ✓
play-page-loading = Страницата се отваря…
play-page-failed = Страницата не се зареди. Провери връзката.
play-page-unknown = Няма такава страница.

## Games and rule sets, as they are called in this language.

play-game-gul-bara = Гюлбара
play-game-gioul = Гюл
play-game-tawula = Тавула
play-game-backgammon = Бекгемън
play-game-celebi = Челеби
play-game-portes = Портес
play-game-nackgammon = Накгемън
play-game-tavla = Тавла
play-game-fevga = Февга
play-game-moultezim = Мултезим
play-game-narde = Дълги нарди
play-game-plakoto = Плакото
play-game-tapa = Тапа
play-game-plakoto-express = Плакото експрес
play-game-jacquet = Жаке
play-game-irish = Ирландска табла
play-game-hypergammon = Хипергемън
play-game-mahbusa-31 = Махбуса 31
play-game-tawla-31 = Таула 31
play-game-acey-deucey = Ейси-дюси
play-game-nard-himly = Нард на Химли
play-game-verquere = Веркер
play-game-laquet = Лакет
play-game-ludus-anglicorum = Английската игра
play-game-doublets = Дублети
play-rules-gul-bara-2007 = Гюлбара, правила от 2007
play-rules-gul-bara-bulgarian = Гюлбара, български правила
play-rules-tawula-falkener = Тавула, влизане по Falkener
play-rules-fevga-stuck = Февга, отваряне за всеки без ход
play-rules-fevga-both-tables = Февга, и двете полета
play-rules-moultezim-pbm = Мултезим, играта по имейл
play-rules-narde-blocked = Дълги нарди, два пула, ако единият не може
play-rules-narde-step = Дълги нарди, строга преграда
play-rules-jacquet-1818 = Жаке от 1818 г.
play-rules-verquere-head = Веркер, единична глава
play-rules-doublets-all = Дублети, всички изправени

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
play-program = програма
play-white-note = Слонова кост
play-black-note = Тъмна роза

## The lobby.

play-rule-set = Правила
play-auto-forced = Играй принудените етапи вместо мен
play-analyse = Анализирай
play-cancel = Отказ
play-close = Затвори
play-load-failed = Сървърът не отговаря.
play-try-again = Опитай пак
play-table-unreadable = Тази игра не може да се отвори: { $reason }
play-table-gone = Тук няма такава игра, или е лична.
play-to-lobby = Всички игри

## At the table.

play-throw = Хвърли
play-throw-first = Хвърли зар
play-done = Готово
play-decline = Откажи
play-next-game = Следваща игра
play-new-match = Нова игра
play-undo-step = Назад
play-undo-stage = { $number ->
    [1] Върни единиците
    [2] Върни двойките
    [3] Върни тройките
    [4] Върни четворките
    [5] Върни петиците
   *[6] Върни шестиците
}
play-undo-turn = Върни всичко
play-resign = Предай се
play-sounds = Звуци
play-resign-offer = { $who ->
    [you] Предлагаш да се предадеш.
   *[other] { $name } предлага да се предаде.
}
play-resign-refused = { $who ->
    [you] Играта продължава.
   *[other] { $name } не приема: играта продължава.
}
play-show-again = Пак
play-chat = Чат
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
play-pip-word = пипа
play-off = вън
play-hand = ръка
play-score-line = { $to ->
    [1] единична игра
   *[other] мач до { $to }
}
play-game-number = Игра { $number }
play-next-four_steps = Чифтът е четири хода
play-next-four_steps-short = Чифт: 4 хода
play-next-two_steps = Чифтът е обикновен: два хода
play-next-two_steps-short = Чифт: 2 хода
play-next-of_choice = Чифтът: два пъти толкова пулове
play-next-of_choice-short = Чифт: пулове по избор
play-next-cascades = Следващият чифт е каскада
play-next-cascades-short = Чифт: каскада
play-next-plain = Хвърляне { $number } от { $of }: прост чифт
play-next-plain-short = { $number } от { $of }: прост чифт
## Settings.

play-settings = Настройки
play-tutor-checking = Преглежда се ходът ти…

## Connection and refusals.

play-connecting = Свързване…
play-lost = Връзката прекъсна. Играта е запазена; опитваме пак…
play-data-removed = Браузърът изтри данните на тази страница, а с тях и тази игра.
play-computer-simple-short = Незареден докрай: по-слаб
play-computer-simple = Компютърът още не е зареден докрай и играе по-слабо от нивото си. Щом има връзка, ще играе на своето ниво.
play-computer-stopped = Компютърът не може да играе в момента. Опитваме пак…
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
play-rejected-no-simd = Този браузър е твърде стар за тази страница: в неговия WebAssembly няма SIMD. В по-нов може да се играе.
play-rejected-no-storage = Този браузър не позволява на страницата да пази игри. Дали е частен прозорец, или паметта е забранена?
play-rejected-no-space = За тази страница няма повече място, затова това не беше запазено и не се случи. Запази всички игри като файл и изтрий ненужните.
play-rejected-not-loaded = Липсва част от страницата. Презареди я, когато има връзка.
play-rejected-no-net = Това още не е заредено докрай. Опитай пак, когато има връзка.
play-rejected-ended = Частта от страницата, която води играта, спря. Опитай пак.
play-tap-empty = Докосни пул с кръг.
play-tap-theirs = { $side ->
    [black] Това е черен пул. Ти си с белите.
   *[white] Това е бял пул. Ти си с черните.
}
play-rejected-rated-game = Играеш партия за рейтинг. Анализът се отваря, когато тя свърши.

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
play-point-name-lying = Капия { $number }, { $men }, легнали
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
play-men-on-white = { $men } върху притиснат бял пул
play-men-on-black = { $men } върху притиснат черен пул
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
play-may-decline = Можеш да откажеш.
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
play-name-doublet = { $who ->
    [you] Назови чифт: от 1 до 6.
   *[other] { $name } назовава чифт.
}
play-plays = { $who ->
    [you] Играеш { $numbers }.
   *[other] { $name } играе { $numbers }.
}
play-plays-yours = { $number ->
    [1] { $name } играе твоите единици.
    [2] { $name } играе твоите двойки.
    [3] { $name } играе твоите тройки.
    [4] { $name } играе твоите четворки.
    [5] { $name } играе твоите петици.
   *[6] { $name } играе твоите шестици.
}
play-thinking = { $who ->
    [you] Ти играеш…
   *[other] { $name } играе…
}
play-threw = { $who ->
    [you] Хвърли { $call }.
   *[other] { $name } хвърли { $call }.
}
play-named = { $who ->
    [you] Назоваваш { $call }.
   *[other] { $name } назовава { $call }.
}
play-cascade = Каскада!
play-confirm = Всичко е изиграно. Готово?
play-confirm-names = 2-1 е изиграно. След „Готово“ назоваваш чифт.
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
play-hand-over = { $who ->
    [you] Играеш { $groups }, после хвърляш.
   *[other] { $name } играе { $groups }, после хвърля.
}
play-played = { $who ->
    [you] Изигра { $play }.
   *[other] { $name } изигра { $play }.
}
play-hit-on = Ударен пул на { $points }.
play-pinned-on = Притиснат пул на { $points }.
play-undone = { $steps ->
    [one] Върнат { $steps } ход.
   *[other] Върнати { $steps } хода.
}
# A man went from one place to another.
play-stepped = От { $from } на { $to }.
play-stepped-hit = От { $from } на { $to }, с биене.
play-stepped-pin = От { $from } на { $to }, с притискане.
play-place-bar = бар
play-place-hand = ръка
play-place-off = вън

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-points = Капии
play-log = Какво стана

## The end.

play-won = { $who ->
    [you] Печелиш
   *[other] { $name } печели
}
play-draw = Равенство
play-end-show = Резултат
play-result-single = Единична игра
play-result-double = Марс
play-result-triple = Тройна игра
play-result-capote = Капот
play-result-mother = Притисната майка
play-result-jan = Жан
play-result-left = Останали пулове
play-result-tie = Наравно
play-units = { $units ->
    [one] { $units } точка
   *[other] { $units } точки
}
play-result-note = { $result }, { $units }
play-result-note-resigned = { $result } след предаване, { $units }
play-result-on-time = Победа по време

# One screen between two people

play-enter-dice = Въведи заровете
