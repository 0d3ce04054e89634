notices-title = Mitteilungen
notices-bell-new = { $count ->
    [one] Mitteilungen: { $count } neue
   *[other] Mitteilungen: { $count } neue
}
notices-none = Nichts Neues. Hier liest du, wann du am Zug bist und wer mit dir spielen möchte.
notices-turn = Du bist am Zug gegen { $name }
notices-turn-late = Dir bleibt weniger als ein Tag gegen { $name }
notices-until = { $game }, deine Zeit endet am { $time }
notices-begun = Dein Spiel gegen { $name } beginnt
notices-challenge = { $name } fordert dich heraus
notices-rematch = { $name } möchte eine Revanche
notices-round = Dein Turnierspiel gegen { $name } beginnt
notices-warning = Die Moderation hat dich verwarnt
notices-silence = Die Moderation hat dir das Schreiben auf Zeit entzogen
notices-remove = Entfernen: { $text }
notices-device = Auf diesem Gerät Bescheid geben
notices-device-note = Auch wenn keine Seite offen ist. Die Nachricht nennt niemanden.
notices-device-denied = Dein Browser verbietet es: Erlaube in seinen Einstellungen Mitteilungen dieser Website.
notices-device-failed = Es hat nicht geklappt. Versuch es noch einmal.
notices-push-turn = Du bist am Zug.
notices-push-late = Deine Zeit endet innerhalb eines Tages.
notices-push-begun = Dein Spiel beginnt.
notices-push-challenge = Jemand fordert dich heraus.
notices-push-rematch = Dein Gegenüber möchte eine Revanche.
notices-push-round = Dein Turnierspiel beginnt.
notices-push-warning = Die Moderation hat dir geschrieben.
notices-push-silence = Die Moderation hat dir geschrieben.
notices-guest = { $name } (Gast)
