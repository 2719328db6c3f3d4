import { Badge, Box, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../../i18n/format.ts';
import { longDay, longTime } from '../../../shared/date-range/time-text.ts';
import type { ApiKeysQuery } from './ApiKeys.generated.ts';

/** What is told of a key, the same in the table and on the cards. */

export type ApiKey = ApiKeysQuery['apiKeys'][number];

type Props = { readonly apiKey: ApiKey };

export const KeyName = ({ apiKey: { name, start } }: Props) => (
  <Box minWidth="0" lineHeight="1.25rem">
    <Text fontWeight="semibold" overflowWrap="anywhere">
      {name}
    </Text>
    <Text as="code" color="fg.muted" fontSize="xs" fontFamily="mono">
      {start}…
    </Text>
  </Box>
);

export const KeyRights = ({ apiKey: { rights, withCost } }: Props) => {
  const { t } = useTranslation('apiKeys');
  return (
    <HStack gap="1.5" wrap="wrap">
      <Badge colorPalette={rights === 'WRITE' ? 'orange' : 'gray'} variant="subtle">
        {t(`rights.${rights}`)}
      </Badge>
      <Badge colorPalette={withCost ? 'orange' : 'gray'} variant="subtle">
        {t(withCost ? 'withCost' : 'withoutCost')}
      </Badge>
    </HStack>
  );
};

/** As many shops are named; of a key for more, the number says it. */
const namedShops = 2;

export const KeyShops = ({ apiKey: { shops } }: Props) => {
  const { t } = useTranslation('apiKeys');
  if (shops === null) return t('words.allShops');
  if (shops.length === 0) return t('noShops');
  const names = shops.map(({ name }) => name);
  return (
    <Text as="span" title={names.join(t('words.separator'))} overflowWrap="anywhere">
      {names.slice(0, namedShops).join(t('words.separator'))}
      {names.length > namedShops && t('andMore', { count: names.length })}
    </Text>
  );
};

/** The last day on which it can be used, or why it cannot be any more. */
export const KeyEnd = ({ apiKey: { state, expiresAt, revokedAt } }: Props) => {
  const { t } = useTranslation('apiKeys');
  const lastDay = longDay(Date.parse(expiresAt) - 1);
  if (state === 'ACTIVE') return lastDay;
  return (
    <HStack gap="1.5">
      <Badge colorPalette={state === 'REVOKED' ? 'red' : 'gray'} variant="subtle">
        {t(`state.${state}`)}
      </Badge>
      <Text as="span" color="fg.muted">
        {revokedAt === null ? lastDay : longDay(revokedAt)}
      </Text>
    </HStack>
  );
};

export const KeyUse = ({ apiKey: { lastUse } }: Props) => {
  const { t } = useTranslation('apiKeys');
  if (lastUse === null)
    return (
      <Text as="span" color="fg.muted">
        {t('neverUsed')}
      </Text>
    );
  const { at, address, tool } = lastUse;
  return (
    <Box minWidth="0" lineHeight="1.25rem">
      <Text whiteSpace="nowrap">{longTime(at)}</Text>
      <Text
        color="fg.muted"
        fontSize="xs"
        lineClamp={1}
        wordBreak="break-all"
        title={tool ?? undefined}
      >
        {dotted(address, tool)}
      </Text>
    </Box>
  );
};
