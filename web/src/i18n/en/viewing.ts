import type { CompleteTranslation } from '../translation.ts';

export default {
  text: 'Viewing as {{name}} ({{role}}): you can look, but change nothing',
  end: 'Stop viewing',
  gone: '{{name}} is no longer in your team, so this view has ended. The page may still show what they saw; you can change nothing until you go on',
  goOn: 'Go on as myself',
  endFailed: 'Could not stop. Please try again.',
  question:
    'You will see the product as {{name}} does, with the same shops and permissions, and can change nothing meanwhile. This is recorded in the activity log.',
  begin: 'Start viewing',
  beginFailed: 'Could not start. Please try again.',
} satisfies CompleteTranslation<'viewing'>;
