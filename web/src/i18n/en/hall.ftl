# People on several machines: invitations by link, and whether the opponent is there.

hall-play-friend = Play a friend
hall-name = Your name
hall-guest = Guest { $number }
hall-mark-guest = guest
hall-side-random = By chance
hall-watchable = Others may watch
hall-watchable-note = Anybody with the address of the table sees the game.
hall-open-links = Links that wait for a friend
hall-link-title = Your link is ready
hall-link = Link
hall-copy = Copy the link
hall-copied = Copied
hall-seat-white = You play White.
hall-seat-black = You play Black.
hall-seat-random = Chance decides who plays White.
hall-sit-down = Sit down
hall-sitting = Sitting down…
hall-watch = Watch the game
hall-device = Play on another device
hall-device-lead = Scan this with your phone, or open the link in another browser. It works once, within ten minutes: whoever opens it plays as you.
hall-device-code = Code to scan
hall-device-secret = The last part of the link, after #, is a key that the server never receives. With it your devices share the secrets of your dice.
hall-device-join-title = Play on this device too
hall-device-join-text = This link comes from another device of yours. Here you become the same player, with the same games.
hall-device-join-other = This browser belongs to { $name } now, who is signed out by it. A guest’s games are then out of reach here.
hall-device-join = Go on here
hall-device-not = Not now
hall-device-bad = This link is not complete. Make a new one on the other device.
hall-no-storage = This browser stores nothing for this page, as in some private windows. Here you can watch, but not play people: the page could not keep the secret of your dice.
hall-here = here
hall-away = away
hall-turn-away = { $name } is away, { $time }.
hall-refused-name-taken = This name, or one that looks like it, is that of a member or a program. A free name is in the field.
hall-refused-name-reserved = This name is a word of the page. A free name is in the field.
hall-refused-name-marks = This name has more than three marks on a letter. A name without them is in the field.
hall-refused-too-many-tries = Too many requests from your network. Wait a minute.
hall-refused-invitation-taken = Both seats of this table are taken.
hall-refused-invitation-expired = This link has expired. Ask for a new one.
hall-refused-own-invitation = This is your own link. It is for your friend.
hall-refused-no-device-code = This link was used, or its ten minutes are over. Make a new one on the other device.
hall-refused-no-invitation = There is no such invitation: it was withdrawn, or the link is not complete.
hall-refused-too-many-open = The hall is full. Try again later.
hall-refused-too-many-tables = The hall has no room for another table.
hall-refused-invalid-body = This name cannot be used. Choose another one.
hall-dice-three = Both players and the server throw these dice together: none of them can choose them or know them before.
hall-links-wait = Waiting for the other player's page…
hall-links-sealed = Your secret for the next throw is with the server: now you can only press Done.
hall-links-lost = The secret of your dice is not on this page
hall-links-lost-text = It is in another browser, or was deleted. If you play on here, the next throw is skipped, and the record of the game shows it.
hall-links-lost-again = This page has replaced its secret once already, and a game allows that only once. Go on in the other browser, or resign.
hall-links-lost-again-days = In a game with days a secret can be replaced three times, at most once in ten throws. Go on in the other browser, or resign.
hall-links-lost-other = The server shows another secret than that of this browser. If you opened the game in another browser, go on there. If not, the server swapped your secret: do not go on.
hall-links-play-here = Play here
hall-links-lost-bring = Or bring the secret here: open this game on the device on which you began, then choose “Play on another device” in its lobby. If you only look, your next throw waits for that device, and your time runs.
hall-links-look = Only look
hall-links-looking = You only look. Your next throw waits for your other device.
hall-links-look-end = Choose again
hall-links-replaced = The other player replaced the secret of their dice
hall-links-replaced-text = It was lost. One throw was skipped, and the record of the game shows it. In a game each side can do this only once.
hall-links-replaced-text-days = It was lost. One throw was skipped, and the record of the game shows it. In a game with days each side can do this three times, at most once in ten throws.
hall-links-behind = The server shows an older state of the game
hall-links-behind-text = This browser has seen the game further on. The page gives no secret for a throw until the server has caught up.
hall-links-fault = The server changed the dice. Do not go on.
hall-links-fault-game = The server changed the game. Do not go on.
hall-links-fault-after = From here on the clock and the result of this server prove nothing. This page gives no more secrets for the dice. Your word alone stops no clock and changes no result: save the proof.
hall-links-save = Save the proof
hall-links-leave = Leave
hall-links-fault-repeated = The server asked this page to commit twice to the same dice.
hall-links-fault-swapped = The server showed other commitments than before.
hall-links-fault-own = The server showed another commitment for you than the one that this page sent.
hall-links-fault-replaced = The server replaced a player's secret more often than the game allows.
hall-links-fault-number = The server made another throw than the one that was due.
hall-links-fault-links = A link that the server opened does not lead to what was committed.
hall-links-fault-dice = The server showed other dice than those that follow from the links.
hall-links-fault-rows = The server showed other moves than before.
hall-links-fault-devices = Or you decided otherwise at another device of yours, after a Done that was lost on its way: then the server is not to blame.
hall-links-fault-rules = The server showed moves, men or a result that the rules do not allow.
hall-check-running = Checking the record of this game…
hall-check-fair = Checked: all { $throws } throws and the moves of the record are those that this page saw.
hall-check-rules = The moves and the result follow from the rules.
hall-check-no-rules = The moves were not compared with the rules: this page does not have the rules of the server.
hall-check-part = The record contradicts nothing that this browser saw, but the browser did not see the whole game.
hall-check-other = The server's record is not the game that this page saw. Its result proves nothing.
hall-check-failed = The record could not be loaded, so the game is not checked.
hall-check-limits = Clocks and ratings cannot be checked: they are the word of the server.
hall-rematch-here = { $name } is still here.
hall-rematch-wanted = The other player wants to play again.
hall-rematch-waiting = Waiting until the other player wants to play again…
hall-rematch-open = To the next match
hall-time = Time
hall-time-none = No limit
hall-time-fast = Fast
hall-time-normal = Normal
hall-time-slow = Slow
hall-time-live-note = { $delay } s a stage, { $bank } s in reserve
hall-time-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
hall-time-days-note = { 7 } days in reserve
hall-clock-left = { $time } left
hall-clock-days = { $days } d
hall-clock-low = Ten seconds left.
hall-clock-low-other = { $name }: ten seconds left.
hall-left = { $name } has left
hall-left-choose = They have not come back. Claim the match, call it off, or wait.
hall-left-choose-tournament = They have not come back. Claim the match, or wait.
hall-claim = Claim the match
hall-call-off = Call the match off
hall-call-off-ask = Call the match off?
hall-call-off-early = Until both players have completed two turns nobody resigns. Either of them may call the match off.
hall-play-on = Play on
hall-no-result = The match has no result.
hall-call-off-offer = { $who ->
    [you] You offer to call the match off.
   *[other] { $name } offers to call the match off.
}
hall-call-off-refused = { $who ->
    [you] You play on.
   *[other] { $name } does not agree: the match goes on.
}
hall-lost-must-act = You must act. { $name } may claim the match in { $time }.
hall-due-not-begun = Throw within { $seconds } s, or the match is called off.
hall-due-next-game = The next game begins in { $seconds } s.
hall-due-offer-ends = { $seconds } s left to answer
hall-resign-match = Resign the whole match
hall-resign-match-note = The match ends at once, and the other side wins it.
hall-ended-resigned = The match was resigned
hall-ended-left = The opponent left
hall-ended-called-off = The match is called off
hall-ended-not-begun = The match did not begin in time
hall-rated = Rated
hall-rated-note = The match changes the ratings of both players.
hall-rated-match = A rated match
hall-rated-both = Both players need an account.
hall-rated-enter = Sign in or make an account
hall-refused-rated-limit = You two have played five rated matches within a day. Play unrated.
hall-refused-not-member = A rated match needs an account. Sign in first.
hall-as-member = You play as { $name }
hall-chat = Chat
hall-chat-unread = Chat ({ $count })
hall-chat-empty = No messages yet.
hall-chat-presets = Messages to choose from
hall-chat-text = Your message
hall-chat-send = Send
hall-chat-mute = Hide the messages of { $name }
hall-chat-unmute = Show the messages of { $name }
hall-chat-report = Report
hall-chat-reported = Reported to the operator
hall-say-hello = Hello!
hall-say-good-luck = Good luck!
hall-say-well-played = Well played!
hall-say-what-a-throw = What a throw!
hall-say-bad-luck = Bad luck!
hall-say-thanks = Thank you!
hall-say-sorry = Sorry!
hall-say-one-moment = One moment, please.
hall-say-back = I am back.
hall-say-good-game = Good game!
hall-say-have-to-go = I have to go.
hall-say-goodbye = Goodbye!
hall-refused-too-fast = Not so fast: at most five messages in ten seconds.
hall-refused-chat-full = This table has as many messages as it may have.
hall-watching = You are watching
hall-watching-late = You are watching, { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} late
hall-watchers = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
hall-watch-delay = Watchers see the game
hall-watch-at-once = at once
hall-watch-seconds = { $seconds } s later
hall-watch-minutes = { $minutes } min later
hall-watched = Others may watch this game.
hall-chat-silenced = A moderator has silenced you until { $date }.
hall-refused-silenced = A moderator has silenced you.
hall-refused-no-texts-yet = You may write texts after a few more finished matches.
hall-warning = A moderator warns you:
hall-warning-read = I have read it
hall-moderation = Moderation
hall-chat-matches-left = { $count ->
    [one] After one more finished match you may write texts too.
   *[other] After { $count } more finished matches you may write texts too.
}
hall-to-tournament = Back to the tournament
hall-tournament-game = A game of { $name }
