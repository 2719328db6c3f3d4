import { Box, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePhonePlace } from '../../../session/use-phone-place.ts';
import { useToday } from '../../../shared/date-range/use-today.ts';
import { shortMoney } from '../../../shared/kpi/money.ts';
import { ChevronForwardIcon } from '../../../shared/ui/icons.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { Deadline } from '../../delivery/index.ts';
import { useLastRead } from '../operations/use-last-read.ts';
import type { HomeVariables } from '../use-home.ts';
import { usePhoneTodoQuery } from './PhoneToday.generated.ts';
import { RetryRow } from './RetryRow.tsx';
import { todoVariables } from './today-figures.ts';
import { type Todo, todosOf } from './todo.ts';
import { todoText } from './todo-text.ts';
import { useKeptTodos } from './use-keeping.ts';

/** What must be done, each a door to its list; `most` cuts it short. */
export const TodoList = ({
  selection,
  most,
}: Pick<HomeVariables, 'selection'> & { readonly most?: number }) => {
  const { t } = useTranslation(['operations', 'phoneSeller']);
  const today = useToday();
  const { data, error, refetch } = usePhoneTodoQuery({
    variables: todoVariables(selection, today),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const read = useMemo(() => data && todosOf(data), [data]);
  const { items: known, isOld } = useLastRead(read, error !== undefined, selection);
  useKeptTodos(error === undefined ? read : undefined);
  const retry = () => refetch().catch(() => {});
  if (error && known === undefined) {
    return <ErrorState title={t('operations:tasks.failed')} error={error} onRetry={retry} />;
  }
  if (known === undefined) return <TodoOutlines count={most ?? 5} />;
  if (known.length === 0) return <EmptyState title={t('operations:tasks.none')} />;
  return (
    <Stack as="ul" aria-label={t('operations:tasks.label')} listStyleType="none" gap="2">
      {known.slice(0, most).map((todo) => (
        <li key={todo.kind}>
          <TodoRow todo={todo} />
        </li>
      ))}
      {error !== undefined && (
        <li>
          <RetryRow onRetry={retry} {...(isOld && { told: t('operations:tasks.asBefore') })} />
        </li>
      )}
    </Stack>
  );
};

export const TodoOutlines = ({ count }: { count: number }) => (
  <Stack gap="2" aria-hidden="true">
    {Array.from({ length: count }, (_, place) => `todo-${place}`).map((key) => (
      <Skeleton key={key} height="64px" borderRadius="l3" />
    ))}
  </Stack>
);

/** What the money beside it is. */
const stakeOf = (kind: Todo['kind']): 'loss' | 'fines' | 'worth' =>
  kind === 'soldOut' ? 'loss' : kind.startsWith('violations') ? 'fines' : 'worth';

const TodoRow = ({ todo: { kind, count, isUrgent, dueAt, stake, page } }: { todo: Todo }) => {
  const { t } = useTranslation(['operations', 'phoneSeller']);
  const place = usePhonePlace();
  const { t: words } = useTranslation('operations');
  return (
    <Door to={place(page)}>
      {/* What is at stake stands below where it would leave the words no room. */}
      <Flex flex="1" minWidth="0" align="center" columnGap="3" wrap="wrap">
        <Box flex="1 1 9rem" minWidth="0">
          <Text fontWeight="semibold" {...(isUrgent && { color: 'fg.error' })}>
            {todoText(words, { kind, count })}
          </Text>
          {dueAt !== null && <Deadline shipBy={dueAt} />}
        </Box>
        {stake !== null && kind !== 'frozen' && (
          <Text marginStart="auto" fontSize="xs" textAlign="end" color="fg.muted">
            {t(`phoneSeller:todo.${stakeOf(kind)}`)}
            <Text as="span" display="block" fontSize="md" fontWeight="semibold" color="fg">
              {shortMoney(stake)}
            </Text>
          </Text>
        )}
      </Flex>
    </Door>
  );
};

/** A row that leads on. */
export const Door = ({ to, children }: { to: string; children: ReactNode }) => (
  <Flex asChild align="center" gap="3" padding="3" minHeight="56px" layerStyle="panel" color="fg">
    <Link to={to}>
      {children}
      <Box color="fg.subtle" flexShrink={0}>
        <ChevronForwardIcon />
      </Box>
    </Link>
  </Flex>
);
