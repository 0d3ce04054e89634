## Why a play loses.

why-title = لماذا
why-best = أفضل نقلة: { $play }
why-played = هذه النقلة: { $play }
why-dice = أسوأ بعد هذه النقلة:
why-price = كل نقلة ليست أفضل في هذا تخسر { $loss } على الأقل.
why-price-share = كل نقلة ليست أفضل في هذا تخسر { $loss } على الأقل: { $share } من الخسارة.
why-neither = كل نقلة ليست أفضل في أي منهما تخسر { $loss } على الأقل.
why-neither-share = كل نقلة ليست أفضل في أي منهما تخسر { $loss } على الأقل: { $share } من الخسارة.
why-only = لا نقلة جيدة هنا إلا { $play }: ثاني أفضل نقلة تخسر { $loss }.
why-throws = من 36 رمية، الرميات التي يختلف فيها هذا ({ $throws }) تصنع { $share } من الخسارة.
why-next = الرميات التي تأخذ أكثر بعد هذه النقلة تصنع { $share } من الخسارة.
why-later = هذا متوسط بعد رمية أخرى لكل طرف. الرميات التي يكون بعدها أسوأ تصنع { $share } من الخسارة.
why-kinds-own = في النتائج: أفضل نقلة تكسب أكثر من لعبة مفردة في { $best } من الألعاب، وهذه في { $played }.
why-kinds-other = في النتائج: أفضل نقلة تخسر أكثر من لعبة مفردة في { $best } من الألعاب، وهذه في { $played }.
why-passes = ما ينتقل إلى الخصم في هذا الدور يصنع { $share } من الخسارة.
why-prime = أفضل نقلة تسد { $best ->
        [one] خانة واحدة
        [two] خانتين
        [few] { $best } خانات
        [many] { $best } خانة
       *[other] { $best } خانة
    } متتالية أمام حجارة الخصم، وهذه النقلة { $played }.
why-front = أفضل نقلة تسد { $best } من الخانات الست أمام آخر حجر للخصم، وهذه النقلة { $played }.
why-behind = أفضل نقلة تترك { $best ->
        [one] حجرًا واحدًا
        [two] حجرين
        [few] { $best } حجارة
        [many] { $best } حجرًا
       *[other] { $best } حجر
    } خلف جدار الخصم، وهذه النقلة { $played }.
why-points = أفضل نقلة تحجز { $best ->
        [one] خانة واحدة
        [two] خانتين
        [few] { $best } خانات
        [many] { $best } خانة
       *[other] { $best } خانة
    }، وهذه النقلة { $played }.
why-home = أفضل نقلة تحجز { $best ->
        [one] خانة واحدة
        [two] خانتين
        [few] { $best } خانات
        [many] { $best } خانة
       *[other] { $best } خانة
    } في البيت، وهذه النقلة { $played }.
why-outer = أفضل نقلة تحجز { $best ->
        [one] خانة واحدة
        [two] خانتين
        [few] { $best } خانات
        [many] { $best } خانة
       *[other] { $best } خانة
    } على الخانات الست قبل البيت، وهذه النقلة { $played }.
why-heap = بعد أفضل نقلة فوق ثلاثة حجارة { $best ->
        [one] حجر واحد
        [two] حجران
        [few] { $best } حجارة
        [many] { $best } حجرًا
       *[other] { $best } حجر
    }، وبعد هذه { $played }.
why-dead = أفضل نقلة تترك { $best ->
        [one] حجرًا واحدًا
        [two] حجرين
        [few] { $best } حجارة
        [many] { $best } حجرًا
       *[other] { $best } حجر
    } على آخر خانتين، وهذه النقلة { $played }.
why-away = أفضل نقلة تترك { $best ->
        [one] حجرًا واحدًا
        [two] حجرين
        [few] { $best } حجارة
        [many] { $best } حجرًا
       *[other] { $best } حجر
    } خارج البيت، وهذه النقلة { $played }.
why-off = بعد أفضل نقلة خرج { $best ->
        [one] حجر واحد
        [two] حجران
        [few] { $best } حجارة
        [many] { $best } حجرًا
       *[other] { $best } حجر
    }، وبعد هذه { $played }.
why-gaps = أفضل نقلة تترك { $best ->
        [one] خانة فارغة واحدة
        [two] خانتين فارغتين
        [few] { $best } خانات فارغة
        [many] { $best } خانة فارغة
       *[other] { $best } خانة فارغة
    } في البيت، وهذه النقلة { $played }.
why-easy = بعد أفضل نقلة للخصم حجران أو أكثر لـ{ $best } من الأرقام الستة، وبعد هذه لـ{ $played }.
why-gift = أفضل نقلة تعطي الخصم { $best ->
        [one] خانة واحدة
        [two] خانتين
        [few] { $best } خانات
        [many] { $best } خانة
       *[other] { $best } خانة
    }، وهذه النقلة { $played }.
why-bar = أفضل نقلة تترك للخصم { $best ->
        [one] حجرًا مضروبًا واحدًا
        [two] حجرين مضروبين
        [few] { $best } حجارة مضروبة
        [many] { $best } حجرًا مضروبًا
       *[other] { $best } حجر مضروب
    }، وهذه النقلة { $played }.
why-entry = بعد أفضل نقلة يدخل حجر الخصم المضروب بـ{ $best } من الأرقام الستة، وبعد هذه بـ{ $played }.
why-risk = بعد أفضل نقلة قد تأخذ الرمية التالية للخصم { $best ->
        [one] خانة واحدة
        [two] خانتين
        [few] { $best } خانات
        [many] { $best } خانة
       *[other] { $best } خانة
    } في المتوسط، وبعد هذه { $played }.
why-shots = بعد أفضل نقلة يستطيع الخصم أن يضرب بـ{ $best } من 36 رمية، وبعد هذه بـ{ $played }.
why-hand = أفضل نقلة تترك { $best ->
        [one] حجرًا واحدًا
        [two] حجرين
        [few] { $best } حجارة
        [many] { $best } حجرًا
       *[other] { $best } حجر
    } في اليد، وهذه النقلة { $played }.
why-back = أفضل نقلة تترك { $best ->
        [one] حجرًا واحدًا
        [two] حجرين
        [few] { $best } حجارة
        [many] { $best } حجرًا
       *[other] { $best } حجر
    } في بيت الخصم، وهذه النقلة { $played }.
why-lost = بعد أفضل نقلة لا يستطيع الخصم أن يلعب { $best } من 36 رمية كاملة، وبعد هذه { $played }.
why-moves = أفضل نقلة تترك { $best } من الإمكانات، كل حجر مع كل رقم، وهذه النقلة { $played }.
why-their-moves = أفضل نقلة تترك للخصم { $best } من الإمكانات، كل حجر مع كل رقم، وهذه النقلة { $played }.
why-blots = أفضل نقلة تترك { $best ->
        [one] حجرًا منفردًا واحدًا
        [two] حجرين منفردين
        [few] { $best } حجارة منفردة
        [many] { $best } حجرًا منفردًا
       *[other] { $best } حجر منفرد
    }، وهذه النقلة { $played }.
why-anchors = أفضل نقلة تحجز { $best ->
        [one] خانة واحدة
        [two] خانتين
        [few] { $best } خانات
        [many] { $best } خانة
       *[other] { $best } خانة
    } في بيت الخصم، وهذه النقلة { $played }.
why-last = أفضل نقلة تترك آخر حجر على الخانة { $best }، وهذه على { $played }.
why-pins = أفضل نقلة تحبس { $best ->
        [one] حجرًا واحدًا
        [two] حجرين
        [few] { $best } حجارة
        [many] { $best } حجرًا
       *[other] { $best } حجر
    } للخصم، وهذه النقلة { $played }.
why-pinned = بعد أفضل نقلة { $best ->
        [one] حجر واحد من حجارتها محبوس
        [two] حجران من حجارتها محبوسان
        [few] { $best } من حجارتها محبوسة
        [many] { $best } من حجارتها محبوسة
       *[other] { $best } من حجارتها محبوسة
    }، وبعد هذه { $played }.
why-hits = بعد أفضل نقلة قد تأخذ رميتها { $best ->
        [one] خانة واحدة
        [two] خانتين
        [few] { $best } خانات
        [many] { $best } خانة
       *[other] { $best } خانة
    } من الخصم، وبعد هذه { $played }.
why-numbers = بعد أفضل نقلة يمكن لعب { $best } من أرقام رميتها، وبعد هذه { $played }.
why-head = أفضل نقلة تترك { $best ->
        [one] حجرًا واحدًا
        [two] حجرين
        [few] { $best } حجارة
        [many] { $best } حجرًا
       *[other] { $best } حجر
    } على خانة البداية، وهذه النقلة { $played }.
why-mother = أفضل نقلة تحمي الأم، وهذه النقلة تتركها وحدها.
