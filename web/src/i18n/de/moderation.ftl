moderation-title = Moderation
moderation-lead = Gemeldete Nachrichten, Zahlen zum ehrlichen Spiel und was die Moderatoren entschieden haben.
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
moderation-fair-title = Ehrliches Spiel
moderation-fair-none = Noch ist keine gewertete Partie analysiert.
moderation-fair-asks = weit entfernt von anderen gleicher Stärke
moderation-fair-band = { $game }, Wertung ab { $from }
moderation-fair-matches = Partien: { $count }
moderation-fair-stages = Stufen mit Auswahl: { $count }
moderation-fair-loss = mittlerer Verlust: { $loss }
moderation-fair-rekeys = neue Würfelgeheimnisse: { $count }
moderation-fair-figure = Zahl
moderation-fair-own = Eigene
moderation-fair-others = Andere
moderation-fair-away = Abstand
moderation-fair-hard-loss = Verlust, wo es schwer ist
moderation-fair-hard-best = Bester Zug, wo es schwer ist
moderation-fair-search = Tiefere Wahl, wo das Netz irrt
moderation-fair-pace = Zeit für Schweres gegen Klares
moderation-fair-note = „Abstand“ zählt Standardabweichungen von anderen gleicher Stärke, in Richtung eines Programms. Es gibt starke Spieler: Sieh dir die Partien an, bevor du entscheidest.
