import { Badge } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DoorLink, productsAddress } from '../statistics/index.ts';
import { hints, productHint } from './list-url.ts';
import type { ProductRow } from './variables.ts';

/** States of a row, each of which leads to all rows in it, and the SKUs of a row that something is wrong with. */

const hintColors = { SOLD_OUT: 'red', RUNNING_OUT: 'orange', DEAD_STOCK: 'gray' } as const;
const statusColors = {
  ON_SALE: 'green',
  OFF_SALE: 'gray',
  AWAITING_FIRST_ORDER: 'orange',
  FIRST_ORDER_CREATED: 'accent',
  PRICE_DECLARING: 'accent',
} as const;

export const StatusTag = ({ status }: Pick<ProductRow, 'status'>) => {
  const { t } = useTranslation('products');
  return (
    <Badge variant="subtle" colorPalette={statusColors[status]}>
      {t(`status.${status}`)}
    </Badge>
  );
};

/** What the stock asks for, in words; nothing where it is all right. */
export const HintTag = ({ hint }: Pick<ProductRow, 'hint'>) => {
  const { t } = useTranslation('products');
  if (hint === null) return null;
  return (
    <Badge variant="subtle" colorPalette={hintColors[hint]} title={t(`hintTitle.${hint}`)}>
      {t(`hint.${hint}`)}
    </Badge>
  );
};

type RowProps = { readonly row: ProductRow };
type StateProps = RowProps & {
  readonly list: Readonly<Record<string, string>>;
  readonly state: string;
  readonly children: ReactNode;
};

/** All that is in the state of the row, in the shops and on the level that are looked at. */
const StateDoor = ({ row: { level }, list, state, children }: StateProps) => {
  const { t } = useTranslation('products');
  const { search } = useLocation();
  return (
    <DoorLink
      to={productsAddress(search, { level: level.toLowerCase(), ...list })}
      title={t('row.only', { state })}
      flexShrink={0}
    >
      {children}
    </DoorLink>
  );
};

export const StatusDoor = ({ row }: RowProps) => {
  const { t } = useTranslation('products');
  const { status } = row;
  return (
    <StateDoor row={row} list={{ status: status.toLowerCase() }} state={t(`status.${status}`)}>
      <StatusTag status={status} />
    </StateDoor>
  );
};

export const HintDoor = ({ row }: RowProps) => {
  const { t } = useTranslation('products');
  const hint = hints.find((one) => productHint[one] === row.hint);
  if (hint === undefined) return null;
  return (
    <StateDoor row={row} list={{ hint }} state={t(`hint.${productHint[hint]}`)}>
      <HintTag hint={row.hint} />
    </StateDoor>
  );
};

type SkusProps = RowProps & {
  readonly cost: 'without' | 'below';
  readonly children: ReactNode;
};

/** How many SKUs of the row have no cost, or are declared for less than they must bring; it leads to these. */
export const SkusDoor = ({ row, cost, children }: SkusProps) => {
  const { t } = useTranslation('products');
  const { search } = useLocation();
  const { shop, skuId, skcId, productId } = row;
  return (
    <DoorLink
      to={productsAddress(
        search,
        { level: 'sku', q: skuId ?? skcId ?? productId, cost },
        { shop: shop.id },
      )}
      title={t('row.only', {
        state: t(cost === 'below' ? 'filter.belowFloor' : 'filter.withoutCost'),
      })}
    >
      {children}
    </DoorLink>
  );
};
