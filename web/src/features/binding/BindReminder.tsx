import { Button, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { openBinding } from './binding-dialogs.ts';

/** Tells a boss without any shop that a main account must be bound first. */
export default function BindReminder({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('binding');
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
      width={440}
      initialFocus={() => primary.current}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            {t('later')}
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
