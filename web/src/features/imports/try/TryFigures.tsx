import { Box, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullDay } from '../../../i18n/format.ts';
import { Panel } from '../../../shared/charts/Panel.tsx';
import { fullCount, fullMoney, shortMoney } from '../../../shared/kpi/money.ts';
import { type Column, DataTable } from '../../../shared/table/DataTable.tsx';
import { Pager } from '../../../shared/table/Pager.tsx';
import { useMedia } from '../../../shared/ui/use-media.ts';
import type { TryFigures as Figures, TryDay, TryProduct } from './try-answer.ts';

const PAGE_SIZE = 10;

type PagedProps<Row> = {
  readonly title: string;
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
};

/** A list of the answer, some rows at a time. */
function Paged<Row>({ title, caption, rows, rowKey, columns }: PagedProps<Row>) {
  const { t } = useTranslation('tryImport');
  const [page, setPage] = useState(1);
  const isNarrow = useMedia('(max-width: 767px)');
  const shown = rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <Panel title={title}>
      <DataTable
        caption={caption}
        rows={shown}
        rowKey={rowKey}
        columns={columns}
        // On a phone all of its columns are in sight.
        isDense={isNarrow}
      />
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        total={rows.length}
        label={t('pager', { title })}
        onPage={setPage}
      />
    </Panel>
  );
}

type FigureProps = {
  readonly label: string;
  readonly value: string;
  readonly title?: string;
  readonly note?: string;
};

function Figure({ label, value, title = value, note }: FigureProps) {
  return (
    <Box role="group" aria-label={label} layerStyle="panel" padding="4" minWidth="0">
      <Text color="fg.muted">{label}</Text>
      <Text fontSize="xl" fontWeight="semibold" title={title} data-figure>
        {value}
      </Text>
      {note !== undefined && (
        <Text color="fg.muted" fontSize="xs">
          {note}
        </Text>
      )}
    </Box>
  );
}

/** What the file comes to: figures, products, days. */
export function TryFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation('tryImport');
  const { sold, returned, soldAmount, returnedAmount, days, products } = figures;
  const largest = Math.max(1, ...days.map(({ net }) => net));
  const sums: readonly Column<TryDay | TryProduct>[] = [
    { key: 'net', header: t('net'), isFigure: true, cell: ({ net }) => fullMoney(net) },
    { key: 'sold', header: t('sold'), isFigure: true, cell: (row) => fullCount(row.sold) },
    {
      key: 'returned',
      header: t('returned'),
      isFigure: true,
      cell: (row) => fullCount(row.returned),
    },
  ];
  return (
    <>
      <Grid
        gap="3"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
      >
        <Figure
          label={t('net')}
          value={shortMoney(soldAmount - returnedAmount)}
          title={fullMoney(soldAmount - returnedAmount)}
          note={t('amounts', { sold: fullMoney(soldAmount), returned: fullMoney(returnedAmount) })}
        />
        <Figure
          label={t('netQuantity')}
          value={fullCount(sold - returned)}
          note={t('quantities', { sold: fullCount(sold), returned: fullCount(returned) })}
        />
        <Figure label={t('orders')} value={fullCount(figures.orders)} />
        <Figure
          label={t('shops')}
          value={fullCount(figures.shops)}
          note={t('span', { start: figures.firstDay, end: figures.lastDay })}
        />
      </Grid>
      <Grid
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
      >
        <Paged
          title={t('products')}
          caption={t('productsCaption')}
          rows={products}
          rowKey={({ shopName, code }) => `${shopName}\n${code}`}
          columns={[
            {
              key: 'product',
              header: t('words.product'),
              isText: true,
              cell: ({ name, code, shopName }) => (
                <Box paddingY="1.5">
                  <Text>{name}</Text>
                  <Text color="fg.muted" fontSize="xs">
                    {name === code ? shopName : `${code} ${shopName}`}
                  </Text>
                </Box>
              ),
            },
            ...sums,
          ]}
        />
        <Paged
          title={t('days')}
          caption={t('daysCaption')}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', header: t('words.day'), cell: ({ day }) => fullDay(day) },
            {
              key: 'bar',
              header: '',
              width: '25%',
              cell: ({ net }) => (
                <Box
                  aria-hidden="true"
                  height="2"
                  borderRadius="full"
                  bg="accent.solid"
                  style={{ width: `${(Math.max(0, net) / largest) * 100}%` }}
                />
              ),
            },
            ...sums,
          ]}
        />
      </Grid>
    </>
  );
}
