import { Button, Flex, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { openDesktopDialog } from './desktop-dialogs.ts';

type Props = {
  readonly software: boolean;
  readonly plugin: boolean;
  readonly onClose: () => void;
};

/** Says what must be installed and is not. A card at the edge, no dialog: it stops nobody from working. */
export function ImportantReminder({ software, plugin, onClose }: Props) {
  const { t } = useTranslation('reminders');
  return (
    <Stack
      as="section"
      aria-label={t('install.title')}
      gap="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="md"
      padding="4"
    >
      <Text as="h2" fontWeight="semibold">
        {t('install.title')}
      </Text>
      <Text>{t('install.intro')}</Text>
      <List.Root gap="1.5" paddingStart="5">
        {software && <List.Item>{t('install.software')}</List.Item>}
        {plugin && <List.Item>{t('install.plugin')}</List.Item>}
        <List.Item>{t('install.app')}</List.Item>
      </List.Root>
      <Flex gap="2" justify="flex-end">
        <Button size="xs" variant="outline" colorPalette="gray" onClick={onClose}>
          {t('later')}
        </Button>
        <Button
          size="xs"
          onClick={() => {
            onClose();
            openDesktopDialog(
              software ? { kind: 'install' } : { kind: 'download', product: 'plugin' },
            );
          }}
        >
          {t('install.act')}
        </Button>
      </Flex>
    </Stack>
  );
}
