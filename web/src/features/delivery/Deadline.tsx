import { Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortTime } from '../../shared/date-range/time-text.ts';
import { useIsCompact } from '../../shared/table/compact.ts';
import { nextChange, timeLeft } from './deadline.ts';

type Props = { readonly shipBy: string };

const colors = { fine: 'fg.muted', due: 'status.due', overdue: 'status.overdue' } as const;

/** When an order must have left, and how long that still is; it counts by itself. */
export const Deadline = ({ shipBy }: Props) => {
  const { t } = useTranslation('delivery');
  const deadline = Date.parse(shipBy);
  const now = useNow(deadline);
  const { state, unit, whole, rest } = timeLeft(deadline, now);
  const isCompact = useIsCompact();
  const by = t('deadline.by', { time: shortTime(shipBy) });
  const span = t(`deadline.${unit}`, { whole, rest });
  return (
    <Text
      as="span"
      display="block"
      fontSize="xs"
      whiteSpace="normal"
      color={colors[state]}
      data-deadline={state}
      title={isCompact ? by : undefined}
    >
      <Text as="span" display="block" fontWeight={state === 'fine' ? undefined : 'semibold'}>
        {state === 'overdue' ? t('deadline.overdue', { span }) : t('deadline.left', { span })}
      </Text>
      {!isCompact && (
        <Text as="span" display="block" color="fg.muted">
          {by}
        </Text>
      )}
    </Text>
  );
};

const useNow = (deadline: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), nextChange(deadline, now));
    return () => clearTimeout(timer);
  }, [deadline, now]);
  return now;
};
