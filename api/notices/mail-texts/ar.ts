import kinds from '../../contract/rules/alert-names/ar.ts';
import type { MailTexts } from './index.ts';

export default {
  product: 'مساعد البائع',
  codeSubject: 'رمز التأكيد {code}',
  codeText:
    'أنت على وشك تلقي التنبيهات على هذا العنوان. رمزك هو {code}، وهو صالح لمدة {minutes} دقائق، فلا تشاركه مع أحد.',
  codeIgnore: 'إذا لم تكن أنت من طلب ذلك، فتجاهل هذه الرسالة.',
  testSubject: 'رسالة تجريبية',
  testText: 'يمكن أن تصلك التنبيهات على هذا العنوان.',
  several: 'تنبيهات جديدة ({count}): {kinds}',
  view: 'عرض التنبيه',
  more: 'المزيد في مركز التنبيهات: {count}',
  salesOf: 'مبيعات {day}',
  quantity: 'القطع المباعة',
  profit: 'الربح',
  packing: 'بانتظار التغليف',
  shipping: 'بانتظار الشحن',
  late: 'متأخرة',
  why: 'اخترت في إعدادات التنبيهات تلقيها على هذا العنوان. الأوقات بتوقيت بكين.',
  unsubscribe: 'إيقاف التنبيهات بالبريد',
  unsubscribeAsk: 'لن تُرسل تنبيهات بعد الآن إلى {address}، وسيُحذف العنوان.',
  unsubscribed:
    'لن تُرسل إليك تنبيهات بالبريد بعد الآن. يمكنك إضافة العنوان من جديد في إعدادات التنبيهات.',
  kinds,
  text: {
    shipSoon: 'يجب شحن أمر الشحن {name} قبل {deadline}',
    shortage: 'نقص في أمر الشحن {name} بانتظار الرد، القطع الناقصة: {detail}',
    fine: '{amount} · {name}',
    soldOut: 'نفد {name} ({detail})، والخسارة نحو {amount} من المبيعات يوميًا',
    sessionLost: 'حساب {platform} {detail} يحتاج إلى إعادة الربط',
    digest: 'أرقام {name} جاهزة',
    importDone: 'استُورد {name}، الأسطر المضافة أو المحدّثة: {detail}',
    importFailed: 'لم يُستورد {name}: {detail}',
    exportReady: 'ملف التصدير جاهز، عدد الأسطر: {detail}؛ يُحفظ يومًا واحدًا',
    shopExpiring: 'ينتهي في {deadline}، الأيام المتبقية أقل من: {detail}',
    announcement: '{name}',
  },
  interrupted: 'انقطع الاستيراد، يرجى إعادة الاستيراد',
} satisfies MailTexts;
