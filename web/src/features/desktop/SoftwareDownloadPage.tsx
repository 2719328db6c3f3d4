import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import AppQrCodes from './AppQrCodes.tsx';
import { DownloadCases } from './DownloadCases.tsx';
import { DownloadList } from './DownloadList.tsx';
import { HowToCheck, HowToStart } from './HowTo.tsx';
import { LoadDownloads } from './load-downloads.ts';
import { NoDownload } from './NoDownload.tsx';
import { offered, useOffers } from './offers.ts';
import { Card, ProductCard } from './ProductCard.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title} layerStyle="panel" padding="5" minWidth="0">
      <Text as="h2" fontSize="lg" fontWeight="semibold" marginBottom="3">
        {title}
      </Text>
      {children}
    </Box>
  );
}

/** All that there is, and what to do with it. */
function Files() {
  const { t } = useTranslation('desktop');
  const files = offered.use((state) => (state.kind === 'known' ? state.files : undefined));
  const [first] = files ?? [];
  const { software } = useOffers();
  if (files === undefined || first === undefined)
    return (
      <Part title={t('allDownloads')}>
        <NoDownload />
      </Part>
    );
  return (
    <>
      <Part title={t('allDownloads')}>
        <DownloadList files={files} />
      </Part>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <Part title={t('starting.title')}>
          <HowToStart files={files} />
        </Part>
        <Part title={t('checking.title')}>
          <HowToCheck file={software ?? first} />
        </Part>
      </Grid>
    </>
  );
}

/** /operateRouting/softwareDownload: the software, the plugin, the app, and what browsers say to a download. */
export default function SoftwareDownloadPage() {
  const { t } = useTranslation(['desktop', 'shell']);
  return (
    <Stack gap="5" maxWidth="1200px">
      <Suspense>
        <LoadDownloads />
      </Suspense>
      <Text as="h1" fontSize="xl" lineHeight="2rem" fontWeight="semibold">
        {t('shell:title.softwareDownload')}
      </Text>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }} gap="4">
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
      <Files />
      <Part title={t('desktop:downloading.casesTitle')}>
        <DownloadCases nameAs="h3" />
      </Part>
    </Stack>
  );
}
