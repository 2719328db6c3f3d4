import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { listText } from '../../../i18n/format.ts';
import { fullCount } from '../../../shared/kpi/money.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { DoorLink } from '../DoorLink.tsx';
import { productsAddress } from '../doors.ts';
import { waysOf } from './gaps.ts';
import type { FigureOriginPartsFragment } from './Origin.generated.ts';
import { Age } from './OriginFacts.tsx';
import { type LineFigure, originAddress, sortOf } from './origin-url.ts';

type Props = {
  readonly origin: FigureOriginPartsFragment;
  readonly figure: LineFigure;
  readonly isPhone: boolean;
};

type Row = FigureOriginPartsFragment['shops'][number] | null;

/** Every shop with its lines and their age; the lines lead to their products, of exactly this range. */
export const OriginShops = ({ origin, figure, isPhone }: Props) => {
  const { t } = useTranslation('origin');
  const { search } = useLocation();
  const { shops, lines, days } = origin;
  const rows: Row[] = shops.length === 1 ? [...shops] : [...shops, null];
  const age = (at: string | null) => (at === null ? '—' : <Age at={Date.parse(at)} />);
  return (
    <DataTable
      caption={t('words.byShop')}
      isDense
      maxHeight="340px"
      rows={rows}
      rowKey={(row) => row?.shop.id ?? 'total'}
      columns={[
        {
          key: 'shop',
          header: t('words.shop'),
          isText: true,
          cell: (row) => {
            if (row === null) return <strong>{t('words.total')}</strong>;
            if (shops.length === 1) return row.shop.name;
            return (
              <DoorLink
                to={originAddress(search, figure, row.shop.id)}
                preventScrollReset
                title={t('shopDoor', { shop: row.shop.name })}
                whiteSpace="normal"
              >
                {row.shop.name}
              </DoorLink>
            );
          },
        },
        {
          key: 'lines',
          header: t('columns.lines'),
          isFigure: true,
          cell: (row) => {
            if (row === null) return <strong>{fullCount(lines)}</strong>;
            if (row.lines === 0 || isPhone)
              return (
                <Text as="span" {...(row.lines === 0 && { color: 'fg.warning' })}>
                  {fullCount(row.lines)}
                </Text>
              );
            return (
              <DoorLink
                to={productsAddress(
                  search,
                  { level: 'sku', sort: sortOf[figure] },
                  { shop: row.shop.id },
                )}
                color="accent.fg"
                title={t('linesDoor', { shop: row.shop.name })}
              >
                {fullCount(row.lines)}
              </DoorLink>
            );
          },
        },
        {
          key: 'arrived',
          header: t('columns.arrived'),
          cell: (row) => row && age(row.arrivedAt),
        },
        {
          key: 'days',
          header: t('columns.days'),
          isFigure: true,
          cell: (row) => row && `${fullCount(row.days)} / ${fullCount(days)}`,
        },
        {
          key: 'ways',
          header: t('columns.ways'),
          cell: (row) => row && (listText(waysOf([row]).map((way) => t(`ways.${way}`))) || '—'),
        },
        {
          key: 'synced',
          header: t('columns.synced'),
          cell: (row) => row && age(row.shop.syncedAt),
        },
      ]}
    />
  );
};
