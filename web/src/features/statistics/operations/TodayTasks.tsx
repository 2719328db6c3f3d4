import { Box, Button, chakra, Flex, Skeleton, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { staleWhileRevalidate } from '../../../graphql/query-options.ts';
import { dotted } from '../../../i18n/format.ts';
import type { HomeVariables } from '../use-home.ts';
import { useHomeTasksQuery } from './operations.generated.ts';
import { type Task, taskAddress, tasksOf, tasksVariables, taskText } from './tasks.ts';
import { useLastRead } from './use-last-read.ts';

/** Two lines of tasks, kept free before they are known; on a wide screen they fit into one. */
export const tasksHeight = {
  minHeight: '82px',
  '@media (min-width: 1900px)': { minHeight: '46px' },
};

const entry = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: '44px', lg: '7' },
  paddingX: '2.5',
  borderRadius: 'full',
  borderWidth: '1px',
  // On a phone an entry goes on in a second line where the words of a language are long.
  whiteSpace: { base: 'normal', md: 'nowrap' },
  _hover: { bg: 'bg.muted' },
} as const;

const PageLink = chakra(Link, { base: entry });

type Props = Pick<HomeVariables, 'selection'> & { readonly today: string };

/** What needs doing today, each a link to where it is done. */
export const TodayTasks = ({ selection, today }: Props) => {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useHomeTasksQuery({
    variables: tasksVariables(selection, today),
    ...staleWhileRevalidate,
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const known = useMemo(() => data && tasksOf(data), [data]);
  const { items: tasks, isOld } = useLastRead(known, error !== undefined, selection);
  const failed = isOld ? t('tasks.asBefore') : common('loadFailed');
  return (
    <Flex
      as="section"
      aria-label={t('tasks.label')}
      aria-busy={!tasks && !error}
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'stretch', md: 'flex-start' }}
      columnGap="3"
      rowGap="1"
      layerStyle="panel"
      paddingX="4"
      paddingY="2"
      css={tasksHeight}
    >
      <Text fontWeight="semibold" flexShrink="0" lineHeight="1.75rem">
        {t('tasks.label')}
      </Text>
      {tasks === undefined ? (
        error ? (
          <Text color="fg.muted" lineHeight="1.75rem">
            {t('tasks.failed')}
          </Text>
        ) : (
          <Skeleton height="7" flex="1" borderRadius="full" />
        )
      ) : tasks.length === 0 ? (
        <Text color="fg.muted" lineHeight="1.75rem">
          {t('tasks.none')}
        </Text>
      ) : (
        <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" minWidth="0">
          {tasks.map((task) => (
            <Box as="li" key={task.kind}>
              <TaskLink task={task} />
            </Box>
          ))}
        </Flex>
      )}
      {error && (
        <Button
          size="xs"
          variant="outline"
          flexShrink="0"
          alignSelf={{ base: 'flex-start', md: 'center' }}
          onClick={() => refetch().catch(() => {})}
        >
          {tasks === undefined ? common('retry') : dotted(failed, common('retry'))}
        </Button>
      )}
    </Flex>
  );
};

const TaskLink = ({ task }: { task: Task }) => {
  const { t } = useTranslation('operations');
  const { search } = useLocation();
  const colour = task.isUrgent ? { color: 'fg.error', borderColor: 'border.error' } : {};
  return (
    <PageLink to={taskAddress(search, task)} {...colour}>
      {taskText(t, task, Date.now())}
    </PageLink>
  );
};
