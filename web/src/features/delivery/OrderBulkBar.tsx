import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../shared/date-range/use-today.ts';
import { ExportMenu } from '../../shared/export/ExportMenu.tsx';
import type { GatherOptions } from '../../shared/export/gather.ts';
import { AllMatching } from '../../shared/lists/AllMatching.tsx';
import type { Picked } from '../../shared/lists/use-picked.ts';
import { BulkBar } from '../../shared/ui/BulkBar.tsx';
import type { Acts } from './OrderActions.tsx';
import { orderColumns } from './order-export.ts';
import { PrintMenu } from './print/PrintMenu.tsx';
import { stepsOfAll } from './steps.ts';
import type { Order } from './use-shipping-orders.ts';

type Props = Acts & {
  readonly picked: Picked<Order>;
  /** Of the whole list. */
  readonly total: number;
  readonly gather: (options: GatherOptions) => Promise<readonly Order[]>;
};

/** What can be done with all ticked orders at once. */
export const OrderBulkBar = ({ picked, total, gather, onStep, onPrint }: Props) => {
  const { t } = useTranslation('delivery');
  const day = useToday();
  if (picked.rows.length === 0) return null;
  const steps = stepsOfAll(picked.rows);
  const buttonOf = ({ step, orders }: (typeof steps)[number]) => (
    <Button
      key={step}
      size="sm"
      variant={step === 'cancel' ? 'outline' : 'solid'}
      colorPalette={step === 'cancel' ? 'red' : 'accent'}
      onClick={() => onStep(step, orders)}
    >
      {orders.length === picked.rows.length
        ? t(`step.${step}`)
        : t('stepOfSome', { step: t(`step.${step}`), count: orders.length })}
    </Button>
  );
  return (
    <BulkBar
      label={t('words.bulkActs')}
      selected={t('bulk.selected', { count: picked.rows.length })}
      clear={{ label: t('words.clearPicked'), run: picked.clear }}
    >
      <AllMatching picked={picked} total={total} gather={gather} />
      {steps.filter(({ step }) => step !== 'cancel').map(buttonOf)}
      <ExportMenu
        label={t('export.picked')}
        isEmpty={false}
        gather={() => Promise.resolve([...picked.rows])}
        columns={() => orderColumns(t)}
        fileName={(kind) => t('export.pickedFile', { day, kind })}
      />
      {picked.rows.every(({ status }) => status !== 'CANCELLED') && (
        <PrintMenu size="sm" orders={picked.rows} onPrint={onPrint} />
      )}
      {steps.filter(({ step }) => step === 'cancel').map(buttonOf)}
    </BulkBar>
  );
};
