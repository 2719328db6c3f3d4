import { Button, List, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReminderTurn } from '../../session/reminders/reminder-queue.ts';
import { closeTip, isDueFor } from '../../session/reminders/tip-times.ts';
import { useAccount } from '../../session/reminders/use-account.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { openDesktopDialog } from './desktop-dialogs.ts';
import { useMissing } from './use-missing.ts';

/** Says what must be installed and is not: to bosses each day, to shop managers once. */
export function InstallReminder() {
  const { t } = useTranslation('reminders');
  const { isBoss } = useViewer();
  const account = useAccount();
  const missing = useMissing();
  const [isOver, setIsOver] = useState(false);
  const tip = isBoss ? 'install' : 'installOnce';
  const isWanted = !isOver && (missing.software || missing.plugin) && isDueFor(tip, account);
  const hasTurn = useReminderTurn('install', isWanted);
  if (!hasTurn) return null;
  const close = () => {
    closeTip(tip, account);
    setIsOver(true);
  };
  return (
    <AppDialog
      open
      onClose={close}
      title={t('install.title')}
      role="alertdialog"
      width={520}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={close}>
            {t('later')}
          </Button>
          <Button
            onClick={() => {
              close();
              openDesktopDialog(
                missing.software ? { kind: 'install' } : { kind: 'download', product: 'plugin' },
              );
            }}
          >
            {t('install.act')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>{t('install.intro')}</Text>
        <List.Root gap="2" paddingStart="5">
          {missing.software && <List.Item>{t('install.software')}</List.Item>}
          {missing.plugin && <List.Item>{t('install.plugin')}</List.Item>}
          <List.Item>{t('install.app')}</List.Item>
        </List.Root>
      </Stack>
    </AppDialog>
  );
}
