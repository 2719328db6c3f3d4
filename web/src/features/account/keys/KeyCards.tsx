import { Box, Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { type ApiKey, KeyEnd, KeyName, KeyRights, KeyShops, KeyUse } from './key-cells.tsx';

export type KeysProps = {
  readonly keys: readonly ApiKey[];
  readonly onRevoke: (key: ApiKey) => void;
};

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1.5',
    '& dt': { color: 'fg.muted' },
  },
});

/** The keys on a phone: one card each, with a button for thumbs. */
export const KeyCards = ({ keys, onRevoke }: KeysProps) => {
  const { t } = useTranslation('apiKeys');
  return (
    <Stack as="ul" gap="3" aria-label={t('title.apiKeys')}>
      {keys.map((key) => (
        <Box as="li" key={key.id} listStyleType="none" layerStyle="panel" padding="3">
          <Flex gap="3" align="flex-start" justify="space-between" marginBottom="3">
            <KeyName apiKey={key} />
            {key.state === 'ACTIVE' && (
              <Button
                variant="outline"
                colorPalette="red"
                minHeight="44px"
                aria-label={t('revokeOf', { name: key.name })}
                onClick={() => onRevoke(key)}
              >
                {t('revoke')}
              </Button>
            )}
          </Flex>
          <Facts>
            <dt>{t('rightsTitle')}</dt>
            <dd>
              <KeyRights apiKey={key} />
            </dd>
            <dt>{t('words.shops')}</dt>
            <dd>
              <KeyShops apiKey={key} />
            </dd>
            <dt>{t('lastDay')}</dt>
            <dd>
              <KeyEnd apiKey={key} />
            </dd>
            <dt>{t('words.lastUse')}</dt>
            <dd>
              <KeyUse apiKey={key} />
            </dd>
          </Facts>
        </Box>
      ))}
    </Stack>
  );
};
