## The editor: a position is set up by hand.

editor-title = محرّر الأوضاع
editor-lead = رتّب أي وضع، وانظر ما الخطأ فيه، والعب منه أو حلّله.
editor-board = اللوح المراد ترتيبه
editor-hint = اسحب الحجر إلى أي مكان، أو المسه ثم كل مكان يذهب إليه هو ورفاقه. مفتاح Escape يتركه.
editor-undo = تراجع
editor-start-position = وضع البداية
editor-empty = الكل خارج
editor-exchange = تبديل اللونين
editor-loading = يُقرأ الوضع…

## A link that leads nowhere.

editor-broken = لا وضع يمكن قراءته في هذا الرابط.
editor-broken-take-start = من وضع البداية
editor-broken-take-empty = من لوح فارغ

## Rules.

editor-rules = القواعد
editor-options = خيارات القواعد
editor-option-compulsion = الأرقام الواجب لعبها
editor-option-next-game = بداية اللعبة التالية
editor-option-opening = بعد رمية الافتتاح
editor-option-after = رميات عادية قبل السلاسل
editor-option-count = عدّ الرميات
editor-option-remainder = ما لا يُلعب من السلسلة
editor-option-remainder-order = عند لعب الباقي
editor-option-unstarted = سلسلة لم تبدأ
editor-option-entry-base = الشيش يدخل على
editor-option-re-entry = أحجار تعود إلى الدخول
editor-option-free-point = خانة حرة في الأمام
editor-option-capote = كابوت
editor-option-mother-tie = نقاط كل طرف إذا حُبست الأمّان
editor-option-own-table-most = خانات ربعك البعيد على الأكثر
editor-option-opp-table-most = خانات ربع الخصم البعيد على الأكثر
editor-option-must-open = لمن يجب أن يُفتح الجدار
editor-option-head-first = حجران يغادران الرأس في الرمية الأولى
editor-option-prime-check = تُفحص الست المتتالية
editor-option-bouchon = ست متتالية بلا أحجار على 2 و1
editor-option-double = نقطتان إن لم يُخرج الخاسر أي حجر
editor-option-head = أحجارك على 13
editor-option-single = خانات تسع حجرًا واحدًا
editor-option-limpold = متى تكون الخسارة بالليمبولد
editor-value-most-then-larger = أكثر ما يمكن، ثم الأكبر
editor-value-most = أكثر ما يمكن
editor-value-free = كما يشاء اللاعب
editor-value-winner-leads = الفائز يبدأ
editor-value-opening-throw = برمية افتتاح
editor-value-throw-again = البادئ يرمي من جديد
editor-value-play-opening-dice = يُلعب زهر الافتتاح
editor-value-per-player = لكل لاعب وحده
editor-value-whole-game = للاثنين معًا
editor-value-opponent-plays = يلعبه الخصم
editor-value-lost = يضيع
editor-value-go-on = تُترك الأرقام المغلقة
editor-value-stop-at-first = ينتهي عند أول رقم مغلق
editor-value-passes = تنتقل إلى الخصم
editor-value-packed = حجر لكل خانة
editor-value-may-double = يجوز حجران
editor-value-single = واحد فقط
editor-value-half = 24 إلى 13
editor-value-quarter = 24 إلى 19
editor-value-frozen = لا دخول أبدًا
editor-value-shut = المدخل مغلق
editor-value-on = نعم
editor-value-off = لا
editor-value-one-point = أحجار في خانة واحدة
editor-value-stuck = من لا حركة له
editor-value-list = مع 6-6 و4-4 و3-3
editor-value-blocked = إن عجز الواحد
editor-value-end = في نهاية الرمية
editor-value-step = عند كل خطوة
editor-value-25 = { 19 }
editor-value-24 = { 18 }

## Whose turn it is.

editor-turn = الدور
editor-phase-opening = رمية الافتتاح
editor-phase-throw = الرمي
editor-phase-name = التسمية
editor-phase-play = اللعب
editor-phase-over = انتهت اللعبة
editor-thrower = من يرمي
editor-threw = من رمى
editor-mover = من يلعب
editor-mover-thrower = الرامي
editor-mover-other = الطرف الآخر (الباقي)
editor-numbers = الأرقام المتبقية للّعب
editor-first-number = الرقم الأول
editor-second-number = الرقم الثاني
editor-count = كم منها
editor-then = بعدها: { $numbers }، أربعة من كل رقم.
editor-then-none = لا شيء بعد هذه المرحلة.
editor-winner = الفائز
editor-nobody = لا أحد
editor-result = النتيجة
editor-result-single = فوز عادي
editor-result-double = مارس
editor-result-triple = مارس ثلاثي
editor-result-capote = كابوت
editor-result-mother = حبس الأم
editor-result-jan = جان
editor-result-left = أحجار باقية
editor-tie = تساوٍ: الأمّان

## Men and throws.

editor-men = الأحجار والرميات
editor-side-white = الأبيض
editor-side-black = الأسود
editor-bar = أحجار مضروبة
editor-hand = أحجار في اليد
editor-off = أحجار خرجت
editor-throws = الرميات السابقة
editor-throws-with-this = الرميات مع هذه
editor-fewer = { $what }: أقل بواحد
editor-more = { $what }: أكثر بواحد
editor-pips = الأبيض { $white } خانة، الأسود { $black } خانة

## What is wrong. $side is "white" or "black".

editor-possible = هذا الوضع ممكن.
editor-faults = { $count ->
    [zero] لا أخطاء.
    [one] خطأ واحد:
    [two] خطآن:
    [few] { $count } أخطاء:
    [many] { $count } خطأً:
   *[other] { $count } خطأ:
}
editor-fault-wrong-number-of-men = { $side ->
    [white] مجموع أحجار الأبيض { $men } وليس { $most }.
   *[black] مجموع أحجار الأسود { $men } وليس { $most }.
}
editor-fault-shared-point = الطرفان معًا على خانة الأبيض { $point }، وهي خانة الأسود { $black }.
editor-fault-no-bar = { $side ->
    [white] للأبيض أحجار مضروبة، ولا ضرب في هذه اللعبة.
   *[black] للأسود أحجار مضروبة، ولا ضرب في هذه اللعبة.
}
editor-fault-no-hand = { $side ->
    [white] للأبيض أحجار في اليد، وفي هذه اللعبة يبدأ الكل على اللوح.
   *[black] للأسود أحجار في اليد، وفي هذه اللعبة يبدأ الكل على اللوح.
}
editor-fault-packed = { $side ->
    [white] أحجار الأبيض على الخانة { $point } عددها { $men }، والحد هناك { $most }.
   *[black] أحجار الأسود على الخانة { $point } عددها { $men }، والحد هناك { $most }.
}
editor-fault-opening-under-way = في الافتتاح تقف كل الأحجار في مكان بدايتها ولم يرمِ أحد.
editor-fault-bad-stage = هذه الأرقام ليست مرحلة: إما رقمان مختلفان، أو من واحد إلى أربعة أرقام متساوية.
editor-fault-no-throw = { $side ->
    [white] الأبيض رمى، فيجب أن تُعدّ له رمية واحدة على الأقل.
   *[black] الأسود رمى، فيجب أن تُعدّ له رمية واحدة على الأقل.
}
editor-fault-nothing-named = في هذه اللعبة لا أحد يسمّي دوبلًا.
editor-fault-bad-named = الدوبل المسمّى أربعة أرقام متساوية يلعبها من سمّاه.
editor-fault-no-remainder = { $side ->
    [white] لا يمكن أن يلعب الأبيض باقيًا: هذه الرمية لا تنقل شيئًا.
   *[black] لا يمكن أن يلعب الأسود باقيًا: هذه الرمية لا تنقل شيئًا.
}
editor-fault-nothing-to-play = { $side ->
    [white] لا نقلة للأبيض في هذه المرحلة، فتمرّ وحدها.
   *[black] لا نقلة للأسود في هذه المرحلة، فتمرّ وحدها.
}
editor-fault-already-won = { $side ->
    [white] أخرج الأبيض كل أحجاره، فانتهت اللعبة.
   *[black] أخرج الأسود كل أحجاره، فانتهت اللعبة.
}
editor-fault-not-pinned = { $side ->
    [white] للأبيض حجر محبوس على الخانة { $point }، ولا يُحبس هناك حجر وحده.
   *[black] للأسود حجر محبوس على الخانة { $point }، ولا يُحبس هناك حجر وحده.
}
editor-fault-no-pinner = { $side ->
    [white] للأبيض حجر محبوس على الخانة { $point }، ولا حجر أسود فوقه.
   *[black] للأسود حجر محبوس على الخانة { $point }، ولا حجر أبيض فوقه.
}
editor-fault-mother-pinned = { $side ->
    [white] أم الأبيض محبوسة، فانتهت اللعبة.
   *[black] أم الأسود محبوسة، فانتهت اللعبة.
}
editor-fault-frozen = { $side ->
    [white] أحجار الأبيض على البار أكثر من خانات دخوله، فانتهت اللعبة.
   *[black] أحجار الأسود على البار أكثر من خانات دخوله، فانتهت اللعبة.
}
editor-fault-dead = لا رمية تتيح اللعب لأي طرف، فاللعبة تعادل.
editor-fault-wrong-result = الأحجار لا تقف كما تكون بعد هذه النتيجة.

## What to do with it.

editor-play-on = اللعب من هنا
editor-analyse = تحليل
editor-analysing = جارٍ التفكير…
editor-judged = { $side ->
    [white] الأبيض:
   *[black] الأسود:
}
editor-play = لعب
editor-play-failed = تعذّر ترتيب اللوح: { $reason }
editor-copy-link = نسخ الرابط
editor-copied = نُسخ
editor-copy = نسخ { $what }
editor-svg = صورة (SVG)
editor-png = صورة (PNG)
editor-share = أخذ وعطاء
editor-id = رمز الوضع
editor-gnubg = رمز الوضع في gnubg
editor-g-code = رمز جول بارا
editor-picture-note = { $phase } · الأبيض { $white } خانة، الأسود { $black } خانة
editor-picture-opening = رمية الافتتاح
editor-picture-throw = { $side ->
    [white] الرمية للأبيض
   *[black] الرمية للأسود
}
editor-picture-name = { $side ->
    [white] الأبيض يسمّي دوبلًا
   *[black] الأسود يسمّي دوبلًا
}
editor-picture-play = { $side ->
    [white] اللعب للأبيض: { $numbers }
   *[black] اللعب للأسود: { $numbers }
}
editor-picture-over = انتهت اللعبة
