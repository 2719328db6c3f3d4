import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { settlementDays } from '../../../../../api/contract/rules/settlement.ts';
import { dotted } from '../../../i18n/format.ts';
import { BlockPlace } from '../../../shared/charts/BlockState.tsx';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { KeptView } from '../../../shared/kept/KeptView.tsx';
import { useKept } from '../../../shared/kept/use-kept.ts';
import { fullMoney } from '../../../shared/kpi/money.ts';
import { lazyPart } from '../../../shared/lazy-part.ts';
import { widePaper } from '../../../shared/table/paper-css.ts';
import { Segments } from '../../../shared/table/Segments.tsx';
import { SetByLink } from '../../../shared/table/SetByLink.tsx';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { printQuery, withValue } from '../../../shared/url-state/codec.ts';
import { selectionCodec, selectionInput } from '../../../shared/url-state/selection.ts';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { hasNoShops } from '../../../shop-scope/has-no-shops.ts';
import { shopsOf } from '../../../shop-scope/selected-shops.ts';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { useSelection } from '../../../shop-scope/use-selection.ts';
import { useSelectionName } from '../../../shop-scope/use-selection-name.ts';
import { NoShops, openBinding } from '../../binding/index.ts';
import { cashAddress } from '../doors.ts';
import { Figure, Figures, PartHeading } from '../operations/Block.tsx';
import { NamedOriginMark } from '../origin/OriginLink.tsx';
import { useCashCalendarQuery } from './Cash.generated.ts';
import { CashDays } from './CashDays.tsx';
import { CashShops } from './CashShops.tsx';
import {
  type Calendar,
  dayCodec,
  daysOf,
  dueCodec,
  dueDays,
  dueOn,
  FROZEN,
  heldOf,
  type Kind,
  NO_DAY,
  pendingOf,
  spanCodec,
  spans,
  sumOf,
  undatedFrozen,
  withDue,
} from './cash.ts';
import { NoImportedMoney } from './NoImportedMoney.tsx';
import { NoMoneyRight } from './NoMoneyRight.tsx';

const FrozenDrawer = lazyPart(() => import('./FrozenDrawer.tsx'));
const CashDrawer = lazyPart(() => import('./CashDrawer.tsx'));
const HEIGHT = 440;

/** What money is due when, and what is held back until when. */
export default function CashPage() {
  const { t } = useTranslation('cash');
  const { selection, directory } = useSelection();
  const home = `/home${printQuery(withValue(new URLSearchParams(), selectionCodec, selection))}`;
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
      <Global styles={widePaper} />
      <Box>
        <Heading as="h1" size="lg" lineClamp={{ base: '2', md: '1' }} minHeight="7">
          {dotted(t('title.cash'), useSelectionName(selection, directory))}
        </Heading>
        <Text color="fg.muted" fontSize="xs">
          {t('hint', { days: settlementDays })}
        </Text>
      </Box>
      <Box layerStyle="panel" minWidth="0" padding="3">
        {calendar === undefined ? (
          query.error ? (
            <BlockPlace height={HEIGHT}>
              <ErrorState error={query.error} onRetry={retry} />
            </BlockPlace>
          ) : (
            <PageSkeleton />
          )
        ) : calendar.hiddenReason !== null ? (
          <BlockPlace height={HEIGHT}>
            <NoMoneyRight to={home} toName={t('title.home')} />
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
              onAll={() => setDay(FROZEN)}
              onClose={() => setDay('')}
            />
          ) : (
            day !== '' && (
              <CashDrawer
                {...dueOn(day)}
                selection={variables.selection}
                onAll={() => setDay(dueOn(day).day)}
                onClose={() => setDay('')}
              />
            )
          ))}
      </Suspense>
    </Flex>
  );
}

/** Nothing is known of the money of the shops: of those that only sales files tell of nothing will be. */
const NoCash = () => {
  const { t } = useTranslation(['cash', 'operations', 'common']);
  const { selection, directory } = useSelection();
  const isImported = shopsOf(selection, directory).every(({ temuUid }) => temuUid === null);
  return isImported ? (
    <NoImportedMoney
      bind={
        <Button size="sm" onClick={() => openBinding({ kind: 'temu' })}>
          {t('common:bindShops')}
        </Button>
      }
    />
  ) : (
    <EmptyState title={t('operations:finance.none')} hint={t('noneHint')} />
  );
};

type ShownProps = { readonly calendar: Calendar; readonly onOpen: (day: string) => void };

const Shown = ({ calendar, onOpen }: ShownProps) => {
  const { t } = useTranslation('cash');
  const today = useToday();
  const [span, setSpan] = useUrlState(spanCodec);
  const [due, setDue] = useUrlState(dueCodec);
  const isWithoutShops = hasNoShops(useDirectory());
  const { search } = useLocation();
  const dueDoor = (kind: Kind) => cashAddress(search, dueDays(kind, 'coming'));
  const noDay = printQuery(withValue(new URLSearchParams(search), dayCodec, NO_DAY));
  const days = calendar.days ?? [];
  const shops = calendar.shops ?? [];
  if (days.length === 0 && shops.every(({ undatedPending }) => undatedPending === null))
    return <BlockPlace height={HEIGHT}>{isWithoutShops ? <NoShops /> : <NoCash />}</BlockPlace>;
  const coming = daysOf(days, 'coming', today);
  const shown = withDue(daysOf(days, span, today), due);
  const pending = pendingOf(days, shops);
  const frozen = undatedFrozen(shops);
  /** What is to come of one kind, with the way to its days. */
  const figure = (name: string, kind: 'withdrawn' | 'released' | 'renewal', mark?: ReactNode) => {
    const fen = sumOf(coming, kind);
    return (
      <Figure name={name} mark={mark} door={fen === 0 ? undefined : dueDoor(kind)}>
        {fullMoney(fen)}
      </Figure>
    );
  };
  return (
    <>
      <Figures>
        <Figure
          name={t('pending')}
          hint={t('pendingHint')}
          mark={<NamedOriginMark figure="pending" name={t('pending')} />}
          door={pending?.dated ? dueDoor('expected') : undefined}
        >
          {pending === null ? t('words.unknown') : fullMoney(pending.dated + pending.undated)}
        </Figure>
        {figure(t('arriving'), 'withdrawn')}
        {figure(
          t('released'),
          'released',
          <NamedOriginMark figure="frozen" name={t('released')} />,
        )}
        <Figure
          name={t('frozen')}
          hint={t('frozenHint')}
          mark={<NamedOriginMark figure="frozen" name={t('frozen')} />}
          {...(frozen > 0 && { door: noDay })}
        >
          {fullMoney(frozen)}
        </Figure>
        {figure(t('renewal'), 'renewal')}
      </Figures>
      {pending !== null && pending.undated > 0 && (
        <Text color="fg.muted" fontSize="xs">
          {t('undated', { amount: fullMoney(pending.undated) })}
        </Text>
      )}
      <PartHeading
        as="h2"
        beside={
          <>
            <Segments
              label={t('span.label')}
              value={span}
              segments={spans.map((value) => ({ value, label: t(`span.${value}`) }))}
              onChange={setSpan}
            />
            {due !== null && (
              <SetByLink
                name={t(`kind.${due}`)}
                title={t('onlyKind', { kind: t(`kind.${due}`) })}
                onClear={() => setDue(null)}
              />
            )}
          </>
        }
      >
        {t('byDay')}
      </PartHeading>
      <CashDays days={shown} span={span} due={due} today={today} onOpen={onOpen} />
      <Box marginTop="4">
        <PartHeading as="h2">{t('words.byShop')}</PartHeading>
      </Box>
      <CashShops shops={shops} />
    </>
  );
};
