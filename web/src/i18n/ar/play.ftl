## The shell: what every page shows.

play-app-name = Rosespring
# Between the parts of a list.
play-comma = {"، "}
play-tagline = جول بارا وجيول وطاولا وباكغامون على طاولة واحدة.
play-skip-to-content = إلى المحتوى
play-navigation = الصفحات
play-nav-play = اللعب
play-nav-learn = التعلّم
play-nav-puzzles = الألغاز
play-nav-analysis = التحليل
play-nav-editor = المحرّر
play-nav-companion = لوح حقيقي
play-nav-statistics = الإحصاءات
play-nav-dice = فحص الزهر
play-nav-more = القائمة
play-dice-promised = زهر { $fingerprint }…
play-page-loading = تُفتح الصفحة…
play-page-failed = تعذّر فتح هذه الصفحة. هل الخادم يعمل؟
play-page-unknown = لا توجد صفحة كهذه.

## Games and rule sets, as they are called in this language.

play-game-gul-bara = جول بارا
play-game-gioul = جيول
play-game-tawula = طاولا
play-game-backgammon = باكغامون
play-game-note-gul-bara = بلا ضرب. الدوبل يجرّ سلسلة حتى الشيش، وما لا تستطيع لعبه يلعبه خصمك.
play-game-note-gioul = اتجاهان متعاكسان بلا ضرب، والدوبل سلسلة من أول رمية.
play-game-note-tawula = ثلاثة عشر حجرًا تدخل من اليد. الحجر المنفرد يُضرب، ومن تأخر في الدخول خسر كابوت.
play-game-note-backgammon = اللعبة المعروفة في كل مكان: ضرب، وأربع خطوات للدوبل.
play-game-note-celebi = بداية الطاولة وضربها، مع تسلسل جول بارا.
play-rules-gul-bara-2007 = جول بارا، قواعد { NUMBER(2007, useGrouping: 0) }
play-rules-gul-bara-bulgarian = جول بارا، القواعد البلغارية
play-rules-tawula-falkener = طاولا، دخول فالكنر
play-rules-short-gul-bara-2007 = قواعد { NUMBER(2007, useGrouping: 0) }
play-rules-short-gul-bara-bulgarian = القواعد البلغارية
play-rules-short-tawula-falkener = دخول فالكنر
play-differs-gul-bara = من رميتك الرابعة يصير كل دوبل سلسلة، وما لا تستطيع لعبه يلعبه خصمك.
play-differs-gul-bara-2007 = ما بقي من سلسلة متوقفة يضيع ولا يلعبه أحد.
play-differs-gul-bara-bulgarian = رمية الافتتاح تُلعب، ولكل لعبة افتتاح، والسلسلة التي لا يُلعب منها رقم واحد لا ينتقل منها شيء.
play-differs-gioul = الدوبل سلسلة من أول رمية، وما لا تستطيع لعبه يلعبه خصمك.
play-differs-tawula = يدخل الحجر كما يعود المضروب: شيش على { 19 } ويك على { 24 }.
play-differs-tawula-falkener = يدخل الحجر الجديد بالعدّ من خانة البداية: شيش على { 18 } ويك على { 23 }.
play-differs-backgammon = لعبة البطولات بلا مكعب المضاعفة.
play-differs-celebi = طاولة يتسلسل فيها الدوبل من رميتك الرابعة؛ وما لا تستطيع لعبه من تسلسل بدأته يلعبه خصمك.

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
play-white-note = عاجي
play-black-note = وردي داكن

## The lobby.

play-new-game = لعبة جديدة
play-game = اللعبة
play-rule-set = القواعد
play-standard = المعتادة
play-rules-page = قراءة القواعد
play-worked-position = وضع مشروح
play-rules-sources = إظهار مصادر القواعد
play-opponent = الخصم
play-opponent-computer = الحاسوب
play-opponent-friend = شخصان
play-opponent-computer-note = علّم نفسه اللعب
play-opponent-friend-note = أمام هذه الشاشة
play-level = المستوى
play-level-name = { $level ->
    [1] مبتدئ
    [2] متعلّم
    [3] هاوٍ
    [4] لاعب نادٍ
    [5] متمرّس
    [6] خبير
    [7] أستاذ
   *[8] الأقوى
}
play-level-label = المستوى { $level }، { $name }
play-level-unrated = لم يُقَس بعد
play-level-elo = أعلى من المستوى { 1 } بنحو { $elo }
play-level-errs = كثير الأخطاء
play-level-elo-note = تصنيف إيلو، من مباريات حتى { 7 }
play-level-few = لم يتعلّم الحاسوب هذه اللعبة بعد: يلعب بمبادئ عامة، ومستوياته أقل.
play-your-side = أحجارك
play-match-length = المباراة حتى
play-match-units = { $to ->
    [1] لعبة واحدة
   *[other] { $to }
}
play-auto-forced = لعب المراحل الإجبارية تلقائيًا
play-auto-forced-note = المرحلة التي ليس لها إلا نقلة واحدة تُلعب فورًا.
play-start = ترتيب اللوح
play-starting = يُرتَّب اللوح…
play-your-games = ألعابك
play-your-games-count = ألعابك ({ $count })
play-no-games = لا ألعاب بعد. أول لعبة تبدؤها ستنتظرك هنا متى غادرت.
play-games-and-lessons = الألعاب والدروس
play-remove = حذف
play-analyse = تحليل
play-analyse-game = تحليل { $title }
play-remove-game = حذف: { $title }
play-remove-ask = حذف لعبة { $title } هذه؟ لا يمكن استعادتها.
play-cancel = إلغاء
play-close = إغلاق
play-finished = انتهت
play-in-play = جارية
play-versus = { $white } – { $black }
play-match-to = حتى { $to }
play-load-failed = الخادم لا يستجيب.
play-try-again = إعادة المحاولة
play-table-unreadable = لا يمكن فتح هذه اللعبة: { $reason }
play-table-gone = لم تعد هذه اللعبة هنا.
play-to-lobby = كل الألعاب

## At the table.

play-throw = رمي الزهر
play-throw-first = رمي للبدء
play-done = تم
play-next-game = اللعبة التالية
play-new-match = لعبة جديدة
play-rematch = مباراة ثأر
play-undo-step = تراجع
play-undo-stage = تراجع عن المرحلة
play-undo-turn = تراجع عن الدور
play-undo-stage-short = مرحلة
play-undo-turn-short = دور
play-resign = استسلام
play-resign-ask = على ماذا تستسلم؟
play-resign-consent = يجب أن يوافق الطرف الآخر.
play-resign-offer = { $who ->
    [you] تعرض الاستسلام.
   *[other] { $name } يعرض الاستسلام.
}
play-resign-accept = قبول
play-resign-refuse = متابعة اللعب
play-resign-refused = { $who ->
    [you] تستمر اللعبة.
   *[other] { $name } لا يقبل: تستمر اللعبة.
}
play-show-again = إعادة
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
play-next-four = الدوبل أربع خطوات
play-next-four-short = الدوبل: { 4 } خطوات
play-next-cascades = الدوبل القادم سلسلة
play-next-cascades-short = الدوبل سلسلة
play-next-plain = الرمية { $number } من { $of }: دوبل بلا سلسلة
play-next-plain-short = الرمية { $number } من { $of }: بلا سلسلة
play-to-throw = دور الرمي
play-to-move = دور اللعب

## Settings.

play-settings = الإعدادات
play-speed = السرعة
play-speed-slow = بطيئة
play-speed-normal = عادية
play-speed-fast = سريعة
play-speed-instant = فورًا
play-numbering = أرقام الخانات
play-numbering-mover = لصاحب الدور
play-numbering-mine = لي دائمًا
play-shape = اللوح
play-shape-auto = حسب الشاشة
play-shape-wide = عريض
play-shape-tall = طولي
play-home-left = البيت على اليسار
play-coordinates = أرقام عند الخانات
play-show-arrows = أسهم آخر نقلة
play-show-bar = شريط التقييم
play-tutor = المدرّب: التنبيه قبل
play-tutor-off = لا شيء
play-tutor-small = الأخطاء الصغيرة
play-tutor-medium = الأخطاء
play-tutor-large = الأخطاء الفادحة
play-tutor-checking = يُنظر في دورك…
play-tutor-title = كانت هناك نقلة أفضل
play-tutor-loses = تخسر { $loss } نقطة.
play-tutor-better = أفضل: احتمال الفوز { $best }% بدل { $made }%.
play-tutor-take-back = تراجع
play-tutor-anyway = اللعب مع ذلك
play-theme = اللوح والصفحة
play-theme-wood = خشب
play-theme-flat = هادئ
play-theme-contrast = تباين عالٍ
play-mode = الإضاءة
play-mode-auto = حسب النظام
play-mode-light = فاتح
play-mode-dark = داكن
play-sounds = الأصوات
play-sound-dice = الزهر
play-sound-men = الأحجار
play-sound-scenes = التسليم والنهاية
play-volume-off = صامت
play-sound-ask = أتريد سماع الزهر والأحجار؟
play-sound-on = تشغيل الأصوات
play-sound-no = لا
play-language = اللغة
play-unreviewed = { $language } (لم تُراجَع بعد)
play-unreviewed-note = الترجمة المعلَّمة بعبارة «لم تُراجَع بعد» لم يقرأها بعدُ أحد من أهل اللغة.
play-digits = الأرقام
play-digits-latin = 1 2 3
play-digits-local = أرقام اللغة

## Keys.

play-keys = المفاتيح
play-key-space = المسافة
play-key-enter = Enter
play-key-arrows = الأسهم
play-key-shift = Shift { $key }
play-key-throw = رمي الزهر، تم
play-key-point = اللعب من الخانة المحددة، وإلا تم
play-key-walk = من خانة إلى خانة
play-key-swap = تبديل ترتيب الزهر
play-key-undo = تراجع عن خطوة
play-key-undo-stage = تراجع عن مرحلة
play-key-repeat = تكرار آخر خطوة
play-key-hint = إظهار التلميح أو إخفاؤه
play-key-command = كتابة أمر

## Connection and refusals.

play-connecting = جارٍ الاتصال…
play-lost = انقطع الاتصال. اللعبة محفوظة؛ تُعاد المحاولة…
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
play-stuck-bar-first = يجب أن يدخل حجرك من البار أولًا.
play-stuck-start-locked = حجراك الأولان يبقيان حتى تفرغ يدك.
play-stuck-blocked = { $number }: الخصم يمسك { $point }.
play-stuck-packed = { $number }: لا يقف لك حجر ثانٍ على { $point }.
play-stuck-may-not-bear-off = { $number }: لا يجوز إخراج هذا الحجر الآن.
play-stuck-shuts-out = { $number }: يجب أن تبقى خانة حرّة للحجر على البار.
play-stuck-begins-no-play = { $number }: بغير ذلك تُلعب أرقام أكثر أو الرقم الأكبر.

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
play-thinking = { $who ->
    [you] الدور لك…
   *[other] يلعب { $name }…
}
play-threw = { $who ->
    [you] رميت { $call }.
   *[other] رمية { $name }: { $call }.
}
play-cascade = سلسلة!
play-confirm = لُعب كل شيء.
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
play-stalls = { $who ->
    [you] توقفت عند { $number }
   *[other] توقف { $name } عند { $number }
}
play-hand-over = { $who ->
    [you] لك لعب { $groups } ثم الرمي.
   *[other] يلعب { $name } { $groups } ثم يرمي.
}
play-played = { $who ->
    [you] لعبت { $play }.
   *[other] نقلة { $name }: { $play }.
}
play-hit-on = ضُرب حجر على { $points }.

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
play-place-bar = المضروب
play-place-hand = اليد
play-place-off = الخارج

## Typed commands. Words of this language, separated by commas, beside the English ones.

play-points = الخانات
play-log = ما جرى
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
play-side-line = { $name }: الباقي { $pips } خانة، خرج { $off }

## The end.

play-won = { $who ->
    [you] فزت
   *[other] فاز { $name }
}
play-draw = تعادل
play-draw-note = لم يعد أي طرف قادرًا على اللعب.
play-capote-why = خرج الحجر الأول وما زال على { $men } أن تدخل.
play-result-single = فوز عادي
play-result-double = مارس
play-result-triple = مارس ثلاثي
play-result-capote = كابوت
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
play-match-over = { $who ->
    [you] المباراة لك.
   *[other] فاز { $name } بالمباراة.
}
play-enter-dice = إدخال الزهر
play-facing = الشاشة
play-facing-together = يراها الاثنان
play-facing-strip = الشريط العلوي مقلوب
play-facing-board = اللوح لصاحب الدور
