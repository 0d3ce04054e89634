moderation-title = الإشراف
moderation-lead = الرسائل المبلَّغ عنها، وأرقام اللعب النزيه، وقرارات المشرفين.
moderation-open = بلاغات مفتوحة
moderation-none-open = لا توجد بلاغات مفتوحة.
moderation-answered = بلاغات تمت معالجتها
moderation-acts = السجل
moderation-no-acts = لا شيء بعد.
moderation-reported-by = بلاغ من { $name }
moderation-find = ابحث عن شخص بالاسم أو المعرّف
moderation-look = عرض
moderation-act = القرار
moderation-warn = تحذير
moderation-silence = منع من الكتابة
moderation-close = إغلاق الحساب
moderation-lift = رفع المنع والإغلاق
moderation-dismiss = بلا إجراء
moderation-appoint = مشرف
moderation-remove = لم يعد مشرفًا
moderation-for = المدة
moderation-for-ever = إلى الأبد
moderation-reason = السبب
moderation-reason-note = يقرؤه الشخص.
moderation-decide = قرّر
moderation-by = بقرار { $name }
moderation-operator = بقرار المشغّل
moderation-until = حتى { $date }
moderation-is-closed = هذا الحساب مغلق.
moderation-is-silenced = ممنوع من الكتابة حتى { $date }.
moderation-kind-guest = ضيف
moderation-kind-member = عضو
moderation-kind-bot = برنامج
moderation-kind-deleted = حساب محذوف
moderation-since = منذ { $date }
moderation-profile = الملف الشخصي
moderation-all = كل البلاغات
moderation-refused-not-impartial = لا تقرّر في شأن نفسك ولا في بلاغك ولا في شأن مشرف آخر.
moderation-refused-report-answered = هذا البلاغ عولج من قبل.
moderation-refused-no-person = لا يوجد شخص كهذا.
moderation-refused-no-report = لا يوجد بلاغ كهذا.
moderation-days = { $days ->
    [one] يوم واحد
    [two] يومان
    [few] { $days } أيام
   *[other] { $days } يومًا
}
moderation-matches = { $count ->
    [one] مباراة منتهية واحدة
    [two] مباراتان منتهيتان
    [few] { $count } مباريات منتهية
   *[other] { $count } مباراة منتهية
}
moderation-fair-title = اللعب النزيه
moderation-fair-none = لم تُحلَّل بعد مباراة مصنفة.
moderation-fair-asks = بعيد عن الآخرين من القوة نفسها
moderation-fair-band = { $game }، التقييم من { $from }
moderation-fair-matches = المباريات: { $count }
moderation-fair-stages = المراحل ذات الاختيار: { $count }
moderation-fair-loss = متوسط الخسارة: { $loss }
moderation-fair-rekeys = أسرار نرد جديدة: { $count }
moderation-fair-figure = المقياس
moderation-fair-own = له
moderation-fair-others = للآخرين
moderation-fair-away = البعد
moderation-fair-hard-loss = الخسارة حيث يصعب اللعب
moderation-fair-hard-best = أفضل لعب حيث يصعب
moderation-fair-search = الاختيار الأعمق حيث تخطئ الشبكة
moderation-fair-pace = وقت الصعب مقابل الواضح
moderation-fair-note = يعدّ «البعد» الانحرافات المعيارية عن الآخرين من القوة نفسها باتجاه برنامج. يوجد لاعبون أقوياء: انظر المباريات قبل أن تقرر.
moderation-pairs-title = أزواج غير متكافئة
moderation-pairs-note = انتصارات مصنفة على عضو واحد في آخر 30 يومًا: ثلاثة انتهت قبل أن يكمل كل منهما عشرة أدوار، أو تكاد تخلو من الهزائم. يوجد أصدقاء مختلفو القوة: انظر المباريات قبل أن تقرر.
moderation-pair-against = يفوز على { $name }
moderation-pair-early = انتهت مبكرًا: { $count }
moderation-pair-losses = الهزائم: { $count }
moderation-pair-gained = التصنيف: { $points }
moderation-pair-known = { $name } منذ { $date }
moderation-pair-wins = الانتصارات: { $count }
