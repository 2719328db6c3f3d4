import type { CompleteTranslation } from '../translation.ts';

export default {
  banner: 'معاينة ببيانات تجريبية',
  bannerHint: 'كل البيانات أدناه تجريبية. سجّل الدخول لترى متاجرك.',
  tipsTitle: 'سجّل الدخول لاستخدام هذا',
  tipsText:
    'أنت تتصفح بيانات تجريبية، وهذا الإجراء يحتاج إلى حساب. سجّل الدخول أو أنشئ حسابًا لاستيراد متاجرك ورؤيتها.',
  login: 'تسجيل الدخول',
  register: 'إنشاء حساب',
  sampleHint: 'بيانات تجريبية لمتاجر نموذجية للعرض فقط، ولا علاقة لها بمتاجرك.',
  sampleTipsTitle: 'المتاجر النموذجية للعرض فقط',
  sampleTipsText:
    'أنت تتصفح بيانات تجريبية لمتاجر نموذجية. عُد إلى صفحتك واربط متجرًا أو استورد ملف مبيعات لاستخدام هذا.',
  sampleStay: 'متابعة التصفح',
} satisfies CompleteTranslation<'visitor'>;
