# Tournaments of a hall.

tournament-title = البطولات
tournament-lead = لاعبون كثيرون وفائز واحد. شارك في بطولة أو نظّم بطولتك.
tournament-live = الجارية والقادمة
tournament-past = بطولات انتهت
tournament-none = لا بطولة معلنة. نظّم الأولى.
tournament-new = نظّم بطولة
tournament-members-only = البطولات للأعضاء. سجّل الدخول أو أنشئ حسابًا.
tournament-name = اسم البطولة
tournament-kind = النوع
tournament-kind-swiss = النظام السويسري
tournament-kind-round-robin = دوري كامل
tournament-kind-knockout = خروج المغلوب
tournament-kind-arena = ساحة
tournament-note-swiss = في كل جولة تلاقي لاعبًا نقاطه قريبة من نقاطك.
tournament-note-round-robin = يلعب كل لاعب مع الجميع مرة واحدة.
tournament-note-knockout = من يخسر يخرج، ومن يفز يتابع.
tournament-note-arena = يُجمع اللاعبون المتفرغون مرة بعد مرة حتى ينتهي الوقت.
tournament-rounds = الجولات
tournament-rounds-count = { $rounds ->
    [zero] بلا جولات
    [one] جولة واحدة
    [two] جولتان
    [few] { $rounds } جولات
    [many] { $rounds } جولة
   *[other] { $rounds } جولة
}
tournament-duration = المدة
tournament-minutes-count = { $minutes } دقيقة
tournament-start = البداية
tournament-most = الحد الأقصى
tournament-players = { $count ->
    [zero] لا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $count } لاعبين
    [many] { $count } لاعبًا
   *[other] { $count } لاعب
}
tournament-players-of = { $count } من { $most ->
    [few] { $most } لاعبين
    [many] { $most } لاعبًا
   *[other] { $most } لاعب
}
tournament-rated-note = تغيّر المباريات التقييم. يراها الآخرون بعد دقيقة.
tournament-create = أعلنها
tournament-by = ينظّمها { $name }
tournament-begins = البداية: { $time }
tournament-begins-in = تبدأ بعد { $time }
tournament-closes-in = تنتهي بعد { $time }
tournament-last-games = تُلعب الآن آخر الألعاب
tournament-next-in = الجولة التالية بعد { $time }
tournament-round-of = الجولة { $round } من { $rounds }
tournament-round = الجولة { $round }
tournament-running = جارية
tournament-over = انتهت
tournament-cancelled = أُلغيت
tournament-won-by = الفائز: { $names }
tournament-no-winner = انتهت بلا فائز
tournament-taking-part = أنت مشارك
tournament-join = شارك
tournament-join-now = العب الآن
tournament-withdraw = انسحب
tournament-begin = ابدأ الآن
tournament-cancel = ألغِ البطولة
tournament-cancel-sure = لن يفوز أحد. هل أنت متأكد؟
tournament-stay = ابق في هذه الصفحة أو في القاعة: فهي تأخذك إلى طاولتك. من لا يأتِ خلال 30 ثانية يخسر اللعبة.
tournament-ready = لعبتك جاهزة
tournament-to-table = إلى الطاولة
tournament-all = كل البطولات
tournament-registered = اللاعبون
tournament-standings = الترتيب
tournament-games = الألعاب
tournament-newest-games = أحدث الألعاب
tournament-nobody = لم يشارك أحد بعد.
tournament-place = المركز
tournament-player = اللاعب
tournament-points = النقاط
tournament-won-lost = ف–خ
tournament-rating = التقييم
tournament-buchholz = بوخهولتس: نقاط كل الخصوم
tournament-sonneborn-berger = زونبورن-بيرغر: نقاط الخصوم المهزومين
tournament-ties-swiss = عند تساوي النقاط يحسم Bh أي نقاط كل الخصوم، ثم SB أي نقاط الخصوم المهزومين.
tournament-ties = عند تساوي النقاط يحسم SB أي نقاط الخصوم المهزومين.
tournament-you = أنت
tournament-left = لا يشارك
tournament-bye = { $name }: نقطة بلا لعب
tournament-forfeit = لم يأتِ أحدهما
tournament-in-play = قيد اللعب
tournament-your-game-with = لعبتك ضد { $name }
tournament-bracket = جدول الأدوار
tournament-crosstable = جدول المواجهات
tournament-final = النهائي
tournament-semifinals = نصف النهائي
tournament-quarterfinals = ربع النهائي
tournament-cross-won = { $name }: فوز على { $other }
tournament-cross-lost = { $name }: لا فوز على { $other }
tournament-cross-playing = { $name } و{ $other } يلعبان الآن
tournament-refused-no-tournament = لا توجد بطولة كهذه.
tournament-refused-tournament-closed = لم يعد الانضمام إلى هذه البطولة ممكنًا.
tournament-refused-tournament-full = هذه البطولة ممتلئة.
tournament-refused-not-in-tournament = أنت لا تشارك في هذه البطولة.
tournament-refused-tournament-begun = بدأت هذه البطولة.
tournament-refused-tournament-over = انتهت هذه البطولة.
tournament-refused-too-few-players = عدد المشاركين قليل جدًا.
tournament-refused-too-many-tournaments = لا يمكن إقامة بطولات أكثر في وقت واحد. انتظر حتى تنتهي إحداها.
tournament-refused-not-organiser = هذا للمنظّم والمشرفين فقط.
tournament-refused-no-texts-yet = أنهِ بعض المباريات أولًا. ثم يمكنك تنظيم البطولات.
tournament-refused-silenced = أسكتك مشرف: لا يمكنك تسمية بطولة الآن.
tournament-refused-invalid-body = راجع الاسم والوقت: يجب أن تكون البداية خلال الأيام الستين القادمة.
