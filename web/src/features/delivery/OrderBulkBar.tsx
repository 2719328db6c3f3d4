import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Picked } from '../../shared/lists/use-picked.ts';
import { BulkBar } from '../../shared/ui/BulkBar.tsx';
import type { Tab } from './list-url.ts';
import type { Acts } from './OrderActions.tsx';
import { stepsOfTab } from './steps.ts';
import type { Order } from './use-shipping-orders.ts';

type Props = Acts & { readonly tab: Tab; readonly picked: Picked<Order> };

/** What can be done with all ticked orders at once. */
export const OrderBulkBar = ({ tab, picked, onStep, onPrint }: Props) => {
  const { t } = useTranslation('delivery');
  if (picked.rows.length === 0) return null;
  return (
    <BulkBar
      label={t('bulk.label')}
      selected={t('bulk.selected', { count: picked.rows.length })}
      clear={{ label: t('bulk.clear'), run: picked.clear }}
    >
      {stepsOfTab[tab].map((step) => (
        <Button
          key={step}
          size="sm"
          variant={step === 'cancel' ? 'outline' : 'solid'}
          colorPalette={step === 'cancel' ? 'red' : 'accent'}
          onClick={() => onStep(step, picked.rows)}
        >
          {t(`step.${step}`)}
        </Button>
      ))}
      {tab !== 'cancelled' && (
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          onClick={() => onPrint(picked.rows)}
        >
          {t('step.print')}
        </Button>
      )}
    </BulkBar>
  );
};
