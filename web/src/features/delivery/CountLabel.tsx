import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { spanText } from '../../i18n/format.ts';
import { fullCount, fullMoney, shortMoney, toFen } from '../../shared/kpi/money.ts';
import { countOfView, type View, valueOfView } from './list-url.ts';
import type { Counts } from './use-shipping-orders.ts';

type Props = { readonly view: View; readonly counts: Counts };

/** The name of a list with how many orders it has, what they are worth, and since when the oldest is overdue. */
export const CountLabel = ({ view, counts }: Props) => {
  const { t } = useTranslation('delivery');
  const figure = valueOfView[view];
  const value = figure && counts[figure];
  const orders = counts[countOfView[view]];
  const fen = value === null || orders === 0 ? null : toFen(value);
  const since = view === 'overdue' && orders > 0 ? counts.firstShipBy : null;
  return (
    <>
      {t('tab', { label: t(`status.${view}`), orders: fullCount(orders) })}{' '}
      {fen !== null && (
        <Text as="span" fontSize="xs" title={t('worthOf', { amount: fullMoney(fen) })}>
          {shortMoney(fen)}
        </Text>
      )}{' '}
      {since !== null && (
        <Text as="span" fontSize="xs">
          {t('longest', { span: spanText(Date.now() - Date.parse(since)) })}
        </Text>
      )}
    </>
  );
};
