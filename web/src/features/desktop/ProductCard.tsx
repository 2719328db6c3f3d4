import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sizeText } from '../../shared/files/size-text.ts';
import { DownloadIcon } from '../../shared/ui/icons.tsx';
import { openDesktopDialog, type Product } from './desktop-dialogs.ts';
import { offered, useOffers } from './offers.ts';
import { usePlatformName } from './use-platform-name.ts';

export function Card({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack as="section" aria-label={name} gap="3" layerStyle="panel" padding="5">
      {children}
    </Stack>
  );
}

/** The software or the plugin, with the file that is for this machine. */
export function ProductCard({ product }: { product: Product }) {
  const { t } = useTranslation('desktop');
  const file = useOffers()[product];
  const nameOf = usePlatformName();
  const isKnown = offered.use((state) => state.kind === 'known');
  return (
    <Card name={t(product)}>
      <HStack justify="space-between" wrap="wrap">
        <Text as="h2" fontSize="lg" fontWeight="semibold">
          {t(product)}
        </Text>
        <Text fontSize="xs" color="fg.muted">
          {file ? t('version', { version: file.version }) : isKnown && t('notOffered')}
        </Text>
      </HStack>
      <Text>{t(`downloadPage.${product}Text`)}</Text>
      <Text color="fg.muted">
        {t('downloadPage.needs', { needs: t(`downloadPage.${product}Needs`) })}
      </Text>
      {file && (
        <Text color="fg.muted">
          {t('downloadPage.best', {
            platform: nameOf(file),
            size: sizeText(file.bytes),
          })}
        </Text>
      )}
      <HStack marginTop="auto" gap="2" wrap="wrap">
        <Button
          // Where the name of the product is long, it goes on in a second line.
          maxWidth="full"
          height="auto"
          minHeight="10"
          paddingY="1"
          whiteSpace="normal"
          onClick={() => openDesktopDialog({ kind: 'download', product })}
        >
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
