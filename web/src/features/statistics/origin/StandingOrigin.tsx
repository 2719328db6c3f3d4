import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockSkeleton } from '../../../shared/charts/BlockState.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import type { HomeVariables } from '../use-home.ts';
import { OriginCalls } from './OriginCalls.tsx';
import { type StandingFigure, standingFigure } from './origin-url.ts';
import { PanelBody } from './PanelBody.tsx';
import { useStandingOriginQuery } from './Standing.generated.ts';
import { StandingParts } from './StandingParts.tsx';

type Props = {
  readonly figure: StandingFigure;
  readonly shop: string | null;
  readonly variables: Omit<HomeVariables, 'comparison'>;
  readonly isPhone: boolean;
};

/** What the panel says of a figure that tells how things stand: of when it is, and which shops it lacks. */
export const StandingOrigin = ({ figure, shop, variables, isPhone }: Props) => {
  const { t } = useTranslation('origin');
  const { range, dataSource } = variables;
  const selection = shop === null ? variables.selection : { shop };
  const query = useStandingOriginQuery({
    variables: { selection, range, dataSource, figure: standingFigure[figure] },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const statistics = query.data?.statistics;
  const standing = statistics?.standing;
  let content: ReactNode;
  if (standing?.hiddenReason) {
    content = <Text color="fg.muted">{t('words.noRight')}</Text>;
  } else if (standing) {
    content = <StandingParts standing={standing} figure={figure} shop={shop} isPhone={isPhone} />;
  } else if (query.error) {
    content = <ErrorState error={query.error} onRetry={() => query.refetch().catch(() => {})} />;
  } else if (standing === null) {
    content = <EmptyState title={t('unknown')} hint={t('standing.unknownHint')} />;
  } else {
    content = <BlockSkeleton height={360} />;
  }
  return (
    <PanelBody isBusy={query.loading}>
      {content}
      {statistics && (
        <OriginCalls calls={statistics.standingCalls} hint={t('standing.callsHint')} />
      )}
    </PanelBody>
  );
};
