## Why a play loses.

why-title = Warum
why-fact = { $fact }: { $best } nach dem besten Zug, { $played } nach diesem.
why-price = Jeder Zug, der darin nicht besser ist, verliert { $loss } oder mehr.
why-neither = Jeder Zug, der in keinem von beiden besser ist, verliert { $loss } oder mehr.
why-only = Nur { $play } ist hier gut: Der zweitbeste Zug verliert { $loss }.
why-prime = Felder in einer Reihe, die die Steine der anderen Seite sperren
why-front = Gesperrte Felder vor dem letzten Stein der anderen Seite
why-behind = Steine, die hinter Feldern der anderen Seite festsitzen
why-points = Gehaltene Felder
why-home = Gehaltene Felder im Heimfeld
why-outer = Gehaltene Felder von 12 bis 7
why-heap = Steine über drei auf einem Feld
why-dead = Steine auf den Feldern 1 und 2
why-away = Steine, die noch nicht im Heimfeld sind
why-off = Ausgespielte Steine
why-gaps = Leere Felder im Heimfeld
why-easy = Zahlen, von sechs, die mindestens zwei Steine der anderen Seite ziehen können
why-gift = Augen, die an die andere Seite gehen
why-bar = Steine der anderen Seite auf der Bar
why-entry = Zahlen, von sechs, die die andere Seite von der Bar hereinbringen
why-risk = Augen, die der nächste Wurf der anderen Seite im Mittel kosten kann
why-shots = Würfe, von 36, die treffen können
why-hand = Steine noch in der Hand
why-back = Steine im Heimfeld der anderen Seite
why-lost = Würfe, von 36, die die andere Seite nicht ganz spielen kann
