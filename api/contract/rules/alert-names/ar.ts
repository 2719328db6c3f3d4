/** What alerts are called, in messages and on pages. */
export default {
  shipSoon: 'موعد الشحن يقترب',
  shortage: 'نقص بانتظار الرد',
  fine: 'غرامة جديدة',
  soldOut: 'نفاد منتج رائج',
  sessionLost: 'انتهاء تفويض متجر',
  digest: 'الملخص اليومي',
  importDone: 'اكتمال الاستيراد',
  importFailed: 'فشل الاستيراد',
  exportReady: 'اكتمال التصدير',
  shopExpiring: 'قرب انتهاء اشتراك متجر',
  announcement: 'إعلان جديد',
};
