# Puzzles: stages whose best play is clear, and the player's own mistakes.

puzzles-title = Задачи
puzzles-intro = Един етап, един най-добър ход. Намери го; редът на ходовете е без значение.
puzzles-count = { $count ->
    [one] { $count } задача
   *[other] { $count } задачи
  }
puzzles-tried = Опитани { $tried } от { $count }, решени { $solved }
puzzles-due = { $due ->
    [one] { $due } се връща днес
   *[other] { $due } се връщат днес
  }
puzzles-rating = Твоят рейтинг: { $rating }
puzzles-rating-provisional = Твоят рейтинг: { $rating }? (предварителен за около десет задачи)
puzzles-rating-none = Рейтингът ти почва с първата задача
puzzles-solve = Решавай
puzzles-own-title = Моите грешки
puzzles-own-text = Пропуснатото в твоите игри, според анализите им. Всяка позиция се връща след ден, после все по-късно, докато я научиш.
puzzles-own-none = Още няма нищо. Анализирай някоя своя игра: пропуснатото в нея идва тук.
puzzles-own-known = { $count ->
    [one] { $count } позиция
   *[other] { $count } позиции
  }
puzzles-own-due = { $due ->
    [0] днес няма нищо
    [one] { $due } за днес
   *[other] { $due } за днес
  }
puzzles-practise = Упражнявай
puzzles-others = Други задачи
puzzles-task = Играеш { $numbers }. Кое е най-добре?
puzzles-task-gift = Остатъкът от хвърлянето на противника е твой: играеш { $numbers }. Кое е най-добре?
puzzles-stage-only = Брои се само този етап. Следващото от хвърлянето не се пита.
puzzles-check = Провери
puzzles-undo = Върни
puzzles-next = Следваща
puzzles-right = Точно така!
puzzles-right-text = Това е най-добрият ход.
puzzles-near = Добре. Почти нищо не губи.
puzzles-wrong = Не е най-добрият ход
puzzles-wrong-text = Губи { $loss } точки.
puzzles-try-more = Опитай друг ход, този опит не се брои.
puzzles-found-late = Намери го след грешка. Брои се само първият отговор.
puzzles-tell = Покажи най-добрия ход
puzzles-plays = Ходовете
puzzles-play-best = най-добър
puzzles-play-loses = −{ $loss }
puzzles-play-error = ± { $error }
puzzles-play-win = печели { $percent } %
puzzles-yours = твоят ход
puzzles-rating-change = Рейтинг { $after } ({ $change })
puzzles-rating-change-provisional = Рейтинг { $after }? ({ $change }), предварителен
puzzles-rating-of = Рейтинг на задачата: { $rating }
puzzles-back-in = { $days ->
    [one] Връща се след { $days } ден.
   *[other] Връща се след { $days } дни.
  }
puzzles-back-not = Няма нужда да се връща.
puzzles-again-note = Тази вече ти се е падала.
puzzles-failed = Задачата не се зареди.
puzzles-at-hand = Не е следващата: тя не се зареди. Продължаваш с наличните задачи.
puzzles-not-loaded = Тези задачи не се заредиха, а други няма под ръка. Опитай пак, когато има връзка.
puzzles-none = Тук още няма какво да упражняваш.
puzzles-not-yet = Още няма задачи за: { $games }.
puzzles-themes = По тема
puzzles-theme-gift = Какво получи
puzzles-theme-hand-over = Какво оставяш на другия
puzzles-theme-entering = Влизане
puzzles-theme-bear-off = Изваждане
puzzles-theme-race = Надбягване
puzzles-theme-hit = Да биеш или не
puzzles-theme-pin = Да притиснеш или не
puzzles-theme-cascade = Каскада
puzzles-theme-doublet = Чифт
puzzles-theme-block = Затваряне
puzzles-theme-pair = Два различни зара
