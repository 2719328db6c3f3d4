import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockSkeleton } from '../../../shared/charts/BlockState.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import type { Period } from '../period.ts';
import type { HomeVariables } from '../use-home.ts';
import { useFigureOriginQuery } from './Origin.generated.ts';
import { OriginCalls } from './OriginCalls.tsx';
import { OriginParts } from './OriginParts.tsx';
import { isOfSkus, type LineFigure, salesFigure } from './origin-url.ts';
import { PanelBody } from './PanelBody.tsx';

type Props = {
  readonly figure: LineFigure;
  readonly shop: string | null;
  readonly variables: Omit<HomeVariables, 'comparison'>;
  readonly period: Period;
  readonly isUnpaid: boolean;
  readonly isPhone: boolean;
};

/** What the panel says of a figure that is counted from sale lines. */
export const LinesOrigin = ({ figure, shop, variables, period, isUnpaid, isPhone }: Props) => {
  const { t } = useTranslation('origin');
  const { range, dataSource } = variables;
  const selection = shop === null ? variables.selection : { shop };
  const query = useFigureOriginQuery({
    variables: { selection, range, dataSource, figure: salesFigure[figure] },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const statistics = query.data?.statistics;
  const isUnknown = statistics !== undefined && statistics.origin === null;
  const isNotPaid = shop === null ? isUnpaid : statistics?.endedShops.length !== 0;
  let content: ReactNode;
  if (statistics?.origin) {
    content = (
      <OriginParts
        origin={statistics.origin}
        ended={statistics.endedShops}
        figure={figure}
        shop={shop}
        period={period}
        dataSource={dataSource}
        isPhone={isPhone}
      />
    );
  } else if (query.error) {
    content = <ErrorState error={query.error} onRetry={() => query.refetch().catch(() => {})} />;
  } else if (isUnknown) {
    content = (
      <EmptyState
        title={t(isNotPaid ? 'unpaid' : 'unknown')}
        hint={!isNotPaid && t('unknownHint')}
      />
    );
  } else {
    content = <BlockSkeleton height={480} />;
  }
  return (
    <PanelBody isBusy={query.loading}>
      {content}
      {statistics && (
        <OriginCalls
          calls={statistics.totalsCalls}
          {...(isOfSkus(figure) && { hint: t('standing.callsHint') })}
        />
      )}
    </PanelBody>
  );
};
