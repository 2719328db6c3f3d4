import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { asDesktop } from '../../../session/desktop-view.ts';
import { SampleLink } from '../../../shop-scope/SampleLink.tsx';
import { FirstStepList } from '../first-steps/FirstStepList.tsx';
import type { FirstStep } from '../first-steps/first-steps.ts';

/** Where each step is taken. Only the desktop has these pages, which a phone then shows in their narrow layout. */
const doors = {
  shops: [
    { act: 'bind', to: asDesktop('/shopManage') },
    { act: 'import', to: asDesktop('/import') },
  ],
  costs: [{ act: 'fillCosts', to: asDesktop('/account/manager?level=sku&cost=without') }],
  staff: [{ act: 'invite', to: asDesktop('/shopManage') }],
} as const satisfies Record<FirstStep, unknown>;

function Doors({ step }: { readonly step: FirstStep }) {
  const { t } = useTranslation('statistics');
  const links = doors[step].map(({ act, to }) => (
    <Button
      key={act}
      asChild
      size="sm"
      minHeight="44px"
      variant={act === 'bind' ? 'solid' : 'outline'}
    >
      <Link to={to}>{t(`firstSteps.${act}`)}</Link>
    </Button>
  ));
  return (
    <>
      {links}
      {step === 'shops' && <SampleLink size="sm" minHeight="44px" />}
    </>
  );
}

/** The first steps of a new boss on the phone. */
export const PhoneFirstSteps = () => (
  <FirstStepList isCompact actsOf={(step) => <Doors step={step} />} />
);
