import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { fullCount } from '../../../shared/kpi/money.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { DoorLink } from '../DoorLink.tsx';
import { Age } from './OriginFacts.tsx';
import { originAddress, type StandingFigure } from './origin-url.ts';
import type { StandingPartsFragment } from './Standing.generated.ts';
import { countedOf, isTold } from './standing.ts';

type Row = StandingPartsFragment['shops'][number];

type Props = { readonly shops: readonly Row[]; readonly figure: StandingFigure };

/** Of each shop whether it has told, and when; a shop leads to what the figure has of it. */
export const StandingShops = ({ shops, figure }: Props) => {
  const { t } = useTranslation('origin');
  const { search } = useLocation();
  const age = (at: string | null) => (at === null ? '—' : <Age at={Date.parse(at)} />);
  const counted = countedOf(figure);
  const count = ({ known, unknown }: Row) =>
    counted === 'stock' ? `${fullCount(known)} / ${fullCount(known + unknown)}` : fullCount(known);
  return (
    <DataTable
      caption={t('words.byShop')}
      isDense
      maxHeight="340px"
      rows={shops}
      rowKey={({ shop }) => shop.id}
      columns={[
        {
          key: 'shop',
          header: t('words.shop'),
          isText: true,
          cell: ({ shop }) =>
            shops.length === 1 ? (
              shop.name
            ) : (
              <DoorLink
                to={originAddress(search, figure, shop.id)}
                preventScrollReset
                title={t('shopDoor', { shop: shop.name })}
                whiteSpace="normal"
              >
                {shop.name}
              </DoorLink>
            ),
        },
        {
          key: 'toldAt',
          header: t('standing.toldAt'),
          cell: (row) =>
            isTold(row) ? (
              age(row.toldAt)
            ) : (
              <Text as="span" color="fg.warning">
                {t('standing.notTold')}
              </Text>
            ),
        },
        ...(counted !== null
          ? [
              {
                key: 'known',
                header: t(`standing.known.${counted}`),
                isFigure: true,
                cell: count,
              },
            ]
          : []),
        {
          key: 'ways',
          header: t('columns.ways'),
          cell: ({ connector }) =>
            t(
              `ways.${connector === null ? 'import' : connector === 'SIMULATOR' ? 'simulator' : 'marketplace'}`,
            ),
        },
        {
          key: 'synced',
          header: t('columns.synced'),
          cell: ({ shop }) => age(shop.syncedAt),
        },
      ]}
    />
  );
};
