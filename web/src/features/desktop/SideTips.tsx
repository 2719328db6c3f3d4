import { Button, CloseButton, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { closeTip, isDueFor, type Tip, tipClosedTimes } from '../../session/reminders/tip-times.ts';
import { useAccount } from '../../session/reminders/use-account.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { openDesktopDialog, type Product } from './desktop-dialogs.ts';
import { ImportantReminder } from './ImportantReminder.tsx';
import { SideTab } from './SideTab.tsx';
import { useMissing } from './use-missing.ts';

const tipOf = { software: 'sideSoftware', plugin: 'sidePlugin' } as const satisfies Record<
  Product,
  Tip
>;

type TipProps = { readonly product: Product; readonly act: 'install' | 'update' };

/** A small card; one that is closed stays away today. */
function SideTip({ product, act }: TipProps) {
  const { t } = useTranslation('reminders');
  const account = useAccount();
  return (
    <Stack gap="2" layerStyle="panel" padding="3" fontSize="xs">
      <Flex justify="space-between" align="flex-start" gap="2">
        <Text>{t(`side.${product}.${act}`)}</Text>
        <CloseButton
          size="2xs"
          aria-label={t('side.close')}
          onClick={() => closeTip(tipOf[product], account)}
        />
      </Flex>
      <Button
        size="xs"
        variant="outline"
        onClick={() =>
          openDesktopDialog(
            product === 'software' && act === 'install'
              ? { kind: 'install' }
              : { kind: 'download', product },
          )
        }
      >
        {t(`side.${act}`)}
      </Button>
    </Stack>
  );
}

/**
 * What is said at the edge of the page of what is missing or old, where it covers nothing. First, to bosses each day and to shop
 * managers once, all of it in one card; whoever puts that off is left alone today, or for good. Otherwise a small card
 * for each. On a narrow screen there is no room for it, and mostly no machine to install it on.
 */
export default function SideTips() {
  const { t } = useTranslation('reminders');
  const { isBoss } = useViewer();
  const account = useAccount();
  const { software, softwareIsOld, plugin, pluginIsOld } = useMissing();
  tipClosedTimes.use();

  const important = isBoss ? 'install' : 'installOnce';
  const mayAsk = isDueFor('installNever', account);
  const isImportant = mayAsk && (software || plugin) && isDueFor(important, account);
  const installs: readonly TipProps[] = [
    ...(mayAsk && software ? [{ product: 'software', act: 'install' } as const] : []),
    ...(mayAsk && plugin ? [{ product: 'plugin', act: 'install' } as const] : []),
  ];
  const tips: readonly TipProps[] = [
    ...(isImportant ? [] : installs),
    ...(softwareIsOld ? [{ product: 'software', act: 'update' } as const] : []),
    ...(pluginIsOld ? [{ product: 'plugin', act: 'update' } as const] : []),
  ].filter(({ product }) => isDueFor(tipOf[product], account));

  const [first, ...others] = isImportant ? [...installs, ...tips] : tips;
  if (first === undefined) return null;
  const label =
    others.length === 0
      ? t(`side.${first.product}.${first.act}`)
      : t([first, ...others].every(({ act }) => act === 'install') ? 'side.both' : 'side.label');
  return (
    <SideTab label={label}>
      {isImportant && (
        <ImportantReminder
          software={software}
          plugin={plugin}
          onClose={() => {
            closeTip(important, account);
            for (const { product } of installs) closeTip(tipOf[product], account);
          }}
          onNever={() => closeTip('installNever', account)}
        />
      )}
      {tips.map((tip) => (
        <SideTip key={tip.product} {...tip} />
      ))}
    </SideTab>
  );
}
