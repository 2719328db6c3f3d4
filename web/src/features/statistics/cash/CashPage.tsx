import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { settlementDays } from '../../../../../api/contract/rules/settlement.ts';
import { dotted } from '../../../i18n/format.ts';
import { BlockPlace, BlockSkeleton } from '../../../shared/charts/BlockState.tsx';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { KeptView } from '../../../shared/kept/KeptView.tsx';
import { useKept } from '../../../shared/kept/use-kept.ts';
import { fullMoney } from '../../../shared/kpi/money.ts';
import { lazyPart } from '../../../shared/lazy-part.ts';
import { Segments } from '../../../shared/table/Segments.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { printQuery, withValue } from '../../../shared/url-state/codec.ts';
import { selectionInput } from '../../../shared/url-state/selection.ts';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { hasNoShops } from '../../../shop-scope/has-no-shops.ts';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { useSelection } from '../../../shop-scope/use-selection.ts';
import { useSelectionName } from '../../../shop-scope/use-selection-name.ts';
import { NoShops } from '../../binding/index.ts';
import { Figure, Figures, PartHeading } from '../operations/Block.tsx';
import { type CashCalendarQuery, useCashCalendarQuery } from './Cash.generated.ts';
import { CashDays } from './CashDays.tsx';
import { CashShops } from './CashShops.tsx';
import {
  allFrozen,
  dayCodec,
  daysOf,
  heldOf,
  NO_DAY,
  pendingOf,
  spanCodec,
  spans,
  sumOf,
  undatedFrozen,
} from './cash.ts';

const FrozenDrawer = lazyPart(() => import('./FrozenDrawer.tsx'));
const CashDrawer = lazyPart(() => import('./CashDrawer.tsx'));
const HEIGHT = 440;

type Calendar = CashCalendarQuery['cashCalendar'];

/** What money is due when, and what is held back until when. */
export default function CashPage() {
  const { t } = useTranslation(['cash', 'operations']);
  const { selection, directory } = useSelection();
  const [day, setDay] = useUrlState(dayCodec);
  const held = heldOf(day);
  const variables = { selection: selectionInput(selection) };
  const query = useCashCalendarQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const kept = useKept(query.data?.cashCalendar, {
    place: JSON.stringify(variables),
    isHere: query.data !== undefined,
    isBusy: query.loading,
    isFailed: query.error !== undefined,
  });
  const calendar = kept.shown;
  const retry = () => {
    // A new failure shows in the same place as the one that is retried.
    query.refetch().catch(() => {});
  };
  return (
    <Flex direction="column" gap="3" minWidth="0" padding={{ base: '3', md: '4' }} flex="1">
      <Box>
        <Heading as="h1" size="lg" truncate minHeight="7">
          {dotted(t('cash:title'), useSelectionName(selection, directory))}
        </Heading>
        <Text color="fg.muted" fontSize="xs">
          {t('cash:hint', { days: settlementDays })}
        </Text>
      </Box>
      <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" minWidth="0" padding="3">
        {calendar === undefined ? (
          query.error ? (
            <BlockPlace height={HEIGHT}>
              <ErrorState error={query.error} onRetry={retry} />
            </BlockPlace>
          ) : (
            <BlockSkeleton height={HEIGHT} />
          )
        ) : calendar.hiddenReason !== null ? (
          <BlockPlace height={HEIGHT}>
            <EmptyState title={t('operations:noPermission')} />
          </BlockPlace>
        ) : (
          <KeptView asOf={kept.asOf} onRetry={retry}>
            <Shown calendar={calendar} onOpen={(one) => setDay(one, { push: true })} />
          </KeptView>
        )}
      </Box>
      <Suspense fallback={null}>
        {calendar?.hiddenReason === null &&
          (held !== null ? (
            <FrozenDrawer
              selection={variables.selection}
              only={held.only}
              onAll={() => setDay(allFrozen)}
              onClose={() => setDay('')}
            />
          ) : (
            day !== '' && (
              <CashDrawer day={day} selection={variables.selection} onClose={() => setDay('')} />
            )
          ))}
      </Suspense>
    </Flex>
  );
}

type ShownProps = { readonly calendar: Calendar; readonly onOpen: (day: string) => void };

const Shown = ({ calendar, onOpen }: ShownProps) => {
  const { t } = useTranslation('cash');
  const today = useToday();
  const [span, setSpan] = useUrlState(spanCodec);
  const isWithoutShops = hasNoShops(useDirectory());
  const { search } = useLocation();
  const noDay = printQuery(withValue(new URLSearchParams(search), dayCodec, NO_DAY));
  const days = calendar.days ?? [];
  const shops = calendar.shops ?? [];
  if (days.length === 0 && shops.every(({ undatedPending }) => undatedPending === null))
    return (
      <BlockPlace height={HEIGHT}>
        {isWithoutShops ? <NoShops /> : <EmptyState title={t('none')} hint={t('noneHint')} />}
      </BlockPlace>
    );
  const coming = daysOf(days, 'coming', today);
  const shown = daysOf(days, span, today);
  const pending = pendingOf(days, shops);
  const frozen = undatedFrozen(shops);
  return (
    <>
      <Figures>
        <Figure name={t('pending')} hint={t('pendingHint')}>
          {pending === null ? t('unknown') : fullMoney(pending.dated + pending.undated)}
        </Figure>
        <Figure name={t('arriving')}>{fullMoney(sumOf(coming, 'withdrawn'))}</Figure>
        <Figure name={t('released')}>{fullMoney(sumOf(coming, 'released'))}</Figure>
        <Figure name={t('frozen')} hint={t('frozenHint')} {...(frozen > 0 && { door: noDay })}>
          {fullMoney(frozen)}
        </Figure>
        <Figure name={t('renewal')}>{fullMoney(sumOf(coming, 'renewal'))}</Figure>
      </Figures>
      {pending !== null && pending.undated > 0 && (
        <Text color="fg.muted" fontSize="xs">
          {t('undated', { amount: fullMoney(pending.undated) })}
        </Text>
      )}
      <Flex align="center" gap="3" wrap="wrap" marginBottom="2">
        <PartHeading>{t('byDay')}</PartHeading>
        <Segments
          label={t('span.label')}
          value={span}
          segments={spans.map((value) => ({ value, label: t(`span.${value}`) }))}
          onChange={setSpan}
        />
      </Flex>
      <CashDays days={shown} span={span} today={today} onOpen={onOpen} />
      <Box marginTop="4">
        <PartHeading>{t('byShop')}</PartHeading>
      </Box>
      <CashShops shops={shops} />
    </>
  );
};
