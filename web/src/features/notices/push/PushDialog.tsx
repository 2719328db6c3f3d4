import { useTranslation } from 'react-i18next';
import { AppDialog, type AppDialogProps } from '../../../shared/ui/AppDialog.tsx';
import { PushSettings } from './PushSettings.tsx';

/** 推送提醒 of the account menu. */
export default function PushDialog(props: Pick<AppDialogProps, 'onClose' | 'finalFocus'>) {
  const { t } = useTranslation('push');
  return (
    <AppDialog open title={t('words.push')} {...props}>
      <PushSettings />
    </AppDialog>
  );
}
