import { Box, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../shared/site-config.ts';
import { useIsMounted } from '../shared/ui/use-is-mounted.ts';
import { AppQrCodes } from './parts.ts';

// Fetched apart: the code that draws them is of no use for the first sight of a page.

/** Width of a QR code in px; under it stands a line of text. */
const qrWidth = 88;

/** The register finds an entry by the digits of its number. */
const policeRegister = (number: string) =>
  `https://beian.mps.gov.cn/#/query/webSearch?code=${number.replace(/\D/g, '')}`;

const links = [
  { key: 'contactUs', href: '/contactUs' },
  { key: 'terms', href: '/loginServiceArticle' },
  { key: 'privacy', href: '/loginPrivacyArticle' },
  { key: 'download', href: '/operateRouting/softwareDownload' },
] as const;

const QuietLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '44px', lg: '0' },
    color: 'fg.muted',
    paddingY: '1',
    _hover: { color: 'accent.fg' },
  },
});

/** Links that open in a new tab, the marks of the marketplaces, QR codes of the app, copyright and filing number. */
export function Footer() {
  const { t } = useTranslation('shell');
  // The build that draws pages beforehand does not know under which address they will be.
  const isHere = useIsMounted();
  return (
    <Box as="footer" borderTopWidth="1px" bg="bg.panel" paddingY="5">
      <Flex
        maxWidth="1200px"
        marginX="auto"
        paddingX={{ base: '5', md: '8' }}
        gap="4"
        direction={{ base: 'column', md: 'row' }}
        align={{ base: 'flex-start', md: 'center' }}
        justify="space-between"
      >
        <Box>
          <HStack as="nav" aria-label={t('footer.label')} gap="5" wrap="wrap">
            {links.map(({ key, href }) => (
              <QuietLink key={key} href={href} target="_blank" rel="noopener">
                {t(`footer.${key}`)}
              </QuietLink>
            ))}
          </HStack>
          <Text marginTop="1.5" fontSize="xs" color="fg.muted">
            {`© ${site.copyrightFrom} ${site.company}`}
            {site.filing.number !== '' && (
              <QuietLink
                href={site.filing.href}
                target="_blank"
                rel="noopener noreferrer"
                marginStart="4"
              >
                {site.filing.number}
              </QuietLink>
            )}
            {site.policeFiling !== '' && (
              <QuietLink
                href={policeRegister(site.policeFiling)}
                target="_blank"
                rel="noopener noreferrer"
                marginStart="4"
              >
                {site.policeFiling}
              </QuietLink>
            )}
          </Text>
        </Box>
        <HStack gap={{ base: '5', md: '8' }} wrap="wrap">
          <HStack gap="2" role="group" aria-label={t('footer.platforms')}>
            {site.platforms.map(({ name, logo }) => (
              <img key={name} src={logo} alt={name} width={64} height={24} loading="lazy" />
            ))}
          </HStack>
          <Box
            role="group"
            aria-label={t('footer.app')}
            width={`${2 * qrWidth + 16}px`}
            minHeight={`${qrWidth + 22}px`}
          >
            {isHere && (
              <Suspense>
                <AppQrCodes width={qrWidth} />
              </Suspense>
            )}
          </Box>
        </HStack>
      </Flex>
    </Box>
  );
}
