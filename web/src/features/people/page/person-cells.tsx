import { Badge, Box, Button, Text } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { permissionItems } from '../../../../../api/contract/rules/permissions.ts';
import { longTime } from '../../../shared/date-range/time-text.ts';
import { maskPhone } from '../../account/index.ts';
import type { PersonFieldsFragment } from './People.generated.ts';

export type Person = PersonFieldsFragment;

type Props = { readonly person: Person };

const palette = { MANAGER: 'blue', OPERATOR: 'green', SHIPPER: 'orange', INVITED: 'gray' } as const;

/** What somebody is called where their row is named: their name, else their phone with its middle hidden. */
export const shownName = ({ nickName, phone }: Pick<Person, 'nickName' | 'phone'>): string =>
  nickName || maskPhone(phone);

export const PersonName = ({ person: { nickName, phone } }: Props) => (
  <Box minWidth="0">
    <Text
      as="span"
      fontWeight="semibold"
      {...(nickName ? { overflowWrap: 'anywhere' } : { whiteSpace: 'nowrap' })}
    >
      {nickName || maskPhone(phone)}
    </Text>
    {nickName && (
      <Text color="fg.muted" fontSize="xs">
        {maskPhone(phone)}
      </Text>
    )}
  </Box>
);

export const PersonKindBadge = ({ person: { kind } }: Props) => {
  const { t } = useTranslation('peoplePage');
  return (
    <Badge variant="subtle" colorPalette={palette[kind]}>
      {t(`roles.${kind}`)}
    </Badge>
  );
};

/** What they may do, in words; null where nothing can be said. */
export function rightsText(
  t: TFunction<'peoplePage'>,
  { kind, permissionIds, invitedUntil }: Person,
): string | null {
  if (kind === 'INVITED')
    return invitedUntil === null ? null : t('invitedUntil', { time: longTime(invitedUntil) });
  if (kind !== 'MANAGER') return t(`rights.${kind}`);
  const held = permissionItems.filter(({ id }) => permissionIds.includes(id));
  return held.map(({ id }) => t(`items.${id}`)).join(t('words.separator')) || t('rights.lookOnly');
}

export const PersonRights = ({ person }: Props) => {
  const { t } = useTranslation('peoplePage');
  const { kind, permissionIds, passwordState } = person;
  return (
    <>
      <Text
        as="span"
        color={kind === 'MANAGER' && permissionIds.length === 0 ? 'fg.muted' : undefined}
      >
        {rightsText(t, person)}
      </Text>
      {kind === 'SHIPPER' && passwordState === 'NONE' && (
        <Text color="status.due">{t('noPassword')}</Text>
      )}
    </>
  );
};

const dayMs = 86_400_000;
/** Who has not been here for so many days may have left. */
const longAway = 30;

export const PersonSeen = ({ person: { kind, lastSeenAt } }: Props) => {
  const { t } = useTranslation('peoplePage');
  if (kind === 'INVITED') return '—';
  if (lastSeenAt === null)
    return (
      <Text as="span" color="fg.muted">
        {t('neverSeen')}
      </Text>
    );
  const days = Math.floor((Date.now() - Date.parse(lastSeenAt)) / dayMs);
  return (
    <>
      <time dateTime={lastSeenAt}>{longTime(lastSeenAt)}</time>
      {days >= longAway && (
        <Text color="status.due" fontSize="xs">
          {t('awayFor', { count: days })}
        </Text>
      )}
    </>
  );
};

/** How many shops they have; tells which, group by group. */
export const PersonShopsButton = ({
  person,
  onOpen,
}: Props & { readonly onOpen: (person: Person) => void }) => {
  const { t } = useTranslation('peoplePage');
  const count = person.shops.length;
  if (person.kind === 'INVITED') return '—';
  return (
    <Button
      size="xs"
      variant="ghost"
      paddingX="1.5"
      marginX="-1.5"
      minHeight={{ base: '44px', lg: '7' }}
      disabled={count === 0}
      data-opens
      aria-label={t('shopsOf', { name: shownName(person), count })}
      onClick={() => onOpen(person)}
    >
      {t('words.shopCount', { count })}
    </Button>
  );
};
