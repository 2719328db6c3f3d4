import { Button, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReminderTurn } from '../../session/reminders/reminder-queue.ts';
import { closeTip, isDueFor } from '../../session/reminders/tip-times.ts';
import { useAccount } from '../../session/reminders/use-account.ts';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { helper } from './helper-connection.ts';
import { useSoftwareWarningClosedSubscription } from './SoftwareClosed.generated.ts';

/**
 * Says that the desktop software, which was running, is not any more: at most every 1800 s, until it runs
 * again, until it is closed, or until the server says that it may go.
 */
export function SoftwareClosedWarning() {
  const { t } = useTranslation(['reminders', 'common']);
  const account = useAccount();
  const state = helper.use();
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    if (state !== 'closed') return setIsWanted(false);
    if (!isDueFor('softwareClosed', account)) return;
    closeTip('softwareClosed', account);
    setIsWanted(true);
  }, [state, account]);

  const close = () => setIsWanted(false);
  useSoftwareWarningClosedSubscription({
    skip: state !== 'closed',
    ignoreResults: true,
    context: { quiet: true },
    onData: close,
  });

  const hasTurn = useReminderTurn('softwareClosed', isWanted);
  if (!hasTurn) return null;
  return (
    <AppDialog
      open
      onClose={close}
      title={t('softwareClosed.title')}
      role="alertdialog"
      width={400}
      footer={<Button onClick={close}>{t('common:acknowledge')}</Button>}
    >
      <Text>{t('softwareClosed.text')}</Text>
    </AppDialog>
  );
}
