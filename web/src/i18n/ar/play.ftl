## The shell: what every page shows.

play-app-name = Rosespring
# Between the parts of a list.
play-comma = {"، "}
play-nav-dice = فحص الزهر
play-dice-fair = زهر عادل ✓
play-page-loading = تُفتح الصفحة…
play-page-failed = تعذّر فتح هذه الصفحة. تحقّق من الاتصال.
play-page-unknown = لا توجد صفحة كهذه.

## Games and rule sets, as they are called in this language.

play-game-gul-bara = جول بارا
play-game-gioul = جيول
play-game-tawula = طاولا
play-game-backgammon = باكغامون
play-game-celebi = جلبي
play-game-portes = بورتس
play-game-nackgammon = ناكغامون
play-game-tavla = تافلا
play-game-fevga = فيفغا
play-game-moultezim = ملتزم
play-game-narde = ناردي الطويلة
play-game-plakoto = محبوسة
play-game-tapa = تابا
play-game-plakoto-express = محبوسة إكسبرس
play-game-jacquet = جاكيه
play-game-irish = الطاولة الأيرلندية
play-game-hypergammon = هايبرغامون
play-game-mahbusa-31 = محبوسة 31
play-game-tawla-31 = طاولة 31
play-game-acey-deucey = أيسي ديوسي
play-game-nard-himly = نرد هيملي
play-game-verquere = فيركير
play-game-laquet = لاكيت
play-game-ludus-anglicorum = اللعبة الإنجليزية
play-game-doublets = دبلتس
play-rules-gul-bara-2007 = جول بارا، قواعد { NUMBER(2007, useGrouping: 0) }
play-rules-gul-bara-bulgarian = جول بارا، القواعد البلغارية
play-rules-tawula-falkener = طاولا، دخول فالكنر
play-rules-fevga-stuck = فيفغا، الفتح لمن لا يستطيع اللعب
play-rules-fevga-both-tables = فيفغا، الربعان معًا
play-rules-moultezim-pbm = ملتزم، اللعب بالبريد
play-rules-narde-blocked = ناردي الطويلة، حجران إن عجز الواحد
play-rules-narde-step = ناردي الطويلة، السدّ الصارم
play-rules-jacquet-1818 = جاكيه سنة 1818
play-rules-verquere-head = فيركير، رأس مفرد
play-rules-doublets-all = دبلتس، كل الأحجار واقفة

## Throws by their own names: said aloud and shown beside the dice.

play-throw-name-11 = هبّ يك
play-throw-name-21 = دو يك
play-throw-name-22 = دوبارة
play-throw-name-31 = سه يك
play-throw-name-32 = سه دو
play-throw-name-33 = دو سه
play-throw-name-41 = جهار يك
play-throw-name-42 = جهار دو
play-throw-name-43 = جهار سه
play-throw-name-44 = دورجي
play-throw-name-51 = بنج يك
play-throw-name-52 = بنج دو
play-throw-name-53 = بنج سه
play-throw-name-54 = بنج جهار
play-throw-name-55 = دبش
play-throw-name-61 = شيش يك
play-throw-name-62 = شيش دو
play-throw-name-63 = شيش سه
play-throw-name-64 = شيش جهار
play-throw-name-65 = شيش بيش
play-throw-name-66 = دو شيش
# Men of one stage: « Fours ».
play-numbers = { $number ->
    [1] اليك
    [2] الدو
    [3] السه
    [4] الجهار
    [5] البنج
   *[6] الشيش
}

## Sides and players. $who is "you" where the one person at the screen is meant.

play-white = الأبيض
play-black = الأسود
play-you = أنت
play-computer = الحاسوب
play-computer-at = الحاسوب، المستوى { $level }
play-program = برنامج
play-white-note = عاجي
play-black-note = وردي داكن

## The lobby.

play-rule-set = القواعد
play-auto-forced = لعب المراحل الإجبارية تلقائيًا
play-analyse = تحليل
play-cancel = إلغاء
play-close = إغلاق
play-load-failed = الخادم لا يستجيب.
play-try-again = إعادة المحاولة
play-table-unreadable = لا يمكن فتح هذه اللعبة: { $reason }
play-table-gone = لا توجد هنا لعبة كهذه، أو أنها خاصة.
play-to-lobby = كل الألعاب

## At the table.

play-throw = رمي الزهر
play-throw-first = رمي للبدء
play-done = تم
play-decline = رفض
play-next-game = اللعبة التالية
play-new-match = لعبة جديدة
play-undo-step = تراجع
play-undo-stage = { $number ->
    [1] تراجع عن اليك
    [2] تراجع عن الدو
    [3] تراجع عن السه
    [4] تراجع عن الجهار
    [5] تراجع عن البنج
   *[6] تراجع عن الشيش
}
play-undo-turn = تراجع عن الكل
play-resign = استسلام
play-sounds = الأصوات
play-resign-offer = { $who ->
    [you] تعرض الاستسلام.
   *[other] { $name } يعرض الاستسلام.
}
play-resign-refused = { $who ->
    [you] تستمر اللعبة.
   *[other] { $name } لا يقبل: تستمر اللعبة.
}
play-show-again = إعادة
play-chat = محادثة
play-save-game = حفظ
play-skip = تخطٍّ
play-moves = النقلات
play-no-moves = لا نقلات بعد.
play-signs = الرموز
play-sign-times = هذه الخطوة أربع مرات
play-sign-hit = تضرب حجرًا
play-sign-lost = يضيع هذا الرقم
play-sign-passed = ينتقل إلى الخصم
play-sign-single = مكان لحجر واحد لك فقط
play-menu = النقلات والإعدادات
play-pip-word = خانة
play-off = خارج
play-hand = باليد
play-score-line = { $to ->
    [1] لعبة واحدة
   *[other] مباراة حتى { $to }
}
play-game-number = اللعبة { $number }
play-next-four_steps = الدوبل أربع خطوات
play-next-four_steps-short = الدوبل: { 4 } خطوات
play-next-two_steps = الدوبل عادي: خطوتان
play-next-two_steps-short = الدوبل: خطوتان
play-next-of_choice = الدوبل: ضعف رقمه من الأحجار
play-next-of_choice-short = الدوبل: أحجار باختيارك
play-next-cascades = الدوبل القادم سلسلة
play-next-cascades-short = الدوبل سلسلة
play-next-plain = الرمية { $number } من { $of }: دوبل بلا سلسلة
play-next-plain-short = الرمية { $number } من { $of }: بلا سلسلة
## Settings.

play-settings = الإعدادات
play-tutor-checking = يُنظر في دورك…

## Connection and refusals.

play-connecting = جارٍ الاتصال…
play-lost = انقطع الاتصال. اللعبة محفوظة؛ تُعاد المحاولة…
play-data-removed = حذف المتصفح بيانات هذه الصفحة، ومعها هذه اللعبة.
play-computer-simple-short = لم يكتمل تحميله: يلعب أضعف
play-computer-simple = لم يكتمل تحميل الحاسوب بعد، وهو يلعب أضعف من مستواه. سيلعب بمستواه فور اتصالك بالشبكة.
play-computer-stopped = لا يستطيع الحاسوب أن يلعب الآن. تُعاد المحاولة…
play-try-now = حاول الآن
play-rejected-malformed = لم يفهم الخادم ذلك.
play-rejected-wrong-phase = هذا غير ممكن الآن.
play-rejected-illegal-step = هذه الخطوة غير ممكنة.
play-rejected-not-your-seat = ليس دورك.
play-rejected-not-kept = تعذّر الحفظ، فلم يُنفَّذ ذلك. هل القرص ممتلئ أو للقراءة فقط؟
play-rejected-internal = لم يستطع الخادم فعل ذلك.
play-rejected-busy = المحرّك مشغول. حاول بعد لحظة.
play-rejected-run-stopped = لا يستطيع الحجر الوصول إلى هناك.
play-rejected-man-stuck = لا يمكن تحريك أي حجر من هناك الآن.
play-rejected-offline = لا اتصال: لم يُرسَل شيء.

## Evaluation and hint.

play-evaluation = التقييم: { $lines }
play-bar-waits = يُقيَّم الآن
play-win-chance = { $who ->
    [you] احتمال فوزك { $percent }%
   *[other] احتمال فوز { $name } { $percent }%
}
play-win-chance-higher = { $who ->
    [you] احتمال فوزك { $percent }%، منها مارس أو أكثر { $higher }%
   *[other] احتمال فوز { $name } { $percent }%، منها مارس أو أكثر { $higher }%
}
play-match-chance = { $who ->
    [you] احتمال فوزك بالمباراة { $percent }%
   *[other] احتمال فوز { $name } بالمباراة { $percent }%
}
play-hint = تلميح
play-hint-show = إظهار تلميح
play-hint-hide = إخفاء التلميح
play-hint-thinking = البحث عن أفضل نقلة…
play-hint-failed = لا تلميح الآن.
play-hint-win = فوز { $percent }%
play-hint-loses = تخسر { $loss } نقطة
play-hint-only = النقلة الوحيدة
play-hint-gift = ينتقل إلى الخصم { $groups }
play-hint-undo = تراجع عن المرحلة للعبها

## The board for a screen reader.

play-board-name = اللوح، { $title }
# $men is one of play-men-…, $legal one of play-can-play or empty.
play-point-name = الخانة { $number }، { $men }
play-point-name-single = الخانة { $number }، { $men }، لا تسع إلا حجرًا واحدًا
play-point-name-lying = الخانة { $number }، { $men }، راقدة
play-bar-name = المضروب، { $men }
play-hand-name = في اليد، { $men }
play-off-name = خارج اللوح، { $men }
play-with-plays = { $place }، يمكن لعب { $numbers }
play-empty = خالية
play-men-white = { $count ->
    [zero] لا أحجار بيضاء
    [one] حجر أبيض واحد
    [two] حجران أبيضان
    [few] { $count } أحجار بيضاء
    [many] { $count } حجرًا أبيض
   *[other] { $count } حجر أبيض
}
play-men-black = { $count ->
    [zero] لا أحجار سوداء
    [one] حجر أسود واحد
    [two] حجران أسودان
    [few] { $count } أحجار سوداء
    [many] { $count } حجرًا أسود
   *[other] { $count } حجر أسود
}
play-men-on-white = { $men } فوق حجر أبيض محبوس
play-men-on-black = { $men } فوق حجر أسود محبوس
play-die-name = زهر { $face }. تبديل
play-die-name-first = زهر { $face }، يُلعب أولًا. تبديل
play-opening-die = زهر { $name }: { $face }

## The ladder.

play-ladder-name = السلّم
play-gift = هدية
play-gift-of = { $who ->
    [you] هدية منك
   *[other] هدية من { $name }
}
play-number-to-play = للّعب
play-number-played = لُعب
play-number-lost = ضاع
play-number-passed-on = انتقل إلى الخصم
play-stage-name = { play-numbers }: { $states }
play-ladder-left = { $number ->
    [1] اليك: بقي { $left }.
    [2] الدو: بقي { $left }.
    [3] السه: بقي { $left }.
    [4] الجهار: بقي { $left }.
    [5] البنج: بقي { $left }.
   *[6] الشيش: بقي { $left }.
}
play-ladder-then = ثم { $numbers }.
play-to-play = للّعب: { $numbers }.
play-may-decline = لك أن ترفض.
play-all-played = لُعب كل شيء.

## What happens.

play-opening = كل طرف يرمي زهرًا واحدًا، والأعلى يبدأ.
play-tie = كلاهما رمى { $face }: مرة أخرى.
play-begins = { $who ->
    [you] البداية لك: { $own } مقابل { $other }.
   *[other] يبدأ { $name }: { $own } مقابل { $other }.
}
play-begins-won = { $who ->
    [you] فزت باللعبة السابقة، فالبداية لك.
   *[other] فاز { $name } باللعبة السابقة، فيبدأ.
}
play-your-throw = { $who ->
    [you] الرمية لك.
   *[other] الرمية: { $name }.
}
play-name-doublet = { $who ->
    [you] سمِّ دوبلًا: من 1 إلى 6.
   *[other] { $name }: تسمية الدوبل.
}
play-plays = { $who ->
    [you] تلعب { $numbers }.
   *[other] يلعب { $name } { $numbers }.
}
play-plays-yours = { $number ->
    [1] يلعب { $name } اليك الذي لك.
    [2] يلعب { $name } الدو الذي لك.
    [3] يلعب { $name } السه الذي لك.
    [4] يلعب { $name } الجهار الذي لك.
    [5] يلعب { $name } البنج الذي لك.
   *[6] يلعب { $name } الشيش الذي لك.
}
play-thinking = { $who ->
    [you] الدور لك…
   *[other] يلعب { $name }…
}
play-threw = { $who ->
    [you] رميت { $call }.
   *[other] رمية { $name }: { $call }.
}
play-named = { $who ->
    [you] سمّيت { $call }.
   *[other] سمّى { $name } { $call }.
}
play-cascade = سلسلة!
play-confirm = لُعب كل شيء. تم؟
play-confirm-names = لُعبت 2-1. بعد «تم» تسمّي دوبلًا.
play-done-passes = { $who ->
    [you] بعد «تم» ينتقل إليك { $groups }.
   *[other] بعد «تم» ينتقل { $groups } إلى { $name }.
}
play-passed = { $who ->
    [you] لا نقلة لك: { $numbers }.
   *[other] { $name }، لا نقلة: { $numbers }.
}
play-lost-numbers = ضاع: { $numbers }.
play-no-more = لا يمكن لعب المزيد.
play-only-play = النقلة الوحيدة، لُعبت عنك.
play-hand-over = { $who ->
    [you] لك لعب { $groups } ثم الرمي.
   *[other] يلعب { $name } { $groups } ثم يرمي.
}
play-played = { $who ->
    [you] لعبت { $play }.
   *[other] نقلة { $name }: { $play }.
}
play-hit-on = ضُرب حجر على { $points }.
play-pinned-on = حُبس حجر على { $points }.
play-undone = { $steps ->
    [zero] لا تراجع.
    [one] تراجع عن خطوة واحدة.
    [two] تراجع عن خطوتين.
    [few] تراجع عن { $steps } خطوات.
    [many] تراجع عن { $steps } خطوة.
   *[other] تراجع عن { $steps } خطوة.
}
# A man went from one place to another.
play-stepped = من { $from } إلى { $to }.
play-stepped-hit = من { $from } إلى { $to }، مع ضرب حجر.
play-stepped-pin = من { $from } إلى { $to }، مع حبس حجر.
play-place-bar = المضروب
play-place-hand = اليد
play-place-off = الخارج

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-points = الخانات
play-log = ما جرى

## The end.

play-won = { $who ->
    [you] فزت
   *[other] فاز { $name }
}
play-draw = تعادل
play-end-show = النتيجة
play-result-single = فوز عادي
play-result-double = مارس
play-result-triple = مارس ثلاثي
play-result-capote = كابوت
play-result-mother = حُبست الأم
play-result-jan = جان
play-result-left = أحجار باقية
play-result-tie = تساوٍ
play-units = { $units ->
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $units } نقاط
    [many] { $units } نقطة
   *[other] { $units } نقطة
}
play-result-note = { $result }، { $units }
play-result-note-resigned = { $result } بالاستسلام، { $units }
play-result-on-time = فوز بانتهاء الوقت
play-enter-dice = إدخال الزهر
play-rejected-no-simd = هذا المتصفح أقدم من أن يشغّل هذه الصفحة: لا يدعم WebAssembly فيه SIMD. استعمل متصفحًا أحدث.
play-rejected-no-storage = لا يسمح هذا المتصفح للصفحة بحفظ الألعاب. أهي نافذة خاصة، أم أن التخزين محظور؟
play-rejected-no-space = لم تبق مساحة لهذه الصفحة، فلم يُحفظ هذا ولم يحدث. احفظ كل الألعاب في ملف ثم احذف ما لا تحتاج إليه.
play-rejected-not-loaded = جزء من الصفحة مفقود. أعد تحميلها وأنت متصل بالشبكة.
play-rejected-no-net = لم يكتمل تحميل هذا بعد. حاول مرة أخرى وأنت متصل بالشبكة.
play-rejected-ended = توقّف الجزء الذي يدير الألعاب في هذه الصفحة. حاول مرة أخرى.
play-tap-empty = المس حجرًا بحلقة.
play-tap-theirs = { $side ->
    [black] هذا حجر أسود. أنت تلعب بالأبيض.
   *[white] هذا حجر أبيض. أنت تلعب بالأسود.
}
play-rejected-rated-game = أنت في مباراة مقيَّمة. يُفتح التحليل عند انتهائها.
