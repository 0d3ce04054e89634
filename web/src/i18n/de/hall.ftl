hall-play-friend = Mit Freunden spielen
hall-name = Dein Name
hall-guest = Gast { $number }
hall-mark-guest = Gast
hall-side-random = Der Zufall entscheidet
hall-watchable = Andere dürfen zusehen
hall-watchable-note = Wer die Adresse des Tisches hat, sieht das Spiel.
hall-open-links = Links, die noch warten
hall-link-title = Dein Link ist fertig
hall-link = Link
hall-copy = Link kopieren
hall-copied = Kopiert
hall-seat-white = Du spielst Weiß.
hall-seat-black = Du spielst Schwarz.
hall-seat-random = Der Zufall entscheidet, wer Weiß spielt.
hall-sit-down = Platz nehmen
hall-sitting = Platz wird genommen …
hall-watch = Zusehen
hall-device = Auf einem anderen Gerät spielen
hall-device-lead = Scanne dies mit dem Handy oder öffne den Link in einem anderen Browser. Er gilt einmal, zehn Minuten lang: Wer ihn öffnet, spielt als du.
hall-device-code = Code zum Scannen
hall-device-secret = Der letzte Teil des Links, nach #, ist ein Schlüssel, den der Server nie erhält. Mit ihm teilen deine Geräte die Geheimnisse deiner Würfel.
hall-device-join-title = Auch auf diesem Gerät spielen
hall-device-join-text = Dieser Link kommt von einem anderen deiner Geräte. Hier wirst du derselbe Spieler, mit denselben Partien.
hall-device-join-other = Dieser Browser gehört jetzt { $name }; damit wird { $name } hier abgemeldet. Die Partien eines Gastes sind dann hier nicht mehr erreichbar.
hall-device-join = Hier weitermachen
hall-device-not = Jetzt nicht
hall-device-bad = Dieser Link ist nicht vollständig. Mach auf dem anderen Gerät einen neuen.
hall-no-storage = Dieser Browser speichert nichts für diese Seite, wie in manchen privaten Fenstern. Hier kannst du zusehen, aber nicht gegen Menschen spielen: Die Seite könnte das Geheimnis deiner Würfel nicht behalten.
hall-here = da
hall-away = weg
hall-turn-away = { $name } ist weg, { $time }.
hall-refused-name-taken = Dieser Name oder einer, der ihm gleicht, gehört einem Mitglied oder einem Programm. Ein freier Name steht im Feld.
hall-refused-name-reserved = Dieser Name ist ein Wort der Seite. Ein freier Name steht im Feld.
hall-refused-name-marks = Dieser Name hat mehr als drei Zeichen über einem Buchstaben. Ein Name ohne sie steht im Feld.
hall-refused-too-many-tries = Zu viele Anfragen aus deinem Netz. Warte eine Minute.
hall-refused-invitation-taken = Beide Plätze dieses Tisches sind besetzt.
hall-refused-invitation-expired = Dieser Link ist abgelaufen. Bitte um einen neuen.
hall-refused-own-invitation = Das ist dein eigener Link. Er ist für dein Gegenüber.
hall-refused-no-device-code = Dieser Link wurde benutzt, oder seine zehn Minuten sind vorbei. Mach auf dem anderen Gerät einen neuen.
hall-refused-no-invitation = Diese Einladung gibt es nicht: Sie wurde zurückgezogen, oder der Link ist unvollständig.
hall-refused-too-many-open = Der Saal ist voll. Versuch es später noch einmal.
hall-refused-too-many-tables = Der Saal hat keinen Platz für einen weiteren Tisch.
hall-refused-invalid-body = Dieser Name geht nicht. Wähle einen anderen.
hall-dice-three = Beide Spieler und der Server werfen diese Würfel zusammen: Keiner von ihnen kann sie wählen oder vorher kennen.
hall-links-wait = Es fehlt noch die Seite des anderen Spielers…
hall-links-sealed = Dein Geheimnis für den nächsten Wurf hat der Server schon: Jetzt geht nur noch „Fertig“.
hall-links-lost = Das Geheimnis deiner Würfel ist nicht auf dieser Seite
hall-links-lost-text = Es ist in einem anderen Browser oder wurde gelöscht. Spielst du hier weiter, so wird der nächste Wurf übersprungen; die Aufzeichnung der Partie zeigt es.
hall-links-lost-again = Diese Seite hat ihr Geheimnis schon einmal ersetzt; je Partie geht das nur einmal. Spiele im anderen Browser weiter oder gib auf.
hall-links-lost-again-days = In einer Partie mit Tagen geht das dreimal, höchstens einmal in zehn Würfen. Spiele im anderen Browser weiter oder gib auf.
hall-links-lost-other = Der Server zeigt ein anderes Geheimnis als das dieses Browsers. Hast du die Partie in einem anderen Browser geöffnet, so spiele dort weiter. Wenn nicht, hat der Server dein Geheimnis vertauscht: Spiele nicht weiter.
hall-links-play-here = Hier weiterspielen
hall-links-lost-bring = Oder bring das Geheimnis hierher: Öffne diese Partie auf dem Gerät, auf dem du begonnen hast, und wähle dann in seiner Lobby „Auf einem anderen Gerät spielen“. Siehst du nur zu, so wartet dein nächster Wurf auf jenes Gerät, und deine Zeit läuft.
hall-links-look = Nur zusehen
hall-links-looking = Du siehst nur zu. Dein nächster Wurf wartet auf dein anderes Gerät.
hall-links-look-end = Neu wählen
hall-links-replaced = Der andere Spieler hat das Geheimnis seiner Würfel ersetzt
hall-links-replaced-text = Es war verloren gegangen. Ein Wurf wurde übersprungen; die Aufzeichnung der Partie zeigt es. Je Partie geht das für jede Seite nur einmal.
hall-links-replaced-text-days = Es war verloren gegangen. Ein Wurf wurde übersprungen; die Aufzeichnung der Partie zeigt es. In einer Partie mit Tagen geht das für jede Seite dreimal, höchstens einmal in zehn Würfen.
hall-links-behind = Der Server zeigt einen älteren Stand der Partie
hall-links-behind-text = Dieser Browser hat die Partie schon weiter gesehen. Die Seite gibt kein Geheimnis für einen Wurf, bis der Server so weit ist.
hall-links-fault = Der Server hat die Würfel geändert. Spiele nicht weiter.
hall-links-fault-game = Der Server hat die Partie geändert. Spiele nicht weiter.
hall-links-fault-after = Uhr und Ergebnis dieses Servers beweisen von hier an nichts. Diese Seite gibt keine Geheimnisse für die Würfel mehr. Dein Wort allein hält keine Uhr an und ändert kein Ergebnis: Sichere den Beweis.
hall-links-save = Beweis sichern
hall-links-leave = Verlassen
hall-links-fault-repeated = Der Server verlangte, dass sich diese Seite zweimal auf dieselben Würfel festlegt.
hall-links-fault-swapped = Der Server zeigte andere Festlegungen als vorher.
hall-links-fault-own = Der Server zeigte für dich eine andere Festlegung als die, die diese Seite gesendet hat.
hall-links-fault-replaced = Der Server ersetzte das Geheimnis eines Spielers öfter, als es in der Partie erlaubt ist.
hall-links-fault-number = Der Server warf einen anderen Wurf als den, der an der Reihe war.
hall-links-fault-links = Ein Glied, das der Server öffnete, führt nicht zu dem, was festgelegt wurde.
hall-links-fault-dice = Der Server zeigte andere Würfel als die, die aus den Gliedern folgen.
hall-links-fault-rows = Der Server zeigte andere Züge als vorher.
hall-links-fault-devices = Oder du hast auf einem anderen deiner Geräte anders entschieden, nachdem ein „Fertig“ unterwegs verloren ging: Dann trifft den Server keine Schuld.
hall-links-fault-rules = Der Server zeigte Züge, Steine oder ein Ergebnis, die die Regeln nicht erlauben.
hall-check-running = Die Aufzeichnung dieser Partie wird geprüft…
hall-check-fair = Geprüft: Alle { $throws } Würfe und die Züge der Aufzeichnung sind die, die diese Seite gesehen hat.
hall-check-rules = Züge und Ergebnis folgen aus den Regeln.
hall-check-no-rules = Die Züge wurden nicht mit den Regeln verglichen: Diese Seite hat die Regeln des Servers nicht.
hall-check-part = Die Aufzeichnung widerspricht nichts, was dieser Browser gesehen hat; die ganze Partie hat er aber nicht gesehen.
hall-check-other = Die Aufzeichnung des Servers ist nicht die Partie, die diese Seite gesehen hat. Ihr Ergebnis beweist nichts.
hall-check-failed = Die Aufzeichnung ließ sich nicht laden; die Partie ist nicht geprüft.
hall-check-limits = Uhren und Wertungen lassen sich nicht prüfen: Sie sind das Wort des Servers.
hall-rematch-here = { $name } ist noch da.
hall-rematch-wanted = Der andere Spieler möchte noch einmal spielen.
hall-rematch-waiting = Es fehlt noch die Zusage des anderen Spielers…
hall-rematch-open = Zum nächsten Match
hall-time = Bedenkzeit
hall-time-none = Unbegrenzt
hall-time-fast = Schnell
hall-time-normal = Normal
hall-time-slow = Langsam
hall-time-live-note = { $delay } s je Stufe, { $bank } s Reserve
hall-time-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
hall-time-days-note = { 7 } Tage Reserve
hall-clock-left = noch { $time }
hall-clock-days = { $days } T
hall-clock-low = Noch zehn Sekunden.
hall-clock-low-other = { $name }: noch zehn Sekunden.
hall-left = { $name } ist weg
hall-left-choose = Dein Gegner ist nicht zurückgekommen. Beanspruche das Match, brich es ab oder warte.
hall-left-choose-tournament = Dein Gegner ist nicht zurückgekommen. Beanspruche das Match oder warte.
hall-claim = Match beanspruchen
hall-call-off = Match abbrechen
hall-call-off-ask = Das Match abbrechen?
hall-call-off-early = Bis beide Spieler zwei Züge gemacht haben, gibt niemand auf. Jeder von beiden darf das Match abbrechen.
hall-play-on = Weiterspielen
hall-no-result = Das Match hat kein Ergebnis.
hall-call-off-offer = { $who ->
    [you] Du schlägst vor, das Match abzubrechen.
   *[other] { $name } schlägt vor, das Match abzubrechen.
}
hall-call-off-refused = { $who ->
    [you] Du spielst weiter.
   *[other] { $name } nimmt nicht an: Es geht weiter.
}
hall-lost-must-act = Du bist an der Reihe. { $name } kann das Match in { $time } beanspruchen.
hall-due-not-begun = Würfle innerhalb von { $seconds } s, sonst wird das Match abgebrochen.
hall-due-next-game = Das nächste Spiel beginnt in { $seconds } s.
hall-due-offer-ends = Noch { $seconds } s zum Antworten
hall-resign-match = Das ganze Match aufgeben
hall-ended-resigned = Das Match wurde aufgegeben
hall-ended-left = Der Gegner ist gegangen
hall-ended-called-off = Das Match ist abgebrochen
hall-ended-not-begun = Das Match hat nicht rechtzeitig begonnen
hall-rated = Mit Wertung
hall-rated-note = Das Match ändert die Wertungen beider.
hall-rated-match = Ein Match mit Wertung
hall-rated-both = Beide brauchen ein Konto.
hall-rated-enter = Anmelden oder Konto anlegen
hall-refused-rated-limit = Ihr habt an einem Tag fünf Matches mit Wertung gespielt. Spielt ohne.
hall-refused-not-member = Ein Match mit Wertung braucht ein Konto. Melde dich zuerst an.
hall-as-member = Du spielst als { $name }
hall-chat = Chat
hall-chat-unread = Chat ({ $count })
hall-chat-empty = Noch keine Nachrichten.
hall-chat-presets = Nachrichten zur Auswahl
hall-chat-text = Deine Nachricht
hall-chat-send = Senden
hall-chat-mute = Nachrichten von { $name } ausblenden
hall-chat-unmute = Nachrichten von { $name } zeigen
hall-chat-report = Melden
hall-chat-reported = Dem Betreiber gemeldet
hall-say-hello = Hallo!
hall-say-good-luck = Viel Glück!
hall-say-well-played = Gut gespielt!
hall-say-what-a-throw = Was für ein Wurf!
hall-say-bad-luck = Pech gehabt!
hall-say-thanks = Danke!
hall-say-sorry = Entschuldigung!
hall-say-one-moment = Einen Moment, bitte.
hall-say-back = Ich bin wieder da.
hall-say-good-game = Schönes Spiel!
hall-say-have-to-go = Ich muss gehen.
hall-say-goodbye = Auf Wiedersehen!
hall-refused-too-fast = Nicht so schnell: höchstens fünf Nachrichten in zehn Sekunden.
hall-refused-chat-full = Dieser Tisch hat so viele Nachrichten, wie er haben darf.
hall-watching = Du siehst zu
hall-watching-late = Du siehst zu, { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} später
hall-watchers = { $count ->
    [one] { $count } Person sieht zu
   *[other] { $count } Personen sehen zu
}
hall-watch-delay = Zuschauer sehen das Spiel
hall-watch-at-once = sofort
hall-watch-seconds = { $seconds } s später
hall-watch-minutes = { $minutes } min später
hall-watched = Andere dürfen bei diesem Spiel zusehen.
hall-chat-silenced = Ein Moderator hat dir das Schreiben bis { $date } untersagt.
hall-refused-silenced = Ein Moderator hat dir das Schreiben untersagt.
hall-refused-no-texts-yet = Texte darfst du nach einigen weiteren beendeten Matches schreiben.
hall-warning = Ein Moderator verwarnt dich:
hall-warning-read = Gelesen
hall-moderation = Moderation
hall-chat-matches-left = { $count ->
    [one] Nach einem weiteren beendeten Match darfst du auch Texte schreiben.
   *[other] Nach { $count } weiteren beendeten Matches darfst du auch Texte schreiben.
}
hall-to-tournament = Zurück zum Turnier
hall-tournament-game = Eine Partie von { $name }
