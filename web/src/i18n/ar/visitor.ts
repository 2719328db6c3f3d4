import type { CompleteTranslation } from '../translation.ts';

export default {
  banner: 'معاينة ببيانات تجريبية',
  bannerHint: 'كل البيانات أدناه تجريبية. سجّل الدخول لترى متاجرك.',
  signIn: 'الدخول / التسجيل',
  tipsTitle: 'سجّل الدخول لاستخدام هذا',
  tipsText:
    'أنت تتصفح بيانات تجريبية، وهذا الإجراء يحتاج إلى حساب. سجّل الدخول أو أنشئ حسابًا لاستيراد متاجرك ورؤيتها.',
  login: 'تسجيل الدخول',
  register: 'إنشاء حساب',
} satisfies CompleteTranslation<'visitor'>;
