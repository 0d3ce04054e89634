course-title = ما الذي يحسم اللعبة
course-of = ما الذي يحسم اللعبة: { $game }
course-boards = الألواح
course-board-of = اللوح { $step } من { $total }
course-price = هذه النقلة تهدر { $loss } نقطة.
course-lead = النقلة التالية في الجودة تهدر { $loss } نقطة.
course-end = صرت تعرف ما الذي يحسم
course-end-text = خمسة قرارات من { $game }، كل واحد من لعبة حقيقية للبرنامج. والآن القرار لك: العب لعبة هادئة، أو تابع مع الألغاز.
course-end-seen = رأيت كل الألواح
course-figures = من أين جاءت الأرقام: بعد كل نقلة أُكملت ألعاب كثيرة، ومتوسطها هو قيمة النقلة.
course-puzzles = الألغاز
course-none = لا دورة ثانية لهذه اللعبة بعد.

# Gul bara

course-gul-bara-six = ست خانات تغلق الطريق
course-gul-bara-six-text =
    أربعة عشر حجرًا للخصم لم تعبر بعد خاناتك { 3 } و{ 2 } و{ 1 } و{ 24 } و{ 22 }. ست خانات متتالية لا يُقفز فوقها.
course-gul-bara-six-task = العب {"6-1"}. أي خانة تنقص؟
course-gul-bara-six-good = الخانة { 23 } تسدّ الفجوة: ست خانات متتالية، ووراءها أربعة عشر حجرًا تنتظر.
course-gul-bara-six-wrong = الطريق ما زال مفتوحًا. تحتاج إلى { 23 } وتُبقي الخمس الأخرى.

course-gul-bara-stop = دعها تتوقف
course-gul-bara-stop-text =
    بعد { 2 } يأتي { 3 } ثم { 4 } ثم { 5 } ثم { 6 }. وما لا تستطيع لعبه يُلزَم الخصم بلعبه. ولا أحد يحب أن يلعب
    بأحجار جداره.
course-gul-bara-stop-task = العب { 2 } أربع مرات. هل تريد أن تلعب { 3 }؟
course-gul-bara-stop-good =
    لا يُلعب { 3 } أبدًا، وتنتقل ست عشرة خطوة إلى الخصم. فينهار الجدار أمام أحجارك.
course-gul-bara-stop-wrong =
    صار { 3 } ممكنًا، وعليك أن تلعبه بحجر جيد. ومع ذلك ينتقل أكثر الباقي إلى الخصم.

course-gul-bara-gift = كم تكلّف الهدية
course-gul-bara-gift-text =
    بعد البنج يأتي الشيش. وكل شيش لا تستطيع لعبه هدية: يلعبه الخصم قبل الرمية التالية.
course-gul-bara-gift-task = العب البنج. من يلعب الشيش؟
course-gul-bara-gift-good = الشيش الأربعة كلها لك، ويخرج حجران.
course-gul-bara-gift-wrong = ثلاثة شيش أو أربعة تنتقل إلى الخصم. العب حجرين من { 11 } وحجرين من { 7 }.

course-gul-bara-home = العودة إلى البيت
course-gul-bara-home-text = لا يخرج حجر قبل أن تصير كل الأحجار في البيت. وما زال حجر واحد على { 8 }.
course-gul-bara-home-task = العب {"6-4"}. أي رقم يوصله إلى البيت؟
course-gul-bara-home-good = كفى { 4 }، وأخرج { 6 } حجرًا على الفور.
course-gul-bara-home-wrong = كان { 6 } أكثر من اللازم: الآن لا يُخرج { 4 } أحدًا. العب { 4 } من { 8 }.

course-gul-bara-last = آخر عشرين خانة
course-gul-bara-last-text =
    بقيت لك خمسة أحجار، وللخصم ستة. من هنا لا يهم إلا سؤال واحد: كم رمية تحتاج؟
course-gul-bara-last-task = العب {"6-1"}. الرقم { 6 } يُخرج حجرًا، فماذا يفعل { 1 }؟
course-gul-bara-last-good = صار على { 1 } حجر، فيُخرج { 1 } في رميتك التالية حجرًا أيضًا.
course-gul-bara-last-wrong = لن يُخرج { 1 } في رميتك التالية أحدًا. أوصل حجرًا إلى { 1 }.
