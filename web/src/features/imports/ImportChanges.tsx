import { useApolloClient } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { arrow } from '../../i18n/format.ts';
import { longTime } from '../../shared/date-range/time-text.ts';
import { ExportMenu } from '../../shared/export/ExportMenu.tsx';
import { fullCount, fullMoney, toFen } from '../../shared/kpi/money.ts';
import {
  type ChangedValuesFragment,
  ImportChangesDocument,
  useImportChangesQuery,
} from './ImportChanges.generated.ts';
import { changesAnchor } from './import-doors.ts';
import { changeColumns, gatherChanges } from './import-export.ts';
import { LINES_PAGE_SIZE, LinesPanel } from './LinesPanel.tsx';
import { rowPlace } from './row-place.ts';

type Props = { readonly id: string; readonly fileName: string; readonly total: number };

/** The lines that were there and that the import changed: what was, and what is. */
export const ImportChanges = ({ id, fileName, total }: Props) => {
  const { t } = useTranslation('imports');
  const client = useApolloClient();
  const query = useImportChangesQuery({
    variables: { id, first: LINES_PAGE_SIZE },
    context: { quiet: true },
  });
  const connection = query.data?.salesImport?.changes ?? null;
  const fetchAfter = useCallback(
    (after: string) =>
      client.query({
        query: ImportChangesDocument,
        variables: { id, first: LINES_PAGE_SIZE, after },
        fetchPolicy: 'network-only',
      }),
    [client, id],
  );
  const kept = connection?.totalCount ?? total;
  return (
    <LinesPanel
      id={id}
      anchor={changesAnchor}
      title={t('changes.title')}
      summary={kept < total ? t('changes.kept', { count: kept }) : t('changes.hint')}
      isBusy={query.loading}
      actions={
        <ExportMenu
          isEmpty={!connection?.totalCount}
          gather={(options) => gatherChanges(client, id, options)}
          columns={() => changeColumns(t)}
          fileName={(kind) => t('changes.fileName', { name: fileName, kind })}
        />
      }
      caption={t('changes.caption')}
      pagerLabel={t('changes.pager')}
      connection={connection}
      fetchAfter={fetchAfter}
      onRetry={() => query.refetch().catch(() => {})}
      columns={[
        { key: 'row', header: t('refusals.row'), cell: ({ node }) => rowPlace(node) },
        {
          key: 'orderNo',
          header: t('mapping.columnsOf.orderNo'),
          isText: true,
          cell: ({ node }) => node.orderNo,
        },
        {
          key: 'kind',
          header: t('mapping.columnsOf.kind'),
          cell: ({ node }) => change(node, ({ kind }) => t(`mapping.kinds.${kind}`)),
        },
        {
          key: 'quantity',
          header: t('mapping.columnsOf.quantity'),
          isFigure: true,
          cell: ({ node }) => change(node, ({ quantity }) => fullCount(quantity)),
        },
        {
          key: 'amount',
          header: t('mapping.columnsOf.amount'),
          isFigure: true,
          cell: ({ node }) => change(node, ({ amount }) => fullMoney(toFen(amount))),
        },
        {
          key: 'soldAt',
          header: t('mapping.columnsOf.soldAt'),
          cell: ({ node }) => change(node, ({ soldAt }) => longTime(soldAt)),
        },
        {
          key: 'shop',
          header: t('mapping.columnsOf.shop'),
          isText: true,
          cell: ({ node }) => node.shopName ?? '—',
        },
        {
          key: 'code',
          header: t('mapping.columnsOf.code'),
          cell: ({ node }) => node.productCode ?? '—',
        },
      ]}
    />
  );
};

/** One figure of a line: where it has changed, what it was and what it is. */
const change = (
  line: { readonly before: ChangedValuesFragment; readonly after: ChangedValuesFragment },
  show: (values: ChangedValuesFragment) => string,
) => {
  const [before, after] = [show(line.before), show(line.after)];
  if (before === after) return after;
  return (
    <Text as="span" whiteSpace="nowrap">
      <Text as="del" color="fg.muted" unicodeBidi="isolate">
        {before}
      </Text>
      {` ${arrow()} `}
      <Text as="ins" textDecoration="none" fontWeight="semibold" unicodeBidi="isolate">
        {after}
      </Text>
    </Text>
  );
};
