import { Button, Flex, Progress, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { namedText } from '../../i18n/format.ts';
import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import { FileButton } from '../../shared/files/FileButton.tsx';
import { UploadIcon } from '../../shared/ui/icons.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { PictureError, uploadPicture } from './upload-picture.ts';

type Props = {
  /** How many more may be added. */
  readonly room: number;
  readonly most: number;
  /** Told the address of each picture; answers false for one that is in the list already. */
  readonly onUploaded: (url: string) => boolean;
};

type Sending = { readonly name: string; readonly part: number };

/** Stores pictures of the seller's own machine, one after the other. */
export const PictureUpload = ({ room, most, onUploaded }: Props) => {
  const { t } = useTranslation('uploads');
  const running = useRef<AbortController>(undefined);
  const [sending, setSending] = useState<Sending | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const tell = (name: string, error: unknown) => {
    const failure =
      error instanceof PictureError
        ? error.failure
        : { kind: 'known' as const, key: 'failed' as const };
    const reason = failure.kind === 'server' ? failure.message : t(`picture.${failure.key}`);
    // Of several, whoever has chosen them must know which.
    toast.error(namedText(name, reason));
  };
  const send = async (chosen: readonly File[]) => {
    const files = chosen.slice(0, room);
    if (files.length < chosen.length) toast.warning(t('picture.tooMany', { most }));
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    for (const file of files) {
      const { name } = file;
      setSending({ name, part: 0 });
      try {
        const onProgress = (part: number) => setSending({ name, part });
        const url = await uploadPicture(file, { signal, onProgress });
        if (!onUploaded(url)) toast.info(t('picture.known', { name }));
      } catch (error) {
        if (signal.aborted) break;
        tell(name, error);
      }
    }
    setSending(null);
  };
  const percent = Math.round((sending?.part ?? 0) * 100);
  return (
    <Flex direction="column" gap="2" align="flex-start" marginTop="4">
      {sending === null ? (
        <Flex gap="3" align="center" wrap="wrap">
          <FileButton
            label={t('picture.input')}
            accept="image/png,image/jpeg,image/webp,image/gif"
            isMultiple
            mayChoose={() => !stopVisitor()}
            onFiles={(files) => void send(files)}
            disabled={room <= 0}
          >
            <UploadIcon />
            {t('picture.choose')}
          </FileButton>
          <Text color="fg.muted" fontSize="xs">
            {t('picture.hint')}
          </Text>
        </Flex>
      ) : (
        <Flex direction="column" gap="2" width="full" maxWidth="96">
          <Text role="status" truncate>
            {t('picture.sending', { name: sending.name, percent })}
          </Text>
          <Progress.Root value={percent} size="sm">
            <Progress.Track aria-label={sending.name}>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
          <Button
            size="sm"
            variant="outline"
            alignSelf="flex-start"
            onClick={() => running.current?.abort()}
          >
            {t('picture.cancel')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
};
