import { skipToken } from '@apollo/client/react';
import { Button, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  addDays,
  earlier,
  lastDayOfMonth,
  later,
} from '../../../../api/contract/rules/calendar.ts';
import { session } from '../../session/session.ts';
import { Panel } from '../../shared/charts/Panel.tsx';
import { type DayRange, isDateType, type RangeChoice } from '../../shared/date-range/range.ts';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { BindOrImport, openBinding } from '../binding/index.ts';
import { useLatestSalesDayQuery, useLatestSalesMonthQuery } from './EmptyPeriod.generated.ts';
import { sourceCodec } from './metrics.ts';
import type { Period } from './period.ts';
import type { HomeVariables } from './use-home.ts';

type Props = {
  readonly period: Period;
  readonly variables: HomeVariables;
  readonly dataStart: string;
  readonly shopCount: number;
  readonly onChoose: (choice: RangeChoice) => void;
};

/**
 * What to do where a period has no sales: go to the latest days that have some, bind a shop or import a file. Of stock
 * orders, which a file has none of, also to look at the sales.
 */
export const EmptyPeriod = ({ period, variables, dataStart, shopCount, onChoose }: Props) => {
  const { t } = useTranslation(['statistics', 'common']);
  const { isBoss, isVisitor } = session.use();
  const [, setSource] = useUrlState(sourceCodec);
  const whole = { start: earlier(dataStart, period.today), end: period.today };
  // The figures of no shop are refused.
  const latest = useLatestDay(variables, shopCount === 0 ? null : whole);
  const month = latest.day === null ? null : monthOf(latest.day, dataStart, period.today);
  const isStocks = shopCount > 0 && variables.dataSource === 'STOCKS';
  const title =
    shopCount === 0
      ? t('empty.noShopsTitle')
      : isStocks
        ? t('empty.stocks')
        : isDateType(period.choice.type)
          ? t(`empty.${period.choice.type}`)
          : t('empty.custom', period.range);
  const canImport = isBoss && !isVisitor;
  if (latest.retry) {
    return (
      <Panel title={title}>
        <ErrorState onRetry={latest.retry} />
      </Panel>
    );
  }
  return (
    <Panel title={title}>
      <EmptyState
        title={
          latest.isLoading
            ? t('empty.searching')
            : latest.day === null
              ? shopCount === 0 && canImport
                ? t('empty.noShops')
                : t(isStocks ? 'empty.neverStocks' : 'empty.never')
              : t('empty.latest', { day: latest.day })
        }
        hint={
          // Without shops the line above says it already.
          latest.day === null && !latest.isLoading && !(shopCount === 0 && canImport)
            ? t(isStocks ? 'empty.neverStocksHint' : canImport ? 'empty.neverHint' : 'empty.ask')
            : undefined
        }
        action={
          <Flex gap="2" justify="center" wrap="wrap">
            {month && (
              <Button size="sm" onClick={() => onChoose({ type: 'custom', ...month })}>
                {t('empty.jump', { range: t('range.span', month) })}
              </Button>
            )}
            {isStocks && latest.day === null && !latest.isLoading && (
              <Button size="sm" onClick={() => setSource('sales')}>
                {t('empty.showSales')}
              </Button>
            )}
            {canImport &&
              // A file of sales brings no stock orders.
              (isStocks ? (
                <Button size="sm" variant="outline" onClick={() => openBinding({ kind: 'temu' })}>
                  {t('common:bindShops')}
                </Button>
              ) : (
                <BindOrImport isSecond={month !== null} />
              ))}
          </Flex>
        }
      />
    </Panel>
  );
};

type Point = {
  readonly bucket: string;
  readonly figures: { readonly sold: string; readonly returned: string } | null;
};

const hasSales = ({ figures }: Point): boolean =>
  figures !== null && (Number(figures.sold) !== 0 || Number(figures.returned) !== 0);

/** The last day with sales: first its month out of all months, then the day out of that month. */
const useLatestDay = (variables: HomeVariables, all: DayRange | null) => {
  const { selection, dataSource } = variables;
  const months = useLatestSalesMonthQuery(
    all === null
      ? skipToken
      : { variables: { selection, dataSource, range: all }, context: { quiet: true } },
  );
  const bucket = months.data?.statistics.amountTrend?.findLast(hasSales)?.bucket;
  const range =
    bucket === undefined || all === null
      ? null
      : {
          start: later(`${bucket}-01`, all.start),
          end: earlier(lastDayOfMonth(bucket), all.end),
        };
  const days = useLatestSalesDayQuery(
    range === null
      ? skipToken
      : { variables: { selection, dataSource, range }, context: { quiet: true } },
  );
  const failed = [months, days].find(({ error }) => error !== undefined);
  return {
    isLoading: months.loading || days.loading,
    /** Asks again; undefined unless it failed. */
    retry: failed && (() => void failed.refetch().catch(() => {})),
    day: days.data?.statistics.amountTrend?.findLast(hasSales)?.bucket ?? null,
  };
};

/** The 30 days up to and with a day, as far as they can be shown. */
export const monthOf = (day: string, dataStart: string, today: string): DayRange => ({
  start: later(addDays(day, -29), earlier(dataStart, today)),
  end: earlier(day, addDays(today, -1)),
});
