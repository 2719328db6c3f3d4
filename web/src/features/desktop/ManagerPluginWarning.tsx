import { Box, Button, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReminderTurn } from '../../session/reminders/reminder-queue.ts';
import { closeTip, isDueFor } from '../../session/reminders/tip-times.ts';
import { useAccount } from '../../session/reminders/use-account.ts';
import { CheckField } from '../../shared/forms/CheckField.tsx';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { openDesktopDialog } from './desktop-dialogs.ts';
import { managerPluginAsked } from './manager-plugin.ts';
import { useMissing } from './use-missing.ts';

/** Warns a boss that managers who use the main account need the plugin. */
export function ManagerPluginWarning() {
  const { t } = useTranslation(['reminders', 'common']);
  const account = useAccount();
  const { plugin: isMissing } = useMissing();
  const isAsked = managerPluginAsked.use();
  const [notToday, setNotToday] = useState(false);
  const isWanted = isAsked && isMissing && isDueFor('managerPlugin', account);
  const hasTurn = useReminderTurn('managerPlugin', isWanted);

  // What is asked for while there is no need of it is not kept for later.
  useEffect(() => {
    if (isAsked && !isWanted) managerPluginAsked.set(false);
  }, [isAsked, isWanted]);

  if (!hasTurn) return null;
  const close = () => {
    if (notToday) closeTip('managerPlugin', account);
    managerPluginAsked.set(false);
    setNotToday(false);
  };
  return (
    <AppDialog
      open
      onClose={close}
      title={t('managerPlugin.title')}
      role="alertdialog"
      width={520}
      footer={
        <>
          <Box marginEnd="auto">
            <CheckField label={t('expiry.strip.close')} checked={notToday} onChange={setNotToday} />
          </Box>
          <Button variant="outline" colorPalette="gray" onClick={close}>
            {t('common:acknowledge')}
          </Button>
          <Button
            onClick={() => {
              close();
              openDesktopDialog({ kind: 'guide', product: 'plugin' });
            }}
          >
            {t('managerPlugin.guide')}
          </Button>
        </>
      }
    >
      <Text>{t('managerPlugin.text')}</Text>
    </AppDialog>
  );
}
