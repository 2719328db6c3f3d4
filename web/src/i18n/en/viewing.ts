import type { CompleteTranslation } from '../translation.ts';

export default {
  text: 'Viewing as {{name}} ({{role}}): you can look, but change nothing',
  roles: { MANAGER: 'Manager/Finance', OPERATOR: 'Operator', SHIPPER: 'Shipper' },
  end: 'Stop viewing',
  endFailed: 'Could not stop. Please try again.',
  question:
    'You will see the product as {{name}} does, with the same shops and permissions, and can change nothing meanwhile. This is recorded in the activity log.',
  begin: 'Start viewing',
  beginFailed: 'Could not start. Please try again.',
} satisfies CompleteTranslation<'viewing'>;
