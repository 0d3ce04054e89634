people-since = seit { $date }
people-nobody = Niemand spielt hier als { $name }
people-ratings = Wertungen
people-no-rating = Noch keine gewerteten Matches.
people-doubtful = Ein Fragezeichen: zu wenige Matches für eine sichere Wertung.
people-matches = Beendete Matches
people-no-matches = Keine beendeten Matches, die du sehen darfst.
people-opponents = Gegner
people-won = Gewonnen
people-lost = Verloren
people-no-result = Ohne Ergebnis
people-by-resigned = durch Aufgabe
people-by-time = durch Zeit
people-by-left = durch Verlassen
people-look = Spiel durchgehen
people-record = Aufzeichnung
people-speed-fast = Schnell
people-speed-normal = Normal
people-speed-slow = Langsam
people-speed-days = Tage
people-speed-none = Ohne Uhr
people-matches-count = { $count ->
    [one] 1 Match
   *[other] { $count } Matches
}
people-block = Sperren
people-unblock = Sperre aufheben
people-block-note = Ihr begegnet euch nicht: keine Herausforderungen, keine zufälligen Partien. Der andere erfährt es nicht.
people-blocked = Gesperrte Mitglieder
people-note = Private Notiz
people-note-hint = Nur du kannst sie lesen.
people-note-placeholder = Spielweise, was du dir fürs nächste Mal merken willst …
people-note-save = Speichern
people-note-saved = Gespeichert
people-note-removed = Gelöscht
people-note-full = Du hast so viele Notizen, wie ein Mitglied haben darf. Lösche zuerst eine.
people-note-hidden = Dieser Text enthält unsichtbare Zeichen. Schreib ihn neu oder entferne sie.
