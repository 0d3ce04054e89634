join-invites = { $name } lädt dich zu { $game } ein
join-invites-friend = Ein Freund lädt dich zu { $game } ein
join-length = { $to ->
    [1] Eine Partie.
   *[other] Match bis { $to }.
}
join-no-clock = Ohne Uhr.
join-no-account = Ohne Konto.
join-same-way = Beide laufen in derselben Richtung nach Hause.
join-learn = Erst in zehn Minuten lernen
join-learn-note = { $name } sieht, dass du lernst.
join-fair = Faire Würfel: Weder ihr beide noch dieser Server kann einen Wurf kennen oder ändern.
join-fair-how = Wie geht das?
join-taken = Beide Plätze sind besetzt
join-ended = Dieser Link gilt nicht mehr
join-link-lead = Wer ihn zuerst öffnet, spielt gegen dich.
join-scan = Sitzt ihr an einem Tisch? Lass diesen Code scannen.
join-send = Link senden
join-copy = Kopieren
join-waiting = Warten auf dein Gegenüber. Diese Seite ruft dich.
join-meanwhile = Inzwischen gegen den Computer spielen
join-meanwhile-note = Die Partie wartet, wenn dein Gegenüber kommt.
join-good = Der Link gilt 24 Stunden.
join-withdraw = Zurückziehen
join-learning = Jemand mit deinem Link lernt zuerst das Spiel.
join-here = { $name } ist da
join-to-table = An den Tisch
join-wait-link = Warten auf dein Gegenüber
join-show-link = Link zeigen
join-wait-learn = Du lernst, { $name } wartet
join-sit-now = Jetzt Platz nehmen
join-new-link = Neuer Link für { $name }
