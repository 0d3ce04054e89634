# Puzzles: stages whose best play is clear, and the player's own mistakes.

puzzles-title = الألغاز
puzzles-intro = مرحلة واحدة ونقلة واحدة هي الأفضل. جِدها؛ وترتيب الخطوات لا يهم.
puzzles-count = { $count ->
    [zero] لا ألغاز
    [one] لغز واحد
    [two] لغزان
    [few] { $count } ألغاز
    [many] { $count } لغزًا
   *[other] { $count } لغزًا
}
puzzles-tried = جُرّب { $tried } من { $count }، وحُلّ { $solved }
puzzles-due = { $due ->
    [zero] لا يعود شيء اليوم
    [one] يعود لغز واحد اليوم
    [two] يعود لغزان اليوم
    [few] تعود { $due } ألغاز اليوم
    [many] يعود { $due } لغزًا اليوم
   *[other] يعود { $due } لغزًا اليوم
}
puzzles-rating = تصنيفك: { $rating }
puzzles-rating-provisional = تصنيفك: { $rating }؟ (مؤقت لنحو عشرة ألغاز)
puzzles-rating-none = يبدأ تصنيفك مع أول لغز
puzzles-solve = حلّ
puzzles-own-title = أخطائي
puzzles-own-text = ما فاتك في ألعابك، من تحليلاتها. يعود كل واحد بعد يوم، ثم بعد مدة أطول فأطول، حتى تعرفه.
puzzles-own-none = لا شيء هنا بعد. حلّل إحدى ألعابك: ما فاتك فيها يأتي إلى هنا.
puzzles-own-known = { $count ->
    [zero] لا أوضاع
    [one] وضع واحد
    [two] وضعان
    [few] { $count } أوضاع
    [many] { $count } وضعًا
   *[other] { $count } وضعًا
}
puzzles-own-due = { $due ->
    [zero] لا شيء اليوم
    [one] حان واحد
    [two] حان اثنان
    [few] حان { $due }
    [many] حان { $due }
   *[other] حان { $due }
}
puzzles-practise = تدرّب
puzzles-others = ألغاز أخرى
puzzles-task = تلعب { $numbers }. ما الأفضل؟
puzzles-task-gift = انتقل إليك باقي رمية الخصم: تلعب { $numbers }. ما الأفضل؟
puzzles-stage-only = هذه المرحلة وحدها تُحسب. وما يليها في الرمية ليس مطلوبًا.
puzzles-check = تحقّق
puzzles-undo = تراجع
puzzles-next = اللغز التالي
puzzles-right = صحيح!
puzzles-right-text = هذه أفضل نقلة.
puzzles-near = جيد. لا تكاد تخسر شيئًا.
puzzles-wrong = ليست أفضل نقلة
puzzles-wrong-text = تخسر { $loss } نقطة.
puzzles-try-more = جرّب نقلة أخرى، ولن تُحتسب.
puzzles-found-late = وجدتها بعد خطأ. لا تُحتسب إلا الإجابة الأولى.
puzzles-tell = اعرض أفضل نقلة
puzzles-plays = النقلات
puzzles-play-best = الأفضل
puzzles-play-loses = {"−"}{ $loss }
puzzles-play-error = ± { $error }
puzzles-play-win = فوز { $percent }%
puzzles-yours = نقلتك
puzzles-rating-change = التصنيف { $after } ({ $change })
puzzles-rating-change-provisional = التصنيف { $after }؟ ({ $change })، مؤقت
puzzles-rating-of = تصنيف اللغز { $rating }
puzzles-back-in = { $days ->
    [zero] يعود اليوم.
    [one] يعود بعد يوم واحد.
    [two] يعود بعد يومين.
    [few] يعود بعد { $days } أيام.
    [many] يعود بعد { $days } يومًا.
   *[other] يعود بعد { $days } يومًا.
}
puzzles-back-not = لا حاجة إلى عودته.
puzzles-again-note = رأيت هذا من قبل.
puzzles-failed = تعذّر تحميل اللغز.
puzzles-at-hand = هذا ليس اللغز التالي: تعذّر تحميله. تتابع بالألغاز المتوفّرة.
puzzles-not-loaded = تعذّر تحميل هذه الألغاز، ولا غيرها متوفّر. حاول مجدّدًا عند توفّر الاتصال.
puzzles-none = لا شيء للتدرّب عليه هنا بعد.
puzzles-not-yet = لا ألغاز بعد للألعاب التالية: { $games }.
puzzles-themes = حسب الموضوع
puzzles-theme-gift = ما انتقل إليك
puzzles-theme-hand-over = ما تتركه للخصم
puzzles-theme-entering = الدخول
puzzles-theme-bear-off = إخراج الأحجار
puzzles-theme-race = سباق
puzzles-theme-hit = الضرب أو تركه
puzzles-theme-pin = الحبس أو تركه
puzzles-theme-cascade = سلسلة
puzzles-theme-doublet = دوبل
puzzles-theme-block = سدّ الطريق
puzzles-theme-pair = رقمان مختلفان
