# Statistics: what the games kept here come to.

statistics-title = Statistics
statistics-lead = Results of the games stored on this computer.
statistics-counting = Counting…
statistics-person = Whose games
statistics-everybody = Everybody here
statistics-game = Game
statistics-as-table = As a table
statistics-empty-title = Nothing to count yet
statistics-empty-text = Play a game against the computer, analyse it, or solve a puzzle. Your results, your rating and the dice are counted here.
statistics-empty-play = Play a game
statistics-empty-analysis = Analyse a game
statistics-empty-puzzles = Solve a puzzle
statistics-tables = { $count ->
    [one] { $count } match was counted.
   *[other] { $count } matches were counted.
  }
statistics-between = { $count ->
    [one] { $count } finished game between two people.
   *[other] { $count } finished games between two people.
  }
statistics-on-wood = { $count ->
    [one] { $count } finished game on a real board.
   *[other] { $count } finished games on a real board.
  }
statistics-unreadable = { $count ->
    [one] { $count } match cannot be read and is not counted.
   *[other] { $count } matches cannot be read and are not counted.
  }
statistics-left-out = { $count ->
    [one] { $count } older match is not counted.
   *[other] { $count } older matches are not counted.
  }

statistics-results-title = Results against the computer
statistics-results-none = No finished game against the computer yet.
statistics-results-sum = games won and lost, units { $units }
statistics-results-note = Each figure: won – lost. Games begun from a chosen position or with chosen dice are not counted.
statistics-column-games = Games
statistics-column-units = Units
statistics-column-multiple = Double games
statistics-column-matches = Matches
statistics-drawn = { $count ->
    [one] { $count } game was drawn.
   *[other] { $count } games were drawn.
  }

statistics-rating-title = Rating against the levels
statistics-rating-none = No finished match against the computer yet.
statistics-rating-from = { $count ->
    [one] from { $count } match
   *[other] from { $count } matches
  }
statistics-rating-note = Every game has its own scale. Level 1 has 1000; the other levels were measured against it in matches to 7. A shorter match says less. The true rating lies within the ± in 95 of 100 cases.
statistics-level = Level { $level }
statistics-when = When
statistics-result = Result
statistics-won = won
statistics-lost = lost
statistics-rating = Rating

statistics-performance-title = How well you played
statistics-performance-none = None of your games in this game is analysed yet.
statistics-performance-note = From your analyses: 500 times what a decision lost on average. Less is better: 0 is perfect.
statistics-performance-older = Older games
statistics-against = { $name } against { $opponent }

statistics-openings-title = Openings
statistics-openings-none = You have not had the first throw of a game yet.
statistics-openings-not-yet = There are no opening tables for this game yet, so its first plays are listed without a judgement.
statistics-openings-note = The first throws of the games you began, and what the opening tables say of your plays.
statistics-openings-worth = Small figures and losses are units a game, found by playing each position out many times. The tables list the four best plays of a throw; plays that differ by less than { $equal } are about equal.
statistics-openings-best = Best: { $play }
statistics-openings-outside = not listed
statistics-openings-pass = no play
statistics-throw = Throw
statistics-play = Your play
statistics-times = Times
statistics-units-game = Units a game
statistics-best = best

statistics-dice-title = The dice
statistics-dice-hand-title = Dice thrown by hand
statistics-dice-too-few = Too few throws to say anything.
statistics-dice-as-expected = These dice look like fair dice.
statistics-dice-unusual = Unusual: of fair dice, one sample in twenty looks like this or worse.
statistics-dice-very-unusual = Very unusual: of fair dice, one sample in a thousand looks like this or worse.
statistics-dice-honest = One in twenty samples of fair dice looks unusual. That is chance, not a fault.
statistics-dice-faces = The six faces
statistics-dice-pairs = The 21 throws
statistics-dice-line = The broken line shows the expected number: { $expected }.
statistics-dice-degrees = degrees of freedom { $degrees }
statistics-dice-cell = { $dice }: { $count }, expected { $expected }
statistics-dice-who = Who threw what
statistics-dice-who-note = With fair dice the mean sum is near 7.
statistics-dice-own = You
statistics-dice-opponents = Opponents
statistics-dice-all = All matches
statistics-dice-throws = Throws
statistics-dice-doublets = Doublets
statistics-dice-expected = expected
statistics-dice-mean = Mean sum
statistics-dice-face = Face { $face }
statistics-dice-which = Every throw of every match whose dice follow from a seed, by any player.
statistics-dice-hand-which = Every throw that was entered for a real board, by any player.
statistics-dice-opening = The dice that decide who begins are left out: they are thrown until they differ.

statistics-puzzles-title = Rating by puzzles
statistics-puzzles-none = You have not solved a puzzle yet.
