## The link of an invitation, for both people, and what waits meanwhile.

join-invites = { $name } invites you to { $game }
join-invites-friend = A friend invites you to { $game }
join-length = { $to ->
    [1] One game.
   *[other] Match to { $to }.
}
join-no-clock = No clock.
join-no-account = No account needed.
join-same-way = Both of you run home the same way round.
join-learn = Learn it in ten minutes first
join-learn-note = { $name } sees that you are learning.
join-fair = Fair dice: neither of you, nor this server, can know or change a throw.
join-fair-how = How?
join-taken = Both seats are taken
join-ended = This link is over
join-link-lead = The first who opens it plays you.
join-scan = Across the table? Let your friend scan this.
join-send = Send the link
join-copy = Copy
join-waiting = Waiting for your friend. This page calls you.
join-meanwhile = Play the computer meanwhile
join-meanwhile-note = It waits for you when your friend comes.
join-good = The link is good for 24 hours.
join-withdraw = Withdraw it
join-learning = Somebody with your link is learning the game first.
join-here = { $name } is here
join-to-table = To the table
join-wait-link = Waiting for your friend
join-show-link = Show the link
join-wait-learn = You learn, { $name } waits
join-sit-now = Sit down now
join-new-link = New link for { $name }
