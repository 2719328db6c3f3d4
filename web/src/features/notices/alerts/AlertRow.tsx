import { Badge, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AlertKind } from '../../../graphql/schema.generated.ts';
import { useServerWords } from '../../../i18n/use-server-words.ts';
import { clockTime } from '../../../shared/date-range/time-text.ts';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { UnreadDot } from '../UnreadDot.tsx';
import type { Alert } from './alert-door.ts';
import { alertName } from './alert-names.ts';
import { alertText } from './alert-text.ts';

/** What has gone wrong is red, what is due orange, what is done green. */
const colors = {
  SHIP_SOON: 'orange',
  SHORTAGE: 'orange',
  FINE: 'red',
  SOLD_OUT: 'orange',
  SESSION_LOST: 'red',
  DIGEST: 'gray',
  IMPORT_DONE: 'green',
  IMPORT_FAILED: 'red',
  EXPORT_READY: 'green',
  SHOP_EXPIRING: 'orange',
  ANNOUNCEMENT: 'gray',
} as const satisfies Record<AlertKind, string>;

const area = {
  flex: '1',
  minWidth: '0',
  display: 'block',
  textAlign: 'start',
  paddingY: '2.5',
  paddingInlineStart: '5',
  paddingInlineEnd: '1',
  cursor: 'pointer',
  borderRadius: 'l2',
} as const;
const Door = chakra(Link, { base: area });
const Act = chakra('button', { base: area });

type Props = {
  readonly alert: Alert;
  /** Null where it leads to no page, but does something. */
  readonly to: string | null;
  readonly onOpen: () => void;
  readonly onMark: (isRead: boolean) => void;
};

/** One alert: what happened, where and when; opening it reads it. */
export function AlertRow({ alert, to, onOpen, onMark }: Props) {
  const { t } = useTranslation('alerts');
  const tell = useServerWords();
  const { kind, shop, at, readAt, isOver } = alert;
  const isRead = readAt !== null;
  const name = t(isRead ? 'markUnread' : 'markRead');
  const content = (
    <>
      <Flex columnGap="2" align="center" wrap="wrap" marginBottom="0.5">
        {!isRead && <UnreadDot label={t('unread')} top="4" />}
        <Badge size="sm" colorPalette={colors[kind]}>
          {t(`kinds.${alertName[kind]}`)}
        </Badge>
        {isOver && <Badge size="sm">{t('over')}</Badge>}
        <Text as="span" color="fg.muted" fontSize="xs" truncate>
          {shop?.name}
        </Text>
        <Text as="time" color="fg.muted" fontSize="xs" marginStart="auto" flexShrink="0">
          {clockTime(at)}
        </Text>
      </Flex>
      <Text
        overflowWrap="anywhere"
        color={isRead ? 'fg.muted' : 'fg'}
        fontWeight={isRead ? 'normal' : 'semibold'}
      >
        {alertText(alert, t, tell)}
      </Text>
    </>
  );
  return (
    <Flex
      as="li"
      position="relative"
      align="center"
      borderBottomWidth="1px"
      _hover={{ bg: 'bg.muted' }}
    >
      {to === null ? (
        <Act type="button" onClick={onOpen}>
          {content}
        </Act>
      ) : (
        <Door to={to} onClick={onOpen}>
          {content}
        </Door>
      )}
      <IconButton
        variant="ghost"
        colorPalette="gray"
        size="sm"
        minWidth={{ base: '44px', lg: '9' }}
        minHeight={{ base: '44px', lg: '9' }}
        aria-label={name}
        title={name}
        aria-pressed={isRead}
        color={isRead ? 'fg.subtle' : 'accent.fg'}
        onClick={() => onMark(!isRead)}
      >
        <CheckIcon />
      </IconButton>
    </Flex>
  );
}
