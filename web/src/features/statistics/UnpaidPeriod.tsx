import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../shared/charts/Panel.tsx';
import type { RangeChoice } from '../../shared/date-range/range.ts';
import { EmptyState } from '../../shared/ui/states.tsx';
import { monthOf } from './EmptyPeriod.tsx';
import type { Period } from './period.ts';

type Props = {
  readonly period: Period;
  /** The last day of which anything is known; null where there is none. */
  readonly lastDay: string | null;
  readonly dataStart: string;
  readonly onChoose: (choice: RangeChoice) => void;
};

/** Stands in the place of figures of days that nobody has paid for, and leads to the last that are known. */
export const UnpaidPeriod = ({ period, lastDay, dataStart, onChoose }: Props) => {
  const { t } = useTranslation('statistics');
  const month = lastDay === null ? null : monthOf(lastDay, dataStart, period.today);
  return (
    <Panel title={t('unpaid.title')}>
      <EmptyState
        title={lastDay === null ? t('unpaid.none') : t('unpaid.until', { day: lastDay })}
        hint={t('unpaid.hint')}
        action={
          month && (
            <Button size="sm" onClick={() => onChoose({ type: 'custom', ...month })}>
              {t('empty.jump', { range: t('range.span', month) })}
            </Button>
          )
        }
      />
    </Panel>
  );
};
