import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { shortTime } from '../../shared/date-range/time-text.ts';
import { useIsCompact } from '../../shared/table/compact.ts';
import { useTimeLeft } from './use-time-left.ts';

type Props = { readonly shipBy: string };

const colors = { fine: 'fg.muted', due: 'status.due', overdue: 'status.overdue' } as const;

/** When an order must have left, and how long that still is; it counts by itself. */
export const Deadline = ({ shipBy }: Props) => {
  const { t } = useTranslation('delivery');
  const { state, unit, whole, rest } = useTimeLeft(Date.parse(shipBy));
  const isCompact = useIsCompact();
  const by = t('deadline.by', { time: shortTime(shipBy) });
  const span = t(`span.${unit}`, { whole, rest });
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
        {state === 'overdue' ? t('span.overdue', { span }) : t('span.left', { span })}
      </Text>
      {!isCompact && (
        <Text as="span" display="block" color="fg.muted">
          {by}
        </Text>
      )}
    </Text>
  );
};
