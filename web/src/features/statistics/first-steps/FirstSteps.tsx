import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BindOrImport } from '../../binding/index.ts';
import { openPermissions } from '../../people/index.ts';
import { FirstStepList } from './FirstStepList.tsx';
import type { FirstStep } from './first-steps.ts';

const size = { size: 'sm', minHeight: { base: '44px', lg: '9' } } as const;

function Acts({ step }: { readonly step: FirstStep }) {
  const { t } = useTranslation('statistics');
  switch (step) {
    case 'shops':
      return <BindOrImport />;
    case 'costs':
      return (
        <Button {...size} asChild variant="outline">
          <Link to="/account/manager?level=sku&cost=without">{t('firstSteps.fillCosts')}</Link>
        </Button>
      );
    case 'staff':
      return (
        <Button {...size} variant="outline" onClick={() => openPermissions('shops')}>
          {t('firstSteps.invite')}
        </Button>
      );
  }
}

/** The first steps on the desktop, whose dialogs are called up where one stands. */
export const FirstSteps = () => <FirstStepList actsOf={(step) => <Acts step={step} />} />;
