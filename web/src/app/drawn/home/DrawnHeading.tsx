import type { TFunction } from 'i18next';
import {
  type HomeStatistics,
  namesOfEnded,
  type Period,
} from '../../../features/statistics/index.ts';
import { fullDay, listText } from '../../../i18n/format.ts';
import { comparisonWidth } from '../../../shared/date-range/comparison-width.ts';
import { type DayRange, dateTypes } from '../../../shared/date-range/range.ts';
import { clockTime } from '../../../shared/date-range/time-text.ts';
import { ChevronDownIcon, LayoutIcon, RefreshIcon } from '../../../shared/ui/icons.tsx';

type Props = {
  readonly t: TFunction<'statistics'>;
  readonly now: number;
  readonly isBoss: boolean;
  readonly name: string;
  readonly isOneShop: boolean;
  readonly statistics: HomeStatistics;
  readonly period: Period;
  readonly source: 'sales' | 'stocks';
};

/** What is looked at, and the choices beside it. */
export const DrawnHeading = (props: Props) => {
  const { t, now, isBoss, name, isOneShop, statistics, period, source } = props;
  const { shopCount, convertedCurrencies, endedShops } = statistics;
  return (
    <div className="drawn-heading">
      <div className="drawn-title">
        <div>
          <h1>{name}</h1>
          {!isOneShop && <p>{t('words.countedShops', { count: shopCount })}</p>}
        </div>
        <div>
          <p>
            {t('trend.current')} <Span t={t} {...period.range} />
            {period.comparison && (
              <>
                {' · '}
                {t('trend.previous')} <Span t={t} {...period.comparison} />
              </>
            )}
            {convertedCurrencies.length > 0 && (
              <span>
                {' · '}
                {t('converted', { currencies: listText(convertedCurrencies) })}
              </span>
            )}
          </p>
          {!isOneShop && endedShops.length > 0 && (
            <p className="drawn-warning">
              {t('ended.note', { shops: namesOfEnded(t, endedShops) })}
              {isBoss ? <b>{t('words.renewNow')}</b> : t('ended.ask')}
            </p>
          )}
        </div>
      </div>
      <div className="drawn-choices">
        <div className="drawn-refresh">
          <p>{t('refresh.updatedAt', { time: clockTime(now) })}</p>
          <button
            type="button"
            aria-label={t('refresh.now')}
            data-again={`main button[aria-label="${t('refresh.now')}"]`}
          >
            <RefreshIcon />
          </button>
        </div>
        <Segments
          label={t('source.label')}
          value={source}
          segments={(['sales', 'stocks'] as const).map((one) => [one, t(`source.${one}`)])}
        />
        <Segments
          label={t('range.label')}
          value={period.choice.type}
          segments={[...dateTypes, 'custom' as const].map((one) => [one, t(`range.${one}`)])}
        />
        <div className="drawn-select" style={{ width: comparisonWidth(t) }}>
          <span>{t(`against.${period.against.type}`)}</span>
          <ChevronDownIcon />
        </div>
        <button
          type="button"
          className="drawn-layout"
          aria-label={t('layout.open')}
          data-again={`main button[aria-label="${t('layout.open')}"]`}
        >
          <LayoutIcon />
        </button>
      </div>
    </div>
  );
};

const Span = ({ t, start, end }: DayRange & Pick<Props, 't'>) => (
  <>
    {start !== end && (
      <>
        <span className="drawn-day-text">
          <bdi>{fullDay(start)}</bdi> {t('range.to')}
        </span>{' '}
      </>
    )}
    <span className="drawn-day-text">
      <bdi>{fullDay(end)}</bdi>
    </span>
  </>
);

type SegmentsProps = {
  readonly label: string;
  readonly value: string;
  readonly segments: readonly (readonly [value: string, label: string])[];
};

const Segments = ({ label, value, segments }: SegmentsProps) => (
  <div className="drawn-segments">
    {segments.map(([one, text]) => (
      <button
        key={one}
        type="button"
        aria-pressed={one === value}
        data-again={`[role=radiogroup][aria-label="${label}"] input[value="${one}"]`}
      >
        {text}
      </button>
    ))}
  </div>
);
