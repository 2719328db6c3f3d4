import { Box, Button } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { shareOf } from '../../../../api/contract/rules/share.ts';
import { BlockPlace, BlockSkeleton } from '../../shared/charts/BlockState.tsx';
import { PieChart } from '../../shared/charts/lazy.ts';
import { NearWindow } from '../../shared/charts/NearWindow.tsx';
import { Panel } from '../../shared/charts/Panel.tsx';
import { fullMoney, percent } from '../../shared/kpi/money.ts';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { DoorLink } from './DoorLink.tsx';
import { productsAddress } from './doors.ts';
import { OriginMark } from './origin/OriginLink.tsx';
import { OTHERS, type Slice, slicesOf } from './share.ts';

type Props = {
  /** The largest parts in fen; null while they are fetched. */
  readonly rows: readonly Slice[] | null;
  /** Net amount of the whole in fen. */
  readonly total: number;
  readonly height: number;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
};

/** What part of the net amount each product of one shop has. */
export const Share = ({ rows, total, height, isFailed, onRetry }: Props) => {
  const { t } = useTranslation('statistics');
  const [isTable, setIsTable] = useState(false);
  const parts = rows === null ? [] : slicesOf(rows, total, t('share.others'));
  const slices = parts ?? [];
  const { search } = useLocation();
  const doorOf = ({ id }: { readonly id: string }) =>
    id === OTHERS ? null : productsAddress(search, { level: 'sku', q: id });
  const share = (value: number) => percent(shareOf(value, total) ?? 0);
  const first = slices[0];
  return (
    <Panel
      title={t('share.title')}
      mark={<OriginMark figure="amount" />}
      summary={
        rows === null
          ? null
          : first
            ? t('share.byProductWith', {
                summary: t('share.summary', { name: first.label, share: share(first.value) }),
              })
            : t('share.byProduct')
      }
      isBusy={rows === null && !isFailed}
      actions={
        <Button
          size="sm"
          variant="ghost"
          aria-pressed={isTable}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? t('view.chart') : t('view.table')}
        </Button>
      }
    >
      <Box minHeight={`${height}px`}>
        {isFailed ? (
          <BlockPlace height={height}>
            <ErrorState onRetry={onRetry} />
          </BlockPlace>
        ) : rows === null ? (
          <BlockSkeleton height={height} />
        ) : slices.length === 0 ? (
          <BlockPlace height={height}>
            <EmptyState title={t(parts === null ? 'share.outweighed' : 'share.none')} />
          </BlockPlace>
        ) : isTable ? (
          <DataTable
            caption={t('share.caption')}
            rows={slices}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'name',
                header: t('words.name'),
                cell: (slice) => {
                  const to = doorOf(slice);
                  return to === null ? slice.label : <DoorLink to={to}>{slice.label}</DoorLink>;
                },
              },
              {
                key: 'amount',
                header: t('columns.amount'),
                isFigure: true,
                cell: ({ value }) => fullMoney(value),
              },
              {
                key: 'share',
                header: t('share.part'),
                isFigure: true,
                cell: ({ value }) => share(value),
              },
            ]}
          />
        ) : (
          <NearWindow height={height}>
            <Suspense fallback={<BlockSkeleton height={height} />}>
              <PieChart
                slices={slices.map((slice) => ({ ...slice, isRest: slice.id === OTHERS }))}
                height={height}
                ariaLabel={t('share.chart')}
                shareText={percent}
                fullText={fullMoney}
                doorOf={doorOf}
              />
            </Suspense>
          </NearWindow>
        )}
      </Box>
    </Panel>
  );
};
