import { Alert, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { listText } from '../../i18n/format.ts';
import { session } from '../../session/session.ts';
import { fullMoney, toFen } from '../../shared/kpi/money.ts';
import { type RenewalOrderStateFragment, useRenewalOrdersQuery } from './Renewal.generated.ts';

/** Orders that wait at once for these shops are few: they are over within the hour. */
const LOOKED_AT = 10;

type Props = {
  readonly shopIds: readonly string[];
  readonly onPay: (order: RenewalOrderStateFragment) => void;
};

/** Leads back to the order that already waits for one of the shops: whoever reloaded while paying would order twice. */
export function WaitingOrder({ shopIds, onPay }: Props) {
  const { t } = useTranslation('billing');
  const { isVisitor } = session.use();
  const { data } = useRenewalOrdersQuery({
    variables: { status: 'WAITING', first: LOOKED_AT, skip: 0 },
    fetchPolicy: 'network-only',
    skip: isVisitor,
    context: { quiet: true },
  });
  const order = data?.renewalOrders.edges
    .map(({ node }) => node)
    .find(({ items }) => items.some(({ shop }) => shop !== null && shopIds.includes(shop.id)));
  if (order === undefined) return null;
  const shops = listText(order.items.map(({ shopName }) => shopName));
  return (
    <Alert.Root status="warning" alignItems="center" flexWrap="wrap" role="status">
      <Alert.Indicator />
      <Alert.Content flex="1" minWidth="200px">
        <Alert.Title overflowWrap="anywhere">
          {t('waitingOrder', { shops, total: fullMoney(toFen(order.total)) })}
        </Alert.Title>
      </Alert.Content>
      <Button size="sm" colorPalette="accent" onClick={() => onPay(order)}>
        {t('pay')}
      </Button>
    </Alert.Root>
  );
}
