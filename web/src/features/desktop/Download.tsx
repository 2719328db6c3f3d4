import { Alert, Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '../../shared/forms/use-countdown.ts';
import { DownloadCases } from './DownloadCases.tsx';
import type { Product } from './desktop-dialogs.ts';
import { LoadDownloads } from './load-downloads.ts';
import { NoDownload } from './NoDownload.tsx';
import { startDownload, useOffers } from './offers.ts';

/** Seconds before the download starts: time to read what the browser is going to ask. */
const secondsBefore = 5;

/** Counts down, starts the download, and offers it again. */
function Start({ href }: { href: string }) {
  const { t } = useTranslation('desktop');
  const { left, start } = useCountdown(secondsBefore);
  const hasBegun = useRef(false);

  useEffect(start, [start]);
  useEffect(() => {
    if (left > 0) hasBegun.current = true;
    else if (hasBegun.current) {
      hasBegun.current = false;
      startDownload(href);
    }
  }, [left, href]);

  return (
    <Alert.Root status={left > 0 ? 'info' : 'success'}>
      <Alert.Indicator />
      <HStack justify="space-between" flex="1" wrap="wrap">
        <Text role="status">
          {left > 0 ? t('downloading.countdown', { seconds: left }) : t('downloading.started')}
        </Text>
        {left === 0 && (
          <Button size="xs" variant="outline" onClick={() => startDownload(href)}>
            {t('downloading.again')}
          </Button>
        )}
      </HStack>
    </Alert.Root>
  );
}

/** The download of the software or the plugin, and what each kind of browser says to it. */
export function Download({ product }: { product: Product }) {
  const { t } = useTranslation('desktop');
  const file = useOffers()[product];
  return (
    <Stack gap="5">
      <Suspense>
        <LoadDownloads />
      </Suspense>
      {file ? <Start key={file.url} href={file.url} /> : <NoDownload />}
      <Box as="section">
        <Text as="h3" fontWeight="semibold" marginBottom="3">
          {t('downloading.casesTitle')}
        </Text>
        <DownloadCases nameAs="h4" />
      </Box>
    </Stack>
  );
}
