import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DaySpan } from '../../../shared/date-range/DaySpan.tsx';
import { longTime } from '../../../shared/date-range/time-text.ts';
import { fullCount } from '../../../shared/kpi/money.ts';
import { agoText, isOld } from '../league/ago.ts';
import type { Period } from '../period.ts';
import type { HomeVariables } from '../use-home.ts';
import { hourText } from './gaps.ts';
import type { FigureOriginPartsFragment } from './Origin.generated.ts';

type Props = {
  readonly origin: FigureOriginPartsFragment;
  readonly period: Period;
  readonly dataSource: HomeVariables['dataSource'];
};

/** How many lines of which days and hours, and how old the newest is. */
export const OriginFacts = ({ origin, period, dataSource }: Props) => {
  const { t } = useTranslation('origin');
  const { range, today } = period;
  const { lines, firstHour, lastHour, arrivedAt, days, shops } = origin;
  const filled = shops.filter((shop) => shop.lines > 0).length;
  return (
    <Flex as="dl" columnGap="8" rowGap="3" wrap="wrap">
      <Fact name={t('facts.lines')} hint={t(`facts.of.${dataSource}`)} isFigure>
        {fullCount(lines)}
      </Fact>
      <Fact
        name={t('facts.arrived')}
        hint={arrivedAt === null ? null : longTime(arrivedAt)}
        isFigure
      >
        {arrivedAt === null ? '—' : <Age at={Date.parse(arrivedAt)} />}
      </Fact>
      <Fact name={t('facts.shops')} hint={t('facts.shopsOf', { count: shops.length })} isFigure>
        {fullCount(filled)}
      </Fact>
      <Fact
        name={t('facts.days')}
        hint={
          firstHour === null || lastHour === null
            ? null
            : t('facts.hours', { first: hourText(firstHour), last: hourText(lastHour) })
        }
      >
        <DaySpan {...range} /> {t('facts.dayCount', { count: days })}
        {range.end === today ? t('facts.untilNow') : ''}
      </Fact>
    </Flex>
  );
};

/** The age of data, which is none of the page. */
export const Age = ({ at }: { readonly at: number }) => {
  const { t } = useTranslation(['statistics', 'operations']);
  const now = Date.now();
  return (
    <Text as="span" {...(isOld(at, now) && { color: 'fg.warning' })} title={longTime(at)}>
      {agoText(t, at, now)}
    </Text>
  );
};

type FactProps = {
  readonly name: string;
  readonly hint: string | null;
  readonly isFigure?: boolean;
  readonly children: ReactNode;
};

/** A figure about the figure, under its own name. */
export const Fact = ({ name, hint, isFigure = false, children }: FactProps) => (
  <Box minWidth="0">
    <Text as="dt" color="fg.muted" fontSize="xs">
      {name}
    </Text>
    <Box as="dd">
      <Text {...(isFigure ? { textStyle: 'figure.card' } : { lineHeight: '2rem' })}>
        {children}
      </Text>
      {hint && (
        <Text color="fg.muted" fontSize="xs">
          {hint}
        </Text>
      )}
    </Box>
  </Box>
);
