# Check the dice: that every throw follows from the seed promised before the game.

dice-title = Würfel prüfen
dice-one = Vor dem ersten Wurf wurde eine geheime Zahl gezogen und dir ihr Fingerabdruck gezeigt.
dice-two = Jeder Wurf des Matches wird aus dieser Zahl berechnet; keiner konnte später geändert werden.
dice-three = Ist das Match zu Ende, wird die Zahl gezeigt, und dein eigener Browser berechnet hier jeden Wurf noch einmal.
dice-choose = Wähle ein Match
dice-none = Noch ist kein Match beendet. Spiele eines, oder füge unten eine Aufzeichnung ein.
dice-or-paste = Oder füge eine Aufzeichnung ein
dice-paste = Füge eine Aufzeichnung ein
dice-paste-label = Aufzeichnung, als Datei, wie der Tisch sie gibt
dice-check = Prüfen
dice-checking = Rechnet…
dice-fair = Jeder Wurf ist der versprochene
dice-fair-text = { $throws ->
    [one] { $throws } Wurf wurde aus der geheimen Zahl berechnet und ist der in der Aufzeichnung.
   *[other] Alle { $throws } Würfe wurden aus der geheimen Zahl berechnet und sind die in der Aufzeichnung.
  }
dice-sealed = Die geheime Zahl wird noch nicht gezeigt
dice-sealed-text = Das Match läuft noch. Sein Fingerabdruck steht schon fest: Bewahre ihn auf und prüfe am Ende noch einmal.
dice-not-promised = Es wurde nichts versprochen
dice-not-promised-text = Diese Würfel wurden von Hand eingegeben oder stammen aus einer Liste, oder das Versprechen wurde aus der Aufzeichnung entfernt. Wurde dir vor dem Match ein Fingerabdruck gezeigt, so wurde diese Aufzeichnung geändert.
dice-unreadable = Das ist keine Aufzeichnung
dice-unreadable-text = Füge die ganze Datei ein, die ein Tisch als Aufzeichnung gibt.
dice-removed = Das Versprechen wurde aus dieser Aufzeichnung entfernt
dice-removed-promise = Sie enthält die geheime Zahl, aber nicht den vor der Partie gezeigten Fingerabdruck; nichts beweist also diese Würfel.
dice-removed-seed = Das Match ist zu Ende, aber die geheime Zahl zum Fingerabdruck fehlt; nichts beweist also diese Würfel.
dice-fault = Das sind nicht die versprochenen Würfel
dice-fault-seed = Die geheime Zahl hat nicht den Fingerabdruck, der vor der Partie gezeigt wurde.
dice-fault-form = Der Fingerabdruck oder die geheime Zahl ist nicht richtig geschrieben.
dice-fault-throw = Partie { $game }, Wurf { $throw }: Die geheime Zahl ergibt { $expected }, die Aufzeichnung sagt { $found }.
dice-fingerprint = Fingerabdruck, vor der Partie gezeigt
dice-seed = Geheime Zahl, danach gezeigt
dice-throws = Die Würfe
dice-game = Partie { $game }
dice-failed = Die Aufzeichnung konnte nicht geladen werden.
dice-not-rules = Diese Seite prüft die Würfel. Ob jeder Zug erlaubt war, prüfen die Analyse der Partie und das Programm: rosespring verify.
dice-versus = { $white } – { $black }
dice-links-fair = Niemand hat diese Würfel gewählt
dice-links-fair-text = { $throws ->
    [one] { $throws } Wurf folgt aus Gliedern von Weiß, Schwarz und dem Server, und jedes Glied führt zu dem, was vorher festgelegt wurde.
   *[other] Alle { $throws } Würfe folgen aus Gliedern von Weiß, Schwarz und dem Server, und jedes Glied führt zu dem, was vorher festgelegt wurde.
  }
dice-links-one = Jeder der drei zog ein Geheimnis und legte sich vor dem ersten Wurf darauf fest; jeder Wurf wurde aus allen dreien berechnet.
dice-links-two = Darum konnte niemand einen Wurf nachträglich ändern oder ihn kennen, solange ein anderer sein Glied geheim hielt.
dice-links-three = Es beweist nicht, wer sich festgelegt hat, in welcher Reihenfolge etwas geschah und ob der Server die Zeit immer gerecht maß.
dice-links-replaced = Ketten, die ein Spieler ersetzt hat, weil eine Seite sie verloren hatte: { $replaced }.
dice-links-line = Zeile { $line } über die Glieder ist falsch geschrieben oder steht am falschen Ort.
dice-links-link = Partie { $game }, Wurf { $throw }: Ein Glied führt nicht zu dem, was festgelegt wurde.
dice-links-count = Partie { $game }: Die Zahlen der Würfe und der Glieder sind verschieden.
dice-links-throw = Partie { $game }, Wurf { $throw }: Die Glieder ergeben { $expected }, die Aufzeichnung sagt { $found }.
dice-links-commitments = Festlegungen von Weiß, Schwarz und Server
dice-own-same = Dieser Browser hat mitgespielt: Die Festlegungen in der Aufzeichnung sind die, die er gemacht hat.
dice-own-different = Partie { $game }: Dieser Browser hat sich auf etwas anderes festgelegt, als in der Aufzeichnung steht. Sie gehört nicht zu der Partie, die hier gespielt wurde.
