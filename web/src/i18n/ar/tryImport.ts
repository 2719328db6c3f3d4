import type { CompleteTranslation } from '../translation.ts';

export default {
  intro:
    'دون تسجيل: اختر ملف مبيعات مصدَّرًا من مركز البائع، وشاهد المبيعات والطلبات والأكثر مبيعًا فورًا.',
  limit: 'ملف CSV أو XLSX (يمكن ضغطه بـ gzip) حتى 8 MB. يُقرأ الملف مرة واحدة على الخادم ثم يُحذف.',
  tooLarge:
    'حجم الملف {{size}}، والتجربة تقبل حتى {{limit}}. اضغطه بصيغة ‎.gz واختره من جديد، أو سجّل واستورد الملف كاملًا.',
  reading: 'جارٍ قراءة الملف…',
  sample: {
    hint: 'ليس لديك ملف؟',
    try: 'جرّب الملف النموذجي',
    download: 'تنزيل الملف النموذجي',
    fileName: 'مبيعات-نموذجية.csv',
    // Of a file in English, as the centres of sellers export it: these names are recognised.
    headings: 'Order no.,Shop,Seller SKU,Product name,Quantity,Unit price,Ordered at',
    shops: 'متجر نور الصباح، متجر الحوت الأزرق',
    products:
      'صندوق تخزين قابل للطي، مصباح تخييم، طقم مطبخ سيليكون، حافظة هاتف مقاومة للماء، أصيص مكتبي، منشفة سريعة الجفاف، مفرش كتان',
  },
  yours: {
    intro:
      'اختر ملف مبيعات مصدَّرًا من مركز البائع، وشاهد المبيعات والطلبات والأكثر مبيعًا فورًا قبل استيراده إلى حسابك.',
    hint: 'يُستورد «{{name}}» إلى حسابك دون اختياره مرة أخرى.',
    tooLarge:
      'حجم الملف {{size}}، والتجربة تقبل حتى {{limit}}. اضغطه بصيغة ‎.gz واختره من جديد، أو استورد الملف كاملًا.',
  },
  keep: {
    title: 'الاحتفاظ بهذه البيانات',
    hint: 'بعد التسجيل يُستورد «{{name}}» إلى حسابك دون اختياره مرة أخرى.',
    register: 'سجّل واحتفظ بها',
    import: 'استيراد إلى حسابي',
  },
  net: 'صافي المبيعات',
  netQuantity: 'صافي الكمية',
  orders: 'الطلبات',
  shops: 'المتاجر',
  sold: 'المبيع',
  returned: 'المرتجع',
  amounts: 'المبيع {{sold}}، المرتجع {{returned}}',
  quantities: 'المبيع {{sold}}، المرتجع {{returned}}',
  span: '{{start}} إلى {{end}}',
  products: 'الأكثر مبيعًا',
  productsCaption: 'المنتجات الأعلى في صافي المبيعات',
  days: 'المبيعات حسب اليوم',
  daysCaption: 'صافي المبيعات والكمية والمرتجعات حسب اليوم',
  pager: 'صفحات: {{title}}',
  refused: 'الأسطر التي تعذّرت قراءتها ولم تُحسب: {{refused}} من {{rows}}:',
  mappingTitle: 'الأعمدة',
  mappingHint: 'خُمّنت من العناوين والمحتوى. غيّرها فتتغيّر الأرقام تبعًا لها.',
  noColumn: 'دون اختيار',
} satisfies CompleteTranslation<'tryImport'>;
