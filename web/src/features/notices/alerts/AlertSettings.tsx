import { Box, Button, Flex, Separator, Stack, Switch, Table, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../graphql/use-write.ts';
import { NumberField } from '../../../shared/forms/NumberField.tsx';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { MailSettings } from '../mail/MailSettings.tsx';
import {
  type AlertSettingsQuery,
  useAlertSettingsQuery,
  useSaveAlertSettingsMutation,
} from './Alerts.generated.ts';
import { alertName } from './alert-names.ts';

type Settings = AlertSettingsQuery['alertSettings'];
type Kind = Settings['kinds'][number];

/** 提醒设置: what is found here, what is pushed, from which amount on, and what is sent by e-mail. */
export function AlertSettings({ onPush }: { onPush: () => void }) {
  const { data, error, refetch } = useAlertSettingsQuery({
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  if (data === undefined)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />
    ) : (
      <PageSkeleton of="rows" />
    );
  return (
    <Stack gap="5">
      <Rules settings={data.alertSettings} onPush={onPush} />
      <Separator />
      <MailSettings />
    </Stack>
  );
}

/** In yuan; empty for none. */
const shownMoney = (money: string | null): string => money?.replace(/\.00$/, '') ?? '';
const isWrong = (money: string): boolean =>
  money !== '' && !(/^\d+(\.\d{1,2})?$/.test(money) && Number(money) <= 10_000_000);
const moneyOf = (money: string): string | null => (money === '' ? null : money);

const toggled = (kinds: readonly Kind[], kind: Kind, isOn: boolean): Kind[] =>
  isOn ? [...kinds, kind] : kinds.filter((one) => one !== kind);

function Rules({ settings, onPush }: { settings: Settings; onPush: () => void }) {
  const { t } = useTranslation(['alerts', 'common']);
  const [save, isSaving] = useWrite(
    useSaveAlertSettingsMutation({ context: { quiet: true } }),
    'saveAlertSettings',
  );
  const { offered } = settings;
  const [kinds, setKinds] = useState(settings.kinds);
  const [pushKinds, setPushKinds] = useState(settings.pushKinds);
  const [fineFrom, setFineFrom] = useState(shownMoney(settings.fineFrom));
  const [soldOutFrom, setSoldOutFrom] = useState(shownMoney(settings.soldOutFrom));
  const [isTried, setTried] = useState(false);
  const mistake = (money: string) =>
    isTried && isWrong(money) ? t('rules.wrongMoney') : undefined;

  const submit = async () => {
    setTried(true);
    if (isWrong(fineFrom) || isWrong(soldOutFrom)) return;
    const outcome = await save({
      input: {
        kinds,
        pushKinds,
        fineFrom: moneyOf(fineFrom),
        soldOutFrom: moneyOf(soldOutFrom),
      },
    });
    if (outcome.ok) toast.success(t('words.kept'));
    else outcome.tell(outcome.message ?? t('failed'));
  };

  return (
    <Stack
      as="form"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Table.Root size="sm" aria-label={t('rules.kind')}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('rules.kind')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="center" whiteSpace="nowrap">
              {t('rules.here')}
            </Table.ColumnHeader>
            <Table.ColumnHeader textAlign="center" whiteSpace="nowrap">
              {t('rules.push')}
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {offered.map((kind) => (
            <Table.Row key={kind}>
              <Table.Cell>
                <Text>{t(`kinds.${alertName[kind]}`)}</Text>
                <Text color="fg.muted" fontSize="xs">
                  {t(`kindHints.${kind}`)}
                </Text>
              </Table.Cell>
              <Table.Cell textAlign="center">
                <OnOff
                  label={t('rules.hereOf', { kind: t(`kinds.${alertName[kind]}`) })}
                  checked={kinds.includes(kind)}
                  onChange={(isOn) => setKinds(toggled(kinds, kind, isOn))}
                />
              </Table.Cell>
              <Table.Cell textAlign="center">
                <OnOff
                  label={t('rules.pushOf', { kind: t(`kinds.${alertName[kind]}`) })}
                  checked={pushKinds.includes(kind)}
                  onChange={(isOn) => setPushKinds(toggled(pushKinds, kind, isOn))}
                />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      {offered.includes('FINE') && (
        <Box role="group" aria-label={t('rules.thresholds')}>
          <Text fontWeight="semibold">{t('rules.thresholds')}</Text>
          <Text color="fg.muted" fontSize="sm" marginBottom="2">
            {t('rules.thresholdsHint')}
          </Text>
          <Flex gap="3" align="flex-start">
            <NumberField
              label={t('rules.fineFrom')}
              decimals={2}
              value={fineFrom}
              error={mistake(fineFrom)}
              onChange={(event) => setFineFrom(event.target.value)}
            />
            <NumberField
              label={t('rules.soldOutFrom')}
              decimals={2}
              value={soldOutFrom}
              error={mistake(soldOutFrom)}
              onChange={(event) => setSoldOutFrom(event.target.value)}
            />
          </Flex>
        </Box>
      )}
      <Flex gap="3" align="center" wrap="wrap">
        <Button type="submit" minHeight={{ base: '44px', lg: '9' }} loading={isSaving}>
          {t('common:save')}
        </Button>
        <Button
          variant="outline"
          colorPalette="gray"
          minHeight={{ base: '44px', lg: '9' }}
          title={t('rules.quiet')}
          onClick={onPush}
        >
          {t('rules.openPush')}
        </Button>
        <Text color="fg.muted" fontSize="sm">
          {t('rules.quiet')}
        </Text>
      </Flex>
    </Stack>
  );
}

function OnOff({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <Switch.Root
      checked={checked}
      minHeight={{ base: '44px', lg: '9' }}
      onCheckedChange={(change) => onChange(change.checked)}
    >
      <Switch.HiddenInput aria-label={label} />
      <Switch.Control />
    </Switch.Root>
  );
}
