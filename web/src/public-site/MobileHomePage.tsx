import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { phoneApp } from '../session/phone-app.ts';
import { DashboardPicture } from './pictures.tsx';
import { HeroTitle, Ideas } from './sections.tsx';

/** /mobileHome: the same ideas for phones, which cannot open the workbench. */
export default function MobileHomePage() {
  const { t } = useTranslation('publicSite');
  return (
    <>
      <Stack as="section" gap="5" paddingX="5" paddingY="10" bg="accent.subtle">
        <Text as="h1" fontSize="3xl" lineHeight="1.35" fontWeight="semibold" textWrap="balance">
          <HeroTitle />
        </Text>
        <Text fontSize="md" lineHeight="1.8" color="fg.muted">
          {t('heroText')}
        </Text>
        <Text
          fontSize="md"
          lineHeight="1.8"
          bg="bg.panel"
          borderRadius="l3"
          borderWidth="1px"
          padding="4"
        >
          {t('mobileNote', { host: window.location.host })}
        </Text>
        <Button asChild variant="outline" size="lg" minHeight="48px">
          {/* A page of its own: unlike this one it may use the camera. */}
          <a href={phoneApp}>{t('phoneApp')}</a>
        </Button>
        <Box>
          <DashboardPicture />
        </Box>
      </Stack>
      <Ideas />
    </>
  );
}
