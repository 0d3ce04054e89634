account-title = حسابك
account-lead = احتفظ باسمك وألعابك وتقييماتك، وادخل من أي جهاز.
account-new = حساب جديد
account-sign-in = الدخول
account-name = الاسم
account-name-note = من 2 إلى 30 حرفًا ورقمًا من أبجدية واحدة. يراه الجميع ويبقى لك.
account-password = كلمة السر
account-password-new = كلمة سر جديدة
account-password-now = كلمة السر الحالية
account-password-note = أربع كلمات عشوائية خيار جيد. ما يسهل تخمينه لا يُقبل.
account-make = إنشاء الحساب
account-keeps = ألعابك باسم { $name } تبقى لك.
account-leaves-guest = إذا دخلت تخليت عن ألعابك هنا باسم { $name }. للاحتفاظ بها أنشئ حسابًا جديدًا.
account-lost = هل فقدت كلمة السر؟
account-recover = ضع كلمة السر الجديدة
account-recover-lead = أحد رموز الاسترداد يضع كلمة سر جديدة. كل رمز يصلح مرة واحدة.
account-code = رمز الاسترداد
account-codes = رموز الاسترداد
account-codes-lead = اطبع هذه الرموز أو اكتبها. إذا فقدت كلمة السر فكل رمز يضع جديدة مرة واحدة. لا تظهر إلا الآن.
account-codes-left = { $count ->
    [zero] لم يبقَ رمز استرداد.
    [one] بقي رمز استرداد واحد.
    [two] بقي رمزا استرداد.
    [few] بقيت { $count } رموز استرداد.
   *[other] بقي { $count } رمز استرداد.
}
account-codes-renew = رموز استرداد جديدة
account-codes-renew-note = تبطل الرموز السابقة، وتخرج من كل المتصفحات الأخرى.
account-codes-kept = حفظتها
account-print = طباعة
account-copy = نسخ
account-copied = نُسخت
account-save = حفظ في ملف
account-since = منذ { $date }
account-sessions = أين أنت داخل
account-session-this = هذا المتصفح
account-session-unknown = متصفح غير معروف
account-session-end = خروج
account-sign-out = خروج
account-door = كلمة السر والرموز
account-change = تغيير كلمة السر
account-change-note = تخرج من كل المتصفحات الأخرى.
account-changed = تغيّرت كلمة السر.
account-data = بياناتك
account-export = حفظ كل البيانات
account-export-note = ملف واحد فيه كل ما تخزنه القاعة عنك.
account-delete = حذف الحساب
account-delete-note = يصير اسمك «deleted». تبقى ألعابك بلا اسمك. لا رجعة في ذلك.
account-refused-name-taken = هذا الاسم، أو اسم يشبهه، مأخوذ.
account-refused-name-refused = لا يصلح هذا الاسم. خذ من 2 إلى 30 حرفًا ورقمًا من أبجدية واحدة.
account-refused-weak-password = يسهل تخمين كلمة السر هذه. اختر أطول منها.
account-refused-wrong-credentials = الاسم أو كلمة السر خطأ.
account-refused-wrong-code = الاسم أو رمز الاسترداد خطأ.
account-refused-too-many-tries = محاولات كثيرة. انتظر دقيقة.
account-refused-already-member = لديك حساب بالفعل. أعد تحميل الصفحة.
account-refused-not-member = لقد خرجت. أعد تحميل الصفحة.
account-profile = صفحتي
account-refused-no-player = لا لاعب بهذا الاسم.
account-refused-account-closed = أغلق مشرف هذا الحساب.
