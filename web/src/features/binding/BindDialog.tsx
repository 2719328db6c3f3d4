import { Box, Button, Spinner, Stack, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerWords } from '../../i18n/use-server-words.ts';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { CancelButton } from '../../shared/ui/CancelButton.tsx';
import { LinkButton } from '../account/index.ts';
import { BindFields } from './BindFields.tsx';
import { BoundView } from './BoundView.tsx';
import { openBinding } from './binding-dialogs.ts';
import type { Bind } from './use-bind.ts';

const formId = 'bind-main-account';

interface BindDialogProps {
  readonly bind: Bind;
  /** The account that must be bound again; without one a new account is bound. */
  readonly rebindPhone: string | undefined;
  readonly onClose: () => void;
  readonly finalFocus: (() => HTMLElement | null) | undefined;
}

/** Binding a temu main account, for the first time or again. */
export default function BindDialog({ bind, rebindPhone, onClose, finalFocus }: BindDialogProps) {
  const { t } = useTranslation('binding');
  const tell = useServerWords();
  const { flow, isBusy } = bind;
  const fields = useRef<HTMLFormElement>(null);
  const isRebind = rebindPhone !== undefined;
  const isBound = flow.phase === 'bound';

  const begin = useEffectEvent(() => bind.begin(rebindPhone));
  const leave = useEffectEvent(() => bind.leave());
  useEffect(() => {
    begin();
    return () => leave();
  }, []);

  // The next form takes the focus from the button that asked for it.
  const wasBound = useRef(false);
  useEffect(() => {
    if (wasBound.current && !isBound) fields.current?.querySelector('input')?.focus();
    wasBound.current = isBound;
  }, [isBound]);

  return (
    <AppDialog
      open
      onClose={onClose}
      title={t(isRebind ? 'rebindTitle' : 'bindTitle')}
      width={480}
      // What is under way goes on without the dialog; what was not sent, or was refused, is lost with it.
      isDirty={flow.phase === 'idle' && bind.form.formState.isDirty}
      initialFocus={() =>
        fields.current?.querySelector<HTMLInputElement>('input:not([readonly])') ?? null
      }
      {...(finalFocus ? { finalFocus } : {})}
      footer={
        isBound ? undefined : (
          <>
            <CancelButton onClick={onClose} />
            <Button type="submit" form={formId} loading={isBusy && flow.phase !== 'asking'}>
              {t('confirmBind')}
            </Button>
          </>
        )
      }
    >
      {isBound ? (
        <BoundView
          phone={flow.phone}
          message={tell(flow.message)}
          onMore={() => {
            bind.leave();
            if (isRebind) openBinding({ kind: 'temu' }, finalFocus);
          }}
          onDone={onClose}
        />
      ) : (
        <Stack gap="4">
          <Text color="fg.muted">{t(isRebind ? 'rebindHint' : 'bindHint')}</Text>
          <BindFields ref={fields} id={formId} bind={bind} isRebind={isRebind} />
          <Text minHeight="1lh" color="fg.muted" role="status" display="flex" gap="2">
            {flow.phase === 'signingIn' && <Spinner size="sm" alignSelf="center" />}
            {flow.phase === 'asking' ? t('asking') : flow.phase !== 'idle' && tell(flow.message)}
          </Text>
          {!isRebind && flow.phase === 'idle' && (
            <Box>
              <LinkButton onClick={() => openBinding({ kind: 'temuAuthorization' }, finalFocus)}>
                {t('authorizeInstead')}
              </LinkButton>
            </Box>
          )}
        </Stack>
      )}
    </AppDialog>
  );
}
