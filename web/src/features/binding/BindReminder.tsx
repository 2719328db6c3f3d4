import { Button, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { openBinding } from './binding-dialogs.ts';

/** Tells a boss without any shop of the two ways to have one: binding a main account, or importing a file. */
export default function BindReminder({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['binding', 'common']);
  const primary = useRef<HTMLButtonElement>(null);
  const leaveFor = (kind: 'temu' | 'shein') => {
    onClose();
    openBinding({ kind });
  };
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('reminderTitle')}
      role="alertdialog"
      width={540}
      initialFocus={() => primary.current}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            {t('later')}
          </Button>
          <Button asChild variant="outline" onClick={onClose}>
            <Link to="/import">{t('common:importSales')}</Link>
          </Button>
          <Button variant="outline" onClick={() => leaveFor('shein')}>
            {t('bindShein')}
          </Button>
          <Button ref={primary} onClick={() => leaveFor('temu')}>
            {t('bindTemu')}
          </Button>
        </>
      }
    >
      <Stack gap="2">
        <Text>{t('reminder')}</Text>
        <Text color="fg.muted">{t('reminderHint')}</Text>
      </Stack>
    </AppDialog>
  );
}
