# Statistics: what the games kept here come to.

statistics-title = Статистика
statistics-lead = Што покажуваат игрите зачувани на овој компјутер.
statistics-counting = Се брои…
statistics-person = Чии игри
statistics-everybody = На сите тука
statistics-game = Игра
statistics-as-table = Како табела
statistics-empty-title = Сѐ уште нема што да се брои
statistics-empty-text = Одиграј игра против компјутерот, анализирај ја или реши задача. Тука се бројат резултатите, твојот рејтинг и заровите.
statistics-empty-play = Играј
statistics-empty-analysis = Анализирај игра
statistics-empty-puzzles = Реши задача
statistics-tables = { $count ->
    [one] Изброен е { $count } меч.
   *[other] Изброени се { $count } мечови.
  }
statistics-between = { $count ->
    [one] { $count } завршена игра меѓу двајца луѓе.
   *[other] { $count } завршени игри меѓу двајца луѓе.
  }
statistics-on-wood = { $count ->
    [one] { $count } завршена игра на вистинска табла.
   *[other] { $count } завршени игри на вистинска табла.
  }
statistics-unreadable = { $count ->
    [one] { $count } меч не може да се прочита и не е изброен.
   *[other] { $count } мечови не можат да се прочитаат и не се изброени.
  }
statistics-left-out = { $count ->
    [one] { $count } постар меч не е изброен.
   *[other] { $count } постари мечови не се изброени.
  }

statistics-results-title = Резултати против компјутерот
statistics-results-none = Сѐ уште нема завршена игра против компјутерот.
statistics-results-sum = добиени и загубени игри, поени { $units }
statistics-results-note = Секој број: добиени – загубени. Игри од избрана позиција или со избрани зарови не се бројат.
statistics-column-games = Игри
statistics-column-units = Поени
statistics-column-multiple = Марс
statistics-column-matches = Мечови
statistics-drawn = { $count ->
    [one] { $count } игра е нерешена.
   *[other] { $count } игри се нерешени.
  }

statistics-rating-title = Рејтинг спрема нивоата
statistics-rating-none = Сѐ уште нема завршен меч против компјутерот.
statistics-rating-from = { $count ->
    [one] од { $count } меч
   *[other] од { $count } мечови
  }
statistics-rating-note = Секоја игра има своја скала. Ниво 1 има 1000, другите – колку што е измерено над него во мечови до 7; пократок меч кажува помалку. Вистинскиот рејтинг е во рамките на ± во 95 од 100 случаи.
statistics-level = Ниво { $level }
statistics-when = Кога
statistics-result = Резултат
statistics-won = победа
statistics-lost = пораз
statistics-rating = Рејтинг

statistics-performance-title = Колку добро играше
statistics-performance-none = Сѐ уште нема анализа на твои игри тука.
statistics-performance-note = Од твоите анализи: просечната загуба по одлука, по 500. Помалку е подобро: 0 е без грешка.
statistics-performance-older = Постари игри
statistics-against = { $name } против { $opponent }

statistics-openings-title = Отворања
statistics-openings-none = Сѐ уште не си фрлал прв во игра.
statistics-openings-not-yet = За оваа игра сѐ уште нема табели на отворањата, затоа првите потези се без оценка.
statistics-openings-note = Првите фрлања во игрите што ги почна и што кажуваат за нив табелите на отворањата.
statistics-openings-worth = Малите броеви и загубите се поени по игра, од многу одигрувања на програмата. Во табелите се четирите најдобри потези за секое фрлање; разлика под { $equal } значи речиси еднакви.
statistics-openings-best = Најдобро: { $play }
statistics-openings-outside = го нема
statistics-openings-pass = нема потег
statistics-throw = Зарови
statistics-play = Твојот потег
statistics-times = Пати
statistics-units-game = Поени по игра
statistics-best = најдобар

statistics-dice-title = Заровите
statistics-dice-hand-title = Зарови фрлени со рака
statistics-dice-too-few = Премалку фрлања за да се каже нешто.
statistics-dice-as-expected = Овие зарови изгледаат како чесни.
statistics-dice-unusual = Необично: кај чесни зарови една проба од дваесет е ваква или почудна.
statistics-dice-very-unusual = Многу необично: кај чесни зарови една проба од илјада е ваква или почудна.
statistics-dice-honest = Една од дваесет чесни проби изгледа необично. Тоа е случајност, не дефект.
statistics-dice-faces = Шесте броја
statistics-dice-pairs = 21-то фрлање
statistics-dice-line = Испрекинатата линија е очекуваното: { $expected }.
statistics-dice-degrees = степени на слобода { $degrees }
statistics-dice-cell = { $dice }: { $count }, очекувано { $expected }
statistics-dice-who = Кој што фрли
statistics-dice-who-note = Со чесни зарови средниот збир е околу 7.
statistics-dice-own = Ти
statistics-dice-opponents = Другите
statistics-dice-all = Сите мечови
statistics-dice-throws = Фрлања
statistics-dice-doublets = Чифтови
statistics-dice-expected = очекувани
statistics-dice-mean = Среден збир
statistics-dice-face = Број { $face }
statistics-dice-which = Сите фрлања од мечовите чии зарови доаѓаат од таен број, кој и да игра.
statistics-dice-hand-which = Сите фрлања внесени за вистинска табла, кој и да игра.
statistics-dice-opening = Заровите што одлучуваат кој почнува не се бројат: се фрлаат додека не се разликуваат.

statistics-puzzles-title = Рејтинг од задачите
statistics-puzzles-none = Сѐ уште нема решена задача.
