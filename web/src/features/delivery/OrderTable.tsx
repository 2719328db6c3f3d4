import { Flex, Text } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import type { Picked } from '../../shared/lists/use-picked.ts';
import type { Column, RowGroups } from '../../shared/table/DataTable.tsx';
import { KitTable } from '../../shared/table/KitTable.tsx';
import { Tick } from '../../shared/ui/Tick.tsx';
import type { View } from './list-url.ts';
import { type Acts, OrderActions } from './OrderActions.tsx';
import { OrderGoods } from './OrderGoods.tsx';
import { OrderShortages } from './OrderShortages.tsx';
import { OrderNumbers, OrderStatus, WarehouseEntry } from './OrderStatus.tsx';
import { PageWorth } from './PageWorth.tsx';
import { type Order, PAGE_SIZE } from './use-shipping-orders.ts';
import { WarehouseHead } from './WarehouseHead.tsx';

export type ListProps = Acts & {
  readonly view: View;
  /** Those to one warehouse stand under its name. */
  readonly isGrouped: boolean;
  /** Null while they are fetched. */
  readonly orders: readonly Order[] | null;
  /** Orders before the first one shown. */
  readonly skipped: number;
  readonly picked: Picked<Order>;
  readonly isLoading: boolean;
  /** Beside the table's own, such as the way out as a file. */
  readonly tools: ReactNode;
  readonly onAnswer: ComponentProps<typeof OrderShortages>['onAnswer'];
};

/** The orders of a tab where there is room for columns. */
export const OrderTable = ({
  view,
  isGrouped,
  orders,
  skipped,
  picked,
  isLoading,
  tools,
  onAnswer,
  ...acts
}: ListProps) => {
  const { t } = useTranslation('delivery');
  const { id: userId } = useViewer();
  const columns: Column<Order>[] = [
    {
      key: 'index',
      header: t('columns.index'),
      headerCell: (
        <Flex gap="3" align="center">
          <Tick label={t('select.all')} checked={picked.all} onChange={picked.pickAll} />
          {t('columns.index')}
        </Flex>
      ),
      width: '5.5rem',
      cell: (order, index) => (
        <Flex gap="3" align="center">
          <Tick
            label={t('select.one', { number: order.orderNo })}
            checked={picked.has(order.id)}
            onChange={(isOn) => picked.pick(order.id, isOn)}
          />
          <Text as="span" color="fg.muted">
            {skipped + index + 1}
          </Text>
        </Flex>
      ),
    },
    {
      key: 'orderNo',
      isFixed: true,
      isRowHead: true,
      header: t('columns.orderNo'),
      width: '16.75rem',
      cell: (order) => <OrderNumbers order={order} />,
    },
    {
      key: 'goods',
      header: t('columns.goods'),
      cell: (order) => (
        <>
          <OrderGoods order={order} />
          <OrderShortages order={order} onAnswer={onAnswer} />
        </>
      ),
    },
    {
      key: 'status',
      header: t('words.status'),
      width: '9.5rem',
      cell: (order) => <OrderStatus order={order} />,
    },
  ];
  const groups: RowGroups<Order> = {
    of: ({ warehouse }) => warehouse,
    head: (warehouse, group) => (
      <WarehouseHead warehouse={warehouse} orders={group} picked={picked} />
    ),
  };
  if (view === 'shipped') {
    columns.push({
      key: 'entry',
      header: t('columns.entry'),
      width: '9.5rem',
      cell: (order) => <WarehouseEntry order={order} />,
    });
  }
  if (view !== 'cancelled') {
    columns.push({
      key: 'actions',
      isFixed: true,
      header: t('words.acts'),
      width: view === 'shipped' ? '8.25rem' : '16.75rem',
      cell: (order) => <OrderActions order={order} {...acts} />,
    });
  }
  return (
    <KitTable
      userId={userId}
      table="shippingOrders"
      lead={<PageWorth orders={orders} />}
      tools={tools}
      caption={t('caption', { status: t(`status.${view}`) })}
      columns={columns}
      rows={orders ?? []}
      rowKey={(order) => order.id}
      groups={isGrouped ? groups : undefined}
      skeletonRows={orders === null ? PAGE_SIZE / 2 : 0}
      isBusy={isLoading}
      fixedWidth={view === 'cancelled' ? '53.75rem' : '64.75rem'}
    />
  );
};
