import { Badge, Button, Center, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { site } from '../../shared/site-config.ts';
import { PhoneIcon } from '../../shared/ui/icons.tsx';
import { useIsMounted } from '../../shared/ui/use-is-mounted.ts';
import { androidLink } from './android-link.ts';
import { InstallWorkbench } from './InstallWorkbench.tsx';

/** /downloadAndroidPage and /downloadIOSPage, where the QR codes lead phones. */
export default function AppPage() {
  const { t } = useTranslation('desktop');
  const { pathname } = useLocation();
  const isAndroid = pathname === '/downloadAndroidPage';
  const isMounted = useIsMounted();
  // The build that draws the page beforehand does not know the phone.
  const agent = isMounted ? navigator.userAgent : '';
  const link = isAndroid ? androidLink(agent, site.app.android) : site.app.ios;
  return (
    <Center flex="1" paddingX="5" paddingY={{ base: '12', md: '20' }}>
      <Stack gap="4" align="center" textAlign="center" maxWidth="36em" width="full">
        <PhoneIcon width={56} height={56} />
        <Text as="h1" fontSize="2xl" lineHeight="2rem" fontWeight="semibold">
          {t(isAndroid ? 'androidTitle' : 'iosTitle')}
        </Text>
        {link ? (
          <Button asChild size="lg" minHeight="44px">
            <a href={link} rel="noopener noreferrer">
              {t('getApp')}
            </a>
          </Button>
        ) : (
          <>
            <Badge colorPalette="orange" size="lg">
              {t('inDevelopment')}
            </Badge>
            <Text color="fg.muted" fontSize="md" lineHeight="1.75rem">
              {t('inDevelopmentHint')}
            </Text>
          </>
        )}
        <Text color="fg.muted">{t('appForShippers')}</Text>
        <InstallWorkbench system={isAndroid ? 'android' : 'ios'} />
      </Stack>
    </Center>
  );
}
