import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../../i18n/format.ts';
import { longTime } from '../../../shared/date-range/time-text.ts';
import { TrashIcon } from '../../../shared/ui/icons.tsx';
import type { LabelActs } from './LabelList.tsx';
import { marketName } from './markets.ts';
import type { SavedLabel } from './saved-label.ts';

/** A label on the server: a click opens it. Templates of others are deleted by the boss alone. */
export const LabelRow = ({
  label,
  onOpen,
  onRemove,
}: LabelActs & { readonly label: SavedLabel }) => {
  const { t, i18n } = useTranslation('labels');
  const { name, market, updatedAt, mayDelete } = label;
  return (
    <Flex as="li" align="center" gap="1">
      <Button
        flex="1"
        minWidth="0"
        height="auto"
        minHeight={{ base: '44px', lg: '9' }}
        paddingX="2"
        paddingY="1"
        variant="ghost"
        colorPalette="gray"
        fontWeight="normal"
        display="block"
        textAlign="start"
        onClick={() => onOpen(label)}
      >
        <Box as="span" display="block" truncate>
          {market === null ? name : dotted(name, marketName(market, i18n.language))}
        </Box>
        <Text as="span" display="block" fontSize="xs" color="fg.muted" lineHeight="1.3">
          {longTime(Date.parse(updatedAt))}
        </Text>
      </Button>
      {mayDelete && (
        <IconButton
          size="xs"
          variant="ghost"
          colorPalette="gray"
          minHeight={{ base: '44px', lg: '8' }}
          aria-label={t('template.remove', { name })}
          onClick={() => onRemove(label)}
        >
          <TrashIcon />
        </IconButton>
      )}
    </Flex>
  );
};
