## What is wrong with an imported record or position.

imports-line = Line { $line }: { $what }
imports-line-column = Line { $line }, column { $column }: { $what }
imports-too-long = The record is too long.
imports-no-game-begun = No game has begun here.
imports-no-game = There is no game in it.
imports-no-result = A game has no result, but another one follows.
imports-too-many-units = A match is played to at most 255 units, not { $units }.
imports-other-rules = Only backgammon is read from this format.
imports-position-set-up = The game starts from a position that was set up, as in Nackgammon. That is not read from .mat.
imports-names-expected = Two names with their scores are missing here, such as { $example }.
imports-not-a-row = { $text } is neither a throw nor a decision nor a result.
imports-too-many-throws = A row has at most two throws, one for each player.
imports-cube-value-expected = The value of the doubling cube is missing.
imports-cannot-move = No man can move with { $dice }, but the text has the play { $play }.
imports-wrong-play = With { $dice } the play { $play } is not legal.
imports-game-over = The game is over before this.
imports-no-opening = { $dice } cannot decide who begins.
imports-other-to-throw = It is the other player’s throw.
imports-no-play-given = { $dice } can be played, but the text has no play for it.
imports-other-winner = The text names a winner, but the other player has won.
imports-impossible-men = The men cannot stand like this.
imports-sgf = This is not a whole SGF: its beginning or its end is missing.
imports-game-cut = The rest of game { $game } is left out.
imports-games-missing = Game { $after } follows game { $before }: the games between them are missing.
imports-other-score = The score here is { $found }, but the games before make it { $counted }.
imports-other-units = The result says { $units }, but the game counts { $counted }.
imports-name-cut = A name is too long and was cut: { $name }
imports-other-file = This is a file of another kind: { $name }. It cannot be read here.
imports-is-position = This is a position, not a record of games.
imports-missing = This part of the record is missing: { $name }.
imports-changed = The checksum is wrong: the record was changed.
imports-other-version = The record has version { $version }, but version { $needed } is needed.
imports-expected = This does not have the form of a record.
imports-not-in-head = { $name } does not belong in the head of a record.
imports-by-rules = This cannot follow here by the rules.
imports-illegal-play = This play is not legal.
imports-bad-start = The position from which the game starts cannot be read.
imports-bad-rules = The rules cannot be read: { $cause }
imports-not-json = This is not JSON: the fault is in row { $row }, column { $column }.
imports-nothing-played = Nothing was thrown or played in it.
imports-too-many-items = { $items } throws and plays are too many, at most { $most } can be shown.
imports-xgid-length = The men of an XGID are 26 characters, not { $found }.
imports-xgid-place = Place { $place } of the XGID is wrong.
imports-xgid-fields = Fields of the XGID are missing.
imports-xgid-turn = The XGID does not say which player is to act.
imports-xgid-dice = { $text } are not dice of an XGID.
imports-xgid-field = Field { $field } of the XGID is wrong: { $text }
imports-xgid-doubled = { $side ->
    [white] White takes or drops a double. The doubling cube is not part of the rules here: this is the position after it was taken.
    [black] Black takes or drops a double. The doubling cube is not part of the rules here: this is the position after it was taken.
   *[other] A double is to be answered. The doubling cube is not part of the rules here: this is the position after it was taken.
}
imports-gnubg-length = A gnubg id has 14 characters, not { $found }.
imports-gnubg-men = The gnubg id does not describe a board.
imports-g-code-parts = A Gul bara code has three parts, separated by |.
imports-g-code-part = Part { $part } of the Gul bara code is wrong.
imports-id-parts = This is no position: an id has five parts, separated by dots.
imports-id-part = Part { $part } of the position id is wrong.
