import { Button, Flex, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { openDesktopDialog } from './desktop-dialogs.ts';

type Props = {
  readonly software: boolean;
  readonly plugin: boolean;
  readonly onClose: () => void;
  /** Closes it for good. */
  readonly onNever: () => void;
};

/** Says what must be installed and is not. A card beside the work, no dialog: it stops nobody. */
export function ImportantReminder({ software, plugin, onClose, onNever }: Props) {
  const { t } = useTranslation('reminders');
  return (
    <Stack
      as="section"
      aria-label={t('install.title')}
      gap="2"
      layerStyle="panel"
      padding="3"
      fontSize="xs"
      lineHeight="1.125rem"
    >
      <Text as="h2" fontSize="sm" fontWeight="semibold">
        {t('install.title')}
      </Text>
      <Text>{t('install.intro')}</Text>
      <List.Root gap="1" paddingStart="4">
        {software && <List.Item>{t('install.software')}</List.Item>}
        {plugin && <List.Item>{t('install.plugin')}</List.Item>}
        <List.Item>{t('install.app')}</List.Item>
      </List.Root>
      <Flex gap="1" justify="flex-end" wrap="wrap">
        <Button size="xs" variant="ghost" colorPalette="gray" paddingX="2" onClick={onNever}>
          {t('never')}
        </Button>
        <Button size="xs" variant="outline" colorPalette="gray" paddingX="2" onClick={onClose}>
          {t('later')}
        </Button>
        <Button
          size="xs"
          paddingX="2"
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
