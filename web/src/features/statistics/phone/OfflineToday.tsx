import { Badge, Box, Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { watchReturns } from '../../../live/returns.ts';
import { connection, troubleOf } from '../../../shared/connection/connection.ts';
import { shortTime } from '../../../shared/date-range/time-text.ts';
import { cardMoney, fullMoney } from '../../../shared/kpi/money.ts';
import { ShopIcon } from '../../../shared/ui/icons.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { type KeptFigures, keptToday } from './kept-today.ts';
import { todoText } from './todo-text.ts';

type Props = {
  /** What the server could not be asked with. */
  readonly error: unknown;
  readonly onRetry: () => void;
};

/** /m while the server cannot say who is here: what was looked at last, as far as it is kept, and its age. */
export default function OfflineToday({ error, onRetry }: Props) {
  const { t } = useTranslation(['phoneSeller', 'common']);
  const [kept] = useState(keptToday);
  const isCutOff = connection.use(troubleOf) === 'cutOff';
  useEffect(() => watchReturns(onRetry), [onRetry]);
  if (kept === null) {
    return (
      <ErrorState
        error={error}
        {...(isCutOff && { title: t('offline.title'), hint: t('offline.hint') })}
        onRetry={onRetry}
      />
    );
  }
  const { name, at, figures, todos } = kept;
  const time = shortTime(new Date(at).toISOString());
  return (
    <>
      <Flex
        as="header"
        position="sticky"
        top="0"
        zIndex="docked"
        align="center"
        gap="2"
        minHeight="48px"
        paddingX="3"
        paddingTop="env(safe-area-inset-top, 0px)"
        bg="bg.panel"
        borderBottomWidth="1px"
      >
        <ShopIcon />
        <Text flex="1" truncate fontSize="md" fontWeight="semibold">
          {name}
        </Text>
        <Badge colorPalette="orange" size="lg">
          {t(isCutOff ? 'offline.badge' : 'offline.failed')}
        </Badge>
      </Flex>
      <Stack as="main" gap="3" padding="3">
        <Heading as="h1" size="lg">
          {t('tabs.today')}
        </Heading>
        <Text role="status" color="fg.warning" fontWeight="semibold">
          {t('offline.asOf', { time })}
        </Text>
        <Figures figures={figures} />
        {todos !== null && todos.length > 0 && (
          <>
            <Heading as="h2" size="md">
              {t('title.phoneTodo')}
            </Heading>
            <Todos todos={todos} />
          </>
        )}
        <Text color="fg.muted">{t('offline.hint')}</Text>
        <Button variant="outline" minHeight="44px" onClick={onRetry}>
          {t('common:connection.retry')}
        </Button>
      </Stack>
    </>
  );
}

const panel = { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l3', padding: '3' } as const;

const Figures = ({ figures }: { figures: KeptFigures }) => {
  const { t } = useTranslation('statistics');
  const names = (['amount', 'profit', 'returned'] as const).filter(
    (name) => figures[name] !== undefined,
  );
  return (
    <Grid gap="2" gridTemplateColumns="repeat(2, minmax(0, 1fr))" aria-label={t('cards.label')}>
      {names.map((name) => {
        const value = figures[name] ?? null;
        const isWhole = name === 'amount' || names.length === 2;
        return (
          <Box
            key={name}
            role="group"
            aria-label={t(`cards.${name}`)}
            {...panel}
            {...(isWhole && { gridColumn: '1 / -1' })}
          >
            <Text color="fg.muted">{t(`cards.${name}`)}</Text>
            {value === null ? (
              <Text>–</Text>
            ) : (
              <Text textStyle="figure.card" title={fullMoney(value)} data-figure>
                {cardMoney(value)}
              </Text>
            )}
          </Box>
        );
      })}
    </Grid>
  );
};

const Todos = ({
  todos,
}: {
  todos: NonNullable<NonNullable<ReturnType<typeof keptToday>>['todos']>;
}) => {
  const { t } = useTranslation('operations');
  return (
    <Stack as="ul" aria-label={t('tasks.label')} listStyleType="none" gap="2">
      {todos.map((todo) => (
        <Text as="li" key={todo.kind} {...panel} {...(todo.isUrgent && { color: 'fg.error' })}>
          {todoText(t, todo)}
        </Text>
      ))}
    </Stack>
  );
};
