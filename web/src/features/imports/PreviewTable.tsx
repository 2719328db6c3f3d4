import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useServerWords } from '../../i18n/use-server-words.ts';
import { Panel } from '../../shared/charts/Panel.tsx';
import { longTime } from '../../shared/date-range/time-text.ts';
import { fullCount, fullMoney, toFen } from '../../shared/kpi/money.ts';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { foreignMoney } from './currencies.ts';
import type { ImportMappingPreviewFragment } from './ImportMapping.generated.ts';
import { rowKey, rowPlace } from './row-place.ts';

type Props = {
  readonly rows: ImportMappingPreviewFragment['rows'];
  readonly isBusy: boolean;
};

/** The first rows of the file as they would be imported, with what is wrong with each. */
export const PreviewTable = ({ rows, isBusy }: Props) => {
  const { t } = useTranslation('imports');
  const tell = useServerWords();
  const problems = rows.filter(({ problem }) => problem !== null).length;
  return (
    <Panel
      title={t('mapping.preview')}
      isBusy={isBusy}
      summary={
        <>
          {t('mapping.previewHint', { count: rows.length })}
          {problems > 0 && (
            <Text as="span" color="fg.error">
              {' '}
              {t('mapping.problems', { count: problems })}
            </Text>
          )}
        </>
      }
    >
      <DataTable
        caption={t('mapping.previewCaption')}
        maxHeight="480px"
        isBusy={isBusy}
        rows={rows}
        rowKey={rowKey}
        columns={[
          { key: 'row', header: t('mapping.columnsOf.row'), cell: rowPlace },
          {
            key: 'problem',
            header: t('mapping.columnsOf.problem'),
            cell: ({ problem }) =>
              problem !== null && (
                <Text as="span" color="fg.error">
                  {tell(problem)}
                </Text>
              ),
          },
          {
            key: 'orderNo',
            header: t('mapping.columnsOf.orderNo'),
            cell: ({ orderNo }) => orderNo,
          },
          {
            key: 'shop',
            header: t('mapping.columnsOf.shop'),
            cell: ({ shopName }) => shopName ?? '—',
          },
          {
            key: 'code',
            header: t('mapping.columnsOf.code'),
            cell: ({ productCode }) => productCode,
          },
          {
            key: 'name',
            header: t('mapping.columnsOf.name'),
            cell: ({ productName }) => (
              <Text truncate maxWidth="72" title={productName}>
                {productName}
              </Text>
            ),
          },
          {
            key: 'soldAt',
            header: t('mapping.columnsOf.soldAt'),
            cell: ({ soldAt }) => (soldAt === null ? '—' : longTime(soldAt)),
          },
          {
            key: 'kind',
            header: t('mapping.columnsOf.kind'),
            cell: ({ kind }) => (kind === null ? '—' : t(`mapping.kinds.${kind}`)),
          },
          {
            key: 'quantity',
            header: t('mapping.columnsOf.quantity'),
            isFigure: true,
            cell: ({ quantity }) => (quantity === null ? '—' : fullCount(quantity)),
          },
          {
            key: 'amount',
            header: t('mapping.columnsOf.amount'),
            isFigure: true,
            cell: ({ amount, currency, originalAmount }) => (
              <>
                {amount === null ? '—' : fullMoney(toFen(amount))}
                {currency !== null && originalAmount !== null && (
                  <Text color="fg.muted" fontSize="xs">
                    {foreignMoney(originalAmount, currency)}
                  </Text>
                )}
              </>
            ),
          },
        ]}
      />
    </Panel>
  );
};
