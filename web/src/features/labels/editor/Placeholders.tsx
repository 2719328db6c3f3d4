import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { type PlaceholderName, placeholderNames } from '../output/fill.ts';

/** What every label of a batch fills in by itself. */
export const Placeholders = ({
  onInsert,
}: {
  readonly onInsert: (name: PlaceholderName) => void;
}) => {
  const { t } = useTranslation('labels');
  return (
    <Box>
      <Text fontSize="xs" color="fg.muted" marginBottom="1">
        {t('placeholder.hint')}
      </Text>
      <Flex gap="1" wrap="wrap">
        {placeholderNames.map((name) => (
          <Button
            key={name}
            size="xs"
            variant="outline"
            colorPalette="gray"
            minHeight={{ base: '44px', lg: '7' }}
            onClick={() => onInsert(name)}
          >
            {t(`placeholder.${name}`)}
          </Button>
        ))}
      </Flex>
    </Box>
  );
};
