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
