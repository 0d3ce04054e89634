## Why a man may not move.

play-stuck-bar-first = Your man on the bar has to enter first.
play-stuck-start-locked = Your starting men stay until your hand is empty.
play-stuck-blocked = { $number }: the other side holds { $point }.
play-stuck-packed = { $number }: no second man of yours may stand on { $point }.
play-stuck-may-not-bear-off = { $number }: this man may not be borne off now.
play-stuck-shuts-out = { $number }: one point must stay free for the man on the bar.
play-stuck-hitter-stays = { $number }: a man that hit at home stays there until your turn is over.
play-stuck-first-man = { $number }: only your first man moves until it is on { $point } or nearer home.
play-stuck-head = { $number }: no further man may leave the head in this throw.
play-stuck-pinned = { $number }: this man is pinned until the other side leaves.
play-stuck-man-pinned = { $number }: no man may be borne off while one of yours is pinned.
play-stuck-too-many-points = { $number }: you would hold too many points of a table.
play-stuck-imprisons = { $number }: the other side must be let out: open a point of your prime.
play-stuck-blocks = { $number }: six in a row is allowed only when a man of theirs is past it.
play-stuck-last-points-first = { $number }: six in a row need men of yours on 2 and 1.
play-stuck-begins-no-play = { $number }: otherwise more numbers, or the larger one, can be played.
