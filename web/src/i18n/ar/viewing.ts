import type { CompleteTranslation } from '../translation.ts';

export default {
  text: 'أنت تعرض بصفة {{name}} ({{role}}): يمكنك العرض فقط دون تغيير',
  end: 'إنهاء العرض',
  gone: 'لم يعد {{name}} ضمن فريقك، لذلك انتهى العرض. قد تظل الصفحة تعرض ما كان يراه؛ لا يمكنك تغيير شيء قبل المتابعة',
  goOn: 'المتابعة بصفتي',
  endFailed: 'تعذّر الإنهاء، يرجى إعادة المحاولة',
  question:
    'سترى المنتج كما يراه {{name}}، بالمتاجر والصلاحيات نفسها، دون أن تغيّر شيئًا. يُسجَّل ذلك في سجل العمليات.',
  begin: 'بدء العرض',
  beginFailed: 'تعذّر بدء العرض، يرجى إعادة المحاولة',
} satisfies CompleteTranslation<'viewing'>;
