import { Box, Button, Flex, Link, Progress, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { helperDoor } from '../../shared/desktop-helper/door.ts';
import { sizeText } from '../../shared/files/size-text.ts';
import { copyText } from '../../shared/ui/copy-text.ts';
import { FileIcon } from '../../shared/ui/icons.tsx';
import type { PlatformItem, PlatformUploads } from './use-platform-uploads.ts';

type Props = { readonly uploads: PlatformUploads };

/** The files of this page that go to the platform, and how far each is. */
export const PlatformItems = ({ uploads }: Props) => {
  const { t } = useTranslation('uploads');
  if (uploads.items.length === 0) return null;
  return (
    <Flex as="ul" direction="column" gap="3" aria-label={t('platform.list')}>
      {uploads.items.map((item) => (
        <Box
          as="li"
          key={item.key}
          listStyleType="none"
          borderWidth="1px"
          borderRadius="l2"
          padding="3"
          minWidth="0"
        >
          <Flex gap="3" justify="space-between" align="center" wrap="wrap">
            <Flex gap="2" align="center" minWidth="0" flex="1 1 200px">
              <FileIcon />
              <Text truncate title={item.file.name}>
                {item.file.name}
              </Text>
              <Text color="fg.muted" fontSize="xs" flexShrink="0">
                {sizeText(item.file.size)}
              </Text>
            </Flex>
            <Acts item={item} uploads={uploads} />
          </Flex>
          <State item={item} />
        </Box>
      ))}
    </Flex>
  );
};

const State = ({ item }: { readonly item: PlatformItem }) => {
  const { t } = useTranslation('uploads');
  const { file, shop, state, part, problem, detail, isHelperAway, url } = item;
  const isOpen = helperDoor.use((door) => door !== undefined);
  const percent = Math.round(part * 100);
  if (state === 'done') {
    return (
      <Flex gap="3" wrap="wrap" align="center" marginTop="2" role="status">
        <Text color="fg.success">{t('platform.done', { shop: shop.name })}</Text>
        {url !== null && (
          <Link href={url} target="_blank" rel="noopener noreferrer">
            {t('platform.open')}
          </Link>
        )}
      </Flex>
    );
  }
  return (
    <Box marginTop="2">
      <Progress.Root value={percent} size="sm">
        <Progress.Track aria-label={t('platform.progress', { name: file.name })}>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      {state === 'failed' ? (
        <Box role="alert" color="fg.error" marginTop="1">
          <Text>{t(`problem.${problem ?? 'exception'}`)}</Text>
          {detail !== '' && <Text fontSize="xs">{detail}</Text>}
          {isHelperAway && !isOpen && <Text fontSize="xs">{t('platform.helperAway')}</Text>}
        </Box>
      ) : (
        <Text role="status" color="fg.muted" fontSize="xs" marginTop="1">
          {t(state === 'paused' ? 'platform.paused' : 'platform.sending', { percent })}
        </Text>
      )}
    </Box>
  );
};

const Acts = ({ item, uploads }: { readonly item: PlatformItem } & Props) => {
  const { t } = useTranslation('uploads');
  const { state, url } = item;
  const act = (
    key: 'pause' | 'resume' | 'retry' | 'cancel' | 'remove' | 'copy',
    run: () => void,
  ) => (
    <Button
      size="xs"
      minHeight={{ base: '44px', lg: '7' }}
      variant={key === 'cancel' || key === 'remove' ? 'ghost' : 'outline'}
      colorPalette={key === 'cancel' || key === 'remove' ? 'gray' : undefined}
      aria-label={t('platform.actOf', { act: t(`platform.${key}`), name: item.file.name })}
      onClick={run}
    >
      {t(`platform.${key}`)}
    </Button>
  );
  const copy = () =>
    copyText(url ?? '', { done: t('platform.copied'), failed: t('platform.notCopied') });
  return (
    <Flex gap="2" flexShrink="0">
      {state === 'sending' && act('pause', () => uploads.pause(item))}
      {state === 'paused' && act('resume', () => uploads.resume(item))}
      {state === 'failed' && act('retry', () => uploads.resume(item))}
      {state === 'done' && act('copy', () => void copy())}
      {act(state === 'done' ? 'remove' : 'cancel', () => uploads.remove(item))}
    </Flex>
  );
};
