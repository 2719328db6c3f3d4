import { Heading, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../../i18n/format.ts';
import type { Order } from '../use-shipping-orders.ts';
import { byWarehouse } from '../warehouses.ts';

interface Props {
  readonly label: string;
  /** Those to one warehouse stand under its name. */
  readonly isGrouped: boolean;
  readonly isBusy?: boolean;
  readonly orders: readonly Order[];
  readonly card: (order: Order) => ReactNode;
}

/** The cards of a page of orders on the phone. */
export function WarehouseGroups({ label, isGrouped, isBusy = false, orders, card }: Props) {
  const { t } = useTranslation('delivery');
  const list = (name: string, some: readonly Order[]) => (
    <Stack as="ul" gap="2" listStyleType="none" aria-label={name} aria-busy={isBusy}>
      {some.map((order) => (
        <li key={order.id}>{card(order)}</li>
      ))}
    </Stack>
  );
  if (!isGrouped) return list(label, orders);
  return (
    <Stack gap="4">
      {byWarehouse(orders).map(({ warehouse, orders: some }) => (
        <Stack key={warehouse} gap="2">
          <Heading as="h2" size="sm" overflowWrap="anywhere">
            {dotted(warehouse, t('onPage', { count: some.length }))}
          </Heading>
          {list(warehouse, some)}
        </Stack>
      ))}
    </Stack>
  );
}
