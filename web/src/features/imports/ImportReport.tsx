import { Box, Grid, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useServerWords } from '../../i18n/use-server-words.ts';
import { DaySpan } from '../../shared/date-range/DaySpan.tsx';
import { fullCount, fullMoney, toFen } from '../../shared/kpi/money.ts';
import { currencyName, foreignMoney, rateSpan } from './currencies.ts';
import type { ImportJobFragment } from './ImportJob.generated.ts';
import { changesDoor, refusalsDoor } from './import-doors.ts';
import { LineCount } from './LineCount.tsx';

/** What an import came to. */
export const ImportReport = ({ job }: { job: ImportJobFragment }) => {
  const { t } = useTranslation('imports');
  const tell = useServerWords();
  const figures = [
    { name: t('job.added'), value: job.linesAdded },
    {
      name: t('job.changed'),
      value: job.linesChanged,
      hint: t('job.changedHint'),
      door: changesDoor(job),
    },
    { name: t('job.known'), value: job.linesKnown, hint: t('job.knownHint') },
    {
      name: t('job.refused'),
      value: job.rowsRefused,
      isBad: job.rowsRefused > 0,
      door: refusalsDoor(job),
    },
    { name: t('job.shops'), value: job.shopsCreated },
    { name: t('job.products'), value: job.productsCreated },
  ];
  return (
    <>
      <Grid
        as="dl"
        aria-label={t('job.report')}
        gap="3"
        gridTemplateColumns="repeat(auto-fit, minmax(120px, 1fr))"
      >
        {figures.map(({ name, value, hint, isBad, door = null }) => (
          <Box key={name} title={hint}>
            <Text as="dt" color="fg.muted">
              {name}
            </Text>
            <Text as="dd" textStyle="figure.card" color={isBad ? 'fg.error' : undefined}>
              <LineCount count={value} door={door} />
            </Text>
          </Box>
        ))}
        {job.firstDay !== null && job.lastDay !== null && (
          // Two days stand beside each other, as nowhere in a column for a number.
          <Box gridColumn="span 2">
            <Text as="dt" color="fg.muted">
              {t('job.days')}
            </Text>
            <Text as="dd" lineHeight="1.75rem">
              <DaySpan start={job.firstDay} end={job.lastDay} />
            </Text>
          </Box>
        )}
      </Grid>
      {job.note !== null && <Text color="fg.warning">{tell(job.note)}</Text>}
      {job.conversions.length > 0 && <Conversions conversions={job.conversions} />}
      {job.linesAdded + job.linesChanged === 0 && job.linesKnown > 0 && (
        <Text>{t('job.allKnown')}</Text>
      )}
    </>
  );
};

const Conversions = ({ conversions }: Pick<ImportJobFragment, 'conversions'>) => {
  const { t } = useTranslation('imports');
  return (
    <Box as="section" aria-label={t('currency.converted')}>
      <Text color="fg.muted">{t('currency.converted')}</Text>
      <Box as="ul" listStyleType="none">
        {conversions.map(({ currency, rows, originalAmount, amount, lowestRate, highestRate }) => (
          <li key={currency}>
            {t('currency.conversion', {
              currency: currencyName(currency),
              rows: fullCount(rows),
              original: foreignMoney(originalAmount, currency),
              amount: fullMoney(toFen(amount)),
              rate: rateSpan(lowestRate, highestRate, t('currency.to')),
            })}
          </li>
        ))}
      </Box>
    </Box>
  );
};
