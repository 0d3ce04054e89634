# Puzzles: stages whose best play is clear, and the player's own mistakes.

puzzles-title = Задачи
puzzles-intro = Один этап, один лучший ход. Найди его; порядок не важен.
puzzles-count = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[many] { $count } задач
  }
puzzles-tried = Пройдено { $tried } из { $count }, решено { $solved }
puzzles-due = { $due ->
    [one] { $due } вернётся сегодня
   *[other] { $due } вернутся сегодня
  }
puzzles-rating = Твой рейтинг: { $rating }
puzzles-rating-provisional = Твой рейтинг: { $rating }? (предварительный, примерно десять задач)
puzzles-rating-none = Рейтинг начнётся с первой задачи
puzzles-solve = Решать
puzzles-own-title = Мои ошибки
puzzles-own-text = Упущенное в твоих партиях, по их анализу. Каждая позиция вернётся через день, потом всё позже, пока ты её не запомнишь.
puzzles-own-none = Пока ничего. Разбери свою партию: упущенное в ней придёт сюда.
puzzles-own-known = { $count ->
    [one] { $count } позиция
    [few] { $count } позиции
   *[many] { $count } позиций
  }
puzzles-own-due = { $due ->
    [0] на сегодня ничего
    [one] { $due } на сегодня
   *[other] { $due } на сегодня
  }
puzzles-practise = Повторять
puzzles-others = Другие задачи
puzzles-task = Твой ход: { $numbers }. Как лучше?
puzzles-task-gift = Остаток броска соперника перешёл к тебе: { $numbers }. Как лучше?
puzzles-stage-only = Важен только этот этап. Что дальше в броске, не спрашивается.
puzzles-check = Проверить
puzzles-undo = Вернуть
puzzles-next = Следующая
puzzles-right = Верно!
puzzles-right-text = Это лучший ход.
puzzles-near = Хорошо. Почти ничего не теряет.
puzzles-wrong = Не лучший ход
puzzles-wrong-text = Потеря, в очках: { $loss }.
puzzles-try-more = Попробуй другой ход: эта попытка не считается.
puzzles-found-late = Найден после ошибки. Считается только первый ответ.
puzzles-tell = Показать лучший ход
puzzles-plays = Ходы
puzzles-play-best = лучший
puzzles-play-loses = −{ $loss }
puzzles-play-error = ± { $error }
puzzles-play-win = победа { $percent } %
puzzles-yours = твой ход
puzzles-rating-change = Рейтинг { $after } ({ $change })
puzzles-rating-change-provisional = Рейтинг { $after }? ({ $change }), предварительный
puzzles-rating-of = Рейтинг задачи: { $rating }
puzzles-back-in = { $days ->
    [one] Вернётся через { $days } день.
    [few] Вернётся через { $days } дня.
   *[many] Вернётся через { $days } дней.
  }
puzzles-back-not = Возвращаться незачем.
puzzles-again-note = Эта тебе уже встречалась.
puzzles-failed = Задача не загрузилась.
puzzles-at-hand = Это не следующая: та не загрузилась. Идут задачи, которые уже есть.
puzzles-not-loaded = Эти задачи не загрузились, а других под рукой нет. Попробуй ещё раз, когда будет связь.
puzzles-none = Повторять здесь пока нечего.
puzzles-not-yet = Пока нет задач для игр: { $games }.
puzzles-themes = По темам
puzzles-theme-gift = Что тебе перешло
puzzles-theme-hand-over = Что ты оставишь сопернику
puzzles-theme-entering = Вход
puzzles-theme-bear-off = Снятие шашек
puzzles-theme-race = Гонка
puzzles-theme-hit = Бить или нет
puzzles-theme-pin = Запереть или нет
puzzles-theme-cascade = Каскад
puzzles-theme-doublet = Дубль
puzzles-theme-block = Закрыть путь
puzzles-theme-pair = Два разных числа
