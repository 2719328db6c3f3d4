import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { fullMoney, toFen } from '../../../shared/kpi/money.ts';
import { type Column, DataTable } from '../../../shared/table/DataTable.tsx';
import { DoorLink } from '../DoorLink.tsx';
import { productsAddress } from '../doors.ts';
import { type Others, productRows, type SumRow } from './rows.ts';
import type { ChangedProductFragment } from './SalesChange.generated.ts';
import { SignedMoney } from './SignedMoney.tsx';
import { type CauseName, causeName } from './why-url.ts';

type Row = SumRow<ChangedProductFragment>;
type Props = {
  readonly products: readonly ChangedProductFragment[];
  readonly others: Others;
  readonly why: 'all' | CauseName;
  readonly isOneShop: boolean;
  readonly isBrought: boolean;
};

/** The products that changed most, by one cause or all, with the others as one sum; each leads to itself. */
export const ChangedProducts = ({ products, others, why, isOneShop, isBrought }: Props) => {
  const { t } = useTranslation('statistics');
  const { search } = useLocation();
  const rows = productRows(products, others, why);
  if (rows.length === 1) return <Text color="fg.muted">{t('why.none')}</Text>;
  const figure = (one: Row, name: 'current' | 'level') =>
    one.kind === 'row' ? fullMoney(toFen(one.row[name])) : null;
  const shop: Column<Row> = {
    key: 'shop',
    header: t('words.shop'),
    isText: true,
    cell: (one) => (one.kind === 'row' ? one.row.shop.name : null),
  };
  return (
    <DataTable
      caption={t('why.byProduct')}
      isDense
      rows={rows}
      rowKey={(one) => (one.kind === 'row' ? `${one.row.shop.id} ${one.row.productId}` : one.kind)}
      columns={[
        {
          key: 'product',
          header: t('words.product'),
          isText: true,
          cell: (one) => {
            if (one.kind === 'others') return t('why.others', { count: one.count });
            if (one.kind === 'total') return <strong>{t('words.total')}</strong>;
            const { name, productId } = one.row;
            return (
              <DoorLink
                to={productsAddress(
                  search,
                  { level: 'spu', q: productId },
                  { shop: one.row.shop.id },
                )}
                title={t('words.toProduct', { product: name })}
                whiteSpace="normal"
              >
                {name || t('productRanking.unnamed')}
              </DoorLink>
            );
          },
        },
        {
          key: 'difference',
          header: t('why.columns.difference'),
          isFigure: true,
          cell: (one) => <SignedMoney fen={one.difference} isTotal={one.kind === 'total'} />,
        },
        {
          key: 'cause',
          header: t('why.columns.main'),
          cell: (one) => {
            if (one.kind !== 'row' || one.row.cause === null) return null;
            const { cause, isSoldOut } = one.row;
            const name = causeName(cause);
            const way = toFen(one.row.difference) < 0 ? 'less' : 'more';
            return (
              <>
                <Text
                  as="span"
                  display="inline-block"
                  _firstLetter={{ textTransform: 'uppercase' }}
                >
                  {t(`why.because.${name}.${way}`)}
                </Text>
                {isSoldOut && name !== 'soldOut' && (
                  <Text as="span" color="fg.muted">
                    {' · '}
                    {t('why.soldOutNow')}
                  </Text>
                )}
              </>
            );
          },
        },
        ...(isOneShop ? [] : [shop]),
        {
          key: 'current',
          header: t('why.columns.current'),
          isFigure: true,
          cell: (one) => figure(one, 'current'),
        },
        {
          key: 'level',
          header: t(isBrought ? 'why.columns.brought' : 'why.columns.level'),
          isFigure: true,
          cell: (one) => figure(one, 'level'),
        },
      ]}
    />
  );
};
