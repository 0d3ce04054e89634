## The shell: what every page shows.

play-app-name = Rosespring
# Between the parts of a list.
play-comma = {", "}
play-nav-dice = Проверить зары
play-dice-fair = Честные зары ✓
play-page-loading = Страница открывается…
play-page-failed = Страница не загрузилась. Проверь соединение.
play-page-unknown = Такой страницы нет.

## Games and rule sets, as they are called in this language.

play-game-gul-bara = Гюльбара
play-game-gioul = Гюль
play-game-tawula = Тавула
play-game-backgammon = Короткие нарды
play-game-celebi = Челеби
play-game-portes = Портес
play-game-nackgammon = Накгаммон
play-game-tavla = Тавла
play-game-fevga = Февга
play-game-moultezim = Мультезим
play-game-narde = Длинные нарды
play-game-plakoto = Плакото
play-game-tapa = Тапа
play-game-plakoto-express = Плакото экспресс
play-game-jacquet = Жаке
play-game-irish = Ириш
play-game-hypergammon = Гипергаммон
play-game-mahbusa-31 = Махбуса 31
play-game-tawla-31 = Таула 31
play-game-acey-deucey = Эйси-дьюси
play-game-nard-himly = Нард Химли
play-game-verquere = Веркер
play-game-laquet = Лакет
play-game-ludus-anglicorum = Английская игра
play-game-doublets = Дублеты
play-rules-gul-bara-2007 = Гюльбара, правила 2007 года
play-rules-gul-bara-bulgarian = Гюльбара, болгарские правила
play-rules-tawula-falkener = Тавула, вход по Falkener
play-rules-fevga-stuck = Февга, открыть всякому без хода
play-rules-fevga-both-tables = Февга, обе четверти
play-rules-moultezim-pbm = Мультезим, игра по почте
play-rules-narde-blocked = Длинные нарды, две шашки, если одна не может
play-rules-narde-step = Длинные нарды, строгий мост
play-rules-jacquet-1818 = Жаке 1818 года
play-rules-verquere-head = Веркер, одиночная голова
play-rules-doublets-all = Дублеты, все стоят

## Throws by their own names: said aloud and shown beside the dice.

play-throw-name-11 = две единицы
play-throw-name-21 = два и один
play-throw-name-22 = две двойки
play-throw-name-31 = три и один
play-throw-name-32 = три и два
play-throw-name-33 = две тройки
play-throw-name-41 = четыре и один
play-throw-name-42 = четыре и два
play-throw-name-43 = четыре и три
play-throw-name-44 = две четвёрки
play-throw-name-51 = пять и один
play-throw-name-52 = пять и два
play-throw-name-53 = пять и три
play-throw-name-54 = пять и четыре
play-throw-name-55 = ду-беш
play-throw-name-61 = шесть и один
play-throw-name-62 = шесть и два
play-throw-name-63 = шесть и три
play-throw-name-64 = шесть и четыре
play-throw-name-65 = шеш-беш
play-throw-name-66 = ду-шеш
# Men of one stage: « Fours ».
play-numbers = { $number ->
    [1] Единицы
    [2] Двойки
    [3] Тройки
    [4] Четвёрки
    [5] Пятёрки
   *[6] Шестёрки
}

## Sides and players. $who is "you" where the one person at the screen is meant.

play-white = Белые
play-black = Чёрные
play-you = Ты
play-computer = Компьютер
play-computer-at = Компьютер, уровень { $level }
play-program = программа
play-white-note = Слоновая кость
play-black-note = Тёмная роза

## The lobby.

play-rule-set = Правила
play-auto-forced = Играть за меня вынужденные этапы
play-analyse = Разобрать
play-cancel = Отмена
play-close = Закрыть
play-load-failed = Сервер не отвечает.
play-try-again = Ещё раз
play-table-unreadable = Эту партию не открыть: { $reason }
play-table-gone = Здесь нет такой партии, или она закрыта.
play-to-lobby = Все партии

## At the table.

play-throw = Бросить
play-throw-first = Бросить зару
play-done = Готово
play-decline = Отказаться
play-next-game = Следующая партия
play-new-match = Новая игра
play-undo-step = Назад
play-undo-stage = { $number ->
    [1] Вернуть единицы
    [2] Вернуть двойки
    [3] Вернуть тройки
    [4] Вернуть четвёрки
    [5] Вернуть пятёрки
   *[6] Вернуть шестёрки
}
play-undo-turn = Вернуть всё
play-resign = Сдаться
play-sounds = Звуки
play-resign-offer = { $who ->
    [you] Ты предлагаешь сдаться.
   *[other] { $name } предлагает сдаться.
}
play-resign-refused = { $who ->
    [you] Игра продолжается.
   *[other] { $name } не соглашается: игра продолжается.
}
play-show-again = Снова
play-chat = Чат
play-save-game = Сохранить
play-skip = Пропустить
play-moves = Ходы
play-no-moves = Ходов пока нет.
play-signs = Знаки
play-sign-times = этот шаг четыре раза
play-sign-hit = бьёт шашку
play-sign-lost = это число пропадает
play-sign-passed = переходит сопернику
play-sign-single = место только для одной вашей шашки
play-menu = Ходы и настройки
play-pip-word = пипсов
play-off = вне
play-hand = рука
play-score-line = { $to ->
    [1] одна партия
   *[other] матч до { $to }
}
play-game-number = Партия { $number }
play-next-four_steps = Дубль – это четыре хода
play-next-four_steps-short = Дубль: 4 хода
play-next-two_steps = Дубль обычный: два хода
play-next-two_steps-short = Дубль: 2 хода
play-next-of_choice = Дубль: вдвое больше шашек
play-next-of_choice-short = Дубль: шашки на выбор
play-next-cascades = Следующий дубль – каскад
play-next-cascades-short = Дубль: каскад
play-next-plain = Бросок { $number } из { $of }: простой дубль
play-next-plain-short = { $number } из { $of }: простой дубль
## Settings.

play-settings = Настройки
play-tutor-checking = Смотрю твой ход…

## Connection and refusals.

play-connecting = Соединение…
play-lost = Связь потеряна. Партия сохранена; пробуем снова…
play-data-removed = Браузер удалил данные этой страницы, а с ними и эту партию.
play-computer-simple-short = Загружен не весь: слабее
play-computer-simple = Компьютер ещё загружен не целиком и играет слабее своего уровня. Как только появится сеть, он заиграет на своём уровне.
play-computer-stopped = Компьютер сейчас не может играть. Пробуем снова…
play-try-now = Попробовать сейчас
play-rejected-malformed = Сервер этого не понял.
play-rejected-wrong-phase = Сейчас это невозможно.
play-rejected-illegal-step = Такой ход невозможен.
play-rejected-not-your-seat = Сейчас не твой ход.
play-rejected-not-kept = Сохранить не удалось, поэтому ход не сделан. Может быть, диск полон или только для чтения?
play-rejected-internal = У сервера это не получилось.
play-rejected-busy = Программа занята. Попробуй чуть позже.
play-rejected-run-stopped = Так далеко шашка пойти не может.
play-rejected-man-stuck = Оттуда сейчас не пойдёт ни одна шашка.
play-rejected-offline = Нет связи: ничего не отправлено.
play-rejected-no-simd = Этот браузер слишком стар для этой страницы: в его WebAssembly нет SIMD. В более новом играть можно.
play-rejected-no-storage = Этот браузер не даёт странице сохранять партии. Может быть, это приватное окно или хранилище запрещено?
play-rejected-no-space = Для этой страницы не осталось места, поэтому это не сохранено и не сделано. Сохрани все партии в файл и удали ненужные.
play-rejected-not-loaded = Не хватает части страницы. Перезагрузи её, когда есть сеть.
play-rejected-no-net = Это ещё не загружено целиком. Попробуй снова, когда есть сеть.
play-rejected-ended = Часть страницы, которая ведёт игру, остановилась. Попробуй ещё раз.
play-tap-empty = Нажми на шашку с кольцом.
play-tap-theirs = { $side ->
    [black] Это чёрная шашка. Ты играешь белыми.
   *[white] Это белая шашка. Ты играешь чёрными.
}
play-rejected-rated-game = Идёт рейтинговая партия. Анализ откроется, когда она закончится.

## Evaluation and hint.

play-evaluation = Оценка: { $lines }
play-bar-waits = считается
play-win-chance = { $who ->
    [you] Твоя победа: { $percent } %
   *[other] { $name }: победа { $percent } %
}
play-win-chance-higher = { $who ->
    [you] Твоя победа: { $percent } %, двойная и выше { $higher } %
   *[other] { $name }: победа { $percent } %, двойная и выше { $higher } %
}
play-match-chance = { $who ->
    [you] Твоя победа в матче: { $percent } %
   *[other] { $name }: победа в матче { $percent } %
}
play-hint = Совет
play-hint-show = Показать совет
play-hint-hide = Скрыть совет
play-hint-thinking = Ищу лучший ход…
play-hint-failed = Сейчас совета нет.
play-hint-win = победа { $percent } %
play-hint-loses = теряет { $loss } очка
play-hint-only = единственный ход
play-hint-gift = отдаёт { $groups }
play-hint-undo = чтобы сыграть, верни этап

## The board for a screen reader.

play-board-name = Доска, { $title }
# $men is one of play-men-…, $legal one of play-can-play or empty.
play-point-name = Пункт { $number }, { $men }
play-point-name-single = Пункт { $number }, { $men }, только одна шашка
play-point-name-lying = Пункт { $number }, { $men }, положены
play-bar-name = Бар, { $men }
play-hand-name = Рука, { $men }
play-off-name = Снято, { $men }
play-with-plays = { $place }, можно сыграть { $numbers }
play-empty = пусто
play-men-white = { $count ->
    [one] { $count } белая шашка
    [few] { $count } белые шашки
   *[many] { $count } белых шашек
}
play-men-black = { $count ->
    [one] { $count } чёрная шашка
    [few] { $count } чёрные шашки
   *[many] { $count } чёрных шашек
}
play-men-on-white = { $men } на запертой белой шашке
play-men-on-black = { $men } на запертой чёрной шашке
play-die-name = Зара { $face }. Поменять местами
play-die-name-first = Зара { $face }, играется первой. Поменять местами
play-opening-die = Зара { $name }: { $face }

## The ladder.

play-ladder-name = Лесенка
play-gift = подарок
play-gift-of = { $who ->
    [you] Твой подарок
   *[other] Подарок от: { $name }
}
play-number-to-play = играть
play-number-played = сыграно
play-number-lost = потеряно
play-number-passed-on = передано
play-stage-name = { play-numbers }: { $states }
play-ladder-left = { $number ->
    [1] Единицы: ещё { $left }.
    [2] Двойки: ещё { $left }.
    [3] Тройки: ещё { $left }.
    [4] Четвёрки: ещё { $left }.
    [5] Пятёрки: ещё { $left }.
   *[6] Шестёрки: ещё { $left }.
}
play-ladder-then = Потом { $numbers }.
play-to-play = Играть: { $numbers }.
play-may-decline = Можно отказаться.
play-all-played = Всё сыграно.

## What happens.

play-opening = По одной заре: у кого больше, тот начинает.
play-tie = У обоих { $face }: ещё раз.
play-begins = { $who ->
    [you] Ты начинаешь: { $own } против { $other }.
   *[other] Первый ход: { $name }, { $own } против { $other }.
}
play-begins-won = { $who ->
    [you] Прошлая партия за тобой, и ты начинаешь.
   *[other] Прошлую партию взял { $name } и начинает.
}
play-your-throw = { $who ->
    [you] Твой бросок.
   *[other] Бросок: { $name }.
}
play-name-doublet = { $who ->
    [you] Назови дубль: от 1 до 6.
   *[other] Дубль называет { $name }.
}
play-plays = { $who ->
    [you] Играй { $numbers }.
   *[other] { $name } играет { $numbers }.
}
play-plays-yours = { $number ->
    [1] { $name } играет твои единицы.
    [2] { $name } играет твои двойки.
    [3] { $name } играет твои тройки.
    [4] { $name } играет твои четвёрки.
    [5] { $name } играет твои пятёрки.
   *[6] { $name } играет твои шестёрки.
}
play-thinking = { $who ->
    [you] Твой ход…
   *[other] Ход: { $name }…
}
play-threw = { $who ->
    [you] У тебя { $call }.
   *[other] { $name }: { $call }.
}
play-named = { $who ->
    [you] Ты называешь { $call }.
   *[other] { $name } называет { $call }.
}
play-cascade = Каскад!
play-confirm = Всё сыграно. Готово?
play-confirm-names = 2-1 сыграно. После «Готово» назови дубль.
play-done-passes = { $who ->
    [you] «Готово» отдаст { $groups } тебе.
   *[other] «Готово» отдаст { $groups }. Играть: { $name }.
}
play-passed = { $who ->
    [you] У тебя нет хода на { $numbers }.
   *[other] { $name }: нет хода на { $numbers }.
}
play-lost-numbers = Пропало: { $numbers }.
play-no-more = Больше сыграть нечего.
play-only-play = Единственный ход, сыгран за тебя.
play-hand-over = { $who ->
    [you] Играешь { $groups }, потом бросаешь.
   *[other] { $name }: { $groups }, потом бросок.
}
play-played = { $who ->
    [you] Твой ход: { $play }.
   *[other] { $name }: { $play }.
}
play-hit-on = Побита шашка: { $points }.
play-pinned-on = Заперта шашка: { $points }.
play-undone = { $steps ->
    [one] Возвращён { $steps } ход.
    [few] Возвращены { $steps } хода.
   *[many] Возвращено { $steps } ходов.
}
# A man went from one place to another.
play-stepped = { $from } – { $to }.
play-stepped-hit = { $from } – { $to }, с боем.
play-stepped-pin = { $from } – { $to }, шашка заперта.
play-place-bar = бар
play-place-hand = рука
play-place-off = снято

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-points = Пункты
play-log = Что было

## The end.

play-won = { $who ->
    [you] Твоя победа
   *[other] Победа: { $name }
}
play-draw = Ничья
play-end-show = Итог
play-result-single = Ойн
play-result-double = Марс
play-result-triple = Кокс
play-result-capote = Капот
play-result-mother = Мать заперта
play-result-jan = Жан
play-result-left = Оставшиеся шашки
play-result-tie = Поровну
play-units = { $units ->
    [one] { $units } очко
    [few] { $units } очка
   *[many] { $units } очков
}
play-result-note = { $result }, { $units }
play-result-note-resigned = { $result } после сдачи, { $units }
play-result-on-time = Победа по времени

# One screen between two people

play-enter-dice = Ввести зары
