import { Button, HStack, Stack, Tabs, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer, type Viewer } from '../../../session/viewer-context.ts';
import { AppDialog } from '../../../shared/ui/AppDialog.tsx';
import { SuccessIcon } from '../../../shared/ui/icons.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { maskPhone } from '../phone.ts';
import { BindPhoneForm } from './BindPhoneForm.tsx';
import { LinkChat } from './LinkChat.tsx';
import { closeLink, type LinkDialogState, type LinkWay, putOffLink } from './link-dialog-store.ts';

function Linked({ text }: { text: string }) {
  return (
    <HStack justify="center" gap="2" paddingY="10">
      <SuccessIcon color="var(--chakra-colors-status-done)" />
      <Text>{text}</Text>
    </HStack>
  );
}

function Way({ way, viewer, onDone }: { way: LinkWay; viewer: Viewer; onDone: () => void }) {
  const { t } = useTranslation('auth');
  if (way === 'chat') {
    if (!viewer.hasChatAccount) return <LinkChat onDone={onDone} />;
    return <Linked text={t('chatLinked')} />;
  }
  if (viewer.phone === null) return <BindPhoneForm onDone={onDone} />;
  return <Linked text={t('phoneLinked', { phone: maskPhone(viewer.phone) })} />;
}

/** Binds a phone or a chat account to the signed-in person. */
export default function LinkDialog({ way: first, isPrompt, finalFocus }: LinkDialogState) {
  const { t } = useTranslation('auth');
  const viewer = useViewer();
  const [way, setWay] = useState<string>(first);
  const leave = () => (isPrompt ? putOffLink(viewer) : closeLink());
  const done = () => {
    toast.success(t('linkDone'));
    closeLink();
  };
  return (
    <AppDialog
      open
      onClose={leave}
      title={t('linkTitle')}
      width={420}
      {...(finalFocus ? { finalFocus } : {})}
      footer={
        isPrompt && (
          <Button variant="outline" colorPalette="gray" onClick={leave}>
            {t('linkPutOff')}
          </Button>
        )
      }
    >
      <Stack gap="4">
        {isPrompt && <Text>{t('linkPrompt')}</Text>}
        <Tabs.Root
          value={way}
          fitted
          colorPalette="accent"
          lazyMount
          unmountOnExit
          onValueChange={({ value }) => setWay(value)}
        >
          <Tabs.List aria-label={t('linkWay')}>
            <Tabs.Trigger value="phone">{t('linkPhone')}</Tabs.Trigger>
            <Tabs.Trigger value="chat">{t('linkChat')}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="phone" padding="0" paddingTop="4">
            <Way way="phone" viewer={viewer} onDone={done} />
          </Tabs.Content>
          <Tabs.Content value="chat" padding="0" paddingTop="4">
            <Way way="chat" viewer={viewer} onDone={done} />
          </Tabs.Content>
        </Tabs.Root>
      </Stack>
    </AppDialog>
  );
}
