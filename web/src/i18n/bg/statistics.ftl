# Statistics: what the games kept here come to.

statistics-title = Статистика
statistics-lead = Какво показват игрите, запазени на този компютър.
statistics-counting = Броене…
statistics-person = Чии игри
statistics-everybody = На всички тук
statistics-game = Игра
statistics-as-table = Като таблица
statistics-empty-title = Още няма какво да се брои
statistics-empty-text = Изиграй игра срещу компютъра, анализирай я или реши задача. Тук се броят резултатите, рейтингът ти и заровете.
statistics-empty-play = Играй
statistics-empty-analysis = Анализирай игра
statistics-empty-puzzles = Реши задача
statistics-tables = { $count ->
    [one] Преброен е { $count } мач.
   *[other] Преброени са { $count } мача.
  }
statistics-between = { $count ->
    [one] { $count } завършена игра между двама души.
   *[other] { $count } завършени игри между двама души.
  }
statistics-on-wood = { $count ->
    [one] { $count } завършена игра на истинска дъска.
   *[other] { $count } завършени игри на истинска дъска.
  }
statistics-unreadable = { $count ->
    [one] { $count } мач не може да се прочете и не е броен.
   *[other] { $count } мача не могат да се прочетат и не са броени.
  }
statistics-left-out = { $count ->
    [one] { $count } по-стар мач не е броен.
   *[other] { $count } по-стари мача не са броени.
  }

statistics-results-title = Резултати срещу компютъра
statistics-results-none = Още няма завършена игра срещу компютъра.
statistics-results-sum = спечелени и загубени игри, точки { $units }
statistics-results-note = Всяко число: спечелени – загубени. Игри от избрана позиция или с избрани зарове не се броят.
statistics-column-games = Игри
statistics-column-units = Точки
statistics-column-multiple = Марс
statistics-column-matches = Мачове
statistics-drawn = { $count ->
    [one] { $count } игра е наравно.
   *[other] { $count } игри са наравно.
  }

statistics-rating-title = Рейтинг спрямо нивата
statistics-rating-none = Още няма завършен мач срещу компютъра.
statistics-rating-from = { $count ->
    [one] от { $count } мач
   *[other] от { $count } мача
  }
statistics-rating-note = Всяка игра има своя скала. Ниво 1 има 1000, другите – колкото е измерено над него в мачове до 7; по-къс мач казва по-малко. Истинският рейтинг е в рамките на ± в 95 от 100 случая.
statistics-level = Ниво { $level }
statistics-when = Кога
statistics-result = Резултат
statistics-won = победа
statistics-lost = загуба
statistics-rating = Рейтинг

statistics-performance-title = Колко добре игра
statistics-performance-none = Още няма анализ на твои игри тук.
statistics-performance-note = От твоите анализи: средната загуба на решение, по 500. По-малко е по-добре: 0 е без грешка.
statistics-performance-older = По-стари игри
statistics-against = { $name } срещу { $opponent }

statistics-openings-title = Начала
statistics-openings-none = Още не си хвърлял пръв в игра.
statistics-openings-not-yet = За тази игра още няма таблици на началата, затова първите ходове са без оценка.
statistics-openings-note = Първите хвърляния в игрите, които ти започваш, и какво казват за тях таблиците на началата.
statistics-openings-worth = Малките числа и загубите са точки на игра, от много разигравания на програмата. В таблиците са четирите най-добри хода на всяко хвърляне; разлика под { $equal } значи почти равни.
statistics-openings-best = Най-добре: { $play }
statistics-openings-outside = няма го
statistics-openings-pass = няма ход
statistics-throw = Зарове
statistics-play = Твоят ход
statistics-times = Пъти
statistics-units-game = Точки на игра
statistics-best = най-добър

statistics-dice-title = Заровете
statistics-dice-hand-title = Зарове, хвърлени на ръка
statistics-dice-too-few = Твърде малко хвърляния, за да се каже нещо.
statistics-dice-as-expected = Тези зарове изглеждат като честни.
statistics-dice-unusual = Необичайно: от честни зарове една проба на двайсет е такава или по-странна.
statistics-dice-very-unusual = Много необичайно: от честни зарове една проба на хиляда е такава или по-странна.
statistics-dice-honest = Една от двайсет честни проби изглежда необичайна. Това е случайност, не повреда.
statistics-dice-faces = Шестте числа
statistics-dice-pairs = 21-те хвърляния
statistics-dice-line = Прекъснатата линия е очакваното: { $expected }.
statistics-dice-degrees = степени на свобода { $degrees }
statistics-dice-cell = { $dice }: { $count }, очаквано { $expected }
statistics-dice-who = Кой какво хвърли
statistics-dice-who-note = При честни зарове средният сбор е около 7.
statistics-dice-own = Ти
statistics-dice-opponents = Другите
statistics-dice-all = Всички мачове
statistics-dice-throws = Хвърляния
statistics-dice-doublets = Чифтове
statistics-dice-expected = очаквани
statistics-dice-mean = Среден сбор
statistics-dice-face = Число { $face }
statistics-dice-which = Всички хвърляния от мачовете, чиито зарове идват от тайно число, който и да играе.
statistics-dice-hand-which = Всички хвърляния, въведени за истинска дъска, който и да играе.
statistics-dice-opening = Заровете, които решават кой започва, не се броят: хвърлят се, докато се различат.

statistics-puzzles-title = Рейтинг от задачите
statistics-puzzles-none = Още няма решена задача.
