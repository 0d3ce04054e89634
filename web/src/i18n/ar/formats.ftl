## Records are taken out and brought in.

formats-export = حفظ هذه اللعبة
formats-export-note = اختر صيغة. ما لا تتسع له الصيغة يُذكر قبل الحفظ.
formats-form = الصيغة
formats-form-json = Rosespring
formats-form-json-note = كل شيء، لهذا البرنامج
formats-form-text = نص مقروء
formats-form-text-note = كل شيء، للناس
formats-form-mat = صيغة {".mat"}
formats-form-mat-note = من Jellyfish، لبرامج الباكغامون
formats-form-sgf = SGF
formats-form-sgf-note = Smart Game Format
formats-save = حفظ { $name }
formats-copy = نسخ
formats-copied = نُسخ
formats-preparing = يُكتب التدوين…
formats-failed = تعذّرت كتابة التدوين: { $reason }
formats-whole = هذه الصيغة تتسع لكل شيء.
formats-losses = ليس في هذه الصيغة، أو في موضع لا تنظر إليه البرامج الأخرى:
formats-loss-rules = الصيغة للباكغامون: القواعد في موضع لا تنظر إليه البرامج الأخرى.
formats-loss-start = الوضع الذي تبدأ منه اللعبة في موضع لا تنظر إليه البرامج الأخرى.
formats-loss-opening = الرميات التي حددت البادئ لا تُكتب.
formats-loss-cascade = كل مرحلة من السلسلة في سطر وحدها؛ ولا يُذكر أنها رمية واحدة.
formats-loss-hand-over = ما انتقل إلى الخصم بين سطوره هو.
formats-loss-hand = أحجار اليد تُكتب أحجارًا مضروبة.
formats-loss-pin = الحجر المحبوس يُكتب حجرًا مضروبًا.
formats-loss-open-throw = آخر رمية لم تُلعب بعد لا تُكتب.
formats-loss-draw = اللعبة المتعادلة بلا نتيجة.
formats-loss-tie = لا يُكتب أن الأمّين حُبستا.
formats-loss-men-left = لا يُكتب أن كل حجر باقٍ يُحسب.
formats-loss-named = لا يُكتب أن الدوبل سُمّي: يُكتب كأنه رمية.
formats-loss-several-games = ألعاب المباراة مختلفة؛ واسم كل منها مكتوب حيث لا تنظر البرامج الأخرى.
formats-loss-resignation = لا يُذكر أن لاعبًا استسلم.
formats-loss-dice-proof = ما يثبت الزهر لا يُكتب.
formats-loss-names = تغيّر اسم، لأن الصيغة تحتاج إلى حرف منه.
formats-loss-private = رميات الافتتاح والسلاسل وما انتقل وما يثبت الزهر في موضع لا تنظر إليه البرامج الأخرى.

## Bringing in.

formats-import = إدخال تدوين أو وضع
formats-import-note = ألصق أو أسقط تدوينًا (Rosespring، ‎.mat، SGF، ‎.xg، ‎.bgf، ‎.ogxm) أو وضعًا: رمزه، أو رمز gnubg، أو XGID، أو رمز جول بارا، أو رابطًا.
formats-paste = تدوين أو وضع
formats-choose-file = اختيار ملف
formats-read = قراءة
formats-reading = تُقرأ…
formats-too-long = الحجم { $size } م.ب. والتدوين لا يزيد على { $most } م.ب، فلم يُقرأ.
formats-pasted-too-long = لم يُقبل نص حجمه { $size } م.ب: التدوين لا يزيد على { $most } م.ب.
formats-not-read = تعذّرت قراءة هذا:
formats-no-analyses = هذه الصفحة لا تحلل التدوينات بعد. إنها تقرأ الأوضاع.
formats-more-faults = { $count ->
    [zero] ولا غير.
    [one] وخطأ آخر.
    [two] وخطآن آخران.
    [few] و{ $count } أخطاء أخرى.
    [many] و{ $count } خطأً آخر.
   *[other] و{ $count } خطأ آخر.
}
formats-not-loaded = تعذّر تحميل الجزء من الصفحة الذي يقرأ هذا الملف.
formats-no-text = هذا الملف ليس نصًا.
formats-other-file = هذا الملف من نوع آخر: { $name }. لا يُقرأ هنا.
formats-drop = أسقط الملفات هنا
formats-position-only = هذا وضع وليس تدوينًا.
formats-several = قُرئ { $done } من { $all } من الملفات.

formats-backup-save = احفظ كل الألعاب
formats-backup-load = حمّل الألعاب المحفوظة
formats-backup-loaded = الألعاب المحمّلة: { $count }.
formats-backup-differing = ألعاب تُركت لأنها تختلف عن الموجودة هنا: { $count }.
formats-backup-invalid = لا يحوي هذا الملف ألعابًا حُفظت من هذه الصفحة، أو كتبته نسخة أحدث.
formats-backup-temporary = قد يحذف المتصفح هذه الألعاب حين يحتاج إلى مساحة. الملف المحفوظ يبقيها.
