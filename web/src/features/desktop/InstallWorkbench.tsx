import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { phoneApp } from '../../session/phone-app.ts';
import { GuideSteps } from './GuideSteps.tsx';
import type { Scene } from './StepPicture.tsx';
import { useInstallPrompt } from './use-install-prompt.ts';

const scenes = {
  android: ['openWorkbench', 'chromeMenu', 'confirmInstall', 'onHomeScreen'],
  ios: ['openWorkbench', 'safariShare', 'addToHome', 'confirmAdd'],
} as const satisfies Record<string, readonly Scene[]>;

/** What there is for the phone today: the workbench in the browser, and how it gets onto the home screen. */
export function InstallWorkbench({ system }: { readonly system: keyof typeof scenes }) {
  const { t } = useTranslation('desktop');
  const install = useInstallPrompt();
  const texts = t(`workbench.${system}.steps`, { returnObjects: true });
  const steps = scenes[system].map((scene, place) => ({ scene, text: texts[place] ?? '' }));
  return (
    <Box as="section" width="full" textAlign="start">
      {/* With it the browser knows what can be installed. */}
      <link rel="manifest" href="/m.webmanifest" />
      <Text as="h2" fontSize="lg" fontWeight="semibold">
        {t('workbench.title')}
      </Text>
      <Text color="fg.muted" marginTop="1" marginBottom="4">
        {t('workbench.intro')}
      </Text>
      <Flex gap="3" wrap="wrap" marginBottom="6">
        {install !== null && (
          <Button size="lg" minHeight="44px" flex="1" onClick={install}>
            {t('workbench.install')}
          </Button>
        )}
        <Button
          asChild
          size="lg"
          minHeight="44px"
          flex="1"
          variant={install === null ? 'solid' : 'outline'}
        >
          {/* A page of its own: it may use the camera, which this one may not. */}
          <a href={phoneApp}>{t('workbench.open')}</a>
        </Button>
      </Flex>
      <Text as="h2" fontWeight="semibold" marginBottom="3">
        {t(`workbench.${system}.title`)}
      </Text>
      <GuideSteps steps={steps} />
    </Box>
  );
}
