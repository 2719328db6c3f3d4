import { Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { addedManager } from './manager-dialogs.ts';

/** Says who was added, and how they sign in. */
export default function AddedNotice({ phone }: { phone: string }) {
  const { t } = useTranslation('people');
  const close = () => addedManager.set(undefined);
  return (
    <AppDialog
      open
      onClose={close}
      title={t('addedNotice.title')}
      role="alertdialog"
      width={377}
      footer={<Button onClick={close}>{t('words.understood')}</Button>}
    >
      <Stack gap="2">
        <Text>{t('addedNotice.text', { phone })}</Text>
        <Text color="fg.muted">{t('addedNotice.password')}</Text>
      </Stack>
    </AppDialog>
  );
}
