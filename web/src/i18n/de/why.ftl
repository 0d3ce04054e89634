## Why a play loses.

why-title = Warum
why-best = Bester Zug: { $play }
why-played = Dieser Zug: { $play }
why-dice = Schlechter nach diesem Zug:
why-price = Jeder Zug, der darin nicht besser ist, verliert mindestens { $loss }.
why-price-share = Jeder Zug, der darin nicht besser ist, verliert mindestens { $loss }: { $share } des Verlusts.
why-neither = Jeder Zug, der in keinem von beiden besser ist, verliert mindestens { $loss }.
why-neither-share = Jeder Zug, der in keinem von beiden besser ist, verliert mindestens { $loss }: { $share } des Verlusts.
why-only = Nur { $play } ist hier gut: Der zweitbeste Zug verliert { $loss }.
why-throws = Von 36 Würfen machen die, bei denen sich das unterscheidet ({ $throws }), { $share } des Verlusts aus.
why-next = Die Würfe, die nach diesem Zug mehr kosten, machen { $share } des Verlusts aus.
why-later = Das sind Mittel nach je einem weiteren Wurf beider Seiten. Die Würfe, nach denen es schlechter ist, machen { $share } des Verlusts aus.
why-kinds-own = Im Ergebnis: Der beste Zug gewinnt in { $best } der Spiele mehr als eine einfache Partie, dieser in { $played }.
why-kinds-other = Im Ergebnis: Der beste Zug verliert in { $best } der Spiele mehr als eine einfache Partie, dieser in { $played }.
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
    } auf den sechs Feldern vor dem Heimfeld, dieser { $played }.
why-heap = Der beste Zug hat { $best ->
        [0] keinen Stein
        [one] einen Stein
       *[other] { $best } Steine
    } auf drei anderen liegen, dieser { $played }.
why-dead = Der beste Zug lässt { $best ->
        [0] keinen Stein
        [one] einen Stein
       *[other] { $best } Steine
    } auf den letzten beiden Feldern, dieser { $played }.
why-away = Der beste Zug lässt { $best ->
        [0] keinen Stein
        [one] einen Stein
       *[other] { $best } Steine
    } außerhalb des Heimfelds, dieser { $played }.
why-off = Nach dem besten Zug { $best ->
        [one] ist ein Stein ausgespielt
       *[other] sind { $best } Steine ausgespielt
    }, nach diesem { $played }.
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
why-moves = Der beste Zug lässt { $best } Möglichkeiten, jeder Stein mit jeder Zahl gezählt, dieser { $played }.
why-their-moves = Der beste Zug lässt der anderen Seite { $best } Möglichkeiten, jeder Stein mit jeder Zahl gezählt, dieser { $played }.
why-blots = Der beste Zug lässt { $best ->
        [0] keinen einzelnen Stein
        [one] einen einzelnen Stein
       *[other] { $best } einzelne Steine
    }, dieser { $played }.
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
why-head = Der beste Zug lässt { $best ->
        [0] keinen Stein
        [one] einen Stein
       *[other] { $best } Steine
    } auf dem Startfeld, dieser { $played }.
why-mother = Der beste Zug hält die Mutter sicher, dieser lässt sie allein.

## Words of figures and reasons, each explained in one sentence.

why-term-ask = Was die Wörter bedeuten
why-term-unit = Punkte: Eine einfache Partie zählt einen. Ein Zug, der { 0.1 } Punkte verliert, kostet im Mittel eine solche Partie von zehn.
why-term-rate = Fehlerrate: das { 500 }-Fache dessen, was eine Entscheidung im Mittel verlor, in Punkten. { 0 } ist fehlerfrei.
why-term-share = Anteil am Verlust: wie viel von dem, was dieser Zug verliert, von dieser einen Sache kommt.
why-term-throws = { 36 } Würfe: Zwei Würfel fallen auf { 36 } Arten.
why-term-pip = Auge: ein Feld des Weges, den die Steine gehen.
why-term-home = Heimfeld: die letzten sechs Felder einer Seite. Von dort verlassen ihre Steine das Brett.
why-term-wall = Gesperrte Felder in einer Reihe, eine Mauer: Die Steine der anderen Seite dürfen dort nicht landen, nur darüber hinweg.
why-term-bar = Bar: Dort wartet ein geschlagener Stein, bis er wieder hereinkommt.
why-term-hand = In der Hand: noch nicht auf dem Brett.
why-term-single = Einzelner Stein: allein auf seinem Feld, so dass er geschlagen oder festgehalten werden kann.
why-term-pin = Festgehalten: Auf dem Stein steht einer der anderen Seite, und er kann nicht ziehen.
why-term-gift = Geht an die andere Seite: Zahlen, die eine Seite nicht spielen kann und die andere spielt.
why-term-mother = Mutter: der letzte Stein auf dem Feld, auf dem alle begannen. Wer sie festhält, gewinnt.
