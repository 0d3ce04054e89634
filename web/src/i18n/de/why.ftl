## Why a play loses.

why-title = Warum
why-best = Bester Zug: { $play }
why-played = Dieser Zug: { $play }
why-dice = Die Würfe, bei denen sich das unterscheidet:
why-price = Jeder Zug, der darin nicht besser ist, verliert { $loss } oder mehr.
why-price-share = Jeder Zug, der darin nicht besser ist, verliert { $loss } oder mehr: { $share } des Verlusts.
why-neither = Jeder Zug, der in keinem von beiden besser ist, verliert { $loss } oder mehr.
why-neither-share = Jeder Zug, der in keinem von beiden besser ist, verliert { $loss } oder mehr: { $share } des Verlusts.
why-only = Nur { $play } ist hier gut: Der zweitbeste Zug verliert { $loss }.
why-throws = Diese Würfe machen { $share } des Verlusts aus.
why-next = Die Würfe, die nach diesem Zug mehr kosten können, { $part } aller Würfe, machen { $share } des Verlusts aus.
why-later = Das ist das Mittel nach dem nächsten Wurf beider Seiten. Die Würfe, nach denen es schlechter ist, { $part } aller Würfe, machen { $share } des Verlusts aus.
why-kinds-own = Der beste Zug gewinnt { $best } der Spiele mehr als einfach, dieser { $played }: { $share } des Verlusts.
why-kinds-other = Der beste Zug verliert { $best } der Spiele mehr als einfach, dieser { $played }: { $share } des Verlusts.
why-passes = Was in diesem Zug an die andere Seite geht, macht { $share } des Verlusts aus.
why-prime = Der beste Zug sperrt { $best ->
        [0] kein Feld
        [one] ein Feld
       *[other] { $best } Felder
    } in einer Reihe vor den Steinen der anderen Seite, dieser { $played }.
why-front = Der beste Zug sperrt { $best } der sechs Felder vor dem letzten Stein der anderen Seite, dieser { $played }.
why-behind = Der beste Zug lässt { $best ->
        [0] keinen Stein
        [one] einen Stein
       *[other] { $best } Steine
    } hinter der Mauer der anderen Seite, dieser { $played }.
why-points = Der beste Zug hält { $best ->
        [0] kein Feld
        [one] ein Feld
       *[other] { $best } Felder
    }, dieser { $played }.
why-home = Der beste Zug hält { $best ->
        [0] kein Feld
        [one] ein Feld
       *[other] { $best } Felder
    } im Heimfeld, dieser { $played }.
why-outer = Der beste Zug hält { $best ->
        [0] kein Feld
        [one] ein Feld
       *[other] { $best } Felder
    } von 12 bis 7, dieser { $played }.
why-heap = Der beste Zug lässt { $best ->
        [0] keinen Stein
        [one] einen Stein
       *[other] { $best } Steine
    } über drei auf einem Feld, dieser { $played }.
why-dead = Der beste Zug lässt { $best ->
        [0] keinen Stein
        [one] einen Stein
       *[other] { $best } Steine
    } auf den Feldern 1 und 2, dieser { $played }.
why-away = Der beste Zug lässt { $best ->
        [0] keinen Stein
        [one] einen Stein
       *[other] { $best } Steine
    } außerhalb des Heimfelds, dieser { $played }.
why-off = Nach dem besten Zug sind { $best } Steine ausgespielt, nach diesem { $played }.
why-gaps = Der beste Zug lässt { $best ->
        [0] kein leeres Feld
        [one] ein leeres Feld
       *[other] { $best } leere Felder
    } im Heimfeld, dieser { $played }.
why-easy = Nach dem besten Zug hat die andere Seite für { $best } der sechs Zahlen mindestens zwei Steine, nach diesem für { $played }.
why-gift = Der beste Zug gibt { $best ->
        [0] kein Auge
        [one] ein Auge
       *[other] { $best } Augen
    } an die andere Seite, dieser { $played }.
why-bar = Der beste Zug lässt { $best ->
        [0] keinen Stein
        [one] einen Stein
       *[other] { $best } Steine
    } der anderen Seite auf der Bar, dieser { $played }.
why-entry = Nach dem besten Zug bringen { $best } der sechs Zahlen die andere Seite von der Bar herein, nach diesem { $played }.
why-risk = Nach dem besten Zug kann der nächste Wurf der anderen Seite im Mittel { $best } Augen kosten, nach diesem { $played }.
why-shots = Nach dem besten Zug kann die andere Seite mit { $best } von 36 Würfen treffen, nach diesem mit { $played }.
why-hand = Der beste Zug lässt { $best ->
        [0] keinen Stein
        [one] einen Stein
       *[other] { $best } Steine
    } in der Hand, dieser { $played }.
why-back = Der beste Zug lässt { $best ->
        [0] keinen Stein
        [one] einen Stein
       *[other] { $best } Steine
    } im Heimfeld der anderen Seite, dieser { $played }.
why-lost = Nach dem besten Zug kann die andere Seite { $best } von 36 Würfen nicht ganz spielen, nach diesem { $played }.
why-moves = Nach dem besten Zug lässt sich auf { $best } Arten eine Zahl mit einem Stein spielen, nach diesem auf { $played }.
why-their-moves = Nach dem besten Zug kann die andere Seite auf { $best } Arten eine Zahl mit einem Stein spielen, nach diesem auf { $played }.
why-blots = Der beste Zug lässt { $best ->
        [0] keinen Stein
        [one] einen Stein
       *[other] { $best } Steine
    } allein auf einem Feld, dieser { $played }.
why-anchors = Der beste Zug hält { $best ->
        [0] kein Feld
        [one] ein Feld
       *[other] { $best } Felder
    } im Heimfeld der anderen Seite, dieser { $played }.
why-last = Der beste Zug lässt den letzten Stein auf Feld { $best }, dieser auf { $played }.
why-pins = Der beste Zug hält { $best ->
        [0] keinen Stein
        [one] einen Stein
       *[other] { $best } Steine
    } der anderen Seite fest, dieser { $played }.
why-pinned = Nach dem besten Zug { $best ->
        [0] ist kein eigener Stein festgehalten
        [one] ist ein eigener Stein festgehalten
       *[other] sind { $best } eigene Steine festgehalten
    }, nach diesem { $played }.
why-hits = Nach dem besten Zug kann der eigene Wurf die andere Seite { $best } Augen kosten, nach diesem { $played }.
why-numbers = Nach dem besten Zug können { $best } Zahlen des eigenen Wurfs gespielt werden, nach diesem { $played }.
