import { createToaster, Portal, Stack, Toast, Toaster as ToasterView } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useMessageKeys } from './use-message-keys.ts';

/** @public Fetched with this file by `loadToaster`. */
export const toaster = createToaster({
  placement: 'top',
  duration: 4000,
  // The errors that stay leave room for what goes well meanwhile.
  max: 6,
  overlap: false,
  pauseOnPageIdle: true,
});

/** Draws the messages of `toast`. Mounted once by ToastHost. */
export default function Toaster() {
  const { t } = useTranslation();
  useMessageKeys();
  return (
    <Portal>
      <ToasterView toaster={toaster} insetInline="4" aria-label={t('toasts')}>
        {(message) => (
          <Toast.Root width={{ base: 'calc(100dvw - 2rem)', sm: 'sm' }}>
            <Toast.Indicator />
            <Stack gap="1" flex="1" maxWidth="100%">
              {message.title && <Toast.Title>{message.title}</Toast.Title>}
              {message.description && <Toast.Description>{message.description}</Toast.Description>}
            </Stack>
            {message.action && <Toast.ActionTrigger>{message.action.label}</Toast.ActionTrigger>}
            {message.closable && <Toast.CloseTrigger aria-label={t('close')} />}
          </Toast.Root>
        )}
      </ToasterView>
    </Portal>
  );
}
