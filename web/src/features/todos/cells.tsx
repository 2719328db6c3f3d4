import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortTime } from '../../shared/date-range/time-text.ts';
import { fullMoney, shortMoney, toFen } from '../../shared/kpi/money.ts';
import { FigureOrigin, type FigureOriginProps } from '../../shop-scope/FigureOrigin.tsx';
import type { Todo } from './doors.ts';

/** What of something to do stands in a table and on a card alike. */

const urgent: ReadonlySet<Todo['kind']> = new Set(['OVERDUE', 'VIOLATION', 'REBIND']);

export const matterOf = (t: TFunction<'todos'>, { kind, title, count }: Todo): string =>
  t(`matters.${kind}`, { title: title ?? '', count });

export const useMatter = () => {
  const { t } = useTranslation('todos');
  return (todo: Todo): string => matterOf(t, todo);
};

/** What it is, what to prove, and what was decided about it. */
export const Matter = ({ todo }: { todo: Todo }) => {
  const { t } = useTranslation('todos');
  const matter = useMatter()(todo);
  const { kind, detail, prove, handedTo, handedBy, isMine, note, putOffUntil, putOffBy } = todo;
  const somebody = t('somebody');
  const mark = (palette: string, text: string) => (
    <Badge size="sm" variant="subtle" colorPalette={palette} marginEnd="1.5">
      {text}
    </Badge>
  );
  return (
    <Box minWidth="0">
      <Text
        fontWeight="semibold"
        color={urgent.has(kind) ? 'fg.error' : undefined}
        title={detail ?? undefined}
      >
        {matter}
      </Text>
      {prove !== null && (
        <Text fontSize="xs" color="fg.muted">
          {t('prove', { prove })}
        </Text>
      )}
      {handedTo !== null &&
        mark(
          isMine ? 'accent' : 'gray',
          isMine
            ? t('handedToMe', { name: handedBy?.name ?? somebody })
            : t('handedTo', { name: handedTo.name }),
        )}
      {putOffUntil !== null &&
        mark(
          'orange',
          t('putOffBy', { name: putOffBy?.name ?? somebody, time: shortTime(putOffUntil) }),
        )}
      {todo.settledAt !== null &&
        mark('green', t('settledBy', { name: todo.settledBy?.name ?? somebody }))}
      {note !== '' && (
        <Text as="span" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
          {t('note', { note })}
        </Text>
      )}
    </Box>
  );
};

const originOf = {
  GOODS: 'STAKE_GOODS',
  FINE: 'STAKE_FINE',
  WEEK_SALES: 'STAKE_WEEK_SALES',
  UNCOSTED_SALES: 'STAKE_UNCOSTED_SALES',
} as const;

type StakeOriginProps = FigureOriginProps & {
  /** Of many rows each the same: seen where the pointer or the focus is, and everywhere on a touch screen. */
  readonly isOfRow?: boolean;
  readonly children: ReactNode;
};

/** Before an amount the way to where it comes from; in a table no reason to make a row higher or a column wider. */
export const StakeOrigin = ({ isOfRow = false, children, ...origin }: StakeOriginProps) => (
  <Flex as="span" justify="flex-end">
    <Flex as="span" position="relative" align="center">
      <Box
        as="span"
        display="inline-flex"
        marginY="-1"
        css={{
          'tr &': { position: 'absolute', insetInlineEnd: '100%' },
          ...(isOfRow && {
            '@media (hover: hover)': { 'tr:not(:hover, :focus-within) &': { opacity: 0 } },
          }),
        }}
      >
        <FigureOrigin {...origin} />
      </Box>
      {children}
    </Flex>
  </Flex>
);

/** The yuan, what they are, and the way to where they come from. */
export const Stake = ({ todo: { stake, stakeKind, shop } }: { todo: Todo }) => {
  const { t } = useTranslation('todos');
  if (stake === null || stakeKind === null)
    return (
      <Text as="span" color="fg.subtle">
        —
      </Text>
    );
  return (
    <Box as="span" display="block" lineHeight="1.125rem" title={fullMoney(toFen(stake))}>
      <Text as="span" display="block" fontWeight="semibold">
        {shortMoney(toFen(stake))}
      </Text>
      <StakeOrigin
        figure={originOf[stakeKind]}
        name={t(`stakes.${stakeKind}`)}
        shop={shop.id}
        isOfRow
      >
        <Text as="span" fontSize="xs" color="fg.muted">
          {t(`stakes.${stakeKind}`)}
        </Text>
      </StakeOrigin>
    </Box>
  );
};
