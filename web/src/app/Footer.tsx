import { Box, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { site } from './site-config.ts';

const links = [
  { key: 'contactUs', href: '/contactUs' },
  { key: 'terms', href: '/loginServiceArticle' },
  { key: 'privacy', href: '/loginPrivacyArticle' },
  { key: 'download', href: '/operateRouting/softwareDownload' },
] as const;

const QuietLink = chakra('a', {
  base: { color: 'fg.muted', paddingY: '1', _hover: { color: 'accent.fg' } },
});

/** Links that open in a new tab, the marks of the marketplaces, copyright and filing number. */
export function Footer() {
  const { t } = useTranslation('shell');
  return (
    <Box
      as="footer"
      borderTopWidth="1px"
      bg="bg.panel"
      paddingX={{ base: '5', md: '8' }}
      paddingY="5"
    >
      <Flex
        maxWidth="1200px"
        marginX="auto"
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
            <QuietLink
              href={site.filing.href}
              target="_blank"
              rel="noopener noreferrer"
              marginStart="4"
            >
              {site.filing.number}
            </QuietLink>
          </Text>
        </Box>
        <HStack gap="2" role="group" aria-label={t('footer.platforms')}>
          {site.platforms.map(({ name, logo }) => (
            <img key={name} src={logo} alt={name} width={64} height={24} loading="lazy" />
          ))}
        </HStack>
      </Flex>
    </Box>
  );
}
