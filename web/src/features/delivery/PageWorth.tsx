import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fullCount, fullMoney, toFen } from '../../shared/kpi/money.ts';
import type { Order } from './use-shipping-orders.ts';

type Props = {
  /** Null while they are fetched. */
  readonly orders: readonly Pick<Order, 'value'>[] | null;
};

/** What the orders of a page are worth together, and of how many nobody knows it; nothing where of none. */
export const PageWorth = ({ orders }: Props) => {
  const { t } = useTranslation('delivery');
  const known = orders?.flatMap(({ value }) => (value === null ? [] : [toFen(value)])) ?? [];
  if (orders === null || known.length === 0) return null;
  const amount = fullMoney(known.reduce((sum, fen) => sum + fen, 0));
  const unknown = orders.length - known.length;
  return (
    <Text color="fg.muted" title={t('worthHint')}>
      {unknown === 0
        ? t('pageWorth', { amount })
        : t('pageWorthOfSome', { amount, number: fullCount(unknown) })}
    </Text>
  );
};
