import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockSkeleton } from '../../../shared/charts/BlockState.tsx';
import { SideDrawer } from '../../../shared/ui/SideDrawer.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import type { Period } from '../period.ts';
import type { HomeVariables } from '../use-home.ts';
import { useFigureOriginQuery } from './Origin.generated.ts';
import { OriginCalls } from './OriginCalls.tsx';
import { OriginParts } from './OriginParts.tsx';
import { type Origin, salesFigure } from './origin-url.ts';

type Props = {
  readonly origin: Origin;
  readonly variables: Omit<HomeVariables, 'comparison'>;
  readonly period: Period;
  /** Nobody has paid for any of the days. */
  readonly isUnpaid: boolean;
  /** The phone has no list of products by range, and no imports. */
  readonly isPhone?: boolean;
  readonly onClose: () => void;
};

/** Where a figure comes from: shops, days, imports, age, rates, costs, what is missing, and its calls. */
export default function OriginPanel({
  origin: { figure, shop },
  variables,
  period,
  isUnpaid,
  isPhone = false,
  onClose,
}: Props) {
  const { t } = useTranslation(['origin', 'statistics']);
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
    <SideDrawer
      open
      onClose={onClose}
      title={t('title', { figure: t(`statistics:cards.${figure}`) })}
      size="xl"
    >
      <Flex direction="column" gap="5" aria-busy={query.loading}>
        {content}
        {statistics && <OriginCalls calls={statistics.totalsCalls} />}
      </Flex>
    </SideDrawer>
  );
}
