import type { CompleteTranslation } from '../translation.ts';

export default {
  intro: 'إعلانات وأخبار القطاع ومساعدة الاستخدام.',
  list: 'الأخبار',
  pager: 'صفحات الأخبار',
  kind: 'النوع',
  kinds: { all: 'الكل', announcement: 'الإعلانات', news: 'أخبار القطاع', help: 'المساعدة' },
  search: 'البحث في العناوين والملخصات',
  emptySearch: 'لا توجد أخبار مطابقة',
  pinned: 'مثبّت',
  unread: 'غير مقروء',
  empty: 'لا توجد أخبار بعد',
  emptyHint: 'تظهر الأخبار هنا بعد نشرها.',
  emptyKind: 'لا شيء من هذا النوع بعد',
  showAll: 'عرض كل الأخبار',
  back: 'العودة إلى الأخبار',
  notFound: 'لم يُعثر على هذا المقال',
  notFoundHint: 'قد يكون العنوان خاطئًا، أو حُذف المقال.',
  more: 'المزيد: {{kind}}',
} satisfies CompleteTranslation<'notices'>;
