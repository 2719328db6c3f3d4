import { Box, Button, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '../../shared/ui/icons.tsx';
import AppQrCodes from './AppQrCodes.tsx';
import { DownloadCases } from './DownloadCases.tsx';
import { openDesktopDialog, type Product } from './desktop-dialogs.ts';
import { offers } from './offers.ts';

function Card({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack
      as="section"
      aria-label={name}
      gap="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      padding="5"
    >
      {children}
    </Stack>
  );
}

function ProductCard({ product }: { product: Product }) {
  const { t } = useTranslation('desktop');
  const { version, href } = offers.use()[product];
  return (
    <Card name={t(product)}>
      <HStack justify="space-between" wrap="wrap">
        <Text as="h2" fontSize="lg" fontWeight="semibold">
          {t(product)}
        </Text>
        <Text fontSize="xs" color="fg.muted">
          {href ? version && t('version', { version }) : t('notOffered')}
        </Text>
      </HStack>
      <Text>{t(`downloadPage.${product}Text`)}</Text>
      <Text color="fg.muted">
        {t('downloadPage.needs', { needs: t(`downloadPage.${product}Needs`) })}
      </Text>
      <HStack marginTop="auto" gap="2">
        <Button onClick={() => openDesktopDialog({ kind: 'download', product })}>
          <DownloadIcon />
          {t('downloadProduct', { product: t(product) })}
        </Button>
        <Button variant="outline" onClick={() => openDesktopDialog({ kind: 'guide', product })}>
          {t('guide')}
        </Button>
      </HStack>
    </Card>
  );
}

/** /operateRouting/softwareDownload: the software, the plugin, the app, and what browsers say to a download. */
export default function SoftwareDownloadPage() {
  const { t } = useTranslation(['desktop', 'shell']);
  return (
    <Stack gap="5" maxWidth="1200px">
      <Text as="h1" fontSize="xl" lineHeight="2rem" fontWeight="semibold">
        {t('shell:title.softwareDownload')}
      </Text>
      <Grid templateColumns={{ base: '1fr', lg: 'repeat(3, minmax(0, 1fr))' }} gap="4">
        <ProductCard product="software" />
        <ProductCard product="plugin" />
        <Card name={t('desktop:app')}>
          <Text as="h2" fontSize="lg" fontWeight="semibold">
            {t('desktop:app')}
          </Text>
          <Text>{t('desktop:downloadPage.appText')}</Text>
          <AppQrCodes width={104} />
        </Card>
      </Grid>
      <Box as="section" bg="bg.panel" borderWidth="1px" borderRadius="l3" padding="5">
        <Text as="h2" fontSize="lg" fontWeight="semibold" marginBottom="4">
          {t('desktop:downloading.casesTitle')}
        </Text>
        <DownloadCases />
      </Box>
    </Stack>
  );
}
