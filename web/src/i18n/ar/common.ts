import type { Translation } from '../translation.ts';

/** Words that every page uses, in Arabic. */
export default {
  close: 'إغلاق',
  toasts: 'الإشعارات (Alt+T)',
  cancel: 'إلغاء',
  confirm: 'موافق',
  save: 'حفظ',
  retry: 'إعادة المحاولة',
  back: 'رجوع',
  loading: 'جارٍ التحميل',
  noData: 'لا توجد بيانات',
  loadFailed: 'تعذّر التحميل',
  loadFailedHint: 'يرجى المحاولة لاحقًا، وإن استمر ذلك فتحقق من الشبكة.',
  crashed: 'حدث خطأ في هذه الصفحة',
  crashedHint: 'أعد التحميل للمتابعة، البيانات المحفوظة لا تتأثر.',
  reload: 'إعادة تحميل',
  connection: {
    cutOff: 'انقطع الاتصال. تجري إعادة الاتصال، وستُحدَّث البيانات تلقائيًا.',
    outdated: 'يتوفر إصدار جديد. يرجى إعادة تحميل الصفحة.',
    retry: 'أعد المحاولة الآن',
    slow: 'يستغرق التحميل وقتًا أطول من المعتاد.',
    waiting: {
      cutOff: 'تعذّر الاتصال. تجري إعادة المحاولة.',
      outdated: 'يتوفر إصدار جديد. أعد التحميل لفتح هذه الصفحة.',
    },
  },
  unknownError: 'خطأ غير معروف',
  networkError: 'مشكلة في الشبكة، تحقق من الاتصال ثم أعد المحاولة ({{message}})',
  sessionOver: 'انتهت الجلسة، يرجى تسجيل الدخول من جديد',
  confirmTitle: 'هل تؤكد هذه العملية؟',
  warningTitle: 'تنبيه',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  sendCode: 'الحصول على رمز',
  sendAgainIn: 'إعادة الإرسال بعد {{seconds}} ث',
  acknowledge: 'فهمت',
} satisfies Translation<'common'>;
