import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { EntryListProps } from './EntryTable.tsx';
import {
  type Entry,
  EntryAct,
  EntryChanges,
  EntryMessage,
  EntryOutcome,
  EntryPerson,
  EntryShops,
  EntrySubjects,
  EntryTime,
  EntryWay,
} from './entry-cells.tsx';

/** The acts where there is no room for a table: one below the other. */
export const EntryCards = ({ entries, isBusy }: EntryListProps) => {
  const { t } = useTranslation('audit');
  return (
    <Box
      as="ul"
      aria-label={t('title.auditLog')}
      aria-busy={isBusy}
      opacity={isBusy ? 0.6 : 1}
      layerStyle="panel"
    >
      {entries.map((entry) => (
        <Card key={entry.id} entry={entry} />
      ))}
    </Box>
  );
};

const Card = ({ entry }: { readonly entry: Entry }) => {
  const { t } = useTranslation('audit');
  return (
    <Stack
      as="li"
      listStyleType="none"
      gap="1"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
      paddingX="4"
      paddingY="3"
    >
      <Flex gap="2" wrap="wrap" align="center">
        <Box as="span" fontWeight="semibold" overflowWrap="anywhere">
          <EntryPerson entry={entry} />
        </Box>
        <EntryAct entry={entry} />
        <EntryOutcome entry={entry} />
      </Flex>
      <EntryMessage entry={entry} />
      <Box fontSize="sm" css={{ '&:empty': { display: 'none' } }}>
        {entry.shops.length > 0 && (
          <Box overflowWrap="anywhere">
            {t('named', { name: t('words.shop') })}
            <EntryShops entry={entry} />
          </Box>
        )}
        <EntrySubjects entry={entry} />
      </Box>
      <Box fontSize="sm" css={{ '&:empty': { display: 'none' } }}>
        <EntryChanges entry={entry} />
      </Box>
      <Flex columnGap="3" wrap="wrap" fontSize="xs" color="fg.muted">
        <EntryTime entry={entry} />
        <Text as="span" overflowWrap="anywhere">
          <EntryWay entry={entry} />
        </Text>
      </Flex>
    </Stack>
  );
};
