## At the table.

play-rematch = مباراة ثأر
play-resign-ask = على ماذا تستسلم؟
play-resign-consent = قد يرفض الطرف الآخر، وعندها تستمر اللعبة.
play-resign-at-once = تنتهي اللعبة فورًا.
play-resign-later = هذا ما قد تخسره. يمكن عرض أقل من ذلك بعد رمي النرد، أثناء لعب أحدكما.
play-resign-accept = قبول
play-resign-refuse = متابعة اللعب

## Settings.

play-tutor-loses = تخسر { $loss } نقطة.
play-tutor-better = أفضل: احتمال الفوز { $best }% بدل { $made }%.
play-tutor-take-back = تراجع
play-tutor-anyway = اللعب مع ذلك
## What happens.

play-stalls = { $who ->
    [you] توقفت عند { $number }
   *[other] توقف { $name } عند { $number }
}
play-declined = { $who ->
    [you] رفضت.
   *[other] رفض { $name }.
}
play-hand-over-may = { $who ->
    [you] لك أن تلعب { $groups } ثم ترمي.
   *[other] يحق لـ{ $name } لعب { $groups } ثم يرمي.
}

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-command = أمر
play-command-send = إرسال
play-command-help-text = اكتب النقلة كما تُدوَّن: {"24/18 13/11"}، ومع {"(2)"} لحجرين. أو كلمة: رمي، تم، تراجع، مرحلة، تلميح، أين، استسلام.
play-command-throw = رمي، ارم، زهر، رمي الزهر
play-command-done = تم، انتهى
play-command-next = التالي، التالية، اللعبة التالية
play-command-undo = تراجع، رجوع
play-command-undo-stage = مرحلة، المرحلة، تراجع عن المرحلة
play-command-undo-turn = دور، الدور، تراجع عن الدور
play-command-hint = تلميح
play-command-where = أين، اين، اللوح
play-command-help = مساعدة
play-command-resign = استسلام، أستسلم
play-command-unknown = لم تُفهم «{ $word }». تُكتب النقلة هكذا: {"24/18"}.
play-command-cannot = لا يمكن اللعب من { $from } إلى { $to } الآن.
play-command-not-now = هذا غير ممكن الآن.
play-side-line = { $name }: الباقي { $pips ->
        [one] خانة واحدة
        [two] خانتان
        [few] { $pips } خانات
       *[other] { $pips } خانة
    }، خرج { $off }

## The end.

play-draw-note = لم يعد أي طرف قادرًا على اللعب.
play-tie-note = الأمّان كلتاهما محبوستان.
play-capote-why = خرج الحجر الأول وما زال على { $men } أن تدخل.
play-jan-count = على البار: { $bar }، خانات حرة: { $free }
play-limpold = ليمبولد: الأحجار التي على البار لا تستطيع الدخول.
play-match-over = { $who ->
    [you] المباراة لك.
   *[other] فاز { $name } بالمباراة.
}
play-end-better = { $who ->
    [you] لعبك كان أفضل
   *[other] لعب { $name } كان أفضل
}
play-end-alike = لعبكما متساوٍ
play-end-helped = { $who ->
    [you] والزهر ساعدك.
   *[other] والزهر ساعد { $name }.
}
play-end-even = والزهر كان متعادلًا.
play-end-play = اللعب
play-end-luck = الحظ
play-end-errors = أخطاء { $own } – { $other }
play-end-best = أفضل نقلة
play-end-costliest = أغلى نقلة
play-end-cascade = أكبر سلسلة
play-end-cascade-size = { $dice }: { $steps ->
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $steps } خطوات
       *[other] { $steps } خطوة
    }، { $pips ->
        [one] خانة واحدة
        [two] خانتان
        [few] { $pips } خانات
       *[other] { $pips } خانة
    }
play-end-send-clip = أرسل المقطع
play-end-send = أرسل الصورة
play-end-names = مع الأسماء
play-end-how = كيف لعبت؟
play-end-short = اللعبة قصيرة جدًا للحكم عليها.
play-end-reading = تُقرأ اللعبة…
play-end-through = راجع اللعبة
play-coach-throw = ارمِ. الرقم الأعلى يبدأ.
play-coach-tap = المس حجرًا بحلقة زرقاء.
play-coach-cascade = { $number ->
    [1] الدوبل يستمر: اليك ثم كل ما هو أعلى حتى الشيش.
    [2] الدوبل يستمر: الدو ثم كل ما هو أعلى حتى الشيش.
    [3] الدوبل يستمر: السه ثم الجهار والبنج والشيش.
    [4] الدوبل يستمر: الجهار ثم البنج ثم الشيش.
    [5] الدوبل يستمر: البنج ثم الشيش.
   *[6] السلسلة تنتهي بالشيش: أربعة.
}
play-coach-passes = { $number ->
    [1] لا مكان لـاليك. يلعبه { $name } الآن.
    [2] لا مكان لـالدو. يلعبه { $name } الآن.
    [3] لا مكان لـالسه. يلعبه { $name } الآن.
    [4] لا مكان لـالجهار. يلعبه { $name } الآن.
    [5] لا مكان لـالبنج. يلعبه { $name } الآن.
   *[6] لا مكان لـالشيش. يلعبه { $name } الآن.
}
play-coach-gift = { $number ->
    [1] لم يستطع { $name } لعب اليك. هو لك الآن.
    [2] لم يستطع { $name } لعب الدو. هو لك الآن.
    [3] لم يستطع { $name } لعب السه. هو لك الآن.
    [4] لم يستطع { $name } لعب الجهار. هو لك الآن.
    [5] لم يستطع { $name } لعب البنج. هو لك الآن.
   *[6] لم يستطع { $name } لعب الشيش. هو لك الآن.
}
play-coach-hit = ضُرب حجرك. يدخل أولًا.
play-coach-pin = القفل: حجر محبوس. يبقى ما دام فوقه حجر.
play-coach-hand = أحجارك تدخل من اليد: المسها.
play-coach-off = كل أحجارك في البيت. الآن تخرج.
play-coach-got = فهمت
play-coach-off-button = بلا نصائح

## A match of several games.

# What a screen reader says of the line of games: $game is played now.
play-cycle = اللعبة { $number } من المباراة: { $game }. ثم: { $next }.
play-next-title = التالية: { $game }
play-next-way-contrary = يسير كل منكما عكس الآخر.
play-next-way-parallel = تسيران في الاتجاه نفسه.
play-next-man-hit = الحجر المنفرد يُضرب.
play-next-man-block = حجر واحد يغلق الخانة.
play-next-man-pin = الحجر المنفرد يُحبس.
