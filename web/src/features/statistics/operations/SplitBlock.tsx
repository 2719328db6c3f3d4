import { Button } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BlockPlace, BlockSkeleton } from '../../../shared/charts/BlockState.tsx';
import { barsHeight } from '../../../shared/charts/bar-height.ts';
import { BarChart } from '../../../shared/charts/lazy.ts';
import { fullCount, fullMoney, shortMoney } from '../../../shared/kpi/money.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { axisFigure } from '../axis.ts';
import { DoorLink } from '../DoorLink.tsx';
import { OriginMark } from '../origin/OriginLink.tsx';
import { Block } from './Block.tsx';
import type { SplitPart } from './splits.ts';
import { leadingPart, partShare } from './splits.ts';

const HEIGHT = 320;
/** Bars that fit; the table has them all. */
const CHART_PARTS = 10;

type Props = {
  readonly split: 'category' | 'price';
  /** Undefined while they are fetched, null when they could not be read. */
  readonly parts: readonly SplitPart[] | null | undefined;
  /** Where the products of a part are listed; null for a part that no list is of. */
  readonly doorOf: (part: SplitPart) => string | null;
  readonly onRetry: () => void;
};

/** How the net amount is spread over categories, or over prices. */
export const SplitBlock = ({ split, parts, doorOf, onRetry }: Props) => {
  const navigate = useNavigate();
  const { t } = useTranslation('operations');
  const { t: statistics } = useTranslation('statistics');
  const [isTable, setIsTable] = useState(false);
  const openPart = (shown: readonly SplitPart[]) => (id: string) => {
    const part = shown.find((one) => one.id === id);
    const door = part && doorOf(part);
    if (door) navigate(door);
  };
  return (
    <Block
      title={t(`${split}.title`)}
      mark={<OriginMark figure="amount" />}
      height={HEIGHT}
      data={parts}
      onRetry={onRetry}
      summary={(shown) => {
        const first = leadingPart(shown);
        const share = first && partShare(first, shown);
        return share ? t(`${split}.summary`, { name: first.label, share }) : null;
      }}
      actions={
        <Button
          size="sm"
          variant="ghost"
          aria-pressed={isTable}
          onClick={() => setIsTable(!isTable)}
        >
          {statistics(isTable ? 'view.chart' : 'view.table')}
        </Button>
      }
    >
      {(shown) =>
        shown.length === 0 ? (
          <BlockPlace height={HEIGHT}>
            <EmptyState title={t('category.none')} />
          </BlockPlace>
        ) : isTable ? (
          <DataTable
            caption={t(`${split}.list`)}
            maxHeight={`${HEIGHT}px`}
            rows={shown}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'name',
                header: t(`${split}.name`),
                cell: (part) => {
                  const door = doorOf(part);
                  return door === null ? part.label : <DoorLink to={door}>{part.label}</DoorLink>;
                },
              },
              {
                key: 'amount',
                header: statistics('columns.amount'),
                isFigure: true,
                cell: ({ value }) => fullMoney(value),
              },
              {
                key: 'quantity',
                header: statistics('columns.quantity'),
                isFigure: true,
                cell: ({ quantity }) => fullCount(quantity),
              },
              {
                key: 'share',
                header: statistics('columns.share'),
                isFigure: true,
                cell: (part) => partShare(part, shown) ?? '—',
              },
            ]}
          />
        ) : (
          <Suspense fallback={<BlockSkeleton height={HEIGHT} />}>
            <BlockPlace height={HEIGHT}>
              <BarChart
                rows={shown.slice(0, CHART_PARTS)}
                height={barsHeight(Math.min(shown.length, CHART_PARTS), HEIGHT)}
                ariaLabel={t(`${split}.chart`)}
                axisText={(value) => axisFigure('amount', value)}
                shortText={shortMoney}
                fullText={fullMoney}
                onOpen={openPart(shown)}
              />
            </BlockPlace>
          </Suspense>
        )
      }
    </Block>
  );
};
