import { Heading, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../../i18n/format.ts';
import { useCardFocus } from '../../../shared/table/use-row-focus.ts';
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
  const cardFocus = useCardFocus();
  const list = (name: string, some: readonly Order[]) => (
    <Stack as="ul" gap="2" listStyleType="none" aria-label={name} aria-busy={isBusy}>
      {some.map((order) => (
        <li key={order.id} tabIndex={-1}>
          {card(order)}
        </li>
      ))}
    </Stack>
  );
  return (
    <Stack gap="4" {...cardFocus}>
      {isGrouped
        ? byWarehouse(orders).map(({ warehouse, orders: some }) => (
            <Stack key={warehouse} gap="2">
              <Heading as="h2" size="sm" overflowWrap="anywhere">
                {dotted(warehouse, t('onPage', { count: some.length }))}
              </Heading>
              {list(warehouse, some)}
            </Stack>
          ))
        : list(label, orders)}
    </Stack>
  );
}
