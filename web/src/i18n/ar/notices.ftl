notices-title = الإشعارات
notices-bell-new = { $count ->
    [zero] الإشعارات: لا جديد
    [one] الإشعارات: واحد جديد
    [two] الإشعارات: اثنان جديدان
    [few] الإشعارات: { $count } جديدة
    [many] الإشعارات: { $count } جديدًا
   *[other] الإشعارات: { $count } جديد
}
notices-none = لا جديد. هنا تقرأ متى يحين دورك ومن يريد اللعب معك.
notices-turn = حان دورك ضد { $name }
notices-turn-late = بقي لك أقل من يوم ضد { $name }
notices-until = { $game }، ينتهي وقتك { $time }
notices-begun = تبدأ لعبتك ضد { $name }
notices-challenge = { $name } يتحدّاك
notices-rematch = { $name } يريد مباراة أخرى
notices-round = تبدأ لعبتك في البطولة ضد { $name }
notices-warning = أنذرك أحد المشرفين
notices-silence = أوقف أحد المشرفين رسائلك مؤقتًا
notices-remove = احذف: { $text }
notices-device = أخبرني على هذا الجهاز
notices-device-note = حتى حين لا تكون أي صفحة مفتوحة. لا تذكر الرسالة أي اسم.
notices-device-denied = متصفحك يمنع ذلك: اسمح بإشعارات هذا الموقع في إعداداته.
notices-device-failed = لم ينجح الأمر. حاول مرة أخرى.
notices-push-turn = حان دورك.
notices-push-late = ينتهي وقتك خلال يوم.
notices-push-begun = تبدأ لعبتك.
notices-push-challenge = هناك من يتحدّاك.
notices-push-rematch = يريد خصمك مباراة أخرى.
notices-push-round = تبدأ لعبتك في البطولة.
notices-push-warning = كتب إليك أحد المشرفين.
notices-push-silence = كتب إليك أحد المشرفين.
notices-guest = { $name } (ضيف)
