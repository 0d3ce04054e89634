# Puzzles: stages whose best play is clear, and the player's own mistakes.

puzzles-title = Задачи
puzzles-intro = Една етапа, еден најдобар потег. Најди го; редот на чекорите не е важен.
puzzles-count = { $count ->
    [one] { $count } задача
   *[other] { $count } задачи
  }
puzzles-tried = Пробани { $tried } од { $count }, решени { $solved }
puzzles-due = { $due ->
    [one] { $due } се враќа денес
   *[other] { $due } се враќаат денес
  }
puzzles-rating = Твојот рејтинг: { $rating }
puzzles-rating-provisional = Твојот рејтинг: { $rating }? (привремен за околу десет задачи)
puzzles-rating-none = Рејтингот почнува со првата задача
puzzles-solve = Решавај
puzzles-own-title = Моите грешки
puzzles-own-text = Пропуштеното во твоите игри, според нивните анализи. Секоја позиција се враќа по еден ден, потоа сѐ подоцна, додека не ја научиш.
puzzles-own-none = Сѐ уште нема ништо. Анализирај некоја своја игра: пропуштеното доаѓа тука.
puzzles-own-known = { $count ->
    [one] { $count } позиција
   *[other] { $count } позиции
  }
puzzles-own-due = { $due ->
    [0] денес нема ништо
    [one] { $due } за денес
   *[other] { $due } за денес
  }
puzzles-practise = Вежбај
puzzles-others = Други задачи
puzzles-task = Играш { $numbers }. Што е најдобро?
puzzles-task-gift = Остатокот од фрлањето на противникот е твој: играш { $numbers }. Што е најдобро?
puzzles-stage-only = Се брои само оваа етапа. За другото од фрлањето не се прашува.
puzzles-check = Провери
puzzles-undo = Врати
puzzles-next = Следна
puzzles-right = Точно!
puzzles-right-text = Ова е најдобриот потег.
puzzles-near = Добро. Не губи речиси ништо.
puzzles-wrong = Не е најдобриот потег
puzzles-wrong-text = Губи { $loss } поени.
puzzles-try-more = Пробај друг потег, овој обид не се брои.
puzzles-found-late = Го најде по грешка. Се брои само првиот одговор.
puzzles-tell = Покажи го најдобриот потег
puzzles-plays = Потезите
puzzles-play-best = најдобар
puzzles-play-loses = −{ $loss }
puzzles-play-error = ± { $error }
puzzles-play-win = победи { $percent } %
puzzles-yours = твојот потег
puzzles-rating-change = Рејтинг { $after } ({ $change })
puzzles-rating-change-provisional = Рејтинг { $after }? ({ $change }), привремен
puzzles-rating-of = Рејтинг на задачата: { $rating }
puzzles-back-in = { $days ->
    [one] Се враќа за { $days } ден.
   *[other] Се враќа за { $days } дена.
  }
puzzles-back-not = Нема потреба да се врати.
puzzles-again-note = Оваа веќе ти се паднала.
puzzles-failed = Задачата не се вчита.
puzzles-at-hand = Не е следната: таа не се вчита. Продолжуваш со задачите што ги има.
puzzles-not-loaded = Овие задачи не се вчитаа, а други нема при рака. Обиди се пак кога ќе има врска.
puzzles-none = Тука сѐ уште нема што да се вежба.
puzzles-not-yet = Сѐ уште нема задачи за: { $games }.
puzzles-themes = По тема
puzzles-theme-gift = Што доби
puzzles-theme-hand-over = Што му оставаш на другиот
puzzles-theme-entering = Влегување
puzzles-theme-bear-off = Вадење
puzzles-theme-race = Трка
puzzles-theme-hit = Да тепаш или не
puzzles-theme-pin = Да притиснеш или не
puzzles-theme-cascade = Каскада
puzzles-theme-doublet = Чифт
puzzles-theme-block = Затворање
puzzles-theme-pair = Два различни зара
