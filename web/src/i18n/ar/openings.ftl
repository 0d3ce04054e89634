## Openings: the plays of first throws.

openings-games = الافتتاحات
openings-title = الافتتاحات: { $game }
openings-throw = أول رمية
openings-mine = جاءتك هذه الرمية: { $times }؛ ومنها بأفضل نقلة: { $best }.
openings-play = العب من هنا
openings-starter = من يبدأ يفوز في { $win }% من الألعاب.
openings-how = الأرقام نقاط لكل لعبة، حُسبت بلعب كل وضع مرات كثيرة، وخطؤها نحو { $error }.
openings-none = لم يدرس الحاسوب هذه اللعبة بعد.
