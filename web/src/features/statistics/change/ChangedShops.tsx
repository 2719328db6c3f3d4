import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { fullMoney, toFen } from '../../../shared/kpi/money.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { DoorLink } from '../DoorLink.tsx';
import { productsAddress } from '../doors.ts';
import type { ChangedShop, SumRow } from './rows.ts';
import { SignedMoney } from './SignedMoney.tsx';
import { causeName, whyAddress } from './why-url.ts';

type Sums = { readonly current: string; readonly level: string; readonly difference: string };
type Props = {
  readonly shops: readonly ChangedShop[];
  readonly change: Sums;
  /** The compared days are more or fewer, and brought to as many. */
  readonly isBrought: boolean;
};

/** Every shop with its part; each leads to the same of it alone. */
export const ChangedShops = ({ shops, change, isBrought }: Props) => {
  const { t } = useTranslation('statistics');
  const { search } = useLocation();
  const rows: SumRow<ChangedShop>[] = [
    ...shops.map((row) => ({ kind: 'row' as const, row, difference: toFen(row.difference) })),
    { kind: 'total', difference: toFen(change.difference) },
  ];
  const sumsOf = (one: SumRow<ChangedShop>): Sums => (one.kind === 'row' ? one.row : change);
  return (
    <DataTable
      caption={t('words.byShop')}
      isDense
      maxHeight="340px"
      rows={rows}
      rowKey={(one) => (one.kind === 'row' ? one.row.shop.id : one.kind)}
      columns={[
        {
          key: 'shop',
          header: t('words.shop'),
          isText: true,
          cell: (one) =>
            one.kind === 'row' ? (
              <DoorLink
                to={whyAddress(search, 'all', one.row.shop.id)}
                title={t('why.shopDoor', { shop: one.row.shop.name })}
                whiteSpace="normal"
              >
                {one.row.shop.name}
              </DoorLink>
            ) : (
              <strong>{t('words.total')}</strong>
            ),
        },
        {
          key: 'difference',
          header: t('why.columns.difference'),
          isFigure: true,
          cell: (one) => <SignedMoney fen={one.difference} isTotal={one.kind === 'total'} />,
        },
        {
          key: 'product',
          header: t('why.columns.main'),
          isText: true,
          cell: (one) => {
            if (one.kind !== 'row' || one.row.product === null) return null;
            const { product, shop } = one.row;
            const way = toFen(product.difference) < 0 ? 'less' : 'more';
            return (
              <>
                <DoorLink
                  to={productsAddress(
                    search,
                    { level: 'spu', q: product.productId },
                    { shop: shop.id },
                  )}
                  title={t('words.toProduct', { product: product.name })}
                  whiteSpace="normal"
                >
                  {product.name || t('productRanking.unnamed')}
                </DoorLink>{' '}
                {product.cause &&
                  t('why.ofCause', {
                    because: t(`why.because.${causeName(product.cause)}.${way}`),
                  })}
              </>
            );
          },
        },
        {
          key: 'current',
          header: t('why.columns.current'),
          isFigure: true,
          cell: (one) => fullMoney(toFen(sumsOf(one).current)),
        },
        {
          key: 'level',
          header: t(isBrought ? 'why.columns.brought' : 'why.columns.level'),
          isFigure: true,
          cell: (one) => fullMoney(toFen(sumsOf(one).level)),
        },
      ]}
    />
  );
};
