import { Badge, Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { openAuthDialog } from '../auth-dialog-store.ts';
import { SampleBack } from '../sample/SampleBack.tsx';
import { session } from '../session.ts';

/** Says on every page of the preview that its figures are simulated. */
export function VisitorBanner() {
  const { t } = useTranslation('visitor');
  const { isSample } = session.use();
  return (
    <Flex
      role="region"
      aria-label={t('banner')}
      align="center"
      justify="center"
      gap={{ base: '2', md: '4' }}
      paddingX="4"
      paddingY="1.5"
      bg="accent.subtle"
      color="accent.fg"
      borderBottomWidth="1px"
      borderColor="accent.muted"
    >
      <Badge colorPalette="accent" variant="solid" flexShrink="0">
        {t('banner')}
      </Badge>
      <Text>{t(isSample ? 'sampleHint' : 'bannerHint')}</Text>
      {isSample ? (
        <SampleBack size="xs" minHeight={{ base: '44px', lg: '7' }} flexShrink="0" />
      ) : (
        <Button
          size="xs"
          variant="outline"
          // The header beside it has the same button; a phone has no room for two.
          display={{ base: 'none', md: 'inline-flex' }}
          onClick={() => openAuthDialog('login')}
        >
          {t('words.signInOrUp')}
        </Button>
      )}
    </Flex>
  );
}
