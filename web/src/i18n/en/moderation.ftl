# Moderators: reports of messages, and decisions.

moderation-title = Moderation
moderation-lead = Reports of messages, figures of fair play, and what moderators decided.
moderation-open = Open reports
moderation-none-open = No open reports.
moderation-answered = Answered reports
moderation-acts = Log
moderation-no-acts = Nothing yet.
moderation-reported-by = reported by { $name }
moderation-find = Find a person by name or id
moderation-look = Show
moderation-act = Decision
moderation-warn = Warning
moderation-silence = Silence
moderation-close = Account closed
moderation-lift = Silence and closing lifted
moderation-dismiss = No consequence
moderation-appoint = Moderator
moderation-remove = No moderator any more
moderation-for = For how long
moderation-for-ever = For ever
moderation-reason = Reason
moderation-reason-note = The person reads it.
moderation-decide = Decide
moderation-by = by { $name }
moderation-operator = by the operator
moderation-until = until { $date }
moderation-is-closed = This account is closed.
moderation-is-silenced = Silenced until { $date }.
moderation-kind-guest = Guest
moderation-kind-member = Member
moderation-kind-bot = Program
moderation-kind-deleted = Account removed
moderation-since = since { $date }
moderation-profile = Profile
moderation-all = All reports
moderation-refused-not-impartial = You decide neither about yourself, nor about your own report, nor about another moderator.
moderation-refused-report-answered = This report was answered already.
moderation-refused-no-person = There is no such person.
moderation-refused-no-report = There is no such report.
moderation-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
moderation-matches = { $count ->
    [one] 1 finished match
   *[other] { $count } finished matches
}
moderation-fair-title = Fair play
moderation-fair-none = No rated match was analysed yet.
moderation-fair-asks = is far from others of the same strength
moderation-fair-band = { $game }, rated from { $from }
moderation-fair-matches = matches: { $count }
moderation-fair-stages = stages with a choice: { $count }
moderation-fair-loss = mean loss: { $loss }
moderation-fair-rekeys = new dice secrets: { $count }
moderation-fair-figure = Figure
moderation-fair-own = Own
moderation-fair-others = Others
moderation-fair-away = Away
moderation-fair-hard-loss = Loss where it is hard
moderation-fair-hard-best = Best play where it is hard
moderation-fair-search = Deeper choice, where the net errs
moderation-fair-pace = Time for hard against evident
moderation-fair-note = “Away” counts standard deviations from others of the same strength, towards a program. Strong players exist: look at the matches before you decide.
moderation-pairs-title = One-sided pairs
moderation-pairs-note = Rated wins of the last 30 days against one member: three that ended before both had completed ten turns, or hardly a loss. Friends of different strength exist: look at the matches before you decide.
moderation-pair-against = wins against { $name }
moderation-pair-early = early: { $count }
moderation-pair-losses = losses: { $count }
moderation-pair-gained = rating: { $points }
moderation-pair-known = { $name } since { $date }
moderation-pair-wins = wins: { $count }
