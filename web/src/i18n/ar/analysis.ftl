## The pages of analyses.

analysis-title = التحليل
analysis-lead = أين كُسبت اللعبة وأين خُسرت، نقلةً نقلة.
analysis-list-title = تحليلاتك
analysis-none = لم تُحلَّل أي لعبة بعد.
analysis-games-title = ألعابك
analysis-no-games = لا توجد هنا لعبة لم تُحلَّل.
analysis-paste-title = تدوين من مكان آخر
analysis-paste-label = نص التدوين
analysis-paste-hint = ألصق تدوينًا من هذا البرنامج، نصًا أو JSON، أو مباراة من برنامج آخر، بصيغة ‎.mat أو SGF.
analysis-analyse = تحليل
analysis-choose-file = اختيار ملفات
analysis-faults = في هذا التدوين خطأ أو نقص. حُلِّل ما أمكنت قراءته.
analysis-assumed = النص ليس UTF-8 وقُرئ على أنه { $encoding }: قد تكون بعض حروف الأسماء غير صحيحة.
analysis-cube = { $count ->
    [one] في التدوين قرار واحد بشأن مكعب المضاعفة. لا يُقيَّم، وتُحسب لعبته من دون المكعب.
    [two] في التدوين قراران بشأن مكعب المضاعفة. لا يُقيَّمان، وتُحسب الألعاب من دون المكعب.
    [few] في التدوين { $count } قرارات بشأن مكعب المضاعفة. لا تُقيَّم، وتُحسب الألعاب من دون المكعب.
    [many] في التدوين { $count } قرارًا بشأن مكعب المضاعفة. لا تُقيَّم، وتُحسب الألعاب من دون المكعب.
   *[other] في التدوين { $count } قرار بشأن مكعب المضاعفة. لا تُقيَّم، وتُحسب الألعاب من دون المكعب.
}
analysis-refused = لا يمكن تحليل هذا:
analysis-remove = حذف تحليل { $white } و{ $black }
analysis-remove-ask = حذف تحليل { $white } و{ $black }؟ اللعبة نفسها تبقى.
analysis-remove-yes = حذف
analysis-rating-of = { $name } { $rating }
analysis-between = { $white } – { $black }
analysis-opening-page = يُفتح التحليل…
analysis-gone = لم يعد هذا التحليل موجودًا.
analysis-to-list = كل التحليلات
analysis-offline = الخادم لا يستجيب.
analysis-connection-lost = انقطع الاتصال. تُعاد المحاولة.
analysis-unkept = لا يمكن حفظ ما وُجد: قد يكون القرص ممتلئًا.

## How far it is.

analysis-progress = تم { $done } من { $of }
analysis-state-waiting = ينتظر تحليلًا آخر
analysis-state-running = يُحسب الآن
analysis-state-stopped = متوقف
analysis-state-done = مكتمل
analysis-depth = { $plies ->
    [0] بلا نظر إلى الأمام
    [zero] بلا نظر إلى الأمام
    [one] رمية واحدة إلى الأمام
    [two] رميتان إلى الأمام
    [few] { $plies } رميات إلى الأمام
    [many] { $plies } رمية إلى الأمام
   *[other] { $plies } رمية إلى الأمام
}
analysis-depth-none = لم يُنظر فيه بعد
analysis-by-trials = { $trials ->
    [zero] بلا تجارب
    [one] تجربة واحدة
    [two] تجربتان
    [few] { $trials } تجارب
    [many] { $trials } تجربة
   *[other] { $trials } تجربة
}
analysis-exact = دقيق
analysis-deepen = { $plies ->
    [zero] بلا نظر إلى الأمام
    [one] النظر رمية إلى الأمام
    [two] النظر رميتين إلى الأمام
    [few] النظر { $plies } رميات إلى الأمام
    [many] النظر { $plies } رمية إلى الأمام
   *[other] النظر { $plies } رمية إلى الأمام
}
analysis-roll-out = القياس بالتجارب
analysis-roll-out-more = تجارب أكثر
analysis-rolling = التجارب: { $trials } من { $of }
analysis-stop = إيقاف
analysis-go-on = متابعة

## The board and the moves.

analysis-board = لوح التحليل
analysis-moves = النقلات
analysis-games = اللعبة
analysis-game = اللعبة { $number }
analysis-first = الأول
analysis-back = السابق
analysis-on = التالي
analysis-last = الأخير
analysis-turn-label = { $number ->
    [0] قبل الدور الأول
   *[other] الدور { $number }
}، { $name }: { $dice }
analysis-turn-opening = { $who ->
    [you] الافتتاح، البداية لك: { $dice }
   *[other] الافتتاح، يبدأ { $name }: { $dice }
}
analysis-no-play = لا نقلة
analysis-cascade = سلسلة
analysis-received = { $who ->
    [you] تلعب ما انتقل إليك
   *[other] يلعب { $name } ما انتقل إليه
}
analysis-class-forced = النقلة الوحيدة
analysis-class-best = أفضل نقلة
analysis-class-fine = نقلة جيدة
analysis-class-doubtful = مشكوك فيها
analysis-class-error = خطأ
analysis-class-blunder = خطأ فادح
analysis-luck-of-throw = حظ هذه الرمية
analysis-result = { $who ->
    [you] فزت: { $result }
   *[other] فاز { $name }: { $result }
}
analysis-no-result = لم تنتهِ

## The stage looked at.

analysis-tabs = ما المعروض
analysis-tab-stage = النقلة
analysis-tab-throws = الرميات
analysis-tab-summary = الخلاصة
analysis-tab-moves = النقلات
analysis-candidates = النقلات الممكنة
analysis-made = ما لُعب
analysis-not-yet = أرقام هذه النقلة لم تصل بعد.
analysis-only = كانت هناك نقلة واحدة فقط.
analysis-loss-note = تقارن الخسارة بين نقلتين بأعمق نظر مشترك بينهما.
analysis-chances = فوز { $win }%، منها { $double }% مارس أو أكثر؛ خسارة { $lose }% مارس أو أكثر
analysis-then = ثم
analysis-gift = { $who ->
    [you] هدية لك
   *[other] هدية إلى { $name }
}: { $groups }، { $pips ->
    [zero] بلا خانات
    [one] خانة واحدة
    [two] خانتان
    [few] { $pips } خانات
    [many] { $pips } خانة
   *[other] { $pips } خانة
}
analysis-who-stands = { $name }: احتمال الفوز { $win }%
analysis-choose-play = اختر نقلة من القائمة لترى أرقامها.

## All throws.

analysis-map-title = ما قيمة الرميات الأخرى
analysis-map-note = { $who ->
    [you] القيمة عندك.
   *[other] القيمة عند { $name }.
} اختر رمية لترى أفضل لعبها.
analysis-map-cascades = كل سلسلة تُلعب حتى آخرها.
analysis-map-gift = { $pips ->
    [zero] لا ينتقل شيء
    [one] تنتقل خانة واحدة
    [two] تنتقل خانتان
    [few] تنتقل { $pips } خانات
    [many] تنتقل { $pips } خانة
   *[other] تنتقل { $pips } خانة
}
analysis-map-thrown = الرمية التي جاءت
analysis-what-if = { $who ->
    [you] ماذا لو رميت { $dice }؟
   *[other] ماذا لو رمى { $name } { $dice }؟
}
analysis-as-thrown = عودة إلى { $dice }
analysis-thinking = جارٍ التفكير…
analysis-nothing-to-play = لا شيء يُلعب بهذه الرمية.

## What it comes to.

analysis-rating = معدل الأخطاء، الأقل أفضل
analysis-rating-note = متوسط خسارة القرار مضروبًا في { 500 }. الأقل أفضل: { 0 } هو الكمال.
analysis-decisions = القرارات
analysis-doubtfuls = نقلات مشكوك فيها
analysis-errors = الأخطاء
analysis-blunders = الأخطاء الفادحة
analysis-lost = خسارة النقلات
analysis-luck = الحظ
analysis-luck-opening = الافتتاح
analysis-luck-throws = الرميات العادية
analysis-luck-cascades = السلاسل
analysis-luck-gifts = الهدايا المستلمة
analysis-luck-note = كم كانت الرميات أفضل من متوسط كل الرميات، بالنقاط.
analysis-mistakes = أكبر الأخطاء
analysis-no-mistakes = لا خسارة تستحق الذكر.
analysis-mistake = { $name }، الدور { $turn }: { $play }
analysis-cards = حفظ كبطاقات لبرنامج Anki
analysis-cards-busy = تُكتب البطاقات…

## The graph.

analysis-graph = مجرى اللعبة
analysis-graph-value = { $who ->
    [you] { $turn }. القيمة عندك { $worth }، الحظ { $luck }
   *[other] { $turn }. القيمة عند { $name } { $worth }، الحظ { $luck }
}
analysis-graph-equity = { $who ->
    [you] القيمة عندك
   *[other] القيمة عند { $name }
}
analysis-graph-luck = { $who ->
    [you] حظك
   *[other] حظ { $name }
}
analysis-graph-cascades = سلسلة
analysis-graph-gifts = هدية
analysis-graph-errors = خطأ أو خطأ فادح

## From here on.

analysis-play-on = اللعب من هنا
analysis-play-on-note = الدور: { $name }. تلعب أنت بهذا الطرف، والحاسوب بالطرف الآخر.
analysis-play-on-start = بدء
analysis-play-on-failed = تعذّر بدء اللعبة.

## Several records together.

analysis-report = تقرير واحد عن الكل
analysis-report-title = { $count ->
    [one] تدوين واحد
    [two] تدوينان معًا
    [few] { $count } تدوينات معًا
    [many] { $count } تدوينًا معًا
   *[other] { $count } تدوين معًا
}
analysis-report-of = أخطاء
analysis-report-everybody = الجميع
analysis-report-players = حسب اللاعب
analysis-report-games = حسب اللعبة
analysis-report-opponents = حسب الخصم
analysis-report-phases = حسب مرحلة اللعبة
analysis-phase-opening = الرميات الأربع الأولى
analysis-phase-contact = ما زال الطرفان يلتقيان
analysis-phase-race = سباق
analysis-phase-bear-off = إخراج الأحجار
analysis-report-rate = المعدل
analysis-report-all = المجموع
analysis-report-progress = فُحص { $done } من { $all }
analysis-report-refused = لم يُحلَّل:
analysis-report-repeated = { $count ->
    [one] ملف واحد فيه مباراة ملف آخر، ولا يُحسب.
    [two] ملفان فيهما مباراة ملف آخر، ولا يُحسبان.
    [few] { $count } ملفات فيها مباراة ملف آخر، ولا تُحسب.
   *[other] { $count } ملفًا فيها مباراة ملف آخر، ولا تُحسب.
}

## Turns as a moving picture.

analysis-clip = مقطع
analysis-clip-from = من الدور
analysis-clip-to = إلى الدور
analysis-clip-failed = تعذّر صنع المقطع. حاول مرة أخرى، أو اختر أدوارًا أقل.
