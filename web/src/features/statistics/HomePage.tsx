import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fullDay, listText } from '../../i18n/format.ts';
import { RefreshStatus } from '../../live/RefreshStatus.tsx';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { DaySpan } from '../../shared/date-range/DaySpan.tsx';
import type { DayRange } from '../../shared/date-range/range.ts';
import { KeptView } from '../../shared/kept/KeptView.tsx';
import { useKept } from '../../shared/kept/use-kept.ts';
import { useMedia } from '../../shared/ui/use-media.ts';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { useSelection } from '../../shop-scope/use-selection.ts';
import { useSelectionName } from '../../shop-scope/use-selection-name.ts';
import { useReadTodos } from '../todos/index.ts';
import { EndedShops } from './EndedShops.tsx';
import { FoldedChoices } from './FoldedChoices.tsx';
import { FirstSteps } from './first-steps/FirstSteps.tsx';
import { HomeBlocks } from './HomeBlocks.tsx';
import { HomeChoices } from './HomeChoices.tsx';
import { LayoutMenu } from './layout/LayoutMenu.tsx';
import { useHomeLayout } from './layout/use-home-layout.ts';
import { sourceCodec } from './metrics.ts';
import { usePeriod } from './period.ts';
import { homeVariables, useHome } from './use-home.ts';

/** Of one shop there is nothing to rank. */
const noLeague = ['league'] as const;

/** The sales summary: figures, trend, shares and rankings of what is selected. */
export default function HomePage() {
  const viewer = useViewer();
  const { t } = useTranslation('statistics');
  const { selection, directory } = useSelection();
  const { period, choose, compareWith, pickable } = usePeriod(viewer);
  const [source, setSource] = useUrlState(sourceCodec);
  const { range, comparison } = period;
  const variables = useMemo(
    () => homeVariables(selection, period, source),
    [selection, period, source],
  );
  const against = useMemo(
    () => ({
      choice: period.against,
      comparison,
      onChoose: compareWith,
    }),
    [period.against, comparison, compareWith],
  );
  const home = useHome(variables, period.granularity);
  const live = useLiveRefresh(variables.selection, useReadTodos());
  const statistics = home.data?.statistics ?? null;
  const name = useSelectionName(selection, directory);
  const span = (days: DayRange) =>
    days.start === days.end ? fullDay(days.start) : t('range.span', days);
  const isOneShop = selection.kind === 'shop';
  const layout = useHomeLayout(viewer.id);
  const { refetch } = home;
  const blocks = useMemo(
    () => ({
      statistics,
      variables,
      period,
      isOneShop,
      isFailed: statistics === null && home.error !== undefined,
      error: home.error,
      dataStart: viewer.dataStart,
      onChoose: choose,
      onRetry: () => {
        // A new failure shows in the same place as the one that is retried.
        refetch().catch(() => {});
      },
    }),
    [statistics, variables, period, isOneShop, home.error, viewer.dataStart, choose, refetch],
  );
  const kept = useKept(blocks, {
    place: JSON.stringify([variables.selection, source]),
    isHere: statistics !== null,
    isBusy: home.loading,
    isFailed: blocks.isFailed || isUnanswered(home.error),
    // What the server has drawn, or an earlier visit has read: not before the document was asked for.
    firstReadAt: performance.timeOrigin,
  });
  const isOfOtherDays = kept.asOf !== null && kept.shown.period !== period;
  // The answer is drawn in small steps, so that a click or a key is answered meanwhile. Another question is drawn at
  // once: its queries ask while they are drawn, and in steps that others interrupt they would ask for old and new in turn.
  const later = useDeferredValue(kept.shown);
  const shown = later.variables === kept.shown.variables ? later : kept.shown;
  // The same width as that of the frame, which folds there.
  const isNarrow = useMedia('(max-width: 1023px)');
  const status = <RefreshStatus live={live} isBusy={home.loading} statistics={statistics} />;
  const choices = (
    <>
      <HomeChoices
        source={source}
        onSource={setSource}
        choice={period.choice}
        range={range}
        pickable={pickable}
        onChoose={choose}
        against={against}
      />
      <LayoutMenu {...layout} missing={isOneShop ? noLeague : []} />
    </>
  );
  return (
    <Flex direction="column" gap="3" minWidth="0" padding={{ base: '3', md: '4' }}>
      <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
        {/* Its lines break before the choices beside it do. */}
        <Box minWidth="0" flex={{ md: '1 1 20rem' }}>
          <Flex align="baseline" gap="2" minWidth="0">
            <Heading as="h1" size="lg" truncate minHeight="7">
              {name}
            </Heading>
            {statistics && !isOneShop && (
              <Text color="fg.muted" flexShrink={0}>
                {t('words.countedShops', { count: statistics.shopCount })}
              </Text>
            )}
          </Flex>
          <Flex columnGap="3" wrap="wrap" fontSize="xs">
            <Text color="fg.muted">
              {t('trend.current')} <DaySpan {...range} />
              {' · '}
              {comparison ? (
                <>
                  {t('trend.previous')} <DaySpan {...comparison} />
                </>
              ) : (
                <span role="status">{t('against.before', { day: viewer.dataStart })}</span>
              )}
              {statistics && statistics.convertedCurrencies.length > 0 && (
                <span title={t('convertedHint')}>
                  {' · '}
                  {t('converted', { currencies: listText(statistics.convertedCurrencies) })}
                </span>
              )}
            </Text>
            {/* Of one shop the frame says so itself. */}
            {statistics && !isOneShop && <EndedShops shops={statistics.endedShops} />}
          </Flex>
        </Box>
        {isNarrow ? (
          <FoldedChoices
            chosen={[
              t(`range.${period.choice.type}`),
              t(`source.${source}`),
              t(`against.${period.against.type}`),
            ]}
            beside={status}
          >
            {choices}
          </FoldedChoices>
        ) : (
          <Flex data-screen gap="3" wrap="wrap" align="center" marginStart="auto">
            {status}
            {choices}
          </Flex>
        )}
      </Flex>
      <FirstSteps />
      <KeptView
        asOf={kept.asOf}
        days={isOfOtherDays ? span(kept.shown.variables.range) : undefined}
        onRetry={blocks.onRetry}
      >
        <HomeBlocks {...shown} layout={layout.layout} onLayout={layout.choose} />
      </KeptView>
    </Flex>
  );
}

/** Nothing came. An answer in which some statistics failed is one: their blocks say so. */
const isUnanswered = (error: unknown): boolean =>
  error !== undefined && !CombinedGraphQLErrors.is(error);
