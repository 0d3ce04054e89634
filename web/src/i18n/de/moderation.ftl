moderation-title = Moderation
moderation-lead = Gemeldete Nachrichten und was die Moderatoren entschieden haben.
moderation-open = Offene Meldungen
moderation-none-open = Keine offenen Meldungen.
moderation-answered = Beantwortete Meldungen
moderation-acts = Protokoll
moderation-no-acts = Noch nichts.
moderation-reported-by = gemeldet von { $name }
moderation-find = Person suchen, mit Namen oder Kennung
moderation-look = Zeigen
moderation-act = Entscheidung
moderation-warn = Verwarnung
moderation-silence = Schreibsperre
moderation-close = Konto geschlossen
moderation-lift = Sperren aufgehoben
moderation-dismiss = Keine Folge
moderation-appoint = Moderator
moderation-remove = Kein Moderator mehr
moderation-for = Wie lange
moderation-for-ever = Für immer
moderation-reason = Grund
moderation-reason-note = Die Person liest ihn.
moderation-decide = Entscheiden
moderation-by = von { $name }
moderation-operator = vom Betreiber
moderation-until = bis { $date }
moderation-is-closed = Dieses Konto ist geschlossen.
moderation-is-silenced = Schreibsperre bis { $date }.
moderation-kind-guest = Gast
moderation-kind-member = Mitglied
moderation-kind-bot = Programm
moderation-kind-deleted = Konto gelöscht
moderation-since = seit { $date }
moderation-profile = Profil
moderation-all = Alle Meldungen
moderation-refused-not-impartial = Niemand entscheidet über sich selbst, über die eigene Meldung oder über einen anderen Moderator.
moderation-refused-report-answered = Diese Meldung ist schon beantwortet.
moderation-refused-no-person = Diese Person gibt es nicht.
moderation-refused-no-report = Diese Meldung gibt es nicht.
moderation-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
moderation-matches = { $count ->
    [one] 1 beendetes Match
   *[other] { $count } beendete Matches
}
