import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { shortTime } from '../../shared/date-range/time-text.ts';
import { useTimeLeft } from '../delivery/index.ts';
import type { Todo } from './doors.ts';

const colours = { fine: 'fg', due: 'status.due', overdue: 'status.overdue' } as const;

/** How long there still is; it counts by itself. A dash where there is no end, or nobody says. */
export const TimeLeft = ({ todo: { kind, deadline } }: { todo: Todo }) =>
  deadline === null ? (
    <Text as="span" color="fg.subtle">
      —
    </Text>
  ) : (
    <Counting isAppeal={kind === 'VIOLATION'} deadline={deadline} />
  );

const Counting = ({ deadline, isAppeal }: { deadline: string; isAppeal: boolean }) => {
  const { t } = useTranslation('todos');
  const { state, unit, whole, rest } = useTimeLeft(Date.parse(deadline));
  const span = t(`span.${unit}`, { whole, rest });
  return (
    <Box as="span" display="block" fontSize="xs" lineHeight="1.125rem" data-deadline={state}>
      <Text as="span" display="block" fontWeight="semibold" color={colours[state]}>
        {state === 'overdue' ? t('span.overdue', { span }) : t('span.left', { span })}
      </Text>
      <Text as="span" display="block" color="fg.muted">
        {t(isAppeal ? 'appealBy' : 'by', { time: shortTime(deadline) })}
      </Text>
    </Box>
  );
};
