## The pages of analyses.

analysis-title = Analysis
analysis-lead = Where a game was won and lost, play by play.
analysis-list-title = Your analyses
analysis-none = No game has been analysed yet.
analysis-games-title = Your games
analysis-no-games = There is no game left to analyse.
analysis-paste-title = A record from elsewhere
analysis-paste-label = The text of a record
analysis-paste-hint = Paste a record of this program, as text or as JSON, or a match of another program, as .mat or SGF.
analysis-analyse = Analyse
analysis-choose-file = Choose files
analysis-faults = Something is wrong or missing in this record. What could be read is analysed.
analysis-assumed = The text is not UTF-8 and was read as { $encoding }: some letters of the names may be wrong.
analysis-cube = { $count ->
    [one] One decision about the doubling cube is kept in the record. It is not judged, and its game counts without the cube.
   *[other] { $count } decisions about the doubling cube are kept in the record. They are not judged, and games count without the cube.
}
analysis-refused = This cannot be analysed:
analysis-remove = Remove the analysis of { $white } and { $black }
analysis-remove-ask = Remove the analysis of { $white } and { $black }? The game itself stays.
analysis-remove-yes = Remove
analysis-rating-of = { $name } { $rating }
analysis-between = { $white } – { $black }
analysis-opening-page = Opening the analysis…
analysis-gone = This analysis does not exist any more.
analysis-to-list = All analyses
analysis-offline = The server does not answer.
analysis-connection-lost = Connection lost; trying again…
analysis-unkept = The results cannot be saved: the disk may be full.

## How far it is.

analysis-progress = { $done } of { $of } analysed
analysis-state-waiting = Waiting for another analysis
analysis-state-running = Computing
analysis-state-stopped = Stopped
analysis-state-done = Complete
analysis-depth = { $plies ->
    [0] without look-ahead
    [one] { $plies } throw ahead
   *[other] { $plies } throws ahead
}
analysis-depth-none = not yet analysed
analysis-by-trials = { $trials ->
    [one] { $trials } trial
   *[other] { $trials } trials
}
analysis-exact = exact
analysis-deepen = Look { $plies ->
    [one] { $plies } throw
   *[other] { $plies } throws
} ahead
analysis-roll-out = Roll out
analysis-roll-out-more = More trials
analysis-rolling = Rollout: { $trials } of { $of } trials
analysis-stop = Stop
analysis-go-on = Go on

## The board and the moves.

analysis-board = Board of the analysis
analysis-moves = Moves
analysis-games = Game
analysis-game = Game { $number }
analysis-first = First
analysis-back = Back
analysis-on = On
analysis-last = Last
analysis-turn-label = { $number ->
    [0] Before the first turn
   *[other] Turn { $number }
}, { $name }: { $dice }
analysis-turn-opening = { $who ->
    [you] Opening, you begin: { $dice }
   *[other] Opening, { $name } begins: { $dice }
}
analysis-no-play = no play
analysis-cascade = cascade
analysis-received = { $who ->
    [you] You play what passed
   *[other] { $name } plays what passed
}
analysis-class-forced = only play
analysis-class-best = best play
analysis-class-fine = good play
analysis-class-doubtful = doubtful
analysis-class-error = error
analysis-class-blunder = blunder
analysis-luck-of-throw = Luck of this throw
analysis-result = { $who ->
    [you] You win: { $result }
   *[other] { $name } wins: { $result }
}
analysis-no-result = Not finished

## The stage looked at.

analysis-tabs = What is shown
analysis-tab-stage = Play
analysis-tab-throws = Throws
analysis-tab-summary = Summary
analysis-tab-moves = Moves
analysis-candidates = Candidates
analysis-made = played
analysis-not-yet = This play has not been analysed yet.
analysis-only = There was only one play.
analysis-loss-note = A loss compares two plays at the greatest depth computed for both.
analysis-chances = { $win } % wins, { $double } % of them double or higher; { $lose } % lost double or higher
analysis-then = Then
analysis-gift = { $who ->
    [you] Gift to you
   *[other] Gift to { $name }
}: { $groups }, { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
analysis-who-stands = { $name }: { $win } % to win
analysis-choose-play = Choose a play in the list to see its figures.

## All throws.

analysis-map-title = The value of other throws
analysis-map-note = { $who ->
    [you] Worth to you.
   *[other] Worth to { $name }.
} Choose a throw to see how it is played best.
analysis-map-cascades = Every cascade is played out.
analysis-map-gift = { $pips ->
    [one] { $pips } pip passes on
   *[other] { $pips } pips pass on
}
analysis-map-thrown = the actual throw
analysis-what-if = { $who ->
    [you] What if you had thrown { $dice }?
   *[other] What if { $name } had thrown { $dice }?
}
analysis-as-thrown = Back to { $dice }
analysis-thinking = Thinking…
analysis-nothing-to-play = Nothing can be played with it.

## The summary.

analysis-rating = Error rate, less is better
analysis-rating-note = 500 times what a decision lost on average. Less is better: 0 is perfect.
analysis-decisions = Decisions
analysis-doubtfuls = Doubtful plays
analysis-errors = Errors
analysis-blunders = Blunders
analysis-lost = Lost by plays
analysis-luck = Luck
analysis-luck-opening = Opening
analysis-luck-throws = Ordinary throws
analysis-luck-cascades = Cascades
analysis-luck-gifts = Gifts received
analysis-luck-note = How much better the throws were than the average of all throws, in units.
analysis-mistakes = The largest mistakes
analysis-no-mistakes = No play lost much.
analysis-mistake = { $name }, turn { $turn }: { $play }
analysis-cards = Save as cards for Anki
analysis-cards-busy = Writing the cards…

## The graph.

analysis-graph = How the game went
analysis-graph-value = { $who ->
    [you] { $turn }. Worth { $worth } to you, luck { $luck }
   *[other] { $turn }. Worth { $worth } to { $name }, luck { $luck }
}
analysis-graph-equity = { $who ->
    [you] Worth to you
   *[other] Worth to { $name }
}
analysis-graph-luck = { $who ->
    [you] Your luck
   *[other] Luck of { $name }
}
analysis-graph-cascades = Cascade
analysis-graph-gifts = Gift
analysis-graph-errors = Error or blunder

## From here on.

analysis-play-on = Play on from here
analysis-play-on-note = { $who ->
    [you] You are to act. You take this side again; the computer plays the other one.
   *[other] { $name } is to act. You take this side; the computer plays the other one.
}
analysis-play-on-start = Play
analysis-play-on-failed = The game could not be started.

## Several records together.

analysis-report = One report of all
analysis-report-title = { $count ->
    [one] One record
   *[other] { $count } records together
}
analysis-report-of = Errors of
analysis-report-everybody = everybody
analysis-report-players = By player
analysis-report-games = By game
analysis-report-opponents = By opponent
analysis-report-phases = By phase
analysis-phase-opening = The first four throws
analysis-phase-contact = The sides can meet
analysis-phase-race = Race
analysis-phase-bear-off = Bearing off
analysis-report-rate = Error rate
analysis-report-all = All
analysis-report-progress = { $done } of { $all } looked at
analysis-report-refused = Not analysed:
analysis-report-repeated = { $count ->
    [one] One file has the same match as another, and is not counted.
   *[other] { $count } files have the same matches as others, and are not counted.
}

## Turns as a moving picture.

analysis-clip = Clip
analysis-clip-from = From turn
analysis-clip-to = to turn
analysis-clip-failed = The clip could not be made. Try again, or choose fewer turns.
