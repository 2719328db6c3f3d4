import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import type { Picked } from '../../shared/lists/use-picked.ts';
import type { Column } from '../../shared/table/DataTable.tsx';
import { widthFor } from '../../shared/table/heading-css.ts';
import { KitTable } from '../../shared/table/KitTable.tsx';
import { RowCardSkeletons, RowCards } from '../../shared/table/RowCards.tsx';
import { useCardFocus } from '../../shared/table/use-row-focus.ts';
import { Tick } from '../../shared/ui/Tick.tsx';
import {
  PriceCell,
  RowActs,
  ShopCell,
  SourceCell,
  StateTag,
  TimeCell,
  TitleCell,
} from './cells.tsx';
import { type ListingActs, titleOf } from './use-listing-acts.ts';
import type { ListingRow } from './use-listings.ts';

type Props = {
  /** Null while they are fetched. */
  readonly rows: readonly ListingRow[] | null;
  readonly picked: Picked<ListingRow>;
  readonly isBusy: boolean;
  readonly acts: ListingActs;
  /** Whether the person may do more than look. */
  readonly mayAct: boolean;
  /** Beside the table's own, such as the way out as a file. */
  readonly tools: ReactNode;
};

const SKELETONS = 6;

/** The listings where there is room for columns. */
export const ListingTable = ({ rows, picked, isBusy, acts, mayAct, tools }: Props) => {
  const { t } = useTranslation('listing');
  const { id: userId } = useViewer();
  const columns: Column<ListingRow>[] = [
    {
      key: 'title',
      header: t('words.product'),
      headerCell: (
        <Flex gap="3" align="center">
          {mayAct && (
            <Tick label={t('select.all')} checked={picked.all} onChange={picked.pickAll} />
          )}
          {t('words.product')}
        </Flex>
      ),
      cell: (row) => (
        <Flex gap="3" align="center">
          {mayAct && (
            <Tick
              label={t('select.one', { title: titleOf(row) })}
              checked={picked.has(row.id)}
              onChange={(isOn) => picked.pick(row.id, isOn)}
            />
          )}
          <TitleCell row={row} />
        </Flex>
      ),
    },
    {
      key: 'source',
      header: t('columns.source'),
      width: widthFor('5rem'),
      cell: (row) => <SourceCell row={row} />,
    },
    {
      key: 'shop',
      header: t('columns.shop'),
      width: '8rem',
      cell: (row) => <ShopCell row={row} />,
    },
    {
      key: 'state',
      header: t('words.status'),
      width: '11.75rem',
      cell: (row) => <StateTag row={row} />,
    },
    {
      key: 'price',
      header: t('columns.price'),
      isFigure: true,
      width: '8.75rem',
      cell: (row) => <PriceCell row={row} />,
    },
    {
      key: 'time',
      header: t('words.time'),
      width: '9.25rem',
      cell: (row) => <TimeCell row={row} />,
    },
  ];
  if (mayAct) {
    columns.push({
      key: 'acts',
      isFixed: true,
      header: t('words.acts'),
      width: widthFor('9rem'),
      cell: (row) => <RowActs row={row} acts={acts} />,
    });
  }
  return (
    <KitTable
      userId={userId}
      table="listings"
      caption={t('caption')}
      columns={columns}
      rows={rows ?? []}
      rowKey={(row) => row.id}
      skeletonRows={rows === null ? SKELETONS : 0}
      isBusy={isBusy}
      fixedWidth={`calc(51.75rem + ${widthFor('14rem')})`}
      tools={tools}
    />
  );
};

/** The same on a phone: one card each. */
export const ListingCards = ({ rows, picked, isBusy, acts, mayAct }: Props) => {
  const { t } = useTranslation('listing');
  const cardFocus = useCardFocus();
  if (rows === null) {
    return <RowCardSkeletons count={SKELETONS} height="200px" />;
  }
  return (
    <RowCards
      label={t('caption')}
      rows={rows}
      rowKey={(row) => row.id}
      isBusy={isBusy}
      {...cardFocus}
    >
      {(row) => (
        <>
          <Flex gap="3" align="center">
            {mayAct && (
              <Tick
                label={t('select.one', { title: titleOf(row) })}
                checked={picked.has(row.id)}
                onChange={(isOn) => picked.pick(row.id, isOn)}
              />
            )}
            <TitleCell row={row} isLarge />
          </Flex>
          <Flex gap="5" wrap="wrap" marginTop="2" marginBottom="3" align="flex-start">
            <StateTag row={row} />
            <SourceCell row={row} />
            <PriceCell row={row} />
          </Flex>
          <Box marginBottom="3">
            <ShopCell row={row} />
          </Box>
          {mayAct && <RowActs row={row} acts={acts} isLarge />}
        </>
      )}
    </RowCards>
  );
};
