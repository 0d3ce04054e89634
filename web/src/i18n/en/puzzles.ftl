# Puzzles: stages whose best play is clear, and the player's own mistakes.

puzzles-title = Puzzles
puzzles-intro = One stage, one best play. Find it; any order of the steps counts.
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
  }
puzzles-tried = { $tried } of { $count } tried, { $solved } solved
puzzles-due = { $due ->
    [one] { $due } comes back today
   *[other] { $due } come back today
  }
puzzles-rating = Your rating: { $rating }
puzzles-rating-provisional = Your rating: { $rating }? (provisional for about ten puzzles)
puzzles-rating-none = Your rating begins with the first puzzle
puzzles-solve = Solve
puzzles-own-title = My mistakes
puzzles-own-text = Your mistakes in your own games, from their analyses. Each one returns after a day, then after longer and longer pauses, until you know it.
puzzles-own-none = Nothing here yet. Analyse one of your games: your mistakes appear here.
puzzles-own-known = { $count ->
    [one] { $count } position
   *[other] { $count } positions
  }
puzzles-own-due = { $due ->
    [0] nothing due today
    [one] { $due } due now
   *[other] { $due } due now
  }
puzzles-practise = Practise
puzzles-others = Other puzzles
puzzles-task = You play { $numbers }. What is best?
puzzles-task-gift = The rest of your opponent's throw passed to you: you play { $numbers }. What is best?
puzzles-stage-only = Only this stage counts, not the rest of the throw.
puzzles-check = Check
puzzles-undo = Take back
puzzles-next = Next puzzle
puzzles-right = Right!
puzzles-right-text = This is the best play.
puzzles-near = Good. It loses almost nothing.
puzzles-wrong = Not the best play
puzzles-wrong-text = It loses { $loss } units.
puzzles-try-more = Try another play: it does not count.
puzzles-found-late = You found it after a miss. Only the first answer counts.
puzzles-tell = Show the best play
puzzles-plays = The plays
puzzles-play-best = best
puzzles-play-loses = −{ $loss }
puzzles-play-error = ± { $error }
puzzles-play-win = wins { $percent } %
puzzles-yours = your play
puzzles-rating-change = Rating { $after } ({ $change })
puzzles-rating-change-provisional = Rating { $after }? ({ $change }), provisional
puzzles-rating-of = Puzzle rated { $rating }
puzzles-back-in = { $days ->
    [one] It comes back in { $days } day.
   *[other] It comes back in { $days } days.
  }
puzzles-back-not = It will not come back.
puzzles-again-note = You have seen this one before.
puzzles-failed = The puzzle could not be loaded.
puzzles-at-hand = Not the next one: that could not be loaded. The puzzles at hand go on.
puzzles-not-loaded = These puzzles could not be loaded, and no others are at hand. Try again with a connection.
puzzles-none = There is nothing to practise here yet.
puzzles-not-yet = There are no puzzles yet for { $games }.
puzzles-themes = By theme
puzzles-theme-gift = A gift
puzzles-theme-hand-over = What you leave to your opponent
puzzles-theme-entering = Entering
puzzles-theme-bear-off = Bearing off
puzzles-theme-race = A race
puzzles-theme-hit = To hit or not
puzzles-theme-pin = To pin or not
puzzles-theme-cascade = A cascade
puzzles-theme-doublet = A doublet
puzzles-theme-block = Blocking
puzzles-theme-pair = Two different dice
