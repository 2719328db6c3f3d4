import { Button, Spinner, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Platform } from '../../graphql/schema.generated.ts';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { useAuthorization } from './use-authorization.ts';

interface AuthorizationDialogProps {
  readonly platform: Platform;
  readonly popup: Window | null;
  readonly onClose: () => void;
  readonly finalFocus: (() => HTMLElement | null) | undefined;
}

/** Stands beside the marketplace's window: says how far the authorisation is, and what to do. */
export default function AuthorizationDialog({
  platform,
  popup,
  onClose,
  finalFocus,
}: AuthorizationDialogProps) {
  const { t } = useTranslation(['binding', 'common']);
  const { phase, again, cancel } = useAuthorization({ platform, popup, onDone: onClose });
  const leave = () => {
    cancel();
    onClose();
  };
  const isPending = phase === 'starting' || phase === 'waiting';
  return (
    <AppDialog
      open
      onClose={leave}
      title={t('binding:authorizationTitle', { platform: t(`platform.${platform}`) })}
      width={440}
      {...(finalFocus ? { finalFocus } : {})}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={leave}>
            {t('common:close')}
          </Button>
          {phase !== 'starting' && (
            <Button variant={isPending ? 'outline' : 'solid'} onClick={again}>
              {t(phase === 'blocked' ? 'binding:openWindow' : 'binding:openWindowAgain')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="2" role="status">
        <Text display="flex" gap="2" alignItems="center" fontWeight="semibold">
          {isPending && <Spinner size="sm" />}
          {t(`binding:authorization.${phase}`)}
        </Text>
        <Text color="fg.muted">{t(`binding:authorizationHint.${phase}`)}</Text>
      </Stack>
    </AppDialog>
  );
}
