# Statistics: what the games kept here come to.

statistics-title = الإحصاءات
statistics-lead = حصيلة الألعاب المحفوظة على هذا الحاسوب.
statistics-counting = جارٍ العدّ…
statistics-person = ألعاب مَن
statistics-everybody = كل من لعب هنا
statistics-game = اللعبة
statistics-as-table = في جدول
statistics-empty-title = لا شيء يُعَدّ بعد
statistics-empty-text = العب ضد الحاسوب، أو حلّل لعبة، أو حُلّ لغزًا. هنا تُعَدّ نتائجك وتصنيفك والزهر.
statistics-empty-play = العب
statistics-empty-analysis = حلّل لعبة
statistics-empty-puzzles = حُلّ لغزًا
statistics-tables = { $count ->
    [zero] لم تُعَدّ مباراة.
    [one] عُدّت مباراة واحدة.
    [two] عُدّت مباراتان.
    [few] عُدّت { $count } مباريات.
    [many] عُدّت { $count } مباراة.
   *[other] عُدّت { $count } مباراة.
  }
statistics-between = { $count ->
    [zero] لا ألعاب منتهية بين شخصين.
    [one] لعبة واحدة منتهية بين شخصين.
    [two] لعبتان منتهيتان بين شخصين.
    [few] { $count } ألعاب منتهية بين شخصين.
    [many] { $count } لعبة منتهية بين شخصين.
   *[other] { $count } لعبة منتهية بين شخصين.
  }
statistics-on-wood = { $count ->
    [zero] لا ألعاب منتهية على لوح حقيقي.
    [one] لعبة واحدة منتهية على لوح حقيقي.
    [two] لعبتان منتهيتان على لوح حقيقي.
    [few] { $count } ألعاب منتهية على لوح حقيقي.
    [many] { $count } لعبة منتهية على لوح حقيقي.
   *[other] { $count } لعبة منتهية على لوح حقيقي.
  }
statistics-unreadable = { $count ->
    [zero] كل المباريات مقروءة.
    [one] مباراة واحدة لا تُقرأ ولم تُعَدّ.
    [two] مباراتان لا تُقرآن ولم تُعَدّا.
    [few] { $count } مباريات لا تُقرأ ولم تُعَدّ.
    [many] { $count } مباراة لا تُقرأ ولم تُعَدّ.
   *[other] { $count } مباراة لا تُقرأ ولم تُعَدّ.
  }
statistics-left-out = { $count ->
    [zero] عُدّت كل المباريات.
    [one] مباراة أقدم لم تُعَدّ.
    [two] مباراتان أقدم لم تُعَدّا.
    [few] { $count } مباريات أقدم لم تُعَدّ.
    [many] { $count } مباراة أقدم لم تُعَدّ.
   *[other] { $count } مباراة أقدم لم تُعَدّ.
  }

statistics-results-title = النتائج ضد الحاسوب
statistics-results-none = لم تنتهِ لعبة ضد الحاسوب بعد.
statistics-results-sum = ألعاب مكسوبة وخاسرة، النقاط { $units }
statistics-results-note = كل رقم: ⁦مكسوب – خاسر⁩. لا تُعَدّ الألعاب التي بدأت من وضعية مختارة أو بزهر مختار.
statistics-column-games = الألعاب
statistics-column-units = النقاط
statistics-column-multiple = مارس
statistics-column-matches = المباريات
statistics-drawn = { $count ->
    [zero] لا تعادل.
    [one] لعبة واحدة انتهت بالتعادل.
    [two] لعبتان انتهتا بالتعادل.
    [few] { $count } ألعاب انتهت بالتعادل.
    [many] { $count } لعبة انتهت بالتعادل.
   *[other] { $count } لعبة انتهت بالتعادل.
  }

statistics-rating-title = التصنيف أمام المستويات
statistics-rating-none = لم تنتهِ مباراة ضد الحاسوب بعد.
statistics-rating-from = { $count ->
    [zero] بلا مباريات
    [one] من مباراة واحدة
    [two] من مباراتين
    [few] من { $count } مباريات
    [many] من { $count } مباراة
   *[other] من { $count } مباراة
  }
statistics-rating-note = لكل لعبة مقياسها. للمستوى { 1 } تصنيف { NUMBER(1000, useGrouping: 0) }، وللمستويات الأخرى ما قيس فوقه في مباريات حتى { 7 }؛ والمباراة الأقصر تقول أقل. التصنيف الحقيقي ضمن ± في { 95 } حالة من { 100 }.
statistics-level = المستوى { $level }
statistics-when = متى
statistics-result = النتيجة
statistics-won = فوز
statistics-lost = خسارة
statistics-rating = التصنيف

statistics-performance-title = جودة لعبك
statistics-performance-none = لم تُحلَّل لعبة لك هنا بعد.
statistics-performance-note = من تحليلاتك: متوسط خسارة القرار مضروبًا في { 500 }. الأقل أفضل: { 0 } هو الكمال.
statistics-performance-older = ألعاب أقدم
statistics-against = { $name } ضد { $opponent }

statistics-openings-title = الافتتاحات
statistics-openings-none = لم تكن لك الرمية الأولى في أي لعبة بعد.
statistics-openings-not-yet = لا جداول افتتاح لهذه اللعبة بعد، لذلك تُعرض نقلاتها الأولى بلا تقييم.
statistics-openings-note = أولى الرميات في الألعاب التي بدأتها، وما تقوله جداول الافتتاح عن لعبك.
statistics-openings-worth = الأرقام الصغيرة والخسائر نقاط لكل لعبة، من مرات كثيرة لعبها البرنامج. في الجداول أفضل أربع نقلات لكل رمية؛ وما كان الفرق بينه أقل من { $equal } متساوٍ تقريبًا.
statistics-openings-best = الأفضل: { $play }
statistics-openings-outside = ليست في الجدول
statistics-openings-pass = لا نقلة
statistics-throw = الرمية
statistics-play = نقلتك
statistics-times = المرات
statistics-units-game = نقاط لكل لعبة
statistics-best = الأفضل

statistics-dice-title = الزهر
statistics-dice-hand-title = زهر رُمي باليد
statistics-dice-too-few = الرميات أقل من أن يُحكم عليها.
statistics-dice-as-expected = يبدو هذا الزهر نزيهًا.
statistics-dice-unusual = غير معتاد: من الزهر النزيه تأتي عيّنة من كل عشرين هكذا أو أغرب.
statistics-dice-very-unusual = غير معتاد أبدًا: من الزهر النزيه تأتي عيّنة من كل ألف هكذا أو أغرب.
statistics-dice-honest = عيّنة نزيهة من كل عشرين تبدو غير معتادة. هذه مصادفة لا عيب.
statistics-dice-faces = الأوجه الستة
statistics-dice-pairs = الرميات الإحدى والعشرون
statistics-dice-line = الخط المتقطع هو المتوقع: { $expected }.
statistics-dice-degrees = درجات الحرية { $degrees }
statistics-dice-cell = { $dice }: { $count }، المتوقع { $expected }
statistics-dice-who = من رمى ماذا
statistics-dice-who-note = مع الزهر النزيه يقترب متوسط المجموع من { 7 }.
statistics-dice-own = أنت
statistics-dice-opponents = الخصوم
statistics-dice-all = كل المباريات
statistics-dice-throws = الرميات
statistics-dice-doublets = الدوبلات
statistics-dice-expected = المتوقع
statistics-dice-mean = متوسط المجموع
statistics-dice-face = الوجه { $face }
statistics-dice-which = كل رمية في كل مباراة يُستخرج زهرها من رقم سرّي، أيًّا كان اللاعب.
statistics-dice-hand-which = كل رمية أُدخلت للوح حقيقي، أيًّا كان اللاعب.
statistics-dice-opening = لا يُعَدّ الزهر الذي يقرر من يبدأ: يُرمى حتى يختلف.

statistics-puzzles-title = التصنيف بالألغاز
statistics-puzzles-none = لم تحلّ لغزًا بعد.
