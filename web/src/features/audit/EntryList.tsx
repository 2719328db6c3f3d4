import { Badge, Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { arrow, dotted } from '../../i18n/format.ts';
import { longTime } from '../../shared/date-range/time-text.ts';
import type { AuditLogQuery } from './AuditLog.generated.ts';
import { actText, fieldText, subjectText, valueText, wayText } from './words.ts';

export type Entry = AuditLogQuery['auditLog']['edges'][number]['node'];

/** As many shops and subjects are named. */
const mostNamed = 3;

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

function Changes({ entry: { changes, changesLeftOut } }: { readonly entry: Entry }) {
  const { t } = useTranslation('audit');
  if (changes.length === 0) return null;
  return (
    <Stack as="ul" gap="0.5" fontSize="sm" listStyleType="none">
      {changes.map(({ field, before, after }) => (
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
      {changesLeftOut > 0 && (
        <Text as="li" color="fg.muted">
          {t('moreChanges', { count: changesLeftOut })}
        </Text>
      )}
    </Stack>
  );
}

function About({ entry: { shops, subjects } }: { readonly entry: Entry }) {
  const { t } = useTranslation('audit');
  const names = shops.slice(0, mostNamed).map(({ name }) => name);
  const told = subjects.slice(0, mostNamed);
  return (
    <>
      {names.length > 0 && (
        <Text as="span" overflowWrap="anywhere">
          {t('named', { name: t('shop') })}
          {names.join(t('separator'))}
          {shops.length > mostNamed && ` ${t('andMore', { count: shops.length })}`}
        </Text>
      )}
      {told.map(({ field, value }) => (
        <Text as="span" key={`${field} ${value}`} overflowWrap="anywhere">
          {t('named', { name: subjectText(t, field) })}
          {value}
        </Text>
      ))}
      {subjects.length > mostNamed && (
        <Text as="span">{t('moreSubjects', { count: subjects.length })}</Text>
      )}
    </>
  );
}

function Line({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('audit');
  const { at, person, act, address, outcome, message } = entry;
  return (
    <Box as="li" listStyleType="none" borderBottomWidth="1px" paddingX="4" paddingY="3">
      <Flex gap={{ base: '1', md: '4' }} direction={{ base: 'column', md: 'row' }}>
        <Box width={{ md: '44' }} flexShrink="0" fontSize="sm" color="fg.muted">
          <time dateTime={at}>{longTime(at)}</time>
          <Text fontSize="xs" overflowWrap="anywhere">
            {dotted(wayText(t, entry), address)}
          </Text>
        </Box>
        <Stack flex="1" minWidth="0" gap="1">
          <Flex gap="2" wrap="wrap" align="center">
            <Text as="span" fontWeight="semibold" overflowWrap="anywhere">
              {person}
            </Text>
            <Text as="span">{actText(t, act)}</Text>
            <Badge colorPalette={palette[outcome]} variant="subtle">
              {t(`outcomes.${outcome}`)}
            </Badge>
          </Flex>
          <Flex columnGap="4" wrap="wrap" fontSize="sm">
            <About entry={entry} />
          </Flex>
          {message !== null && (
            <Text fontSize="sm" color="fg.muted">
              {message}
            </Text>
          )}
          <Changes entry={entry} />
        </Stack>
      </Flex>
    </Box>
  );
}

/** The lines of a page, the newest first; the same on a phone, where the parts stand below one another. */
export const EntryList = ({ entries }: { readonly entries: readonly Entry[] }) => {
  const { t } = useTranslation('audit');
  return (
    <Box as="ul" aria-label={t('title')} borderWidth="1px" borderRadius="l3" bg="bg.panel">
      {entries.map((entry) => (
        <Line key={entry.id} entry={entry} />
      ))}
    </Box>
  );
};
