# Lessons: a step has a title, a text, a task, and what is said of a right and of a wrong play.

learn-title = Learn to play
learn-intro = Ten minutes a game, on a real board. You throw and play, and the board says whether it was right.
learn-lesson-of = Lesson: { $game }
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] About { $minutes } minutes
}
learn-begin = Begin
learn-go-on = Go on
learn-again-all = Start again
learn-progress = { $done } of { $total } steps done
learn-finished = Finished
learn-steps = Steps
learn-step-of = Step { $step } of { $total }
learn-step-name = { $step }. { $title }
learn-step-done = { $step }. { $title }, done
learn-task = Your turn
learn-right = Right
learn-not-yet = Not quite
learn-next = Next
learn-back = Back
learn-again = Again
learn-show-me = Show me
learn-press-done = Press Done.
learn-take-back = Undo takes it back.
learn-finish = Finish
learn-skip = Skip this step
learn-opponent = Opponent
learn-failed = The board could not be loaded: the server does not answer.
learn-end = You know the game
learn-end-text = That is every rule of { $game }. Play a gentle game of it now; you can come back to any step.
learn-end-seen = You have seen every step
learn-end-open = Not solved yet: { $steps }.
learn-play-now = Play a gentle game
learn-read-rules = Rules
learn-no-lesson = There is no lesson for this game yet, but you can read its rules.
learn-other-lessons = All lessons
learn-course = What decides games
learn-course-new = Five boards
learn-course-done = { $done } of { $total }

# Of several games

learn-single = One man holds a point
learn-single-text =
    Nobody is ever hit. A single man holds a point, and no opposing man may land there. A man that
    plays both numbers must be able to rest on the point between.
learn-single-task = Bring the man from 13 to 8. Your opponent holds 10: which number comes first?
learn-single-good = The 2 first, then the 3. The other way was closed.
learn-single-wrong = The man from 13 should reach 8. Play the 2 first, to 11, then the 3.

learn-stuck = Six in a row
learn-stuck-text =
    Six points in a row cannot be jumped. A throw of which nothing can be played passes automatically.
learn-stuck-task = Throw, and see.
learn-stuck-good = Nothing could be played. The throw is lost, and your opponent throws.

learn-most = As many as you can
learn-most-text =
    You must play as many of your numbers as you can. If only one of two can be played, it must be
    the higher one, if that is possible. The board allows legal steps only.
learn-most-task = Throw, and play 6-5 with the man on 13.
learn-most-good = The 6 was closed at first. The 5 came first, and so both could be played.

learn-choice = Look ahead
learn-choice-text =
    The fives come first, then the sixes. Here sixes from 24 and from 16 are closed, but a man on
    19 or on 14 can play one.
learn-choice-task = Play the fives so that you can play all four sixes yourself.
learn-choice-good = Nothing was left for your opponent.
learn-choice-wrong = Some sixes would pass to your opponent. Bring four men from 24 to 19 first.

learn-receive = A gift
learn-receive-text =
    It works for you as well. Your opponent throws 5-5 and cannot play a single five, so the whole
    cascade passes to you.
learn-receive-task = Throw for your opponent. Then play the four fives and the four sixes.
learn-receive-good =
    Now it is your own throw. Nothing passes back: what the receiver cannot play is lost.

learn-bear-off = Bearing off
learn-bear-off-text =
    Once all your men are in your home table, points 6 to 1, you may bear them off. A number takes
    off a man from its own point.
learn-bear-off-task = Throw, and bear off two men.
learn-bear-off-good = You may also move inside the home table, but that leaves more pips to play.
learn-bear-off-wrong = You moved inside. That is allowed, but here two men can go off.

learn-high = The highest man
learn-high-text =
    If no man stands on the point of a number, a man on a higher point must move. Only if no man
    stands higher does the number take off the highest man.
learn-high-task = Bear one man off with 5-3. Which number comes first?
learn-high-good = After the 3 from 6, no man stood above 4. So the 5 took that man off.
learn-high-wrong = Play the 3 first, from 6 to 3. Then no man stands above 4.

learn-double = The end
learn-double-text =
    The game ends at once when your fifteenth man is off. It counts one unit, or two if your
    opponent has borne off no man at all: a double game.
learn-double-task = Throw, and bear off your last two men.
learn-double-good = Your opponent had borne off no man: a double game, two units.

learn-men-left = Men left
learn-men-left-text =
    The first to bear off all fifteen men scores one unit for each man that the other side has not borne
    off, 1 to 15. A match is played to 31.
learn-men-left-task = Throw, and bear off your last two men.
learn-men-left-good = Your opponent had eleven men left: eleven units.

# Gul bara

learn-gul-bara-setup = The board
learn-gul-bara-setup-text =
    Your fifteen men stand on your point 24. Your opponent's fifteen stand on their own 24, which
    you call 12. Each side throws one die, and the higher begins.
learn-gul-bara-setup-task = Throw to see who begins.
learn-gul-bara-setup-good =
    Your die is higher: you begin, and throw both dice anew. Equal dice are thrown again.

learn-gul-bara-way = The way
learn-gul-bara-way-text =
    A point's number is its distance: a man on 24 has 24 pips to go. Both sides travel the same way
    round, down from 24; your home table is 6 to 1.
learn-gul-bara-way-task = Throw, and play both numbers with one man: from 24 to 18, then to 13.
learn-gul-bara-way-good = One man may play both numbers, or two men one each.
learn-gul-bara-way-wrong = Play both numbers with the same man: it ends on 13.

learn-gul-bara-close = Close the way
learn-gul-bara-close-text =
    Your opponent's men stand on your 12. A four takes them to your 8, a five to your 7, a six to
    your 6. What you hold is closed.
learn-gul-bara-close-task = You hold 8. Play 4-3 so that you hold 7 and 6 as well.
learn-gul-bara-close-good = Fours, fives and sixes are closed, by three single men.
learn-gul-bara-close-wrong = Play the 4 from 11 to 7 and the 3 from 9 to 6.

learn-gul-bara-early = Early doublets
learn-gul-bara-early-text =
    In each player's first three throws a doublet is four steps of its number. This is your second
    throw.
learn-gul-bara-early-task = Throw 3-3, and bring two men from 24 to 18.
learn-gul-bara-early-good = Four steps. What cannot be played of an early doublet is lost.
learn-gul-bara-early-wrong = Play all four threes with two men: each goes from 24 to 21 and on to 18.

learn-gul-bara-cascade = The cascade
learn-gul-bara-cascade-text =
    From your fourth throw on a doublet runs on: after four fours come four fives, then four sixes.
    One stage must be finished before the next; the ladder shows where you are.
learn-gul-bara-cascade-task = Throw 4-4, and play all twelve steps.
learn-gul-bara-cascade-good = Twelve steps in one turn. A 1-1 would have been twenty-four.

learn-gul-bara-pass = What passes on
learn-gul-bara-pass-text =
    What you cannot play of a cascade passes to your opponent, who plays it before throwing. This is
    the rule that surprises everybody.
learn-gul-bara-pass-task = Throw 6-6, and play the two sixes that you can.
learn-gul-bara-pass-good = Two sixes were left. Your opponent plays them, and then throws.

# Gioul

learn-gioul-setup = The board
learn-gioul-setup-text =
    Your fifteen men stand on your point 24. Your opponent's fifteen stand at your other end, on
    your point 1. Each side throws one die, and the higher begins.
learn-gioul-setup-task = Throw to see who begins.
learn-gioul-setup-good =
    Your die is higher: you begin, and throw both dice anew. Equal dice are thrown again.

learn-gioul-way = The way
learn-gioul-way-text =
    The sides travel against each other. You go from 24 down to your home table, 6 to 1; your
    opponent comes from your 1 up to your 24.
learn-gioul-way-task = Throw, and play both numbers with one man: from 24 to 18, then to 13.
learn-gioul-way-good = One man may play both numbers, or two men one each.
learn-gioul-way-wrong = Play both numbers with the same man: it ends on 13.

learn-gioul-close = Close the way
learn-gioul-close-text =
    Your opponent's men come from your 1. A four takes them to your 5, a five to your 6, a six to
    your 7. What you hold is closed.
learn-gioul-close-task = You hold 5. Play 4-2 so that you hold 7 and 6 as well.
learn-gioul-close-good = Fours, fives and sixes are closed, by three single men.
learn-gioul-close-wrong = Play the 4 from 11 to 7 and the 2 from 8 to 6.

learn-gioul-cascade = The cascade
learn-gioul-cascade-text =
    Every doublet runs on, from the very first throw: after four fives come four sixes. One stage
    must be finished before the next; the ladder shows where you are.
learn-gioul-cascade-task = Throw 5-5, and play all eight steps.
learn-gioul-cascade-good = Eight steps in one turn. A 1-1 would have been twenty-four.

learn-gioul-pass = What passes on
learn-gioul-pass-text =
    What you cannot play of a cascade passes to your opponent, who plays it before throwing. This is
    the rule that surprises everybody.
learn-gioul-pass-task = Throw 4-4, and play the one four that you can.
learn-gioul-pass-good =
    Three fours, four fives and four sixes were left. Your opponent plays them, and then throws.

learn-gioul-past = Men in the way
learn-gioul-past-text =
    Opposing men that have not left yet can stand in your home table. They close their points while
    you bear off.
learn-gioul-past-task = Throw 5-2. One man goes off; where can the 2 be played?
learn-gioul-past-good = From 6 the 2 was closed, so it was played from 5.

# Tawula

learn-tawula-setup = The board
learn-tawula-setup-text =
    Two of your men stand on your point 24, and thirteen wait in your hand. Your opponent's two
    stand on your 12. Each side throws one die, and the higher begins.
learn-tawula-setup-task = Throw to see who begins.
learn-tawula-setup-good = Your die is higher: you begin, and play the two numbers just thrown.

learn-tawula-enter = Entering
learn-tawula-enter-text =
    A number enters a man from your hand, or moves a man. A 6 enters on 19, a 5 on 20, down to a 1
    on 24. Both sides travel the same way round, from 24 to the home table, 6 to 1.
learn-tawula-enter-task = Throw, and enter two men: tap your hand twice.
learn-tawula-enter-good = You could also have entered one man and gone on with it.
learn-tawula-enter-wrong = Enter a man with each number: one on 19, one on 22.

learn-tawula-ace = No room for an ace
learn-tawula-ace-text =
    Point 24 never holds more than two men, and your two starting men may not move while a man is
    in your hand. So an ace cannot enter yet.
learn-tawula-ace-task = Throw, and see.
learn-tawula-ace-good = Nothing could be played. The throw is lost.

learn-tawula-pack = One to a point
learn-tawula-pack-text =
    On each of the points 23 to 14 only one of your own men may stand, and none may even touch a
    point that is taken. The corner, 13, and the points from 12 on take any number.
learn-tawula-pack-task = Throw 4-1, and bring the man from 17 to the corner.
learn-tawula-pack-good = Two men on 13. Any other point of that side would have refused it.
learn-tawula-pack-wrong = Play the 4 from 17 to 13.

learn-tawula-hit = Hitting
learn-tawula-hit-text =
    Two men close a point. A single man of your opponent is a blot: if you land there, entering or
    moving, it is hit and goes to the bar.
learn-tawula-hit-task = Your opponent has a blot on 20. Throw 5-2, and hit it.
learn-tawula-hit-good = Hit. That man must enter again before your opponent plays anything else.
learn-tawula-hit-wrong = A 5 enters on 20: tap your hand and play the 5 there.

learn-tawula-bar = From the bar
learn-tawula-bar-text =
    A man of yours has been hit. It must enter again before anything else, new men included; it
    enters like a new man.
learn-tawula-bar-task = Throw 6-1, and bring your man in. Then play the 1.
learn-tawula-bar-good = With the 6 it came in on 19. A 1 would not have helped it.

learn-tawula-free = The free point
learn-tawula-free-text =
    You may not shut your opponent out. While one of their men is on the bar, at least one of their
    entry points, your 12 to 7, must stay free.
learn-tawula-free-task = Throw 6-5, and play. A second man cannot stay on 7.
learn-tawula-free-good = Your opponent's last way in stayed free.

learn-tawula-last = The last man in
learn-tawula-last-text =
    Once your hand is empty, your two starting men may move like all the others.
learn-tawula-last-task = Throw 5-4. Enter your last man with the 4, then play the 5 from 24.
learn-tawula-last-good = Your hand is empty, and your starting men are free.
learn-tawula-last-wrong = Enter with the 4, on 21, and then play the 5 from 24 to 19.

learn-tawula-doublet = Doublets
learn-tawula-doublet-text =
    A doublet is four steps of its number. There is no cascade, and nothing passes to your opponent.
learn-tawula-doublet-task = Throw 2-2. Enter one man, and run with it as far as it goes.
learn-tawula-doublet-good = It entered on 23 and ran to 17.
learn-tawula-doublet-wrong = Use all four twos for one man: it ends on 17.

learn-tawula-capote = Capote
learn-tawula-capote-text =
    A won game counts one unit; there is no double game. But if you bear off your first man while
    your opponent has a man in hand or on the bar, and all the others in the entry table, it is
    capote: seven units, at once.
learn-tawula-capote-task = Throw, and bear off your first man.
learn-tawula-capote-good = Capote: seven units. A late entry is expensive in this game.

# Backgammon

learn-backgammon-setup = The board
learn-backgammon-setup-text =
    You have two men on 24, five on 13, three on 8 and five on 6, and your opponent the same from
    the other end. Each side throws one die; the higher begins and plays both dice.
learn-backgammon-setup-task = Throw, and make a point: play the 3 from 8 and the 1 from 6.
learn-backgammon-setup-good = Two men on 5 close that point.
learn-backgammon-setup-wrong = Both men should land on 5: the 3 from 8, the 1 from 6.

learn-backgammon-way = The way
learn-backgammon-way-text =
    The sides travel against each other. You go from 24 down to your home table, 6 to 1, and bear
    off from there.
learn-backgammon-way-task = Throw, and run with one man: from 24 to 18, then to 13.
learn-backgammon-way-good = One man may play both numbers, or two men one each.
learn-backgammon-way-wrong = Play both numbers with a man from 24: it ends on 13.

learn-backgammon-hit = Hitting
learn-backgammon-hit-text =
    Two men close a point. A single man is a blot: a man that lands there hits it, and it goes to the bar.
learn-backgammon-hit-task = There is a blot on 7. Throw 6-1, hit it, and stand there with two men.
learn-backgammon-hit-good = One hit, and a closed point besides.
learn-backgammon-hit-wrong = Play the 6 from 13 and the 1 from 8: both land on 7.

learn-backgammon-bar = From the bar
learn-backgammon-bar-text =
    A man on the bar must enter before anything else moves. A 6 enters on 19, a 1 on 24. Entering
    can hit.
learn-backgammon-bar-task = Throw 5-3, and enter so that you hit the blot on 20.
learn-backgammon-bar-good = The 5 entered and hit.
learn-backgammon-bar-wrong = Enter with the 5: it lands on 20.

learn-backgammon-closed = A closed table
learn-backgammon-closed-text =
    If every entry point is closed, your man cannot come in, and the throw passes automatically.
learn-backgammon-closed-task = Throw, and see.
learn-backgammon-closed-good = Nothing could be played. Your opponent throws.

learn-backgammon-doublet = Doublets
learn-backgammon-doublet-text = A doublet is four steps of its number. There is no cascade.
learn-backgammon-doublet-task = Throw 3-3, and make two points: bring two men from 8 to 5 and two from 6 to 3.
learn-backgammon-doublet-good = Four steps, two new points.
learn-backgammon-doublet-wrong = Two threes from 8, and two from 6.

learn-backgammon-most = As many as you can
learn-backgammon-most-text =
    You must play both numbers if you can. If only one of them can be played, it must be the higher
    one, if that is possible.
learn-backgammon-most-task = Throw 6-5. After either number the other is closed.
learn-backgammon-most-good = Only the 6 could be played, because it is the higher.

learn-backgammon-end = The end
learn-backgammon-end-text =
    The game ends when your fifteenth man is off. It counts one unit; two, a gammon, if your
    opponent has borne off no man; three, a backgammon, if in addition one of their men is on the bar
    or in your home table.
learn-backgammon-end-task = Throw, and bear off your last two men.
learn-backgammon-end-good = A man of your opponent stood on your 5: a backgammon, three units.

# Plakoto

learn-plakoto-pin = The pin
learn-plakoto-pin-text =
    Nobody is ever hit. Land on a single man of your opponent, and it is pinned: it cannot move while
    one of your men stands on it.
learn-plakoto-pin-task = A single man stands on 10. Throw 3-1, pin it, and stay there.
learn-plakoto-pin-good = The lock shows that the man is pinned.
learn-plakoto-pin-wrong = Play the 3 from 13 to 10, and the 1 with another man.

learn-plakoto-pinned = Your man is pinned
learn-plakoto-pinned-text =
    A point is closed to you if two or more men of your opponent stand there, or a single one on a
    pinned man of yours. So a man that pins cannot be pinned itself.
learn-plakoto-pinned-task = Your man on 20 is pinned. Throw 5-4, and play with other men.
learn-plakoto-pinned-good = The man on 20 stays until your opponent’s last man leaves it.

learn-plakoto-hold = Hold the pin
learn-plakoto-hold-text =
    You may add men to a point where you pin. When your last man leaves it, the pinned man is free at
    once.
learn-plakoto-hold-task = You pin a man on 12. Throw 6-2, and bring a second man there.
learn-plakoto-hold-good = One of the two may leave now, and the other still holds the pin.
learn-plakoto-hold-wrong = Play the 6 from 18 to 12, and do not move the man on 12.

learn-plakoto-mother = The mother
learn-plakoto-mother-text =
    The last man on a side’s start point, its 24, is its mother. If your opponent’s mother is pinned
    and no man of yours is left on your 24, you win two units at once.
learn-plakoto-mother-task = Your opponent’s mother stands on your 1. Throw 3-1, and pin her.
learn-plakoto-mother-good = The mother is pinned: the game is won, two units.
learn-plakoto-mother-wrong = Play the 3 from 4 to 1.

learn-plakoto-leave = Leave your start
learn-plakoto-leave-text =
    While a free man of yours stands on your 24, the game goes on: that man could be pinned as well. If
    both mothers are pinned, the game is a tie and counts nothing.
learn-plakoto-leave-task = The mother on your 1 is pinned, but your last man is still on 24. Throw 5-2, and win.
learn-plakoto-leave-good = Your start is empty: the game is won, two units.
learn-plakoto-leave-wrong = Move the man from 24. When it has left, you have won.

learn-plakoto-wait = No bearing off while pinned
learn-plakoto-wait-text = Nobody bears a man off while one of their men is pinned. The others may still move at home.
learn-plakoto-wait-task = Your man on 2 is pinned. Throw 6-5, and see what can be played.
learn-plakoto-wait-good = Only the 5 could be played, from 6 to 1. No man went off.

# Fevga

learn-fevga-first = The first man
learn-fevga-first-text =
    Until one of your men stands on 11 or lower, past your opponent’s start point, only that first man
    may move. As soon as it is there, the others may move as well.
learn-fevga-first-task = Throw 6-5. Pass the 12 with your first man, then play the 5 from 24.
learn-fevga-first-good = The 6 brought your first man past the 12, and the 5 was free for another man.
learn-fevga-first-wrong = Play the 6 from 13 to 7, then the 5 from 24 to 19.

learn-fevga-table = Your start table
learn-fevga-table-text =
    Walls of six points are allowed, but not in your start table: you may not end a throw with men on
    all six points from 24 to 19.
learn-fevga-table-task = You hold five of the six. Throw 5-4, and play: one of the six must be free at the end.
learn-fevga-table-good = The board refuses every play that fills all six points.

learn-fevga-open = Open the wall
learn-fevga-open-text =
    You may not imprison your opponent: if all their men stand on one point and the six points in front
    of it are yours, you may not leave it so.
learn-fevga-open-task = All their men stand behind your wall. Throw 6-5, and play: you can only open it.
learn-fevga-open-good = One point of the wall is open. If every play left the wall closed, it could stay.

# Long Nardy

learn-narde-head = The head
learn-narde-head-text = Your start point, 24, is the head. One man a throw may leave it, whatever you throw.
learn-narde-head-task = Throw 6-5. Take one man from the head with the 6, and play the 5 from 13.
learn-narde-head-good = The head has given its man for this throw, so the 5 was for another man.
learn-narde-head-wrong = Play the 6 from 24 to 18, and the 5 from 13 to 8.

learn-narde-first = The first throw
learn-narde-first-text = In each player’s first throw two men may leave the head with 6-6, 4-4 and 3-3. A doublet is four steps.
learn-narde-first-task = Throw 3-3, and bring two men from 24 to 18.
learn-narde-first-good = Two men left the head. From now on it is one a throw.
learn-narde-first-wrong = Play all four threes with two men: each goes from 24 to 21 and on to 18.

learn-narde-wall = No six yet
learn-narde-wall-text =
    You may not end a throw with men on six consecutive points while none of your opponent’s men has
    passed them.
learn-narde-wall-task = You hold 11 to 7, and none of their men is past them. Throw 6-1, and play: no six.
learn-narde-wall-good = The board refuses every play that ends with a wall of six.

learn-narde-past = A wall of six
learn-narde-past-text =
    As soon as a man of your opponent has passed the six points, you may hold them all. The men behind
    the wall cannot jump it.
learn-narde-past-task = A man of theirs is past it, on your 23. Throw 6-1, and make the sixth point with the man from 13.
learn-narde-past-good = From 11 to 6 all points are yours: nobody passes.
learn-narde-past-wrong = Play the 6 from 13 to 7 and the 1 from 7 to 6.

# Portes

learn-portes-setup = The board
learn-portes-setup-text =
    You have two men on 24, five on 13, three on 8 and five on 6, and your opponent the same from the
    other end. Each side throws one die, and the higher begins.
learn-portes-setup-task = Throw to see who begins.
learn-portes-setup-good = Your die is higher: you begin, and throw both dice anew. Equal dice are thrown again.

learn-portes-run = Hit and run
learn-portes-run-text =
    A man that hits may go on with the other number, in your home table too. So it need not stay alone
    where your opponent enters.
learn-portes-run-task = Throw 2-1. Hit the man on 4 with the 2, and bring the same man to safety on 3.
learn-portes-run-good = Hit, and no man of yours stands alone at home.
learn-portes-run-wrong = Play the 2 from 6 to 4, then the 1 with the same man, from 4 to 3.

learn-portes-end = The end
learn-portes-end-text =
    The game ends when your fifteenth man is off. It counts one unit, or two if your opponent has borne
    off no man. No game counts three, and there is no doubling.
learn-portes-end-task = Throw, and bear off your last two men.
learn-portes-end-good = One of their men was even on the bar: still a double game, two units.

# Tavla

learn-tavla-stay = Who hits at home stays
learn-tavla-stay-text =
    A man that hits on one of your points 6 to 1 may not leave it in the same turn. If more of your men
    stand there, it is enough that one stays.
learn-tavla-stay-task = Throw 2-1. Hit the man on 4 with the 2, and cover with the 1 from 5.
learn-tavla-stay-good = The man that hit had to stay, but now two men close the point.
learn-tavla-stay-wrong = Play the 2 from 6 to 4 and the 1 from 5 to 4.

# Tapa

learn-tapa-setup = The board
learn-tapa-setup-text =
    Your fifteen men stand on your point 24. Your opponent’s fifteen stand on your point 1. Each side
    throws one die, and the higher begins and plays these two numbers.
learn-tapa-setup-task = Throw, and play the two numbers of the opening.
learn-tapa-setup-good = You began with the numbers of the opening. Every game begins so.

learn-tapa-leave = Leave your start
learn-tapa-leave-text =
    While a free man of yours stands on your 24, the game goes on: that man could be pinned as well. If
    both mothers are pinned, the game is a tie and each side gets one unit.
learn-tapa-leave-task = The mother on your 1 is pinned, but your last man is still on 24. Throw 5-2, and win.
learn-tapa-leave-good = Your start is empty: the game is won, two units.
learn-tapa-leave-wrong = Move the man from 24. When it has left, you have won.

# Mahbusa 31

learn-mahbusa-31-last = No mother
learn-mahbusa-31-last-text =
    The last man on a start point is a man like any other: to pin it decides nothing, and the game goes
    on. But a man pinned there has the whole way before it.
learn-mahbusa-31-last-task = Your opponent’s last man stands on your 1. Throw 3-1, and pin it.
learn-mahbusa-31-last-good = Nothing is decided, but that man waits until you leave.
learn-mahbusa-31-last-wrong = Play the 3 from 4 to 1, and the 1 with another man.

# Tawla 31

learn-tawla-31-first = The first man runs home
learn-tawla-31-first-text =
    Until one of your men stands on 6 or lower, in your home table, only that first man may move. As soon
    as it is there, the others are free, even within the same throw.
learn-tawla-31-first-task = Throw 6-4. Bring your first man home, then play the 4 from 24.
learn-tawla-31-first-good = The 6 brought your first man home, and the 4 was free for another man.
learn-tawla-31-first-wrong = Play the 6 from 12 to 6, then the 4 from 24 to 20.

# Moultezim

learn-moultezim-table = The table of the other side
learn-moultezim-table-text = Your opponent starts on your 12. You may end a throw with men on at most four of the points 12 to 7. Every other wall is allowed, also one of six points.
learn-moultezim-table-task = You hold four of these six. Throw 6-5, and play: you may not hold a fifth.
learn-moultezim-table-good = The board refuses every play that ends with a fifth point there.

# Nackgammon

learn-nackgammon-setup = { learn-backgammon-setup }
learn-nackgammon-setup-text = You have two men on 24, two on 23, four on 13, three on 8 and four on 6, and your opponent the same from the other end. Each side throws one die; the higher begins and plays both dice.
learn-nackgammon-setup-task = { learn-backgammon-setup-task }
learn-nackgammon-setup-good = { learn-backgammon-setup-good }
learn-nackgammon-setup-wrong = { learn-backgammon-setup-wrong }

# Irish

learn-irish-doublet = { learn-backgammon-doublet }
learn-irish-doublet-text = A doublet is two steps, as any other throw: not four.
learn-irish-doublet-task = Throw 6-6, and play both sixes.
learn-irish-doublet-good = Two steps, and your opponent throws.

learn-irish-end = { learn-portes-end }
learn-irish-end-text = The game ends when your fifteenth man is off. Every win counts one unit, even if your opponent has borne off no man.
learn-irish-end-task = { learn-portes-end-task }
learn-irish-end-good = Your opponent had borne off no man: still one unit.

# Himly's Nard

learn-nard-himly-end = { learn-portes-end }
learn-nard-himly-end-text = The game ends when your fifteenth man is off. It counts one unit, or two if your opponent has a man on the bar or in your home table. Men that are off make no difference.
learn-nard-himly-end-task = { learn-portes-end-task }
learn-nard-himly-end-good = A man of your opponent stood on your 5: two units.

# The rules page

learn-rules-title = Rules of { $game }
learn-rules-board = Board at the start
learn-rules-way-parallel = The start. White goes along the dotted line, from 24 to 1; Black goes the same way round.
learn-rules-way-contrary = The start. White goes along the dotted line, from 24 to 1; Black goes the other way round.
learn-rules-way-same = The start. Both sides go along the dotted line, from 18 to 1, over the same points.
learn-rules-way-laid = The start. Nobody moves: a man of point 6 stands on 12 and is laid down on 6, one of 5 on 11 and 5, down to 7 and 1.
learn-rules-presets = Rule sets compared
learn-rules-preset = Rule set
learn-rules-differs = What differs
learn-rules-fingerprint = Fingerprint
learn-rules-fingerprint-note = The fingerprint identifies these rules. Every game and record contains it.
learn-rules-lesson = The lesson
learn-rules-text = The rules in full
learn-rules-failed = The rules could not be loaded: the server does not answer.

# First visit

learn-first-gul-bara =
    A doublet runs on through all higher ones, and what you cannot play of it your opponent plays.
    Nobody is ever hit.
learn-first-gioul =
    You travel against each other, a single man closes a point, and every doublet runs on to the
    sixes, from the first throw.
learn-first-tawula =
    Thirteen men wait in your hand. Enter too late, and a capote costs you seven units at once.
learn-first-backgammon = The game known everywhere: a lone man can be hit and must start again.
learn-first-celebi = A lone man can be hit, and from your fourth throw a doublet runs on through all higher ones.
learn-first-portes = Greek backgammon, the first game of Tavli: a lone man can be hit, and a win counts one or two.
learn-first-nackgammon = Backgammon from a harder start: four of your men begin behind the opponent’s.
learn-first-tavla = Backgammon as in Turkey: whoever hits at home must stay, and no win counts three.
learn-first-fevga = Nobody is hit: one man holds a point. First a single man runs past the other side’s start; then you build primes, and must not lock everybody up.
learn-first-moultezim = Fevga as in Turkey: at most four points of the table in which the other side starts.
learn-first-narde = Nobody is hit: one man holds a point. One man a throw leaves the head, and six points in a row need a man of theirs past it.
learn-first-plakoto = Nobody is hit: a lone man is pinned under yours and waits. Watch your last man on the start point: lose it, and you lose two.
learn-first-tapa = Plakoto as in Bulgaria: lone men are pinned, and the last man on the start point decides the game.
learn-first-plakoto-express = Plakoto with the cascade: doublets run on through all higher ones from the first throw.
learn-first-jacquet = Nobody is hit: one man holds a point. First a single man runs all the way home; six points in a row need men on your last two.
learn-first-irish = The backgammon of old English taverns: a doublet is played only twice, and every win counts one.
learn-first-hypergammon = Backgammon with three men a side: every man counts, and a game is over in minutes.
learn-first-mahbusa-31 = Nobody is hit: a lone man is pinned under yours and waits. There is no mother; each man that the loser has left is a unit, so bear yours off in time.
learn-first-tawla-31 = Nobody is hit: one man holds a point. A single man runs home first; then each man that the loser has left is a unit.
learn-first-acey-deucey = The board is empty: your men enter from the hand, a six on 19, an ace on 24. After a 2-1 you name any doublet, play it, and throw again if all of it was played.
learn-first-nard-himly = The backgammon of old English taverns with one more count: who still has a man on the bar or in the winner’s home table at the end loses two.
learn-first-verquere = All men start on 24. From 24 to 14 a point takes one man of yours, and a lone man can be hit. More men on the bar than free points to enter: jan, two units.
learn-first-laquet = Both sides run the same way over the same eighteen points, and one man holds a point. What one side cannot play, the other may play or decline.
learn-first-ludus-anglicorum = A throw is two dice and a 6 that always lies there. From 24 to 13 a point takes one man of yours, and a lone man can be hit. More men on the bar than free points to enter: the game is lost.
learn-first-doublets = Nobody moves: a number lays down a man of its point, and when all lie it bears one off. What you have not, your opponent plays; a doublet brings twice its number of men of your choice.
