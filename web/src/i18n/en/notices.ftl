# Notices of a hall: when it is the player's turn, and who wants to play.

notices-title = Notices
notices-bell-new = { $count ->
    [one] Notices: { $count } new
   *[other] Notices: { $count } new
}
notices-none = Nothing new. Here you read when it is your turn, and when somebody wants to play with you.
notices-turn = Your turn against { $name }
notices-turn-late = Less than a day left against { $name }
notices-until = { $game }, your time ends { $time }
notices-begun = Your game against { $name } begins
notices-challenge = { $name } challenges you
notices-rematch = { $name } wants a rematch
notices-round = Your tournament game against { $name } begins
notices-warning = A moderator has warned you
notices-silence = A moderator has paused your messages
notices-remove = Remove: { $text }
notices-device = Tell me on this device
notices-device-note = Also when no page is open. The message names nobody.
notices-device-denied = Your browser forbids it: allow notifications for this site in its settings.
notices-device-failed = It did not work. Try again.
notices-push-turn = It is your turn.
notices-push-late = Your time ends within a day.
notices-push-begun = Your game begins.
notices-push-challenge = Somebody challenges you.
notices-push-rematch = Your opponent wants a rematch.
notices-push-round = Your tournament game begins.
notices-push-warning = A moderator has written to you.
notices-push-silence = A moderator has written to you.
notices-guest = { $name } (guest)
