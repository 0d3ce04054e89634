## The replayer of records, beside texts of the table and of the analysis.

replay-label = إعادة عرض لعبة
replay-loading = جارٍ التحميل…
replay-play = تشغيل
replay-pause = إيقاف
replay-mistake = الخطأ التالي
replay-speed = السرعة
replay-place = الموضع في اللعبة
replay-step = الخطوة { $at } من { $all }
replay-resigns = استسلام: { $name }.
replay-opening = الافتتاح
replay-network = تعذّر تحميل الملف: لا يوجد اتصال، أو أن خادمه يرفض هذه الصفحة.
replay-status = تعذّر تحميل الملف: أجاب خادمه { $status }.
replay-no-record = هذا ليس سجلًا من Rosespring بصيغة JSON.
replay-newer = إصدار هذا السجل { $version } ويحتاج إلى صفحة أحدث.
replay-rules = اللعبة { $game }: بدايتها أو قواعدها غير معروفة هنا.
replay-entry = اللعبة { $game }، السطر { $entry }: لا يمكن أن يكون هذا قد حدث.
replay-no-analysis = هذا ليس تحليلًا لسجل.
replay-other-analysis = التحليل لسجل آخر: اللعبة { $game }، السطر { $entry } مختلف.
