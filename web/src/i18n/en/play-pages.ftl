## The shell: what every page shows.

play-skip-to-content = Skip to content
play-navigation = Pages
play-about = About
play-documents = Rules, tables and documents
play-nav-play = Play
play-nav-learn = Learn
play-nav-puzzles = Puzzles
play-nav-study = Study
play-nav-people = People
play-nav-you = You
play-nav-analysis = Analysis
play-nav-editor = Editor
play-nav-companion = Real board
play-nav-statistics = Statistics
play-nav-tournaments = Tournaments
play-nav-account = Account
play-version-ready = A new version is ready.
play-version-begin = Load it now
play-version-held = The new version begins once no other tab shows a game.

## Games and rule sets, as they are called in this language.

play-game-note-gul-bara = No hitting. Doublets cascade up to the sixes; your opponent plays what you cannot.
play-game-note-gioul = Opposite directions, no hitting, and doublets cascade from the first throw.
play-game-note-tawula = Thirteen men enter from the hand. Blots are hit, and a late entry costs a capote.
play-game-note-backgammon = The game known everywhere, with hits and four steps for a doublet.
play-game-note-celebi = Backgammon’s start and hits, with the cascade of Gul bara.
play-game-note-portes = The Greek backgammon: hits, four steps for a doublet, wins of one or two.
play-game-note-nackgammon = Backgammon with four men far back on each side, for longer games.
play-game-note-tavla = Turkish backgammon: a man that hits at home stays there until the turn is over.
play-game-note-fevga = No hitting: a first man runs ahead, then primes are built. The third game of Tavli.
play-game-note-moultezim = The Fevga of Turkey: few points where the other side starts, and primes as you like.
play-game-note-narde = No hitting: one man a throw leaves the head, and six in a row have a limit.
play-game-note-plakoto = No hitting: a lone man is pinned. Pin the last man on the start point and you win two.
play-game-note-tapa = The Plakoto of Bulgaria: pins, an opening in every game, and a unit each for two mothers.
play-game-note-plakoto-express = Plakoto in which every doublet cascades, and your opponent plays what you cannot.
play-game-note-jacquet = No hitting: the first man runs home, then primes are built. The game of French cafés.
play-game-note-irish = Backgammon as of old: hits, but only two steps for a doublet. Every win counts one.
play-game-note-hypergammon = Backgammon with three men a side: short games, full of hits.
play-game-note-mahbusa-31 = Lone men are pinned, no mother: every man that the loser has left counts, to 31.
play-game-note-tawla-31 = One man blocks, and the first man runs home; every man that the loser has left counts, to 31.
play-game-note-acey-deucey = All men enter from the hand; a 2-1 brings a doublet of your choice and another throw. The game of American sailors, to 31.
play-game-note-nard-himly = Irish, but a loser who stands behind loses two units.
play-game-note-verquere = Hitting, and no two men together on the far side. Who can never enter all men has lost at once: jan.
play-game-note-laquet = No hitting: both sides run over the same eighteen points, and your opponent may play what you cannot. A game of Castile, 1283.
play-game-note-ludus-anglicorum = Two dice and always a 6. On the far half no two men stand together, and whose men on the bar can never enter has lost. England, 14th century.
play-game-note-doublets = Nobody moves: the dice lay your men down and bear them off, and your opponent plays what you have not. An English game of 1674.
play-game-note-tavli = Portes, Plakoto and Fevga in turn, with one score. The winner leads the next game.
play-game-note-sreshta = Backgammon, Gul bara and Tapa in turn, with one score. Every game has an opening.
play-game-tavli = Tavli
play-game-sreshta = Sreshta
play-rules-short-gul-bara-2007 = 2007 rules
play-rules-short-gul-bara-bulgarian = Bulgarian rules
play-rules-short-tawula-falkener = Falkener’s entry
play-rules-short-fevga-stuck = Open for whoever is stuck
play-rules-short-fevga-both-tables = Both tables
play-rules-short-moultezim-pbm = By e-mail
play-rules-short-narde-blocked = Two if one cannot play
play-rules-short-narde-step = Strict block
play-rules-short-jacquet-1818 = Primes at any time
play-rules-short-verquere-head = One man on 13 too
play-rules-short-doublets-all = All men to lay down
play-differs-gul-bara = Doublets cascade from your fourth throw; what you cannot play, your opponent plays.
play-differs-gul-bara-2007 = The rest of a broken cascade is lost; nobody plays it.
play-differs-gul-bara-bulgarian = The opening dice are played, every game has an opening, and a cascade of which not one number can be played passes nothing on.
play-differs-gioul = Doublets cascade from the first throw; what you cannot play, your opponent plays.
play-differs-tawula = Men enter as they re-enter: a six on 19, an ace on 24.
play-differs-tawula-falkener = New men enter counting from the start point: a six on 18, an ace on 23.
play-differs-backgammon = The tournament game without the doubling cube.
play-differs-celebi = Backgammon in which doublets cascade from your fourth throw; what you cannot play of a cascade that you began, your opponent plays.
play-differs-portes = Backgammon without triple games: who begins throws both dice anew, and the winner leads the next game.
play-differs-nackgammon = Backgammon from another start: two more men stand far back, so games are longer.
play-differs-tavla = Portes in which a man that hits in its home table stays there until the turn is over.
play-differs-fevga = Your first man must pass the opponent’s start before another moves; you may not hold all of your own far table, nor imprison your opponent on one point.
play-differs-fevga-stuck = You may not leave your opponent without any step, wherever their men stand.
play-differs-fevga-both-tables = You may not hold all of the opponent’s far table either.
play-differs-moultezim = Fevga in which you may hold at most four points of your opponent’s far table, and any prime is allowed.
play-differs-moultezim-pbm = You may hold at most five points of your own far table, and all of your opponent’s.
play-differs-narde = One man a throw leaves the head, two on a first 6-6, 4-4 and 3-3; six points in a row need a man of your opponent past them.
play-differs-narde-blocked = On a first throw two men may leave the head if one man cannot play all numbers.
play-differs-narde-step = Six points in a row are not allowed even for a moment within the turn.
play-differs-plakoto = A lone man on which you land is pinned until you leave; pin the last man on their start point to win two units.
play-differs-tapa = Plakoto in which the opening dice are played, every game has an opening, and two pinned mothers bring each side one unit.
play-differs-plakoto-express = Plakoto in which every doublet cascades; what you cannot play, your opponent plays.
play-differs-jacquet = Your first man must come home before another moves; six consecutive points need men on your points 2 and 1.
play-differs-jacquet-1818 = You may build six consecutive points at any time.
play-differs-irish = Backgammon in which a doublet is played only twice and every win counts one unit.
play-differs-hypergammon = Backgammon with three men a side, so games are short and full of hits.
play-differs-mahbusa-31 = Plakoto without mothers: the winner scores the men that the loser has not borne off, and the match is played to 31.
play-differs-tawla-31 = One man blocks, your first man must come home before another moves, and the winner scores the men that the loser has not borne off.
play-differs-acey-deucey = All men enter from the hand; after a 2-1 you name a doublet, play it and throw again; the winner scores the men that the loser has not borne off.
play-differs-nard-himly = Irish, but a win counts two if the loser has a man on the bar or in the winner’s home table.
play-differs-verquere = On points 24 to 14 no man may join another; more men on the bar than free points to enter are jan: the game is over and counts two.
play-differs-verquere-head = No man may join another on point 13 either.
play-differs-laquet = Both sides run the same way over the same eighteen points; the other side may play the numbers that you cannot.
play-differs-ludus-anglicorum = Both dice and always a 6; on points 24 to 13 no man may join another, and a side whose men on the bar can never enter has lost.
play-differs-doublets = Nobody moves: men are laid down and borne off by the dice; the other side plays what you cannot.
play-differs-doublets-all = All fifteen men are to be laid down before one is borne off.

## The lobby.

play-new-game = A new game
play-game = Game
play-standard = Standard
play-rules-page = Read the rules
play-film-again = Again
play-worked-position = A worked position
play-worked-script = The same as text
play-rules-sources = Show the sources of each rule
play-rules-examples = Examples
play-rules-in-full = Every rule in detail
play-opponent = Opponent
play-opponent-computer = Computer
play-opponent-friend = Two people
play-opponent-computer-note = It taught itself to play
play-opponent-friend-note = At this screen
play-level = Level
play-level-name = { $level ->
    [1] Beginner
    [2] Novice
    [3] Casual
    [4] Club
    [5] Skilled
    [6] Expert
    [7] Master
   *[8] Strongest
}
play-level-label = Level { $level }, { $name }
play-level-unrated = not rated yet
play-level-elo = about +{ $elo } over level 1
play-level-errs = errs often
play-level-elo-note = Elo, measured in matches to 7
play-level-few = The computer has not learned this game yet: it plays by general principles, and has fewer levels.
play-level-solved = Every position of this game is solved: level 3 plays without an error.
play-your-side = Your men
play-players = Players
play-plays-white = Plays White
play-plays-black = Plays Black
play-swap = Swap
play-lately = Played here lately
play-match-length = Match to
play-match-units = { $to ->
    [1] 1 game
   *[other] { $to }
}
play-auto-forced-note = A stage with only one play is played at once.
play-start = Set the board
play-starting = Setting the board…
play-your-games = Your games
play-your-games-count = Your games ({ $count })
play-no-games = No games yet. Games you start are listed here, and you can continue them at any time.
play-data-lost = The browser has removed the games that were stored here. If you saved them as a file, you can load it.
play-remove = Remove
play-analyse-game = Analyse { $title }
play-remove-game = Remove: { $title }
play-remove-ask = Remove this game of { $title }? This cannot be undone.
play-finished = Finished
play-in-play = In play
play-versus = { $white } – { $black }
play-match-to = to { $to }
