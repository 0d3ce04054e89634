## The pages of analyses.

analysis-title = Анализ
analysis-lead = Къде е спечелена и къде изгубена играта, ход по ход.
analysis-list-title = Твоите анализи
analysis-none = Още няма анализирана игра.
analysis-games-title = Твоите игри
analysis-no-games = Тук няма неанализирана игра.
analysis-paste-title = Запис отдругаде
analysis-paste-label = Текстът на записа
analysis-paste-hint = Постави запис от тази програма, като текст или JSON, или мач от друга програма, като .mat или SGF.
analysis-analyse = Анализирай
analysis-choose-file = Избери файлове
analysis-faults = В този запис нещо е грешно или липсва. Анализира се прочетеното.
analysis-assumed = Текстът не е UTF-8 и беше прочетен като { $encoding }: някои букви в имената може да са грешни.
analysis-cube = { $count ->
    [one] В записа има едно решение за удвояващия куб. То не се оценява и играта му се брои без куба.
   *[other] В записа има { $count } решения за удвояващия куб. Те не се оценяват и игрите се броят без куба.
}
analysis-refused = Това не може да се анализира:
analysis-remove = Изтрий анализа: { $white } – { $black }
analysis-remove-ask = Да се изтрие ли анализът на { $white } – { $black }? Самата игра остава.
analysis-remove-yes = Изтрий
analysis-rating-of = { $name } { $rating }
analysis-between = { $white } – { $black }
analysis-opening-page = Анализът се отваря…
analysis-gone = Този анализ вече го няма.
analysis-to-list = Всички анализи
analysis-offline = Сървърът не отговаря.
analysis-connection-lost = Връзката прекъсна. Опитваме пак.
analysis-unkept = Намереното не може да се запази: може би дискът е пълен.

## How far it is.

analysis-progress = Прегледани { $done } от { $of }
analysis-state-waiting = Чака друг анализ
analysis-state-running = Пресмята се
analysis-state-stopped = Спрян
analysis-state-done = Завършен
analysis-depth = { $plies ->
    [0] без поглед напред
    [one] { $plies } хвърляне напред
   *[other] { $plies } хвърляния напред
}
analysis-depth-none = още непрегледан
analysis-by-trials = { $trials ->
    [one] { $trials } разиграване
   *[other] { $trials } разигравания
}
analysis-exact = точно
analysis-deepen = Погледни { $plies ->
    [one] { $plies } хвърляне
   *[other] { $plies } хвърляния
} напред
analysis-roll-out = Разиграй
analysis-roll-out-more = Разиграй още
analysis-rolling = Разиграване: { $trials } от { $of }
analysis-stop = Спри
analysis-go-on = Продължи

## The board and the moves.

analysis-board = Дъска на анализа
analysis-moves = Ходове
analysis-games = Игра
analysis-game = Игра { $number }
analysis-first = В началото
analysis-back = Назад
analysis-on = Напред
analysis-last = В края
analysis-turn-label = { $number ->
    [0] Преди първия ход
   *[other] Ход { $number }
}, { $name }: { $dice }
analysis-turn-opening = { $who ->
    [you] Жребий, ти започваш: { $dice }
   *[other] Жребий, { $name } започва: { $dice }
}
analysis-no-play = няма ход
analysis-cascade = каскада
analysis-received = { $who ->
    [you] Играеш полученото
   *[other] { $name } играе полученото
}
analysis-class-forced = единствен ход
analysis-class-best = най-добър ход
analysis-class-fine = добър ход
analysis-class-doubtful = съмнителен
analysis-class-error = грешка
analysis-class-blunder = груба грешка
analysis-luck-of-throw = Късмет в това хвърляне
analysis-result = { $who ->
    [you] Печелиш: { $result }
   *[other] { $name } печели: { $result }
}
analysis-no-result = Незавършена

## The stage looked at.

analysis-tabs = Какво се показва
analysis-tab-stage = Ход
analysis-tab-throws = Зарове
analysis-tab-summary = Общо
analysis-tab-moves = Ходове
analysis-candidates = Възможности
analysis-made = изигран
analysis-not-yet = Числата за този ход още не са готови.
analysis-only = Имаше само един ход.
analysis-loss-note = Загубата сравнява ходовете по най-дълбокия поглед, който е общ за тях.
analysis-chances = { $win } % победи, от тях { $double } % двойни и нагоре; { $lose } % двойни загуби и нагоре
analysis-then = После
analysis-gift = { $who ->
    [you] Подарък за теб
   *[other] Подарък за { $name }
}: { $groups }, { $pips ->
    [one] { $pips } пип
   *[other] { $pips } пипа
}
analysis-who-stands = { $name }: { $win } % за победа
analysis-choose-play = Избери ход от списъка, за да видиш числата му.

## All throws.

analysis-map-title = Колко струваха другите хвърляния
analysis-map-note = { $who ->
    [you] За теб.
   *[other] За { $name }.
} Избери хвърляне, за да видиш най-добрия ход.
analysis-map-cascades = Всяка каскада е изиграна докрай.
analysis-map-gift = { $pips ->
    [one] дава { $pips } пип на другия
   *[other] дава { $pips } пипа на другия
}
analysis-map-thrown = падналите се зарове
analysis-what-if = { $name }: а ако беше паднало { $dice }?
analysis-as-thrown = Обратно към { $dice }
analysis-thinking = Мисля…
analysis-nothing-to-play = С него нищо не може да се играе.

## What it comes to.

analysis-rating = Грешки, по-малко е по-добре
analysis-rating-note = Средната загуба на решение, по 500. По-малко е по-добре: 0 е без грешка.
analysis-decisions = Решения
analysis-doubtfuls = Съмнителни ходове
analysis-errors = Грешки
analysis-blunders = Груби грешки
analysis-lost = Изгубено от ходове
analysis-luck = Късмет
analysis-luck-opening = Жребий
analysis-luck-throws = Обикновени зарове
analysis-luck-cascades = Каскади
analysis-luck-gifts = Получени подаръци
analysis-luck-note = Колко по-добри от средното бяха хвърлянията, в точки.
analysis-mistakes = Най-големите грешки
analysis-no-mistakes = Нито един ход не изгуби нещо сериозно.
analysis-mistake = { $name }, ход { $turn }: { $play }
analysis-cards = Запази като карти за Anki
analysis-cards-busy = Картите се записват…

## The graph.

analysis-graph = Как вървя играта
analysis-graph-value = { $turn }. Стойност { $worth } ({ $name }), късмет { $luck }
analysis-graph-equity = { $who ->
    [you] Стойност за теб
   *[other] Стойност: { $name }
}
analysis-graph-luck = { $who ->
    [you] Твоят късмет
   *[other] Късмет: { $name }
}
analysis-graph-cascades = Каскада
analysis-graph-gifts = Подарък
analysis-graph-errors = Грешка или груба грешка

## From here on.

analysis-play-on = Играй оттук
analysis-play-on-note = На ход: { $name }. Ти поемаш тази страна, а компютърът другата.
analysis-play-on-start = Играй
analysis-play-on-failed = Играта не можа да започне.

## Several records together.

analysis-report = Общ отчет за всички
analysis-report-title = { $count ->
    [one] Един запис
   *[other] { $count } записа заедно
}
analysis-report-of = Грешките на
analysis-report-everybody = всички
analysis-report-players = По играч
analysis-report-games = По игра
analysis-report-opponents = По противник
analysis-report-phases = По част от играта
analysis-phase-opening = Първите четири хвърляния
analysis-phase-contact = Пуловете още се срещат
analysis-phase-race = Надбягване
analysis-phase-bear-off = Изваждане
analysis-report-rate = Ниво
analysis-report-all = Общо
analysis-report-progress = Прегледани: { $done } от { $all }
analysis-report-refused = Не е анализирано:
analysis-report-repeated = { $count ->
    [one] Един файл повтаря мача на друг и не се брои.
   *[other] { $count } файла повтарят мачове на други и не се броят.
}

## Turns as a moving picture.

analysis-clip = Клип
analysis-clip-from = От ход
analysis-clip-to = до ход
analysis-clip-failed = Клипът не се получи. Опитай отново или избери по-малко ходове.
