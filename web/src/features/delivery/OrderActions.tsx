import { Button, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useIsCompact } from '../../shared/table/compact.ts';
import { PrintMenu, type Printout } from './print/PrintMenu.tsx';
import { type Step, stepsOf } from './steps.ts';
import type { Order } from './use-shipping-orders.ts';

export type Acts = {
  readonly onStep: (step: Step, orders: readonly Order[]) => void;
  readonly onPrint: (printout: Printout, orders: readonly Order[]) => void;
};

type Props = Acts & { readonly order: Order; readonly isLarge?: boolean };

/** What can be done with one order. */
export const OrderActions = ({ order, isLarge = false, onStep, onPrint }: Props) => {
  const { t } = useTranslation('delivery');
  const number = order.orderNo;
  const isCompact = useIsCompact();
  const look = isLarge
    ? ({ size: 'md', flex: '1 0 auto' } as const)
    : isCompact
      ? // So that all of them stand in one line.
        ({ size: '2xs', paddingX: '1' } as const)
      : ({ size: 'xs' } as const);
  const steps = stepsOf(order.status);
  const buttonOf = (step: Step) => (
    <Button
      key={step}
      {...look}
      variant={step === 'cancel' ? 'ghost' : 'solid'}
      colorPalette={step === 'cancel' ? 'red' : 'accent'}
      aria-label={t(`stepOf.${step}`, { number })}
      onClick={() => onStep(step, [order])}
    >
      {t(`step.${step}`)}
    </Button>
  );
  return (
    <Flex data-screen gap={isCompact ? '1' : '2'} wrap="wrap">
      {steps.filter((step) => step !== 'cancel').map(buttonOf)}
      {order.status !== 'CANCELLED' && (
        <PrintMenu
          {...look}
          orders={[order]}
          onPrint={onPrint}
          aria-label={t('printMenuOf', { number })}
        />
      )}
      {steps.includes('cancel') && buttonOf('cancel')}
    </Flex>
  );
};
