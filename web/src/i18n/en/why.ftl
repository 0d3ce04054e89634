## Why a play loses.

why-title = Why
why-fact = { $fact }: { $best } after the best play, { $played } after this one.
why-price = Every play that is no better in this loses { $loss } or more.
why-neither = Every play that is better in neither loses { $loss } or more.
why-only = Only { $play } is good here: the second best play loses { $loss }.
why-prime = Points in a row that block the other side’s men
why-front = Blocked points before the other side’s last man
why-behind = Men held behind the other side’s points
why-points = Points held
why-home = Points held at home
why-outer = Points held from 12 to 7
why-heap = Men above three on a point
why-dead = Men on the points 1 and 2
why-away = Men that are not home yet
why-off = Men borne off
why-gaps = Empty points at home
why-easy = Numbers, of six, that two or more men of the other side can play
why-gift = Pips that pass to the other side
why-bar = Men of the other side on the bar
why-entry = Numbers, of six, that bring the other side in from the bar
why-risk = Pips that the other side’s next throw can take, on average
why-shots = Throws, of 36, that can hit
why-hand = Men still in hand
why-back = Men in the other side’s home
why-lost = Throws, of 36, that the other side cannot play in full
