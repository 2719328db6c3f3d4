import { Badge, Box, Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arrow, asFigure, dotted } from '../../i18n/format.ts';
import { longTime } from '../../shared/date-range/time-text.ts';
import type { AuditLogQuery } from './AuditLog.generated.ts';
import { actText, fieldText, subjectText, subjectValueText, valueText, wayText } from './words.ts';

/** What is said of an act, part by part: in the cells of a table, and on a card. */

export type Entry = AuditLogQuery['auditLog']['edges'][number]['node'];

type Props = { readonly entry: Entry };

/** As many shops and subjects are named. */
const mostNamed = 3;

/** So many changes stand there before the rest is asked for. */
const mostShown = 3;

const palette = { DONE: 'green', REFUSED: 'orange', FAILED: 'red' } as const;

// Each keeps the direction it is written in.
const Old = chakra('del', {
  base: { color: 'fg.muted', overflowWrap: 'anywhere', unicodeBidi: 'isolate' },
});
const New = chakra('ins', {
  base: {
    textDecoration: 'none',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    unicodeBidi: 'isolate',
  },
});

export const EntryTime = ({ entry: { at } }: Props) => <time dateTime={at}>{longTime(at)}</time>;

/** Names people give themselves: what stands beside one says whose it is. */
export const EntryPerson = ({ entry: { person, personMark } }: Props) => (
  <>
    <bdi>{person}</bdi>
    {personMark !== null && (
      <>
        {' '}
        <Text as="span" fontSize="xs" fontWeight="normal" color="fg.muted" whiteSpace="nowrap">
          {asFigure(personMark)}
        </Text>
      </>
    )}
  </>
);

/** By what it was done, and from where. */
export const EntryWay = ({ entry }: Props) => {
  const { t } = useTranslation('audit');
  return <>{dotted(wayText(t, entry), entry.address)}</>;
};

export const EntryAct = ({ entry: { act } }: Props) => {
  const { t } = useTranslation('audit');
  return <>{actText(t, act)}</>;
};

export const EntryOutcome = ({ entry: { outcome } }: Props) => {
  const { t } = useTranslation('audit');
  return (
    <Badge colorPalette={palette[outcome]} variant="subtle">
      {t(`outcomes.${outcome}`)}
    </Badge>
  );
};

/** What the person was told. */
export const EntryMessage = ({ entry: { message } }: Props) =>
  message === null ? null : (
    <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
      {message}
    </Text>
  );

export const EntryShops = ({ entry: { shops } }: Props) => {
  const { t } = useTranslation('audit');
  const names = shops.slice(0, mostNamed).map(({ name }) => name);
  return (
    <>
      {names.join(t('words.separator'))}
      {shops.length > mostNamed && ` ${t('andMore', { count: shops.length })}`}
    </>
  );
};

/** What the act was about, each by what it is. */
export const EntrySubjects = ({ entry: { subjects } }: Props) => {
  const { t } = useTranslation('audit');
  return (
    <>
      {subjects.slice(0, mostNamed).map(({ field, value }) => (
        <Box key={`${field} ${value}`} overflowWrap="anywhere">
          {t('named', { name: subjectText(t, field) })}
          {subjectValueText(field, value)}
        </Box>
      ))}
      {subjects.length > mostNamed && (
        <Box color="fg.muted">{t('moreSubjects', { count: subjects.length })}</Box>
      )}
    </>
  );
};

/** What was and what is; of very many the first, until the rest is asked for. */
export const EntryChanges = ({ entry: { changes, changesLeftOut } }: Props) => {
  const { t } = useTranslation('audit');
  const [isOpen, setIsOpen] = useState(false);
  if (changes.length === 0) return null;
  // One more is no longer than the words that would stand in its place.
  const isLong = changes.length > mostShown + 1;
  const shown = isLong && !isOpen ? changes.slice(0, mostShown) : changes;
  return (
    <Stack as="ul" gap="0.5" listStyleType="none">
      {shown.map(({ field, before, after }) => (
        <li key={field}>
          <Text as="span" color="fg.muted">
            {t('named', { name: fieldText(t, field) })}
          </Text>
          <Old>{before === null ? t('nothing') : valueText(field, before)}</Old>
          <Text as="span" aria-label={t('became')} role="img">
            {` ${arrow()} `}
          </Text>
          <New>{after === null ? t('nothing') : valueText(field, after)}</New>
        </li>
      ))}
      {shown.length === changes.length && changesLeftOut > 0 && (
        <Text as="li" color="fg.muted">
          {t('moreChanges', { count: changesLeftOut })}
        </Text>
      )}
      {isLong && (
        <li>
          <Button
            data-opens
            size="2xs"
            variant="plain"
            color="accent.fg"
            paddingX="0"
            minHeight={{ base: '44px', lg: '6' }}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? t('words.less') : t('unfold', { count: changes.length - mostShown })}
          </Button>
        </li>
      )}
    </Stack>
  );
};
