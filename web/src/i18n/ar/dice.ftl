# Check the dice: that every throw follows from the seed promised before the game.

dice-title = فحص الزهر
dice-one = قبل الرمية الأولى سُحب رقم سرّي، وعُرضت عليك بصمته.
dice-two = كل رمية في المباراة تُحسب من ذلك الرقم، فلم يكن تغيير أي منها ممكنًا بعد ذلك.
dice-three = متى انتهت المباراة عُرض الرقم، وهنا يعيد متصفحك أنت حساب كل رمية.
dice-choose = اختر مباراة
dice-none = لم تنتهِ أي مباراة بعد. العب واحدة، أو ألصق تدوينًا في الأسفل.
dice-or-paste = أو ألصق تدوينًا
dice-paste-label = التدوين، كما في الملف الذي تعطيه الطاولة
dice-check = فحص
dice-checking = جارٍ الحساب…
dice-fair = كل رمية هي الموعودة
dice-fair-text = { $throws ->
    [zero] لا رميات.
    [one] حُسبت رمية واحدة من الرقم السرّي، وهي التي في التدوين.
    [two] حُسبت الرميتان من الرقم السرّي، وهما اللتان في التدوين.
    [few] حُسبت { $throws } رميات كلها من الرقم السرّي، وهي التي في التدوين.
    [many] حُسبت { $throws } رمية كلها من الرقم السرّي، وهي التي في التدوين.
   *[other] حُسبت { $throws } رمية كلها من الرقم السرّي، وهي التي في التدوين.
}
dice-sealed = لم يُعرض الرقم السرّي بعد
dice-sealed-text = لم تنتهِ المباراة. البصمة ثابتة من الآن: احفظها، وافحص مرة أخرى في النهاية.
dice-not-promised = لم يوعد بشيء
dice-not-promised-text = هذا الزهر أُدخل باليد أو جاء من قائمة، فلا شيء يُحسب.
dice-unreadable = هذا ليس تدوينًا
dice-unreadable-text = ألصق كامل الملف الذي تعطيه الطاولة تدوينًا.
dice-fault = هذا ليس الزهر الموعود
dice-fault-seed = بصمة الرقم السرّي ليست التي عُرضت قبل اللعبة.
dice-fault-form = البصمة أو الرقم السرّي غير مكتوب كما يجب.
dice-fault-throw = اللعبة { $game }، الرمية { $throw }: الرقم السرّي يعطي { $expected }، والتدوين يقول { $found }.
dice-fingerprint = البصمة، عُرضت قبل اللعبة
dice-seed = الرقم السرّي، عُرض بعدها
dice-throws = الرميات
dice-game = اللعبة { $game }
dice-failed = تعذّر تحميل التدوين.
dice-not-rules = هذه الصفحة تفحص الزهر. أما صحة النقلات فيفحصها تحليل اللعبة والبرنامج: {"rosespring verify"}.
dice-versus = { $white } – { $black }
