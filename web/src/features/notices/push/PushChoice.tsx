import { Box, Button, Grid, Stack, Switch, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/forms/TextField.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { alertName } from '../alerts/alert-names.ts';
import type { PushSettingsQuery } from './Push.generated.ts';
import { usePushWrites } from './use-push-writes.ts';

interface LineProps {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Line({ label, hint, checked, onChange }: LineProps) {
  return (
    <Switch.Root
      display="flex"
      minHeight="44px"
      justifyContent="space-between"
      checked={checked}
      onCheckedChange={(change) => onChange(change.checked)}
    >
      <Switch.Label flex="1" lineHeight="1.375rem">
        <Text fontWeight="normal">{label}</Text>
        <Text color="fg.muted" fontSize="sm" fontWeight="normal">
          {hint}
        </Text>
      </Switch.Label>
      <Switch.HiddenInput />
      <Switch.Control />
    </Switch.Root>
  );
}

/** Where nothing was chosen before. */
const usual = { from: '22:30', to: '07:00' };

interface Props {
  readonly settings: PushSettingsQuery['pushSettings'];
  readonly isShipper: boolean;
}

/** What is pushed to the person on all their devices, and when it is held back. */
export function PushChoice({ settings, isShipper }: Props) {
  const { t } = useTranslation(['push', 'alerts', 'common']);
  const { save, isSaving } = usePushWrites();
  const [kinds, setKinds] = useState(settings.kinds);
  const [isQuiet, setQuiet] = useState(settings.quietFrom !== null);
  const [from, setFrom] = useState(settings.quietFrom ?? usual.from);
  const [to, setTo] = useState(settings.quietTo ?? usual.to);
  const [isTried, setTried] = useState(false);
  const missing = (time: string) => (time === '' ? t('quietMissing') : undefined);
  const mistakes = isQuiet
    ? { from: missing(from), to: missing(to) ?? (from === to ? t('quietSame') : undefined) }
    : {};

  const submit = async () => {
    setTried(true);
    if (mistakes.from || mistakes.to) return;
    const times = { quietFrom: isQuiet ? from : null, quietTo: isQuiet ? to : null };
    const outcome = await save({ input: { kinds, ...times } });
    if (outcome.ok) toast.success(t('words.kept'));
    else outcome.tell(outcome.message ?? t('saveFailed'));
  };
  const shown = (mistake: string | undefined) => (isTried ? mistake : undefined);

  return (
    <Stack
      as="form"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Box role="group" aria-label={t('kinds')}>
        <Text fontWeight="semibold" marginBottom="2">
          {t('kinds')}
        </Text>
        <Stack gap="2">
          {settings.offered.map((kind) => (
            <Line
              key={kind}
              label={t(`alerts:kinds.${alertName[kind]}`)}
              hint={
                isShipper && kind === 'DIGEST' ? t('digestOfTasks') : t(`alerts:kindHints.${kind}`)
              }
              checked={kinds.includes(kind)}
              onChange={(checked) =>
                setKinds(checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))
              }
            />
          ))}
        </Stack>
      </Box>
      <Stack gap="2">
        <Line label={t('quiet')} hint={t('quietHint')} checked={isQuiet} onChange={setQuiet} />
        {isQuiet && (
          <Grid gap="3" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 8rem), 1fr))">
            <TextField
              type="time"
              label={t('quietFrom')}
              value={from}
              error={shown(mistakes.from)}
              onChange={(event) => setFrom(event.target.value)}
            />
            <TextField
              type="time"
              label={t('quietTo')}
              value={to}
              error={shown(mistakes.to)}
              onChange={(event) => setTo(event.target.value)}
            />
          </Grid>
        )}
      </Stack>
      <Button type="submit" minHeight="44px" alignSelf="flex-start" loading={isSaving}>
        {t('common:save')}
      </Button>
    </Stack>
  );
}
