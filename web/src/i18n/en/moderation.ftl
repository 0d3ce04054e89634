# Moderators: reports of messages, and decisions.

moderation-title = Moderation
moderation-lead = Reports of messages, and what moderators decided.
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
