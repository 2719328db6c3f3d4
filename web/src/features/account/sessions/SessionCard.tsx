import { Badge, Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { longTime } from '../../../shared/date-range/time-text.ts';
import type { SessionsQuery } from './Sessions.generated.ts';

export type Session = SessionsQuery['sessions'][number];

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    fontSize: 'sm',
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

/** One sign-in, with the way to end it unless it is the one that looks. */
export const SessionCard = ({
  session,
  name,
  onEnd,
}: {
  readonly session: Session;
  readonly name: string;
  readonly onEnd: () => void;
}) => {
  const { t } = useTranslation('sessions');
  const { createdAt, seenAt, expiresAt, address, isCurrent, helpers } = session;
  const names = helpers.map((each) => each || t('helperUnnamed')).join(t('words.separator'));
  return (
    <Box as="li" listStyleType="none" layerStyle="panel" padding="4">
      <Flex gap="2" align="center" marginBottom="2" minHeight="44px" wrap="wrap">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        {isCurrent ? (
          <Badge colorPalette="green">{t('current')}</Badge>
        ) : (
          <Button
            size="sm"
            variant="outline"
            colorPalette="red"
            marginStart="auto"
            minHeight={{ base: '44px', lg: '9' }}
            aria-label={t('endOf', { agent: name, time: longTime(createdAt) })}
            onClick={onEnd}
          >
            {t('end')}
          </Button>
        )}
      </Flex>
      <Facts>
        <dt>{t('begun')}</dt>
        <dd>{longTime(createdAt)}</dd>
        <dt>{t('words.lastUse')}</dt>
        <dd>{seenAt === null ? t('notSeen') : longTime(seenAt)}</dd>
        <dt>{t('address')}</dt>
        <dd>{address ?? t('unknownAddress')}</dd>
        <dt>{t('expires')}</dt>
        <dd>{longTime(expiresAt)}</dd>
      </Facts>
      {helpers.length > 0 && (
        <Text marginTop="2" fontSize="sm">
          {t('helper', { names })}
        </Text>
      )}
    </Box>
  );
};
