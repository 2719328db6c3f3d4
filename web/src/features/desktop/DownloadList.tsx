import { Badge, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dotted, listText } from '../../i18n/format.ts';
import { sizeText } from '../../shared/files/size-text.ts';
import { Command } from './Command.tsx';
import { type Download, isForHere, productOf, useOffers } from './offers.ts';
import { usePlatformName } from './use-platform-name.ts';

function Row({ file, isBest }: { file: Download; isBest: boolean }) {
  const { t } = useTranslation('desktop');
  const isUsable = isForHere(file);
  const product = t(productOf(file));
  const platform = usePlatformName()(file);
  return (
    <Stack as="li" gap="2" paddingY="4" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <HStack justify="space-between" wrap="wrap" gap="3">
        <Stack gap="0.5" minWidth="0">
          <HStack gap="2" wrap="wrap">
            <Text fontWeight="semibold">{dotted(product, platform)}</Text>
            {isBest && <Badge colorPalette="green">{t('forThisMachine')}</Badge>}
          </HStack>
          <Text color="fg.muted" overflowWrap="anywhere">
            {dotted(t('version', { version: file.version }), sizeText(file.bytes), file.fileName)}
          </Text>
        </Stack>
        <Button
          asChild
          size="sm"
          variant={isBest ? 'solid' : 'outline'}
          minHeight={{ base: '44px', lg: '9' }}
        >
          <a
            href={file.url}
            download={file.fileName}
            rel="noopener"
            aria-label={t('downloadFile', { file: file.fileName })}
          >
            {t('download')}
          </a>
        </Button>
      </HStack>
      {!isUsable && (
        <Text color="fg.warning">
          {t('madeForOthers', { origins: listText(file.origins ?? []) })}
        </Text>
      )}
      <Stack gap="1">
        <Text fontSize="xs" color="fg.muted">
          {t('checksum')}
        </Text>
        <Command text={file.sha256} label={t('checksumOf', { file: file.fileName })} />
      </Stack>
    </Stack>
  );
}

/** Every file that is offered, what is for this machine first. */
export function DownloadList({ files }: { files: readonly Download[] }) {
  const { software, plugin } = useOffers();
  const isBest = (file: Download) => file === software || file === plugin;
  const sorted = files.toSorted((one, other) => Number(isBest(other)) - Number(isBest(one)));
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {sorted.map((file) => (
        <Row key={file.fileName} file={file} isBest={isBest(file)} />
      ))}
    </Stack>
  );
}
