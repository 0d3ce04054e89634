# Second courses: five boards of a game, each with a decision from a game that the program played.

course-title = What decides games
course-of = What decides games: { $game }
course-boards = Boards
course-board-of = Board { $step } of { $total }
course-price = This gives away { $loss } units.
course-lead = The next best play gives away { $loss } units.
course-end = You know what decides it
course-end-text = Five decisions of { $game }, each from a real game of the program. Now decide yourself: play a gentle game, or go on with puzzles.
course-end-seen = You have seen every board
course-figures = How the figures were made: many games were played on from each play. Their mean is what the play is worth.
course-puzzles = Puzzles
course-none = This game has no second course yet.

# Gul bara

course-gul-bara-six = Six close the way
course-gul-bara-six-text =
    Fourteen men of your opponent still have to pass your 3, 2, 1, 24 and 22. Six points next to each
    other cannot be jumped.
course-gul-bara-six-task = Play 6-1. Which point is missing?
course-gul-bara-six-good = 23 closes the gap: six points together, and fourteen men wait behind them.
course-gul-bara-six-wrong = The way is still open. You need 23, and keep the other five.

course-gul-bara-stop = Let it stop
course-gul-bara-stop-text =
    After the twos come threes, fours, fives and sixes. What you cannot play, your opponent must play.
    Nobody likes to play with the men of a wall.
course-gul-bara-stop-task = Play the twos. Do you want to play threes?
course-gul-bara-stop-good =
    No three fits, and sixteen numbers pass to your opponent. The wall in front of your men breaks up.
course-gul-bara-stop-wrong =
    Now a three fits, and you must play it with good men. Most of the rest passes all the same.

course-gul-bara-gift = What a gift costs
course-gul-bara-gift-text =
    After the fives come sixes. Each six that you cannot play is a gift: your opponent plays it before
    the next throw.
course-gul-bara-gift-task = Play the fives. Who plays the sixes?
course-gul-bara-gift-good = All four sixes are yours, and two men go off.
course-gul-bara-gift-wrong = Three or four sixes pass to your opponent. Bring two men from 11 and two from 7.

course-gul-bara-home = Bringing home
course-gul-bara-home-text = No man goes off before all of them are home. One man still stands on 8.
course-gul-bara-home-task = Play 6-4. Which number brings it home?
course-gul-bara-home-good = The 4 was enough, and the 6 took a man off at once.
course-gul-bara-home-wrong = The 6 was too much: now the 4 takes nobody off. Play the 4 from 8.

course-gul-bara-last = The last twenty pips
course-gul-bara-last-text =
    You have five men left, your opponent six. From here on only one question counts: how many throws
    do you need?
course-gul-bara-last-task = Play 6-1. The 6 takes a man off; what does the 1 do?
course-gul-bara-last-good = A man stands on 1 now, so a 1 of your next throw takes a man off too.
course-gul-bara-last-wrong = A 1 of your next throw would take nobody off. Bring a man to 1.

# Gioul

course-gioul-six = Keep the six
course-gioul-six-text =
    You hold 11 to 6: six points together. Ten men of your opponent stand behind them and cannot get
    out.
course-gioul-six-task = Play 6-3. The 6 can only go from 7 to 1; which man plays the 3?
course-gioul-six-good = There are four men on 9, and one can be spared. All six points stay closed.
course-gioul-six-wrong = One of the six points is open now, and men get out. Take the 3 from 9.

course-gioul-stop = Let it stop
course-gioul-stop-text =
    Both sides have a wall, and each step brings its end nearer. After the fives come sixes; those
    that you cannot play, your opponent must play.
course-gioul-stop-task = Play the fives. How many men stay on 24?
course-gioul-stop-good = None: so only one six fits, and your opponent must play the other three.
course-gioul-stop-wrong = A man on 24 can play a six, so you must play it yourself. Bring all four men from 24.

course-gioul-gift = What a gift costs
course-gioul-gift-text =
    After the fives come sixes. A six from 10 is closed, because your opponent holds 4. What you
    cannot play is a gift.
course-gioul-gift-task = Play the fives. Who plays the sixes?
course-gioul-gift-good = The last man is home, all four sixes are yours, and two men go off.
course-gioul-gift-wrong = The man on 10 is stuck, and three sixes pass to your opponent. Play one five from 10.

course-gioul-home = Bringing home
course-gioul-home-text = Three men still stand on 10. No man goes off before all of them are home.
course-gioul-home-task = Play 6-4. The 6 brings one man home; what does the 4 do?
course-gioul-home-good = The 4 brings a second man home, and only one is still on the way.
course-gioul-home-wrong = Two men still stand on 10. A 4 is just enough to bring another one home, to 6.

course-gioul-last = The last twenty pips
course-gioul-last-text = You have nine men left, your opponent ten. From here on only the number of throws counts.
course-gioul-last-task = Play 3-1. Take a man off, and think of the next throw.
course-gioul-last-good = One man is off, and one stands on 1: so a 1 of your next throw takes a man off too.
course-gioul-last-wrong = Take a man off with the 3, from 3, and bring a man to 1 with the 1.

# Tawula

course-tawula-enter = Enter first
course-tawula-enter-text =
    Your opponent enters on your points 12 to 7. A single man there can be hit by every man that
    enters.
course-tawula-enter-task = Play 5-4. Do you enter two men, or run with the man on 16?
course-tawula-enter-good = Two men are in, and none stands alone where your opponent enters.
course-tawula-enter-wrong = Your single man stands where your opponent enters. Enter two men first.

course-tawula-pair = Two stay together
course-tawula-pair-text =
    Your two men on 10 close a point on which your opponent enters. A man that is hit must begin again,
    and a late side can lose seven units: capote.
course-tawula-pair-task = Play 5-1. The 5 enters from the bar; which man plays the 1?
course-tawula-pair-good = The two men on 10 stay together and cannot be hit.
course-tawula-pair-wrong = Two single men can be hit now, on 10 and on 9. Play the 1 from 19.

course-tawula-hit = What a hit costs
course-tawula-hit-text = Your opponent has a single man on 7, and a 1 from 8 would hit it.
course-tawula-hit-task = Play 6-1. The 6 enters from the bar; do you hit with the 1?
course-tawula-hit-good = Your two men on 8 stay together. A hit is not worth two single men there.
course-tawula-hit-wrong = You have single men on 8 and 7 now, and the man that enters can hit them. Play the 1 from 19.

course-tawula-home = All home, and capote
course-tawula-home-text =
    Your opponent has men on the bar and in hand, and all others in the entry table. If you bear off
    your first man now, it is capote.
course-tawula-home-task = Play 6-4. How do your last two men come home?
course-tawula-home-good = All your men are home, and the next throw takes the first man off: seven units.
course-tawula-home-wrong = One man still stands on 7, and the capote may slip away. Play both numbers from 7.

course-tawula-last = The last twenty pips
course-tawula-last-text =
    Some men of your opponent still have to pass your home table. A single man of yours can still be
    hit there.
course-tawula-last-task = Play 4-1. The 4 takes a man off; what does the 1 do?
course-tawula-last-good = No man of yours stands alone. A hit now could cost you the game.
course-tawula-last-wrong = Now a man stands alone and can be hit. Play the 1 from 3 to 2.
