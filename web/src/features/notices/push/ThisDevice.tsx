import { Alert, Box, Button, Flex, Switch, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setPushOwner } from '../../../session/push-owner.ts';
import { toast } from '../../../shared/ui/toast.ts';
import type { PushSettingsQuery } from './Push.generated.ts';
import { inputOf, ownSubscription, subscribeHere } from './push-device.ts';
import { keepPushWords } from './push-words.ts';
import type { usePushDevice } from './use-push-device.ts';
import { usePushWrites } from './use-push-writes.ts';

interface Props {
  readonly userId: string;
  readonly settings: PushSettingsQuery['pushSettings'];
  readonly device: ReturnType<typeof usePushDevice>;
  readonly onChange: () => Promise<unknown>;
}

/** Whether this browser gets notifications: the switch, or what stands in its way, and a try. */
export function ThisDevice({ userId, settings, device, onChange }: Props) {
  const { t } = useTranslation('push');
  const { t: common } = useTranslation();
  const writes = usePushWrites();
  const [isBusy, setBusy] = useState(false);
  const { support, endpoint, look } = device;
  const isOn = support === 'supported' && settings.isSubscribed;

  const turnOn = async () => {
    const subscription = await subscribeHere(settings.publicKey);
    const input = subscription && inputOf(subscription);
    if (input === undefined) return;
    const outcome = await writes.subscribe({ input });
    if (!outcome.ok) return outcome.tell(outcome.message ?? t('turnOnFailed'));
    setPushOwner(userId);
    await keepPushWords(common);
    toast.success(t('turnedOn'));
  };
  const turnOff = async () => {
    setPushOwner(null);
    const subscription = await ownSubscription();
    const ended = subscription?.endpoint ?? endpoint;
    await subscription?.unsubscribe();
    const outcome = ended ? await writes.unsubscribe({ endpoint: ended }) : { ok: true };
    if (outcome.ok) toast.success(t('turnedOff'));
    else toast.error(t('turnOffFailed'));
  };
  const change = async (wanted: boolean) => {
    setBusy(true);
    try {
      await (wanted ? turnOn() : turnOff());
    } catch {
      // The browser, or its push service, does not do it.
      toast.error(t(wanted ? 'turnOnFailed' : 'turnOffFailed'));
    }
    await look();
    await onChange();
    setBusy(false);
  };
  const test = async () => {
    if (!endpoint) return;
    const outcome = await writes.test({ endpoint });
    if (outcome.ok) toast.success(t('testSent'));
    else outcome.tell(outcome.message ?? t('testFailed'));
    if (!outcome.ok) await onChange();
  };

  return (
    <Box>
      {support === 'supported' ? (
        <>
          <Switch.Root
            display="flex"
            minHeight="44px"
            justifyContent="space-between"
            checked={isOn}
            disabled={isBusy}
            onCheckedChange={({ checked }) => void change(checked)}
          >
            <Switch.Label flex="1" lineHeight="1.375rem">
              <Text fontWeight="semibold">{t('device')}</Text>
              <Text color="fg.muted" fontSize="sm" fontWeight="normal">
                {t('deviceHint')}
              </Text>
            </Switch.Label>
            <Switch.HiddenInput />
            <Switch.Control />
          </Switch.Root>
          {isOn && (
            <Button
              variant="outline"
              size="sm"
              minHeight="44px"
              marginTop="2"
              loading={writes.isTesting}
              onClick={() => void test()}
            >
              {t('test')}
            </Button>
          )}
        </>
      ) : (
        <Alert.Root status={support === 'denied' ? 'warning' : 'info'} alignItems="flex-start">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{t(`state.${support}.title`)}</Alert.Title>
            <Alert.Description>{t(`state.${support}.hint`)}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      {settings.deviceCount > 0 && (
        <Flex color="fg.muted" fontSize="sm" marginTop="2">
          {t('devices', { count: settings.deviceCount })}
        </Flex>
      )}
    </Box>
  );
}
