## Why a play loses.

why-title = Why
why-best = Best play: { $play }
why-played = This play: { $play }
why-dice = Worse after this play:
why-price = Plays no better in this lose { $loss } or more.
why-price-share = Plays no better in this lose { $loss } or more: { $share } of the loss.
why-neither = Plays better in neither lose { $loss } or more.
why-neither-share = Plays better in neither lose { $loss } or more: { $share } of the loss.
why-only = Only { $play } is good here: the second best play loses { $loss }.
why-throws = Throws in which this differs, { $throws } of 36, make { $share } of the loss.
why-next = The throws that cost more after this play make { $share } of the loss.
why-later = Averages two throws later. Worse throws make { $share } of the loss.
why-kinds-own = The best play wins more than a single game in { $best } of games, this one in { $played }.
why-kinds-other = The best play loses more than a single game in { $best } of games, this one in { $played }.
why-passes = What passes to the other side in this turn makes { $share } of the loss.
why-prime = The best play blocks { $best ->
        [0] no point
        [one] one point
       *[other] { $best } points
    } in a row before the other side’s men, this one { $played }.
why-front = The best play blocks { $best } of the six points before the other side’s last man, this one { $played }.
why-behind = The best play leaves { $best ->
        [0] no man
        [one] one man
       *[other] { $best } men
    } behind the other side’s wall, this one { $played }.
why-points = The best play holds { $best ->
        [0] no point
        [one] one point
       *[other] { $best } points
    }, this one { $played }.
why-home = The best play holds { $best ->
        [0] no point
        [one] one point
       *[other] { $best } points
    } at home, this one { $played }.
why-outer = The best play holds { $best ->
        [0] no point
        [one] one point
       *[other] { $best } points
    } on the six points before home, this one { $played }.
why-heap = The best play has { $best ->
        [0] no man
        [one] one man
       *[other] { $best } men
    } on top of three others, this one { $played }.
why-dead = The best play leaves { $best ->
        [0] no man
        [one] one man
       *[other] { $best } men
    } on the last two points, this one { $played }.
why-away = The best play leaves { $best ->
        [0] no man
        [one] one man
       *[other] { $best } men
    } outside home, this one { $played }.
why-off = After the best play { $best ->
        [one] one man is off
       *[other] { $best } men are off
    }, after this one { $played }.
why-gaps = The best play leaves { $best ->
        [0] no empty point
        [one] one empty point
       *[other] { $best } empty points
    } at home, this one { $played }.
why-easy = The best play leaves the other side two men or more for { $best } of the six numbers, this one for { $played }.
why-gift = The best play passes { $best ->
        [0] no pip
        [one] one pip
       *[other] { $best } pips
    } to the other side, this one { $played }.
why-bar = The best play leaves { $best ->
        [0] no man
        [one] one man
       *[other] { $best } men
    } of the other side on the bar, this one { $played }.
why-entry = After the best play { $best } of the six numbers let the other side in from the bar, after this one { $played }.
why-risk = The best play risks { $best } pips on average at the next throw, this one { $played }.
why-shots = After the best play { $best } of 36 throws can hit, after this one { $played }.
why-hand = The best play leaves { $best ->
        [0] no man
        [one] one man
       *[other] { $best } men
    } in hand, this one { $played }.
why-back = The best play leaves { $best ->
        [0] no man
        [one] one man
       *[other] { $best } men
    } in the other side’s home, this one { $played }.
why-lost = After the best play the other side cannot play { $best } of 36 throws in full, after this one { $played }.
why-moves = The best play leaves { $best } moves (each man with each number), this one { $played }.
why-their-moves = The best play leaves the other side { $best } moves (each man with each number), this one { $played }.
why-blots = The best play leaves { $best ->
        [0] no single man
        [one] one single man
       *[other] { $best } single men
    }, this one { $played }.
why-anchors = The best play holds { $best ->
        [0] no point
        [one] one point
       *[other] { $best } points
    } in the other side’s home, this one { $played }.
why-last = The best play leaves the last man on point { $best }, this one on { $played }.
why-pins = The best play pins { $best ->
        [0] no man
        [one] one man
       *[other] { $best } men
    } of the other side, this one { $played }.
why-pinned = After the best play { $best ->
        [0] no own man is pinned
        [one] one own man is pinned
       *[other] { $best } own men are pinned
    }, after this one { $played }.
why-hits = After the best play the next own throw can take { $best ->
        [one] one pip
       *[other] { $best } pips
    } from the other side, after this one { $played }.
why-numbers = After the best play { $best ->
        [one] one number
       *[other] { $best } numbers
    } of the next own throw can be played, after this one { $played }.
why-head = The best play leaves { $best ->
        [0] no man
        [one] one man
       *[other] { $best } men
    } on the starting point, this one { $played }.
why-mother = The best play keeps the mother safe from a pin, this one leaves it alone.

## Words of figures and reasons, each explained in one sentence.

why-term-ask = What the words mean
why-term-unit = Units: a single game counts one. A play that loses { 0.1 } units costs one such game in ten, on average.
why-term-rate = Error rate: { 500 } times what a decision lost on average, in units. { 0 } is perfect.
why-term-share = Share of the loss: how much of what this play loses comes from this one thing.
why-term-throws = { 36 } throws: two dice fall in { 36 } ways.
why-term-pip = Pip: one point of the way that the men walk.
why-term-home = Home: the last six points of a side. From there its men leave the board.
why-term-wall = Blocked points in a row, a wall: the other side’s men cannot land there, only pass over it.
why-term-bar = Bar: where a man that was hit waits until it comes in again.
why-term-hand = In hand: not on the board yet.
why-term-single = Single man: alone on its point, so that it can be hit or pinned.
why-term-pin = Pinned: a man of the other side stands on it, and it cannot move.
why-term-gift = Passes to the other side: numbers that one side cannot play, and the other side plays.
why-term-mother = Mother: the last man on the point where all began. Who pins it wins.
