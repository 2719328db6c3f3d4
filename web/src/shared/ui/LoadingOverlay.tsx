import { Center, Portal, Spinner, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { overlayMinimum, useAtLeast } from './use-at-least.ts';

/** A mask over the whole page during a long act. */
export default function LoadingOverlay({ active, label }: { active: boolean; label?: string }) {
  const { t } = useTranslation();
  const shown = useAtLeast(active, overlayMinimum);
  if (!shown) return null;
  return (
    <Portal>
      <Center
        position="fixed"
        inset="0"
        zIndex="overlay"
        bg="blackAlpha.500"
        role="status"
        aria-live="polite"
      >
        <Stack
          align="center"
          gap="3"
          bg="bg.panel"
          color="fg"
          borderRadius="l3"
          paddingX="8"
          paddingY="6"
          boxShadow="lg"
        >
          <Spinner size="lg" color="accent.solid" />
          <Text>{label ?? t('loading')}</Text>
        </Stack>
      </Center>
    </Portal>
  );
}
