import { Box, Button, Flex, Progress, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import { FileDropZone } from '../../shared/files/FileDropZone.tsx';
import { salesFileEndings } from '../../shared/files/sales-files.ts';
import { sizeText } from '../../shared/files/size-text.ts';
import { FileIcon, UploadIcon } from '../../shared/ui/icons.tsx';
import { fileProblem, MAX_BYTES } from './file-check.ts';
import { dropFile, keptFile } from './try/kept-file.ts';
import { UploadError, type Uploaded, type UploadFailure, uploadFile } from './upload.ts';

type Props = {
  readonly onUploaded: (uploaded: Uploaded) => void;
  /** Sends the file that was tried before there was an account, where this browser has one. */
  readonly takesKept: boolean;
};

type State =
  | { readonly kind: 'idle'; readonly problem: string | null }
  | { readonly kind: 'sending'; readonly file: File; readonly part: number }
  | {
      readonly kind: 'failed';
      readonly file: File;
      readonly problem: string;
      /** The file itself was refused: sending it again would end the same way. */
      readonly isRefused: boolean;
    };

/** Takes a file by choosing or by dropping, checks what can be checked here, and sends it. */
export const FileDrop = ({ onUploaded, takesKept }: Props) => {
  const { t } = useTranslation('imports');
  const [state, setState] = useState<State>({ kind: 'idle', problem: null });
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const failureText = (failure: UploadFailure) =>
    failure.kind === 'server' ? failure.message : t(`file.errors.${failure.key}`);

  const send = async (file: File) => {
    const controller = new AbortController();
    sending.current = controller;
    setState({ kind: 'sending', file, part: 0 });
    try {
      const uploaded = await uploadFile(file, {
        signal: controller.signal,
        onProgress: (part) => setState({ kind: 'sending', file, part }),
      });
      // It is in the account now, or another one was chosen.
      if (takesKept) void dropFile();
      onUploaded(uploaded);
    } catch (error) {
      if (controller.signal.aborted) {
        setState({ kind: 'idle', problem: null });
        return;
      }
      const failure: UploadFailure =
        error instanceof UploadError ? error.failure : { kind: 'known', key: 'server' };
      setState({
        kind: 'failed',
        file,
        problem: failureText(failure),
        isRefused: failure.kind === 'server' || failure.key === 'tooLargeServer',
      });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => {
    if (!takesKept) return;
    let isLeft = false;
    void keptFile().then((file) => {
      if (file && !isLeft) void send(file);
    });
    return () => {
      isLeft = true;
    };
  }, [takesKept]);
  const take = (file: File) => {
    if (stopVisitor()) return;
    const problem = fileProblem(file);
    if (problem === null) {
      void send(file);
      return;
    }
    const sizes = { size: sizeText(file.size), limit: sizeText(MAX_BYTES) };
    setState({ kind: 'idle', problem: t(`file.errors.${problem}`, sizes) });
  };
  return (
    <FileDropZone
      label={t('file.label')}
      accept={salesFileEndings}
      isBusy={state.kind === 'sending'}
      onTake={take}
    >
      {(choose) => {
        const pick = () => {
          if (!stopVisitor()) choose();
        };
        return state.kind === 'sending' ? (
          <Sending
            name={state.file.name}
            part={state.part}
            onCancel={() => sending.current?.abort()}
          />
        ) : (
          <>
            <Box color="fg.subtle" fontSize="2xl">
              <UploadIcon />
            </Box>
            {state.kind === 'failed' ? (
              <>
                <Text fontWeight="semibold">
                  {state.isRefused ? t('file.refused') : t('file.failed')}
                </Text>
                <Text role="alert" color="fg.error">
                  {state.problem}
                </Text>
                <Flex gap="2" wrap="wrap" justify="center">
                  {!state.isRefused && (
                    <Button size="sm" onClick={() => void send(state.file)}>
                      {t('file.retry')}
                    </Button>
                  )}
                  <Button size="sm" variant={state.isRefused ? 'solid' : 'outline'} onClick={pick}>
                    {t('words.otherFile')}
                  </Button>
                </Flex>
              </>
            ) : (
              <>
                <Flex align="center" gap="2" wrap="wrap" justify="center">
                  <Text display={{ base: 'none', md: 'block' }}>{t('words.dropFile')}</Text>
                  <Button size="sm" minHeight={{ base: '44px', lg: '9' }} onClick={pick}>
                    {t('file.choose')}
                  </Button>
                </Flex>
                <Text color="fg.muted" fontSize="xs">
                  {t('file.limit', { size: sizeText(MAX_BYTES) })}
                </Text>
                {state.problem !== null && (
                  <Text role="alert" color="fg.error">
                    {state.problem}
                  </Text>
                )}
              </>
            )}
          </>
        );
      }}
    </FileDropZone>
  );
};

type SendingProps = {
  readonly name: string;
  readonly part: number;
  readonly onCancel: () => void;
};

const Sending = ({ name, part, onCancel }: SendingProps) => {
  const { t } = useTranslation('imports');
  const percent = Math.round(part * 100);
  return (
    <>
      <Flex align="center" gap="2" maxWidth="full">
        <FileIcon />
        <Text truncate>{t('file.uploading', { name })}</Text>
        <Text color="fg.muted">{t('file.percent', { percent })}</Text>
      </Flex>
      <Progress.Root
        value={percent}
        width="full"
        maxWidth="96"
        size="sm"
        aria-label={t('file.uploading', { name })}
      >
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Button size="sm" variant="outline" onClick={onCancel}>
        {t('file.cancel')}
      </Button>
    </>
  );
};
