import { Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dotted, listText } from '../../i18n/format.ts';
import { fullCount, fullMoney, toFen } from '../../shared/kpi/money.ts';
import { type Column, DataTable } from '../../shared/table/DataTable.tsx';
import { Pager } from '../../shared/table/Pager.tsx';
import { Segments } from '../../shared/table/Segments.tsx';
import { usePage } from '../../shared/table/use-page.ts';
import { EmptyState } from '../../shared/ui/states.tsx';
import type { CostChange, CostPlan, Refusal } from './cost-file.ts';

type Props = { readonly name: string; readonly plan: CostPlan };

const PAGE_SIZE = 50;
const HEIGHT = '360px';
/** So many of the lines that contradict one are named. */
const MOST_LINES = 5;

/** What a file would change, and which of its lines cannot be used and why. */
export const CostPreview = ({ name, plan }: Props) => {
  const { t } = useTranslation('products');
  const { changes, refusals, unchanged, blank } = plan;
  const [view, setView] = useState<'changes' | 'refused'>(
    changes.length === 0 && refusals.length > 0 ? 'refused' : 'changes',
  );
  const asides = [
    ...(unchanged > 0 ? [t('costFile.unchanged', { count: unchanged })] : []),
    ...(blank > 0 ? [t('costFile.blank', { count: blank })] : []),
    ...(refusals.length > 0 ? [t('costFile.refused', { count: refusals.length })] : []),
  ];
  return (
    <Flex direction="column" gap="3" minHeight="460px">
      <Text aria-live="polite">
        <Text as="span" fontWeight="semibold">
          {t('costFile.preview', { name, changes: fullCount(changes.length) })}
        </Text>
        {asides.length > 0 && (
          <Text as="span" color="fg.muted">
            {' · '}
            {dotted(...asides)}
          </Text>
        )}
      </Text>
      {refusals.length > 0 && (
        <Flex>
          <Segments
            label={t('costFile.views')}
            value={view}
            segments={[
              { value: 'changes', label: t('costFile.changesView', { count: changes.length }) },
              { value: 'refused', label: t('costFile.refusedView', { count: refusals.length }) },
            ]}
            onChange={setView}
          />
        </Flex>
      )}
      {view === 'changes' ? <Changes changes={changes} /> : <Refused refusals={refusals} />}
    </Flex>
  );
};

const Changes = ({ changes }: { readonly changes: readonly CostChange[] }) => {
  const { t } = useTranslation('products');
  if (changes.length === 0) return <EmptyState title={t('costFile.noChanges')} />;
  const columns: Column<CostChange>[] = [
    { key: 'line', header: t('costFile.line'), cell: ({ line }) => line },
    {
      key: 'sku',
      header: t('words.skuId'),
      isRowHead: true,
      cell: ({ sku }) => sku.skuId,
    },
    { key: 'code', header: t('costFile.code'), cell: ({ sku }) => sku.extCode ?? '—' },
    {
      key: 'name',
      header: t('words.product'),
      cell: ({ sku: { name, specName } }) => (
        <Text truncate maxWidth="60" title={`${name} ${specName ?? ''}`}>
          {name} {specName}
        </Text>
      ),
    },
    {
      key: 'shop',
      header: t('words.shop'),
      cell: ({ sku }) => (
        <Text truncate maxWidth="32" title={sku.shop.name}>
          {sku.shop.name}
        </Text>
      ),
    },
    {
      key: 'before',
      header: t('costFile.before'),
      isFigure: true,
      cell: ({ sku }) => (sku.costMin === null ? t('cost.none') : fullMoney(toFen(sku.costMin))),
    },
    {
      key: 'after',
      header: t('costFile.after'),
      isFigure: true,
      cell: ({ cost }) => (
        <Text as="span" fontWeight="semibold">
          {fullMoney(toFen(cost))}
        </Text>
      ),
    },
  ];
  return (
    <Paged
      caption={t('costFile.changesCaption')}
      rows={changes}
      rowKey={({ sku }) => sku.id}
      columns={columns}
    />
  );
};

const Refused = ({ refusals }: { readonly refusals: readonly Refusal[] }) => {
  const { t } = useTranslation('products');
  return (
    <Paged
      caption={t('costFile.refusedCaption')}
      rows={refusals}
      rowKey={({ line, reason }) => `${line} ${reason}`}
      columns={[
        { key: 'line', header: t('costFile.line'), cell: ({ line }) => line },
        { key: 'key', header: t('costFile.key'), cell: ({ key }) => key || '—' },
        {
          key: 'reason',
          header: t('words.reason'),
          cell: (refusal) => <Reason {...refusal} />,
        },
      ]}
    />
  );
};

const Reason = (refusal: Refusal) => {
  const { t } = useTranslation('products');
  switch (refusal.reason) {
    case 'similar':
      return t('costFile.reasons.similar', { code: refusal.code });
    case 'contradicts':
      return t('costFile.reasons.contradicts', {
        lines: listText(refusal.lines.slice(0, MOST_LINES).map(String)),
        count: refusal.lines.length,
      });
    default:
      return t(`costFile.reasons.${refusal.reason}`);
  }
};

type PagedProps<Row> = {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
};

const Paged = <Row,>({ caption, rows, rowKey, columns }: PagedProps<Row>) => {
  const [page, onPage] = usePage(caption);
  return (
    <Flex direction="column">
      <DataTable
        caption={caption}
        maxHeight={HEIGHT}
        rows={rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        rowKey={rowKey}
        columns={columns}
      />
      <Pager page={page} pageSize={PAGE_SIZE} total={rows.length} label={caption} onPage={onPage} />
    </Flex>
  );
};
