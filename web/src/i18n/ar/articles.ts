import type { CompleteTranslation } from '../translation.ts';

/** The texts themselves are Chinese: people agree to them in Chinese. */
export default {
  onlyChinese: 'نُشر هذا النص بالصينية فقط، والصيغة الصينية هي المعتمدة.',
  contents: 'المحتويات',
  version: 'إصدار {{date}}',
  versionDate: '27 نوفمبر 2026',
  operator: 'مشغّل الموقع',
  contact: {
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    address: 'العنوان',
    hours: 'أوقات العمل',
    none: 'لم ينشر هذا الموقع بيانات اتصال بعد. يمكنك سؤال من فتح لك الحساب.',
  },
  seeAlso: 'مواضيع ذات صلة',
  preview: 'عرض المعاينة ببيانات تجريبية',
} satisfies CompleteTranslation<'articles', 'texts'>;
