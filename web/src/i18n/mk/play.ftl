## The shell: what every page shows.

play-app-name = Rosespring
# Between the parts of a list.
play-comma = {", "}
play-tagline = Ѓулбара, ѓул, тавула и бекгемон на една маса.
play-skip-to-content = Кон содржината
play-navigation = Страници
play-nav-play = Игра
play-nav-learn = Учење
play-nav-puzzles = Задачи
play-nav-analysis = Анализа
play-nav-editor = Уредувач
play-nav-companion = Вистинска табла
play-nav-statistics = Статистика
play-nav-dice = Провери ги заровите
play-nav-more = Мени
play-dice-promised = Зарови { $fingerprint }…
play-page-loading = Страницата се отвора…
play-page-failed = Страницата не се вчита. Работи ли серверот?
play-page-unknown = Нема таква страница.

## Games and rule sets, as they are called in this language.

play-game-gul-bara = Ѓулбара
play-game-gioul = Ѓул
play-game-tawula = Тавула
play-game-backgammon = Бекгемон
play-game-note-gul-bara = Пулови не се тепаат. Чифтовите одат сѐ до шестките; што не ќе изиграш, го игра другиот.
play-game-note-gioul = Еден спроти друг, без тепање, а чифтовите одат нагоре уште од првото фрлање.
play-game-note-tawula = Тринаесет пула влегуваат од раката. Осамен пул се тепа, а кој доцни, го чека капот.
play-game-note-backgammon = Таблата што ја знаат сите: со тепање и со четири чекори за чифт.
play-game-note-celebi = Почеток и удари како во обична табла, со каскадата на гул бара.
play-rules-gul-bara-2007 = Ѓулбара, правила од 2007
play-rules-gul-bara-bulgarian = Ѓулбара, бугарски правила
play-rules-tawula-falkener = Тавула, влегување според Falkener
play-rules-short-gul-bara-2007 = Од 2007
play-rules-short-gul-bara-bulgarian = Бугарски
play-rules-short-tawula-falkener = Според Falkener
play-differs-gul-bara = Чифтовите стануваат каскада од твоето четврто фрлање; што не ќе изиграш, го игра противникот.
play-differs-gul-bara-2007 = Остатокот од прекината каскада се губи; никој не го игра.
play-differs-gul-bara-bulgarian = Почетните зарови се играат, секоја игра почнува со фрлање за почеток, а каскада од која не е одигран ниту еден број не му дава ништо на другиот.
play-differs-gioul = Чифтовите стануваат каскада од првото фрлање; што не ќе изиграш, го игра противникот.
play-differs-tawula = Пуловите влегуваат како што се враќаат: со шестка на 19, со единица на 24.
play-differs-tawula-falkener = Новите пулови влегуваат броејќи од почетното поле: со шестка на 18, со единица на 23.
play-differs-backgammon = Турнирската игра, без коцката за удвојување.
play-differs-celebi = Обична табла во која чифтовите стануваат каскада од твоето четврто фрлање; што не можеш да одиграш од почната каскада, го игра противникот.

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
play-white-note = Слонова коска
play-black-note = Темна роза

## The lobby.

play-new-game = Нова игра
play-game = Игра
play-rule-set = Правила
play-standard = Обични
play-rules-page = Прочитај ги правилата
play-worked-position = Разигран пример
play-rules-sources = Прикажи ги изворите на правилата
play-opponent = Противник
play-opponent-computer = Компјутер
play-opponent-friend = Двајца луѓе
play-opponent-computer-note = Сам научи да игра
play-opponent-friend-note = На овој екран
play-level = Ниво
play-level-name = { $level ->
    [1] Почетник
    [2] Новак
    [3] Љубител
    [4] Клупски играч
    [5] Искусен
    [6] Експерт
    [7] Мајстор
   *[8] Најсилен
}
play-level-label = Ниво { $level }, { $name }
play-level-unrated = сѐ уште без рејтинг
play-level-elo = околу +{ $elo } над ниво 1
play-level-errs = често греши
play-level-elo-note = Ело, измерено во мечови до 7
play-level-few = Компјутерот сѐ уште не ја научил оваа игра: игра по општи принципи и има помалку нивоа.
play-your-side = Ти си
play-match-length = Меч до
play-match-units = { $to ->
    [1] 1 игра
   *[other] { $to }
}
play-auto-forced = Играј ги присилните етапи за мене
play-auto-forced-note = Етапа со само еден можен потег се игра веднаш.
play-start = Нареди ја таблата
play-starting = Таблата се реди…
play-your-games = Твоите игри
play-your-games-count = Твоите игри ({ $count })
play-no-games = Сѐ уште нема игри. Првата што ќе ја почнеш ќе те чека тука кога и да си одиш.
play-games-and-lessons = Игри и лекции
play-remove = Избриши
play-analyse = Анализирај
play-analyse-game = Анализирај: { $title }
play-remove-game = Избриши: { $title }
play-remove-ask = Да се избрише ли оваа игра ({ $title })? Не може да се врати.
play-cancel = Откажи
play-close = Затвори
play-finished = Завршена
play-in-play = Во тек
play-versus = { $white } – { $black }
play-match-to = до { $to }
play-load-failed = Серверот не одговара.
play-try-again = Пробај пак
play-table-unreadable = Оваа игра не може да се отвори: { $reason }
play-table-gone = Оваа игра веќе ја нема.
play-to-lobby = Сите игри

## At the table.

play-throw = Фрли
play-throw-first = Фрли зар
play-done = Готово
play-next-game = Следна игра
play-new-match = Нова игра
play-rematch = Реванш
play-undo-step = Назад
play-undo-stage = Врати ја етапата
play-undo-turn = Врати сѐ
play-undo-stage-short = Етапа
play-undo-turn-short = Сѐ
play-resign = Предај се
play-resign-ask = Што предаваш?
play-resign-consent = Другиот треба да се согласи.
play-resign-offer = { $who ->
    [you] Нудиш предавање.
   *[other] { $name } нуди предавање.
}
play-resign-accept = Прифати
play-resign-refuse = Играј понатаму
play-resign-refused = { $who ->
    [you] Играта продолжува.
   *[other] { $name } не прифаќа: играта продолжува.
}
play-show-again = Пак
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
play-next-four = Чифтот е четири чекори
play-next-four-short = Чифт: 4 чекори
play-next-cascades = Следниот чифт е каскада
play-next-cascades-short = Чифт: каскада
play-next-plain = Фрлање { $number } од { $of }: обичен чифт
play-next-plain-short = { $number } од { $of }: обичен чифт
play-to-throw = фрла
play-to-move = на потег

## Settings.

play-settings = Поставки
play-speed = Брзина
play-speed-slow = Бавно
play-speed-normal = Нормално
play-speed-fast = Брзо
play-speed-instant = Веднаш
play-numbering = Броеви на полињата
play-numbering-mover = На оној што е на потег
play-numbering-mine = Секогаш моите
play-shape = Табла
play-shape-auto = Според екранот
play-shape-wide = Широка
play-shape-tall = Исправена
play-home-left = Домот налево
play-coordinates = Броеви кај полињата
play-show-arrows = Стрелки на последниот потег
play-show-bar = Лента со оценката
play-tutor = Учител: предупредува за
play-tutor-off = Ништо
play-tutor-small = Мали грешки
play-tutor-medium = Грешки
play-tutor-large = Груби грешки
play-tutor-checking = Се гледа твојот потег…
play-tutor-title = Имаше подобар потег
play-tutor-loses = губи { $loss } поени.
play-tutor-better = е подобро: победи { $best } % наместо { $made } %.
play-tutor-take-back = Врати
play-tutor-anyway = Сепак играј
play-theme = Табла и страница
play-theme-wood = Дрво
play-theme-flat = Мирна
play-theme-contrast = Силен контраст
play-mode = Осветлување
play-mode-auto = Според системот
play-mode-light = Светло
play-mode-dark = Темно
play-sounds = Звуци
play-sound-dice = Зарови
play-sound-men = Пулови
play-sound-scenes = Предавање и крај
play-volume-off = без
play-sound-ask = Да се слушаат заровите и пуловите?
play-sound-on = Вклучи звук
play-sound-no = Не
play-language = Јазик
play-unreviewed = { $language } (непрегледан)
play-unreviewed-note = Превод означен со „непрегледан“ не го прочитал човек на кого јазикот му е мајчин.
play-digits = Цифри
play-digits-latin = 1 2 3
play-digits-local = Како во јазикот

## Keys.

play-keys = Тастери
play-key-space = Празно место
play-key-enter = Enter
play-key-arrows = Стрелки
play-key-shift = Shift { $key }
play-key-throw = фрли, готово
play-key-point = играј од избраното поле, инаку готово
play-key-walk = од поле на поле
play-key-swap = смени ги заровите
play-key-undo = врати чекор
play-key-undo-stage = врати етапа
play-key-repeat = повтори го последниот чекор
play-key-hint = покажи или скриј совет
play-key-command = напиши наредба

## Connection and refusals.

play-connecting = Се поврзува…
play-lost = Врската се прекина. Играта е зачувана; пробуваме пак…
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
play-stuck-bar-first = Прво мора да влезе пулот од барот.
play-stuck-start-locked = Почетните пулови чекаат додека раката не се испразни.
play-stuck-blocked = { $number }: { $point } е на другата страна.
play-stuck-packed = { $number }: на { $point } не смее да застане втор твој пул.
play-stuck-may-not-bear-off = { $number }: овој пул сега не може да се извади.
play-stuck-shuts-out = { $number }: едно поле мора да остане слободно за пулот на барот.
play-stuck-begins-no-play = { $number }: инаку може да се одиграат повеќе броеви или поголемиот.

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
play-thinking = { $who ->
    [you] Ти играш…
   *[other] { $name } игра…
}
play-threw = { $who ->
    [you] Фрли { $call }.
   *[other] { $name } фрли { $call }.
}
play-cascade = Каскада!
play-confirm = Сѐ е одиграно.
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
play-stalls =
    { $who ->
        [you] Запираш
       *[other] { $name } запира
    } на { $number ->
        [1] единиците
        [2] двојките
        [3] тројките
        [4] четворките
        [5] петките
       *[6] шестките
    }
play-hand-over = { $who ->
    [you] Играш { $groups }, па фрлаш.
   *[other] { $name } игра { $groups }, па фрла.
}
play-played = { $who ->
    [you] Одигра { $play }.
   *[other] { $name } одигра { $play }.
}
play-hit-on = Удрен пул на { $points }.

play-undone = { $steps ->
    [one] Вратен { $steps } чекор.
   *[other] Вратени { $steps } чекори.
}
# A man went from one place to another.
play-stepped = Од { $from } на { $to }.
play-stepped-hit = Од { $from } на { $to }, со тепање.
play-place-bar = бар
play-place-hand = рака
play-place-off = вон

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-points = Полиња
play-log = Што се случи
play-command = Наредба
play-command-send = Прати
play-command-help-text = Напиши го потегот како што се запишува, 24/18 13/11, со (2) за два пула, или збор: фрли, готово, назад, врати етапа, совет, каде, се предавам.
play-command-throw = фрли, зарови, фрлам
play-command-done = готово, крај
play-command-next = следна, следна игра
play-command-undo = назад, врати
play-command-undo-stage = врати етапа, врати ја етапата
play-command-undo-turn = врати сѐ, врати се
play-command-hint = совет
play-command-where = каде, табла
play-command-help = помош
play-command-resign = се предавам, предај се
play-command-unknown = „{ $word }“ не е разбрано. Потег се пишува вака: 24/18.
play-command-cannot = { $from }/{ $to } сега не може да се игра.
play-command-not-now = Сега тоа не може.
play-side-line = { $name }: уште { $pips } точки, извадени { $off }

## The end.

play-won = { $who ->
    [you] Победуваш
   *[other] { $name } победува
}
play-draw = Нерешено
play-draw-note = Никој повеќе не може да игра.
play-capote-why = Првиот пул излезе додека уште { $men } чекаа да влезат.
play-result-single = Единечна игра
play-result-double = Марс
play-result-triple = Тројна игра
play-result-capote = Капот
play-units = { $units ->
    [one] { $units } поен
   *[other] { $units } поени
}
play-result-note = { $result }, { $units }
play-result-note-resigned = { $result } по предавање, { $units }
play-match-over = { $who ->
    [you] Го добиваш мечот.
   *[other] { $name } го добива мечот.
}

# One screen between two people

play-enter-dice = Внеси ги заровите
play-facing = Екран
play-facing-together = Го гледаат двајцата
play-facing-strip = Горната лента свртена
play-facing-board = Таблата кон тој на потег
