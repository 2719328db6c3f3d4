import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { RowCardSkeletons, RowCards } from '../../shared/table/RowCards.tsx';
import { useCardFocus } from '../../shared/table/use-row-focus.ts';
import { Tick } from '../../shared/ui/Tick.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderGoods } from './OrderGoods.tsx';
import { OrderShortages } from './OrderShortages.tsx';
import { OrderNumbers, OrderStatus, WarehouseEntry } from './OrderStatus.tsx';
import type { ListProps } from './OrderTable.tsx';
import { PageWorth } from './PageWorth.tsx';
import type { Order } from './use-shipping-orders.ts';
import { WarehouseHead } from './WarehouseHead.tsx';
import { byWarehouse } from './warehouses.ts';

const SKELETONS = 4;

/** The orders of a tab on a phone: one card each, with buttons for thumbs. */
export const OrderCards = ({
  view,
  isGrouped,
  orders,
  skipped,
  picked,
  isLoading,
  // There is no room for them, and files are for a desk.
  tools: _,
  onAnswer,
  ...acts
}: ListProps) => {
  const { t } = useTranslation('delivery');
  const cardFocus = useCardFocus();
  if (orders === null) {
    return <RowCardSkeletons count={SKELETONS} height="220px" />;
  }
  const places = new Map(orders.map(({ id }, index) => [id, skipped + index + 1]));
  const list = (label: string, some: readonly Order[]) => (
    <RowCards label={label} rows={some} rowKey={(order) => order.id} isBusy={isLoading}>
      {(order) => (
        <>
          <Flex gap="3" align="flex-start">
            <Flex align="center" gap="2" minHeight="44px">
              <Tick
                label={t('select.one', { number: order.orderNo })}
                checked={picked.has(order.id)}
                onChange={(isOn) => picked.pick(order.id, isOn)}
              />
              <Text as="span" color="fg.muted">
                {places.get(order.id)}
              </Text>
            </Flex>
            <Box minWidth="0" flex="1">
              <OrderNumbers order={order} />
            </Box>
          </Flex>
          <Flex gap="6" wrap="wrap" marginTop="2" marginBottom="3">
            <OrderStatus order={order} />
            {view === 'shipped' && <WarehouseEntry order={order} />}
          </Flex>
          <OrderGoods order={order} />
          <OrderShortages order={order} onAnswer={onAnswer} />
          <Box height="3" />
          <OrderActions order={order} isLarge {...acts} />
        </>
      )}
    </RowCards>
  );
  if (!isGrouped)
    return (
      <Stack gap="3" {...cardFocus}>
        <PageWorth orders={orders} />
        {list(t('caption', { status: t(`status.${view}`) }), orders)}
      </Stack>
    );
  return (
    <Stack gap="5" {...cardFocus}>
      <PageWorth orders={orders} />
      {byWarehouse(orders).map(({ warehouse, orders: some }) => (
        <Stack key={warehouse} gap="3">
          <WarehouseHead warehouse={warehouse} orders={some} picked={picked} />
          {list(warehouse, some)}
        </Stack>
      ))}
    </Stack>
  );
};
