import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly title: string;
  readonly entries: readonly {
    readonly key: string;
    readonly name: string;
    readonly label: string;
    readonly onPutBack: () => void;
  }[];
};

/** What was taken off a listing, in this window or long ago, and its way back. */
export const RemovedList = ({ title, entries }: Props) => {
  const { t } = useTranslation('listing');
  if (entries.length === 0) return null;
  return (
    <Box marginTop="4">
      <Text color="fg.muted" fontSize="xs" marginBottom="2">
        {title}
      </Text>
      <Flex as="ul" gap="3" wrap="wrap" aria-label={title}>
        {entries.map(({ key, name, label, onPutBack }) => (
          <Flex as="li" key={key} listStyleType="none" gap="2" align="center" minWidth="0">
            <Text color="fg.muted" overflowWrap="anywhere">
              {name}
            </Text>
            <Button size="xs" variant="outline" aria-label={label} onClick={onPutBack}>
              {t('editor.putBack')}
            </Button>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
};
