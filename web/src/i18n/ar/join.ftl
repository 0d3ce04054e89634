join-invites = { $name } يدعوك إلى لعبة { $game }
join-invites-friend = صديق يدعوك إلى لعبة { $game }
join-length = { $to ->
    [1] لعبة واحدة.
   *[other] مباراة حتى { $to }.
}
join-no-clock = بلا وقت محدد.
join-no-account = دون حساب.
join-same-way = تعودان إلى البيت في الاتجاه نفسه.
join-learn = تعلّمها أولًا في عشر دقائق
join-learn-note = يرى { $name } أنك تتعلم.
join-fair = زهر عادل: لا أنتما ولا هذا الخادم يستطيع معرفة رمية أو تغييرها.
join-fair-how = كيف؟
join-taken = المقعدان مشغولان
join-ended = انتهى هذا الرابط
join-link-lead = أول من يفتحه يلعب معك.
join-scan = أنتما على الطاولة نفسها؟ دع صديقك يمسح هذا الرمز.
join-send = أرسل الرابط
join-copy = انسخ
join-waiting = في انتظار صديقك. ستناديك هذه الصفحة.
join-meanwhile = العب ضد الحاسوب في هذه الأثناء
join-meanwhile-note = تنتظرك هذه اللعبة حين يأتي صديقك.
join-good = الرابط صالح لمدة 24 ساعة.
join-withdraw = اسحبه
join-learning = شخص لديه رابطك يتعلم اللعبة أولًا.
join-here = { $name } هنا
join-to-table = إلى الطاولة
join-wait-link = في انتظار صديقك
join-show-link = أظهر الرابط
join-wait-learn = أنت تتعلم و{ $name } ينتظر
join-sit-now = اجلس الآن
join-new-link = رابط جديد لـ { $name }
