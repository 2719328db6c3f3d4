import { Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../i18n/format.ts';
import { fullCount } from '../../shared/kpi/money.ts';
import type { Picked } from '../../shared/lists/use-picked.ts';
import { Tick } from '../../shared/ui/Tick.tsx';
import type { Order } from './use-shipping-orders.ts';

type Props = {
  readonly warehouse: string;
  /** Those of the page that go there. */
  readonly orders: readonly Order[];
  readonly picked: Picked<Order>;
};

/** Over the orders of a page to one warehouse: how many they are, and all of them at a tick. */
export const WarehouseHead = ({ warehouse, orders, picked }: Props) => {
  const { t } = useTranslation('delivery');
  const on = orders.filter(({ id }) => picked.has(id)).length;
  const quantity = orders.reduce((sum, order) => sum + order.quantity, 0);
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Tick
        label={t('select.group', { warehouse })}
        checked={on === 0 ? false : on === orders.length || 'indeterminate'}
        onChange={(isOn) => {
          for (const { id } of orders) picked.pick(id, isOn);
        }}
      />
      <Text as="span" fontWeight="semibold" overflowWrap="anywhere">
        {warehouse}
      </Text>
      <Text as="span" color="fg.muted" fontSize="xs">
        {dotted(
          t('onPage', { count: orders.length }),
          t('pieces', { quantity: fullCount(quantity) }),
        )}
      </Text>
    </Flex>
  );
};
