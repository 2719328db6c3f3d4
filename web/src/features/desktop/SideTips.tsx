import { Button, CloseButton, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { closeTip, isDueFor, type Tip, tipClosedTimes } from '../../session/reminders/tip-times.ts';
import { useAccount } from '../../session/reminders/use-account.ts';
import { openDesktopDialog, type Product } from './desktop-dialogs.ts';
import { useMissing } from './use-missing.ts';

const tipOf = { software: 'sideSoftware', plugin: 'sidePlugin' } as const satisfies Record<
  Product,
  Tip
>;

/** Small cards at the edge that prompt to install or update what is missing; one that is closed stays away today. */
export function SideTips() {
  const { t } = useTranslation('reminders');
  const account = useAccount();
  const { software, softwareIsOld, plugin, pluginIsOld } = useMissing();
  tipClosedTimes.use();
  const wanted = [
    ...(software ? [{ product: 'software', act: 'install' } as const] : []),
    ...(softwareIsOld ? [{ product: 'software', act: 'update' } as const] : []),
    ...(plugin ? [{ product: 'plugin', act: 'install' } as const] : []),
    ...(pluginIsOld ? [{ product: 'plugin', act: 'update' } as const] : []),
  ].filter(({ product }) => isDueFor(tipOf[product], account));
  if (wanted.length === 0) return null;
  return (
    <Stack
      as="aside"
      aria-label={t('side.label')}
      position="fixed"
      insetEnd="4"
      bottom="6"
      zIndex="docked"
      gap="2"
      width="220px"
    >
      {wanted.map(({ product, act }) => (
        <Stack
          key={product}
          gap="2"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="l3"
          boxShadow="md"
          padding="3"
        >
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
      ))}
    </Stack>
  );
}
