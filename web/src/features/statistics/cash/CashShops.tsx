import { Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { fullMoney, toFen } from '../../../shared/kpi/money.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { PlatformMark } from '../../../shop-scope/PlatformMark.tsx';
import { DoorLink } from '../DoorLink.tsx';
import { shopAddress } from '../doors.ts';
import { type CashShop, kinds } from './cash.ts';

/** The same money by shop. */
export const CashShops = ({ shops }: { readonly shops: readonly CashShop[] }) => {
  const { t } = useTranslation('cash');
  const { search } = useLocation();
  const money = (amount: string | null) =>
    amount === null ? t('unknown') : fullMoney(toFen(amount));
  return (
    <DataTable
      isDense
      caption={t('byShop')}
      maxHeight="480px"
      rows={shops}
      rowKey={({ shop }) => shop.id}
      columns={[
        {
          key: 'shop',
          header: t('shop'),
          isText: true,
          cell: ({ shop }) => (
            <Flex gap="2" align="center">
              <PlatformMark platform={shop.platform} />
              <DoorLink to={shopAddress(search, shop.id)} title={t('toShop', { shop: shop.name })}>
                {shop.name}
              </DoorLink>
            </Flex>
          ),
        },
        ...kinds.map((kind) => ({
          key: kind,
          header: t(`kind.${kind}`),
          isFigure: true,
          cell: (row: CashShop) =>
            kind === 'expected' && row.undatedPending === null ? t('unknown') : money(row[kind]),
        })),
        {
          key: 'undatedPending',
          header: t('undatedPending'),
          isFigure: true,
          cell: ({ undatedPending }) => money(undatedPending),
        },
        {
          key: 'undatedFrozen',
          header: t('frozen'),
          isFigure: true,
          cell: (row) => money(row.undatedFrozen),
        },
      ]}
    />
  );
};
