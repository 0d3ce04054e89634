# Lessons: a step has a title, a text, a task, and what is said of a right and of a wrong play.

learn-title = تعلّم اللعب
learn-intro = عشر دقائق لكل لعبة، على لوح فعلي. ترمي وتلعب، واللوح يشرح لك.
learn-lesson-of = درس: { $game }
learn-minutes = { $minutes ->
    [zero] أقل من دقيقة
    [one] دقيقة واحدة
    [two] نحو دقيقتين
    [few] نحو { $minutes } دقائق
    [many] نحو { $minutes } دقيقة
   *[other] نحو { $minutes } دقيقة
}
learn-begin = بدء
learn-go-on = متابعة
learn-again-all = مرة أخرى
learn-progress = تم { $done } من { $total }
learn-finished = انتهى
learn-steps = الخطوات
learn-step-of = الخطوة { $step } من { $total }
learn-step-name = { $step }. { $title }
learn-step-done = { $step }. { $title }، تمت
learn-task = دورك
learn-right = صحيح
learn-not-yet = ليس تمامًا
learn-next = التالي
learn-back = السابق
learn-again = إعادة
learn-show-me = أرني
learn-press-done = اضغط «تم».
learn-take-back = «تراجع» يلغيها.
learn-finish = إنهاء
learn-skip = تخطّي هذه الخطوة
learn-opponent = الخصم
learn-failed = تعذّر ترتيب اللوح: الخادم لا يستجيب.
learn-end = صرت تعرف اللعبة
learn-end-text = هذه كل قواعد { $game }. العب الآن لعبة هادئة، ويمكنك العودة إلى أي خطوة.
learn-end-seen = رأيت كل الخطوات
learn-end-open = لم تُحل بعد: { $steps }.
learn-play-now = لعبة هادئة
learn-read-rules = القواعد
learn-no-lesson = لا درس لهذه اللعبة بعد، ويمكنك قراءة قواعدها.
learn-other-lessons = كل الدروس
learn-course = ما الذي يحسم اللعبة
learn-course-new = خمسة ألواح
learn-course-done = { $done } من { $total }

# Of several games

learn-single = حجر واحد يمسك الخانة
learn-single-text =
    لا ضرب هنا. حجر واحد يمسك الخانة، ولا يحقّ لحجر الخصم أن ينزل فيها. ومن يلعب الرقمين بحجر واحد
    يجب أن يستطيع الوقوف في الخانة الوسطى.
learn-single-task = انقل الحجر من { 13 } إلى { 8 }. الخصم يمسك { 10 }: أي رقم أولًا؟
learn-single-good = الرقم { 2 } أولًا ثم { 3 }. الطريق الآخر كان مغلقًا.
learn-single-wrong = يجب أن يصل حجر { 13 } إلى { 8 }. العب { 2 } أولًا إلى { 11 }، ثم { 3 }.

learn-stuck = ست خانات متتالية
learn-stuck-text =
    ست خانات متتالية لا يُقفز فوقها. والرمية التي لا يُلعب منها شيء تمرّ وحدها.
learn-stuck-task = ارمِ الزهر وانظر.
learn-stuck-good = لم يُلعب شيء. ضاعت الرمية، والرمي للخصم.

learn-most = أكثر ما يمكن
learn-most-text =
    عليك أن تلعب من أرقامك أكثر ما يمكن. وإن أمكن لعب واحد من اثنين فقط، فالأكبر إن كان ممكنًا.
    واللوح لا يسمح إلا بالخطوات الصحيحة.
learn-most-task = ارمِ الزهر، والعب {"6-5"} بحجر { 13 }.
learn-most-good = كان { 6 } مغلقًا في البداية. لُعب { 5 } أولًا فأمكن لعب الاثنين.

learn-choice = انظر إلى الأمام
learn-choice-text =
    البنج أولًا ثم الشيش. الشيش هنا مغلق من { 24 } ومن { 16 }، لكن حجرًا على { 19 } أو على { 14 } يستطيع لعبه.
learn-choice-task = العب البنج بحيث تلعب الشيش الأربعة كلها بنفسك.
learn-choice-good = لم يبقَ للخصم شيء.
learn-choice-wrong = كان بعض الشيش سينتقل إلى الخصم. انقل أولًا أربعة أحجار من { 24 } إلى { 19 }.

learn-receive = هدية
learn-receive-text =
    وهذا لك أيضًا. يرمي الخصم {"5-5"} ولا يستطيع لعب بنج واحد، فتنتقل السلسلة كلها إليك.
learn-receive-task = ارمِ الزهر عن الخصم. ثم العب البنج أربع مرات والشيش أربع مرات.
learn-receive-good =
    الآن رميتك أنت. لا شيء يعود: ما لا يستطيع المستلم لعبه يضيع.

learn-bear-off = إخراج الأحجار
learn-bear-off-text =
    متى صارت كل أحجارك في بيتك، الخانات من { 6 } إلى { 1 }، جاز لك إخراجها. الرقم يُخرج حجرًا من خانته.
learn-bear-off-task = ارمِ الزهر، وأخرج حجرين.
learn-bear-off-good = يجوز أيضًا التحرك داخل البيت، لكن الحجر الخارج لا طريق أمامه بعد.
learn-bear-off-wrong = تحركت داخل البيت. هذا جائز، لكن يمكن هنا إخراج حجرين.

learn-high = الحجر الأعلى
learn-high-text =
    إن لم يكن في خانة الرقم حجر، فعلى حجر من خانة أعلى أن يتحرك. وإن لم يكن أعلى منها أحد، أخرج الرقم
    أعلى حجر.
learn-high-task = أخرج حجرًا واحدًا برمية {"5-3"}. أي رقم أولًا؟
learn-high-good = بعد لعب { 3 } من { 6 } لم يبقَ أحد فوق { 4 }، فأخرج { 5 } ذلك الحجر.
learn-high-wrong = العب { 3 } أولًا، من { 6 } إلى { 3 }. عندها لا يبقى حجر فوق { 4 }.

learn-double = النهاية
learn-double-text =
    تنتهي اللعبة فور خروج حجرك الخامس عشر. تُحسب نقطة واحدة، أو نقطتين إن لم يُخرج الخصم أي حجر: مارس.
learn-double-task = ارمِ الزهر، وأخرج آخر حجرين لك.
learn-double-good = لم يكن الخصم قد أخرج حجرًا: مارس، نقطتان.

learn-men-left = الأحجار الباقية
learn-men-left-text =
    من أخرج أحجاره الخمسة عشر أولًا نال نقطة عن كل حجر لم يُخرجه خصمه، من { 1 } إلى { 15 }. المباراة حتى { 31 }.
learn-men-left-task = ارمِ الزهر، وأخرج آخر حجرين لك.
learn-men-left-good = بقي للخصم أحد عشر حجرًا: إحدى عشرة نقطة.

# Gul bara

learn-gul-bara-setup = اللوح
learn-gul-bara-setup-text =
    أحجارك الخمسة عشر على خانتك { 24 }. وأحجار الخصم الخمسة عشر على { 24 } عنده، وهي { 12 } عندك. كل طرف يرمي
    زهرًا واحدًا، والأعلى يبدأ.
learn-gul-bara-setup-task = ارمِ لمعرفة من يبدأ.
learn-gul-bara-setup-good =
    زهرك أعلى: تبدأ أنت وترمي الزهرين من جديد. وإن تساوى الزهر أُعيد الرمي.

learn-gul-bara-way = الطريق
learn-gul-bara-way-text =
    رقم الخانة هو بُعدها: حجر على { 24 } أمامه { 24 } خانة. الطرفان يسيران في اتجاه واحد، نزولًا من { 24 }، وبيتك
    من { 6 } إلى { 1 }.
learn-gul-bara-way-task = ارمِ الزهر، والعب الرقمين بحجر واحد: من { 24 } إلى { 18 } ثم إلى { 13 }.
learn-gul-bara-way-good = يجوز لحجر واحد أن يلعب الرقمين، أو لحجرين، لكل واحد رقم.
learn-gul-bara-way-wrong = العب الرقمين بالحجر نفسه: ينتهي على { 13 }.

learn-gul-bara-close = أغلق الطريق
learn-gul-bara-close-text =
    أحجار الخصم على { 12 } عندك. الجهار يوصلها إلى { 8 }، والبنج إلى { 7 }، والشيش إلى { 6 }. وما تمسكه أنت مغلق.
learn-gul-bara-close-task = تمسك { 8 }. العب {"4-3"} بحيث تمسك { 7 } و{ 6 } أيضًا.
learn-gul-bara-close-good = أُغلق الجهار والبنج والشيش بثلاثة أحجار منفردة.
learn-gul-bara-close-wrong = العب { 4 } من { 11 } إلى { 7 }، و{ 3 } من { 9 } إلى { 6 }.

learn-gul-bara-early = الدوبل المبكر
learn-gul-bara-early-text =
    في أول ثلاث رميات لكل لاعب يكون الدوبل أربع خطوات من رقمه. وهذه رميتك الثانية.
learn-gul-bara-early-task = ارمِ {"3-3"}، وانقل حجرين من { 24 } إلى { 18 }.
learn-gul-bara-early-good = أربع خطوات. وما لا يُلعب من الدوبل المبكر يضيع.
learn-gul-bara-early-wrong = العب السه أربع مرات بحجرين: كل حجر من { 24 } إلى { 21 } ثم إلى { 18 }.

learn-gul-bara-cascade = السلسلة
learn-gul-bara-cascade-text =
    من رميتك الرابعة لا يتوقف الدوبل: بعد أربعة جهار تأتي أربعة بنج ثم أربعة شيش. لا تبدأ مرحلة قبل
    أن تنتهي التي قبلها، والسلّم يريك أين أنت.
learn-gul-bara-cascade-task = ارمِ {"4-4"}، والعب الخطوات الاثنتي عشرة كلها.
learn-gul-bara-cascade-good = اثنتا عشرة خطوة في دور واحد. ولو كانت {"1-1"} لكانت أربعًا وعشرين.

learn-gul-bara-pass = ما ينتقل إلى الخصم
learn-gul-bara-pass-text =
    ما لا تستطيع لعبه من السلسلة ينتقل إلى الخصم، فيلعبه قبل أن يرمي. هذه هي القاعدة التي تفاجئ
    الجميع.
learn-gul-bara-pass-task = ارمِ {"6-6"}، والعب الشيشين اللذين تستطيع لعبهما.
learn-gul-bara-pass-good = بقي شيشان. يلعبهما الخصم ثم يرمي.

# Gioul

learn-gioul-setup = اللوح
learn-gioul-setup-text =
    أحجارك الخمسة عشر على خانتك { 24 }. وأحجار الخصم الخمسة عشر في الطرف الآخر، على خانتك { 1 }. كل طرف يرمي
    زهرًا واحدًا، والأعلى يبدأ.
learn-gioul-setup-task = ارمِ لمعرفة من يبدأ.
learn-gioul-setup-good =
    زهرك أعلى: تبدأ أنت وترمي الزهرين من جديد. وإن تساوى الزهر أُعيد الرمي.

learn-gioul-way = الطريق
learn-gioul-way-text =
    الطرفان يسيران متعاكسين. أنت تنزل من { 24 } إلى بيتك، من { 6 } إلى { 1 }، والخصم يصعد من خانتك { 1 } إلى { 24 }.
learn-gioul-way-task = ارمِ الزهر، والعب الرقمين بحجر واحد: من { 24 } إلى { 18 } ثم إلى { 13 }.
learn-gioul-way-good = يجوز لحجر واحد أن يلعب الرقمين، أو لحجرين، لكل واحد رقم.
learn-gioul-way-wrong = العب الرقمين بالحجر نفسه: ينتهي على { 13 }.

learn-gioul-close = أغلق الطريق
learn-gioul-close-text =
    أحجار الخصم تأتي من خانتك { 1 }. الجهار يوصلها إلى { 5 }، والبنج إلى { 6 }، والشيش إلى { 7 }. وما تمسكه أنت مغلق.
learn-gioul-close-task = تمسك { 5 }. العب {"4-2"} بحيث تمسك { 7 } و{ 6 } أيضًا.
learn-gioul-close-good = أُغلق الجهار والبنج والشيش بثلاثة أحجار منفردة.
learn-gioul-close-wrong = العب { 4 } من { 11 } إلى { 7 }، و{ 2 } من { 8 } إلى { 6 }.

learn-gioul-cascade = السلسلة
learn-gioul-cascade-text =
    كل دوبل يستمر، من أول رمية: بعد أربعة بنج تأتي أربعة شيش. لا تبدأ مرحلة قبل أن تنتهي التي قبلها،
    والسلّم يريك أين أنت.
learn-gioul-cascade-task = ارمِ {"5-5"}، والعب الخطوات الثماني كلها.
learn-gioul-cascade-good = ثماني خطوات في دور واحد. ولو كانت {"1-1"} لكانت أربعًا وعشرين.

learn-gioul-pass = ما ينتقل إلى الخصم
learn-gioul-pass-text =
    ما لا تستطيع لعبه من السلسلة ينتقل إلى الخصم، فيلعبه قبل أن يرمي. هذه هي القاعدة التي تفاجئ
    الجميع.
learn-gioul-pass-task = ارمِ {"4-4"}، والعب الجهار الوحيد الذي تستطيع لعبه.
learn-gioul-pass-good =
    بقي ثلاثة جهار وأربعة بنج وأربعة شيش. يلعبها الخصم ثم يرمي.

learn-gioul-past = أحجار في الطريق
learn-gioul-past-text =
    أحجار الخصم التي لم تغادر بعد قد تقف في بيتك. وهي تغلق خاناتها وأنت تُخرج أحجارك.
learn-gioul-past-task = ارمِ {"5-2"}. حجر يخرج؛ من أين يُلعب { 2 }؟
learn-gioul-past-good = من { 6 } كان { 2 } مغلقًا، فلُعب من { 5 }.

# Tawula

learn-tawula-setup = اللوح
learn-tawula-setup-text =
    حجران لك على خانتك { 24 }، وثلاثة عشر تنتظر في يدك. وحجرا الخصم على { 12 } عندك. كل طرف يرمي زهرًا واحدًا،
    والأعلى يبدأ.
learn-tawula-setup-task = ارمِ لمعرفة من يبدأ.
learn-tawula-setup-good = زهرك أعلى: تبدأ أنت وتلعب الرقمين اللذين رُميا للتو.

learn-tawula-enter = الدخول
learn-tawula-enter-text =
    الرقم يُدخل حجرًا من يدك أو يحرّك حجرًا. الرقم { 6 } يدخل على { 19 }، و{ 5 } على { 20 }، وهكذا حتى { 1 } على { 24 }. الطرفان
    يسيران في اتجاه واحد، من { 24 } إلى البيت، من { 6 } إلى { 1 }.
learn-tawula-enter-task = ارمِ الزهر، وأدخل حجرين: المس يدك مرتين.
learn-tawula-enter-good = كان يمكنك أيضًا إدخال حجر واحد والسير به.
learn-tawula-enter-wrong = أدخل حجرًا بكل رقم: واحدًا على { 19 } وواحدًا على { 22 }.

learn-tawula-ace = لا مكان لليك
learn-tawula-ace-text =
    الخانة { 24 } لا تحمل أكثر من حجرين، وحجراك الأولان لا يتحركان ما دام في يدك حجر. فاليك لا يدخل بعد.
learn-tawula-ace-task = ارمِ الزهر وانظر.
learn-tawula-ace-good = لم يُلعب شيء. ضاعت الرمية.

learn-tawula-pack = حجر لكل خانة
learn-tawula-pack-text =
    على كل خانة من { 23 } إلى { 14 } لا يقف إلا حجر واحد من أحجارك، ولا يجوز حتى المسّ بخانة مشغولة. أما
    الزاوية { 13 } والخانات من { 12 } فما بعد فتحمل أي عدد.
learn-tawula-pack-task = ارمِ {"4-1"}، وانقل الحجر من { 17 } إلى الزاوية.
learn-tawula-pack-good = حجران على { 13 }. أي خانة أخرى في تلك الجهة كانت سترفضه.
learn-tawula-pack-wrong = العب { 4 } من { 17 } إلى { 13 }.

learn-tawula-hit = الضرب
learn-tawula-hit-text =
    حجران يغلقان الخانة. وحجر الخصم المنفرد مكشوف: إن نزلت عليه داخلًا أو سائرًا ضُرب وخرج من الطريق.
learn-tawula-hit-task = للخصم حجر منفرد على { 20 }. ارمِ {"5-2"} واضربه.
learn-tawula-hit-good = ضُرب. على ذلك الحجر أن يدخل قبل أن يلعب الخصم أي شيء آخر.
learn-tawula-hit-wrong = الرقم { 5 } يدخل على { 20 }: المس يدك والعب { 5 } هناك.

learn-tawula-bar = الحجر المضروب
learn-tawula-bar-text =
    ضُرب حجر لك. عليه أن يدخل قبل كل شيء، حتى قبل الأحجار الجديدة، ويدخل كما يدخل الحجر الجديد.
learn-tawula-bar-task = ارمِ {"6-1"}، وأدخل حجرك. ثم العب { 1 }.
learn-tawula-bar-good = بالرقم { 6 } دخل على { 19 }. أما { 1 } فما كان لينفعه.

learn-tawula-free = الخانة الحرة
learn-tawula-free-text =
    لا يجوز أن تسدّ الدخول على خصمك كله. ما دام له حجر مضروب، يجب أن تبقى حرةً خانة واحدة على الأقل من
    خانات دخوله، وهي من { 12 } إلى { 7 } عندك.
learn-tawula-free-task = ارمِ {"6-5"} والعب. لا يجوز أن يبقى حجر ثانٍ على { 7 }.
learn-tawula-free-good = بقي آخر مدخل للخصم حرًا.

learn-tawula-last = آخر الداخلين
learn-tawula-last-text =
    متى فرغت يدك تحرّك حجراك الأولان مثل غيرهما.
learn-tawula-last-task = ارمِ {"5-4"}. أدخل آخر حجر بالرقم { 4 }، ثم العب { 5 } من { 24 }.
learn-tawula-last-good = فرغت يدك، وتحرر حجراك الأولان.
learn-tawula-last-wrong = ادخل بالرقم { 4 } على { 21 }، ثم العب { 5 } من { 24 } إلى { 19 }.

learn-tawula-doublet = الدوبل
learn-tawula-doublet-text =
    الدوبل أربع خطوات من رقمه. لا سلسلة، ولا ينتقل شيء إلى الخصم.
learn-tawula-doublet-task = ارمِ {"2-2"}. أدخل حجرًا وسِر به إلى أبعد ما يصل.
learn-tawula-doublet-good = دخل على { 23 } ووصل إلى { 17 }.
learn-tawula-doublet-wrong = العب الدو أربع مرات بحجر واحد: ينتهي على { 17 }.

learn-tawula-capote = كابوت
learn-tawula-capote-text =
    اللعبة المكسوبة نقطة واحدة، ولا مارس فيها. لكن إن أخرجت أول حجر وللخصم حجر في اليد أو مضروب،
    وأحجاره الأخرى كلها في منطقة الدخول، فهو كابوت: سبع نقاط فورًا.
learn-tawula-capote-task = ارمِ الزهر، وأخرج أول حجر لك.
learn-tawula-capote-good = كابوت: سبع نقاط. الدخول المتأخر غالٍ في هذه اللعبة.

# Backgammon

learn-backgammon-setup = اللوح
learn-backgammon-setup-text =
    لك حجران على { 24 } وخمسة على { 13 } وثلاثة على { 8 } وخمسة على { 6 }، وللخصم مثلها من الطرف الآخر. كل طرف يرمي
    زهرًا واحدًا، والأعلى يبدأ ويلعب الزهرين.
learn-backgammon-setup-task = ارمِ الزهر، وأغلق خانة: العب { 3 } من { 8 } و{ 1 } من { 6 }.
learn-backgammon-setup-good = حجران على { 5 } يغلقان تلك الخانة.
learn-backgammon-setup-wrong = يجب أن يصل الحجران إلى { 5 }: الرقم { 3 } من { 8 }، والرقم { 1 } من { 6 }.

learn-backgammon-way = الطريق
learn-backgammon-way-text =
    الطرفان يسيران متعاكسين. أنت تنزل من { 24 } إلى بيتك، من { 6 } إلى { 1 }، وتُخرج أحجارك من هناك.
learn-backgammon-way-task = ارمِ الزهر، واركض بحجر واحد: من { 24 } إلى { 18 } ثم إلى { 13 }.
learn-backgammon-way-good = يجوز لحجر واحد أن يلعب الرقمين، أو لحجرين، لكل واحد رقم.
learn-backgammon-way-wrong = العب الرقمين بحجر من { 24 }: ينتهي على { 13 }.

learn-backgammon-hit = الضرب
learn-backgammon-hit-text =
    حجران يغلقان الخانة. والحجر المنفرد مكشوف: من نزل عليه ضربه وأخرجه من الطريق.
learn-backgammon-hit-task = على { 7 } حجر منفرد. ارمِ {"6-1"} واضربه، وقف هناك بحجرين.
learn-backgammon-hit-good = ضربة، ومعها خانة مغلقة.
learn-backgammon-hit-wrong = العب { 6 } من { 13 } و{ 1 } من { 8 }: كلاهما يصل إلى { 7 }.

learn-backgammon-bar = الحجر المضروب
learn-backgammon-bar-text =
    الحجر المضروب يدخل قبل أن يتحرك غيره. الرقم { 6 } يدخل على { 19 }، و{ 1 } على { 24 }. والدخول قد يضرب.
learn-backgammon-bar-task = ارمِ {"5-3"}، وادخل بحيث تضرب الحجر المنفرد على { 20 }.
learn-backgammon-bar-good = دخل بالرقم { 5 } وضرب.
learn-backgammon-bar-wrong = ادخل بالرقم { 5 }: يصل إلى { 20 }.

learn-backgammon-closed = بيت مغلق
learn-backgammon-closed-text =
    إن كانت كل خانات الدخول مغلقة لم يدخل حجرك، ومرّت الرمية وحدها.
learn-backgammon-closed-task = ارمِ الزهر وانظر.
learn-backgammon-closed-good = لم يُلعب شيء. الرمي للخصم.

learn-backgammon-doublet = الدوبل
learn-backgammon-doublet-text = الدوبل أربع خطوات من رقمه. لا سلسلة هنا.
learn-backgammon-doublet-task = ارمِ {"3-3"}، وأغلق خانتين: انقل حجرين من { 8 } إلى { 5 } وحجرين من { 6 } إلى { 3 }.
learn-backgammon-doublet-good = أربع خطوات، وخانتان جديدتان.
learn-backgammon-doublet-wrong = السه مرتين من { 8 }، ومرتين من { 6 }.

learn-backgammon-most = أكثر ما يمكن
learn-backgammon-most-text =
    عليك لعب الرقمين إن أمكن. وإن أمكن واحد فقط، فالأكبر إن كان ممكنًا.
learn-backgammon-most-task = ارمِ {"6-5"}. بعد أي منهما يُغلق الآخر.
learn-backgammon-most-good = لُعب { 6 } وحده لأنه الأكبر.

learn-backgammon-end = النهاية
learn-backgammon-end-text =
    تنتهي اللعبة بخروج حجرك الخامس عشر. تُحسب نقطة واحدة؛ ونقطتين، أي مارس، إن لم يُخرج الخصم حجرًا؛
    وثلاثًا، أي مارس ثلاثي، إن كان له فوق ذلك حجر مضروب أو حجر في بيتك.
learn-backgammon-end-task = ارمِ الزهر، وأخرج آخر حجرين لك.
learn-backgammon-end-good = كان للخصم حجر على { 5 } عندك: مارس ثلاثي، ثلاث نقاط.

# Plakoto

learn-plakoto-pin = الحبس
learn-plakoto-pin-text =
    لا ضرب هنا. إن نزلت على حجر منفرد للخصم صار محبوسًا: لا يتحرك ما دام لك حجر فوقه.
learn-plakoto-pin-task = على { 10 } حجر منفرد. ارمِ {"3-1"} واحبسه، وابقَ فوقه.
learn-plakoto-pin-good = القفل يدلّ على أن الحجر محبوس.
learn-plakoto-pin-wrong = العب { 3 } من { 13 } إلى { 10 }، والعب { 1 } بحجر آخر.

learn-plakoto-pinned = حجرك محبوس
learn-plakoto-pinned-text =
    الخانة مغلقة عليك إن وقف عليها حجران أو أكثر من أحجار الخصم، أو حجر واحد له فوق حجر محبوس لك.
    فالحجر الذي يحبس غيره لا يُحبس.
learn-plakoto-pinned-task = حجرك على { 20 } محبوس. ارمِ {"5-4"} والعب بغيره.
learn-plakoto-pinned-good = يبقى حجر { 20 } مكانه إلى أن يغادره آخر حجر للخصم.

learn-plakoto-hold = ثبّت الحبس
learn-plakoto-hold-text =
    لك أن تضيف أحجارًا إلى الخانة التي تحبس فيها. فإذا غادرها آخر حجر لك تحرر المحبوس فورًا.
learn-plakoto-hold-task = أنت تحبس حجرًا على { 12 }. ارمِ {"6-2"} وانقل إليه حجرًا ثانيًا.
learn-plakoto-hold-good = الآن يجوز أن يغادر أحدهما ويبقى الآخر حابسًا.
learn-plakoto-hold-wrong = العب { 6 } من { 18 } إلى { 12 }، ولا تحرّك حجر { 12 }.

learn-plakoto-mother = الأم
learn-plakoto-mother-text =
    آخر حجر على خانة البداية { 24 } هو الأم. إن كانت أم الخصم محبوسة ولم يبقَ لك حجر على { 24 } عندك، فزت فورًا
    بنقطتين.
learn-plakoto-mother-task = أم الخصم على خانتك { 1 }. ارمِ {"3-1"} واحبسها.
learn-plakoto-mother-good = حُبست الأم: فزت باللعبة، نقطتان.
learn-plakoto-mother-wrong = العب { 3 } من { 4 } إلى { 1 }.

learn-plakoto-leave = غادر البداية
learn-plakoto-leave-text =
    ما دام لك حجر حر على { 24 } تستمر اللعبة، فقد يُحبس هو أيضًا. وإن حُبست الأمّان تساوى الطرفان ولا نقاط لأحد.
learn-plakoto-leave-task = الأم على خانتك { 1 } محبوسة، لكن آخر حجر لك ما زال على { 24 }. ارمِ {"5-2"} وفز.
learn-plakoto-leave-good = خلت خانة بدايتك: فزت باللعبة، نقطتان.
learn-plakoto-leave-wrong = حرّك حجر { 24 }. فإذا غادر فزت.

learn-plakoto-wait = لا إخراج مع الحبس
learn-plakoto-wait-text = لا يُخرج أحد حجرًا ما دام له حجر محبوس. أما الأحجار الأخرى فتتحرك في البيت.
learn-plakoto-wait-task = حجرك على { 2 } محبوس. ارمِ {"6-5"} وانظر ما يُلعب.
learn-plakoto-wait-good = لُعب { 5 } وحده، من { 6 } إلى { 1 }. ولم يخرج حجر.

# Fevga

learn-fevga-first = الحجر الأول
learn-fevga-first-text =
    إلى أن يقف أحد أحجارك على { 11 } أو أقرب إلى البيت، أي بعد بداية الخصم، لا يتحرك لك إلا هذا الحجر الأول.
    فإذا وصل تحركت الأخرى أيضًا.
learn-fevga-first-task = ارمِ {"6-5"}. تجاوز { 12 } بالحجر الأول، ثم العب { 5 } من { 24 }.
learn-fevga-first-good = تجاوز الحجر الأول { 12 } بالرقم { 6 }، ولُعب { 5 } بحجر آخر.
learn-fevga-first-wrong = العب { 6 } من { 13 } إلى { 7 }، ثم { 5 } من { 24 } إلى { 19 }.

learn-fevga-table = منطقة بدايتك
learn-fevga-table-text =
    الجدران من ست خانات مسموحة، إلا في منطقة بدايتك: لا يجوز أن تنتهي رميتك وأنت تشغل الخانات الست كلها، من
    { 24 } إلى { 19 }.
learn-fevga-table-task = تشغل خمسًا من الست. ارمِ {"5-4"} والعب: يجب أن تبقى واحدة حرة في النهاية.
learn-fevga-table-good = لا يسمح اللوح بأي لعبة تملأ الخانات الست.

learn-fevga-open = افتح الجدار
learn-fevga-open-text =
    لا يجوز أن تسجن خصمك: إن وقفت كل أحجاره على خانة واحدة وكانت الخانات الست أمامها لك، فلا يجوز أن تترك الأمر
    كذلك.
learn-fevga-open-task = كل أحجاره خلف جدارك. ارمِ {"6-5"} والعب: لا يمكنك إلا أن تفتحه.
learn-fevga-open-good = فُتحت خانة من الجدار. ولو كانت كل لعبة تتركه مغلقًا لجاز أن يبقى.

# Long Nardy

learn-narde-head = الرأس
learn-narde-head-text = خانة بدايتك { 24 } هي الرأس، ولا يغادرها في الرمية إلا حجر واحد، أيًا كان الزهر.
learn-narde-head-task = ارمِ {"6-5"}. خذ حجرًا من الرأس بالرقم { 6 }، والعب { 5 } من { 13 }.
learn-narde-head-good = أعطى الرأس حجره في هذه الرمية، فلُعب { 5 } بحجر آخر.
learn-narde-head-wrong = العب { 6 } من { 24 } إلى { 18 }، و{ 5 } من { 13 } إلى { 8 }.

learn-narde-first = الرمية الأولى
learn-narde-first-text = في أول رمية لكل لاعب يجوز أن يغادر الرأس حجران مع {"6-6"} و{"4-4"} و{"3-3"}. والدوبل أربع خطوات.
learn-narde-first-task = ارمِ {"3-3"}، وانقل حجرين من { 24 } إلى { 18 }.
learn-narde-first-good = غادر حجران الرأس. ومن الآن حجر واحد في الرمية.
learn-narde-first-wrong = العب الأرقام الأربعة بحجرين: كل واحد من { 24 } إلى { 21 } ثم إلى { 18 }.

learn-narde-wall = لا ست بعد
learn-narde-wall-text = لا يجوز أن تنتهي رميتك وأنت تشغل ست خانات متتالية، ما لم يتجاوزها حجر للخصم.
learn-narde-wall-task = تشغل من { 11 } إلى { 7 }، ولم يتجاوزها أي حجر له. ارمِ {"6-1"} والعب: لا ست.
learn-narde-wall-good = لا يسمح اللوح بلعبة تنتهي بجدار من ست خانات.

learn-narde-past = جدار من ست
learn-narde-past-text =
    إذا تجاوز حجر للخصم الخانات الست جاز لك أن تشغلها كلها. والأحجار التي خلف الجدار لا تقفز فوقه.
learn-narde-past-task = تجاوزها حجر له، وهو على خانتك { 23 }. ارمِ {"6-1"} وأغلق الخانة السادسة بحجر { 13 }.
learn-narde-past-good = من { 11 } إلى { 6 } كل الخانات لك: لا يمرّ أحد.
learn-narde-past-wrong = العب { 6 } من { 13 } إلى { 7 }، و{ 1 } من { 7 } إلى { 6 }.

# Portes

learn-portes-setup = اللوح
learn-portes-setup-text =
    لك حجران على { 24 } وخمسة على { 13 } وثلاثة على { 8 } وخمسة على { 6 }، وللخصم مثلها من الطرف الآخر. كل طرف يرمي
    زهرًا واحدًا، والأعلى يبدأ.
learn-portes-setup-task = ارمِ لمعرفة من يبدأ.
learn-portes-setup-good =
    زهرك أعلى: تبدأ أنت وترمي الزهرين من جديد. وإن تساوى الزهر أُعيد الرمي.

learn-portes-run = اضرب وتابع
learn-portes-run-text =
    الحجر الذي يضرب يجوز أن يتابع بالرقم الآخر، حتى في بيتك. فلا يبقى منفردًا حيث يدخل الخصم.
learn-portes-run-task = ارمِ {"2-1"}. اضرب حجر { 4 } بالرقم { 2 }، وانقل الحجر نفسه إلى { 3 } حيث يأمن.
learn-portes-run-good = ضربت، وليس لك حجر منفرد في البيت.
learn-portes-run-wrong = العب { 2 } من { 6 } إلى { 4 }، ثم { 1 } بالحجر نفسه من { 4 } إلى { 3 }.

learn-portes-end = النهاية
learn-portes-end-text =
    تنتهي اللعبة بخروج حجرك الخامس عشر. تُحسب نقطة واحدة، أو نقطتين إن لم يُخرج الخصم أي حجر: مارس. لا لعبة
    بثلاث نقاط، ولا مضاعفة.
learn-portes-end-task = ارمِ الزهر، وأخرج آخر حجرين لك.
learn-portes-end-good = كان للخصم حجر مضروب أيضًا: ومع ذلك مارس، نقطتان.

# Tavla

learn-tavla-stay = من ضرب في بيته بقي
learn-tavla-stay-text =
    الحجر الذي يضرب على إحدى خاناتك من { 6 } إلى { 1 } لا يغادرها في الدور نفسه. وإن كان لك فيها أكثر من حجر كفى
    أن يبقى واحد.
learn-tavla-stay-task = ارمِ {"2-1"}. اضرب حجر { 4 } بالرقم { 2 }، وانضمّ إليه بالرقم { 1 } من { 5 }.
learn-tavla-stay-good = كان على الحجر الضارب أن يبقى، لكن حجرين يغلقان الخانة الآن.
learn-tavla-stay-wrong = العب { 2 } من { 6 } إلى { 4 }، و{ 1 } من { 5 } إلى { 4 }.

# Tapa

learn-tapa-setup = اللوح
learn-tapa-setup-text =
    أحجارك الخمسة عشر على خانتك { 24 }، وأحجار الخصم الخمسة عشر على خانتك { 1 }. كل طرف يرمي زهرًا واحدًا،
    والأعلى يبدأ ويلعب هذين الرقمين.
learn-tapa-setup-task = ارمِ الزهر، والعب رقمي البداية.
learn-tapa-setup-good = بدأت برقمي البداية. هكذا تبدأ كل لعبة.

learn-tapa-leave = غادر البداية
learn-tapa-leave-text =
    ما دام لك حجر حر على { 24 } تستمر اللعبة، فقد يُحبس هو أيضًا. وإن حُبست الأمّان تساوى الطرفان ولكل طرف نقطة.
learn-tapa-leave-task = الأم على خانتك { 1 } محبوسة، لكن آخر حجر لك ما زال على { 24 }. ارمِ {"5-2"} وفز.
learn-tapa-leave-good = خلت خانة بدايتك: فزت باللعبة، نقطتان.
learn-tapa-leave-wrong = حرّك حجر { 24 }. فإذا غادر فزت.

# Mahbusa 31

learn-mahbusa-31-last = لا أم هنا
learn-mahbusa-31-last-text =
    آخر حجر على خانة البداية حجر كغيره: حبسه لا يحسم شيئًا، واللعبة تستمر. لكن المحبوس هناك أمامه الطريق كله.
learn-mahbusa-31-last-task = آخر حجر للخصم على خانتك { 1 }. ارمِ {"3-1"} واحبسه.
learn-mahbusa-31-last-good = لم يُحسم شيء، لكن ذلك الحجر ينتظر حتى تغادر.
learn-mahbusa-31-last-wrong = العب { 3 } من { 4 } إلى { 1 }، والعب { 1 } بحجر آخر.

# Tawla 31

learn-tawla-31-first = الحجر الأول يجري إلى البيت
learn-tawla-31-first-text =
    إلى أن يقف أحد أحجارك على { 6 } أو أدنى، أي في بيتك، لا يتحرك لك إلا هذا الحجر الأول. فإذا وصل تحركت الأخرى
    أيضًا، ولو في الرمية نفسها.
learn-tawla-31-first-task = ارمِ {"6-4"}. أدخل الحجر الأول بيتك، ثم العب { 4 } من { 24 }.
learn-tawla-31-first-good = دخل الحجر الأول بيتك بالرقم { 6 }، ولُعب { 4 } بحجر آخر.
learn-tawla-31-first-wrong = العب { 6 } من { 12 } إلى { 6 }، ثم { 4 } من { 24 } إلى { 20 }.

# Moultezim

learn-moultezim-table = منطقة بداية الخصم
learn-moultezim-table-text = يبدأ الخصم من خانتك { 12 }. في نهاية رميتك لك أن تشغل أربعًا على الأكثر من الخانات { 12 } إلى { 7 }. وكل جدار آخر مسموح، حتى من ست خانات.
learn-moultezim-table-task = تشغل أربعًا من هذه الست. ارمِ {"6-5"} والعب: لا يجوز أن تشغل خامسة.
learn-moultezim-table-good = لا يسمح اللوح بأي لعبة تملأ خانة خامسة هناك.

# Nackgammon

learn-nackgammon-setup = { learn-backgammon-setup }
learn-nackgammon-setup-text = لك حجران على { 24 } واثنان على { 23 } وأربعة على { 13 } وثلاثة على { 8 } وأربعة على { 6 }، وللخصم مثلها من الطرف الآخر. كل طرف يرمي زهرًا واحدًا، والأعلى يبدأ ويلعب الزهرين.
learn-nackgammon-setup-task = { learn-backgammon-setup-task }
learn-nackgammon-setup-good = { learn-backgammon-setup-good }
learn-nackgammon-setup-wrong = { learn-backgammon-setup-wrong }

# Irish

learn-irish-doublet = { learn-backgammon-doublet }
learn-irish-doublet-text = الدوبل خطوتان مثل أي رمية أخرى، لا أربع.
learn-irish-doublet-task = ارمِ {"6-6"} والعب الرقمين.
learn-irish-doublet-good = خطوتان، ثم يرمي الخصم.

learn-irish-end = { learn-portes-end }
learn-irish-end-text = تنتهي اللعبة بخروج حجرك الخامس عشر. كل فوز نقطة واحدة، ولو لم يُخرج الخصم أي حجر.
learn-irish-end-task = { learn-portes-end-task }
learn-irish-end-good = لم يُخرج الخصم أي حجر: ومع ذلك نقطة واحدة.

# Himly's Nard

learn-nard-himly-end = { learn-portes-end }
learn-nard-himly-end-text = تنتهي اللعبة بخروج حجرك الخامس عشر. تُحسب نقطة واحدة، أو نقطتين إن كان للخصم حجر مضروب أو حجر في بيتك. والأحجار التي خرجت لا تغيّر شيئًا.
learn-nard-himly-end-task = { learn-portes-end-task }
learn-nard-himly-end-good = كان للخصم حجر على خانتك { 5 }: نقطتان.

# The rules page

learn-rules-title = قواعد { $game }
learn-rules-board = اللوح في البداية
learn-rules-way-parallel = البداية. يسير الأبيض على الخط المنقط من { 24 } إلى { 1 }، ويسير الأسود في الاتجاه نفسه.
learn-rules-way-contrary = البداية. يسير الأبيض على الخط المنقط من { 24 } إلى { 1 }، ويسير الأسود في الاتجاه المعاكس.
learn-rules-way-same = البداية. يسير الطرفان على الخط المنقط من { 18 } إلى { 1 } فوق الخانات نفسها.
learn-rules-presets = مقارنة مجموعات القواعد
learn-rules-preset = مجموعة القواعد
learn-rules-differs = ما المختلف
learn-rules-fingerprint = البصمة
learn-rules-fingerprint-note = البصمة تميّز هذه القواعد عن غيرها كلها. تحملها كل لعبة وكل تدوين.
learn-rules-lesson = الدرس
learn-rules-text = القواعد كاملة
learn-rules-failed = تعذّر جلب القواعد: الخادم لا يستجيب.

# First visit

learn-first-gul-bara =
    الدوبل يستمر عبر كل ما هو أعلى منه، وما لا تستطيع لعبه منه يلعبه خصمك. ولا ضرب أبدًا.
learn-first-gioul =
    تسيران متعاكسين، والحجر الواحد يغلق الخانة، وكل دوبل يستمر حتى الشيش من أول رمية.
learn-first-tawula =
    ثلاثة عشر حجرًا تنتظر في يدك. تأخّر في الدخول فيكلفك الكابوت سبع نقاط دفعة واحدة.
learn-first-backgammon = اللعبة المعروفة في كل مكان: الحجر المنفرد يُضرب ويبدأ من جديد.
learn-first-celebi = يمكن ضرب الحجر المنفرد، ومن رميتك الرابعة يستمر الدوبل عبر كل ما هو أعلى.
learn-first-portes = الطاولة اليونانية، أولى ألعاب التافلي: الحجر المنفرد يُضرب، والفوز بنقطة أو نقطتين.
learn-first-nackgammon = باكغامون ببداية أصعب: أربعة من أحجارك تبدأ خلف أحجار الخصم.
learn-first-tavla = الطاولة كما في تركيا: من يضرب في بيته يبقى، ولا فوز بثلاث نقاط.
learn-first-fevga = لا أحد يُضرب: حجر واحد يمسك الخانة. أولًا يجتاز حجر وحيد بداية الخصم؛ ثم تبني الجدران، ولا تحبس الجميع.
learn-first-moultezim = فيفغا كما في تركيا: أربع خانات على الأكثر من الربع الذي يبدأ فيه الخصم.
learn-first-narde = لا أحد يُضرب: حجر واحد يمسك الخانة. حجر واحد يغادر الرأس في كل رمية، وجدار الست يحتاج حجرًا للخصم اجتازه.
learn-first-plakoto = لا ضرب: الحجر المنفرد يُحبس تحت حجرك وينتظر. احرس آخر حجر في بدايتك: إن حُبس خسرت نقطتين.
learn-first-tapa = محبوسة كما في بلغاريا: الأحجار المنفردة تُحبس، وآخر حجر في البداية يحسم اللعبة.
learn-first-plakoto-express = محبوسة بالتتابع: المزدوج يستمر إلى كل ما فوقه من الرمية الأولى.
learn-first-jacquet = لا أحد يُضرب: حجر واحد يمسك الخانة. أولًا يجري حجر وحيد حتى البيت؛ وست خانات متتالية تحتاج إلى أحجار على خانتيك الأخيرتين.
learn-first-irish = طاولة الحانات الإنجليزية القديمة: الدوبل يُلعب مرتين فقط، وكل فوز بنقطة واحدة.
learn-first-hypergammon = باكغامون بثلاثة أحجار لكل لاعب: كل حجر مهم، واللعبة تنتهي في دقائق.
learn-first-mahbusa-31 = لا ضرب: الحجر المنفرد يُحبس تحت حجرك وينتظر. لا أم هنا؛ كل حجر بقي للخاسر نقطة.
learn-first-tawla-31 = لا أحد يُضرب: حجر واحد يمسك الخانة. أولًا يجري حجر وحيد إلى البيت؛ وكل حجر بقي للخاسر نقطة.
learn-first-acey-deucey = اللوح فارغ: تدخل أحجارك من اليد، الستة على 19 والواحد على 24. بعد 2-1 تسمّي أي دوبل وتلعبه، فإن لُعب كله رميت مرة أخرى.
learn-first-nard-himly = طاولة الحانات الإنجليزية القديمة بحساب إضافي: من بقي له حجر على البار أو في بيت الفائز عند النهاية يخسر نقطتين.
learn-first-verquere = كل الأحجار تبدأ على { 24 }. من { 24 } إلى { 14 } تسع الخانة حجرًا واحدًا لك، والحجر الوحيد يُضرب. أحجار على البار أكثر من الخانات الحرة للدخول: جان، نقطتان.
learn-first-laquet = يسير الطرفان في اتجاه واحد فوق الخانات الثماني عشرة نفسها، وحجر واحد يمسك الخانة. وما لا يستطيع طرف لعبه، للآخر أن يلعبه أو يرفضه.
learn-first-ludus-anglicorum = الرمية نردان وستة موضوعة دائمًا. من { 24 } إلى { 13 } تسع الخانة حجرًا واحدًا لك، والحجر الوحيد يُضرب. أحجار على البار أكثر من الخانات الحرة للدخول: خسرت.
