# Statistics: what the games kept here come to.

statistics-title = Статистика
statistics-lead = Что показывают партии, сохранённые на этом компьютере.
statistics-counting = Подсчёт…
statistics-person = Чьи партии
statistics-everybody = Всех, кто здесь играл
statistics-game = Игра
statistics-as-table = Таблицей
statistics-empty-title = Считать пока нечего
statistics-empty-text = Сыграй партию с компьютером, разбери её или реши задачу. Здесь считаются результаты, твой рейтинг и зары.
statistics-empty-play = Сыграть
statistics-empty-analysis = Разобрать партию
statistics-empty-puzzles = Решить задачу
statistics-tables = { $count ->
    [one] Подсчитан { $count } матч.
    [few] Подсчитано { $count } матча.
   *[many] Подсчитано { $count } матчей.
  }
statistics-between = { $count ->
    [one] { $count } оконченная партия между двумя людьми.
    [few] { $count } оконченные партии между двумя людьми.
   *[many] { $count } оконченных партий между двумя людьми.
  }
statistics-on-wood = { $count ->
    [one] { $count } оконченная партия за живой доской.
    [few] { $count } оконченные партии за живой доской.
   *[many] { $count } оконченных партий за живой доской.
  }
statistics-unreadable = { $count ->
    [one] { $count } матч не читается и не подсчитан.
    [few] { $count } матча не читаются и не подсчитаны.
   *[many] { $count } матчей не читаются и не подсчитаны.
  }
statistics-left-out = { $count ->
    [one] { $count } более ранний матч не подсчитан.
    [few] { $count } более ранних матча не подсчитаны.
   *[many] { $count } более ранних матчей не подсчитаны.
  }

statistics-results-title = Результаты против компьютера
statistics-results-none = Оконченных партий с компьютером ещё нет.
statistics-results-sum = выиграно и проиграно партий, очки { $units }
statistics-results-note = Каждая цифра: выиграно – проиграно. Партии с выбранной позиции или с выбранными зарами не считаются.
statistics-column-games = Партии
statistics-column-units = Очки
statistics-column-multiple = Марсы
statistics-column-matches = Матчи
statistics-drawn = { $count ->
    [one] { $count } партия окончилась вничью.
    [few] { $count } партии окончились вничью.
   *[many] { $count } партий окончились вничью.
  }

statistics-rating-title = Рейтинг против уровней
statistics-rating-none = Оконченных матчей с компьютером ещё нет.
statistics-rating-from = { $count ->
    [one] по { $count } матчу
    [few] по { $count } матчам
   *[many] по { $count } матчам
  }
statistics-rating-note = У каждой игры своя шкала. У уровня 1 – 1000, у других – сколько намерено сверх него в матчах до 7; короткий матч говорит меньше. Истинный рейтинг лежит в пределах ± в 95 случаях из 100.
statistics-level = Уровень { $level }
statistics-when = Когда
statistics-result = Итог
statistics-won = победа
statistics-lost = поражение
statistics-rating = Рейтинг

statistics-performance-title = Качество игры
statistics-performance-none = Твои партии в этой игре ещё не разобраны.
statistics-performance-note = Из твоих анализов: средняя потеря на решение, умноженная на 500. Чем меньше, тем лучше: 0 – без ошибок.
statistics-performance-older = Более ранние партии
statistics-against = { $name } против { $opponent }

statistics-openings-title = Начала
statistics-openings-none = Первый бросок в партии тебе ещё не выпадал.
statistics-openings-not-yet = Таблиц начал для этой игры пока нет, поэтому первые ходы стоят без оценки.
statistics-openings-note = Первые броски в партиях, где начинаешь ты, и что говорят о них таблицы начал.
statistics-openings-worth = Мелкие цифры и потери – очки за партию, из множества доигрываний программы. В таблицах четыре лучших хода каждого броска; при разнице меньше { $equal } ходы почти равны.
statistics-openings-best = Лучше: { $play }
statistics-openings-outside = нет в таблице
statistics-openings-pass = нет хода
statistics-throw = Бросок
statistics-play = Твой ход
statistics-times = Раз
statistics-units-game = Очки за партию
statistics-best = лучший

statistics-dice-title = Зары
statistics-dice-hand-title = Зары, брошенные рукой
statistics-dice-too-few = Бросков слишком мало, чтобы судить.
statistics-dice-as-expected = Эти зары выглядят как честные.
statistics-dice-unusual = Необычно: у честных зар так или ещё страннее выглядит одна проба из двадцати.
statistics-dice-very-unusual = Очень необычно: у честных зар так или ещё страннее выглядит одна проба из тысячи.
statistics-dice-honest = Одна честная проба из двадцати выглядит необычно. Это случай, а не поломка.
statistics-dice-faces = Шесть граней
statistics-dice-pairs = 21 бросок
statistics-dice-line = Пунктир – то, что ожидается: { $expected }.
statistics-dice-degrees = степеней свободы { $degrees }
statistics-dice-cell = { $dice }: { $count }, ожидается { $expected }
statistics-dice-who = Кто что бросил
statistics-dice-who-note = У честных зар средняя сумма близка к 7.
statistics-dice-own = Ты
statistics-dice-opponents = Соперники
statistics-dice-all = Все матчи
statistics-dice-throws = Броски
statistics-dice-doublets = Дубли
statistics-dice-expected = ожидается
statistics-dice-mean = Средняя сумма
statistics-dice-face = Грань { $face }
statistics-dice-which = Все броски всех матчей, где зары следуют из тайного числа, кто бы ни играл.
statistics-dice-hand-which = Все броски, введённые для живой доски, кто бы ни играл.
statistics-dice-opening = Зары, решающие, кто начинает, не считаются: их бросают, пока они не станут разными.

statistics-puzzles-title = Рейтинг по задачам
statistics-puzzles-none = Решённых задач ещё нет.
