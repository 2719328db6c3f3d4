import { Box, chakra, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../../shared/ui/AppDialog.tsx';
import { openReader } from './code-reader.ts';

/** Between two looks at the picture, in ms. */
const LOOK_MS = 200;

const Video = chakra('video', { base: { width: 'full', borderRadius: 'l2', bg: 'black' } });

/** Looks through the camera until it has read a code; returns the way to stop. */
function watch(
  video: HTMLVideoElement,
  { onFound, onFailed }: { onFound: (text: string) => void; onFailed: () => void },
): () => void {
  let stopped = false;
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  async function run(): Promise<void> {
    // The person is asked for the camera while the reader is on its way.
    const opening = openReader();
    opening.catch(() => {});
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (stopped) return close();
    video.srcObject = stream;
    await video.play();
    const reader = await opening;
    const look = async (): Promise<void> => {
      // A picture that is not there yet cannot be read.
      const codes = await reader.detect(video).catch(() => []);
      const text = codes[0]?.rawValue.trim() ?? '';
      if (stopped) return;
      if (text !== '') return onFound(text);
      timer = setTimeout(() => void look(), LOOK_MS);
    };
    await look();
  }
  run().catch(() => {
    close();
    if (!stopped) onFailed();
  });
  return () => {
    stopped = true;
    clearTimeout(timer);
    close();
  };
}

/** Reads the number of an order by the camera. */
export default function Scanner({
  onFound,
  onClose,
}: {
  readonly onFound: (text: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('phone');
  const video = useRef<HTMLVideoElement>(null);
  const [isFailed, setIsFailed] = useState(false);
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  }, [onFound]);
  useEffect(() => {
    if (video.current === null) return undefined;
    return watch(video.current, {
      onFound: (text) => found.current(text),
      onFailed: () => setIsFailed(true),
    });
  }, []);
  return (
    <AppDialog open onClose={onClose} title={t('scanTitle')}>
      <Box hidden={isFailed}>
        <Video ref={video} muted playsInline aria-label={t('scanTitle')} />
      </Box>
      <Text role="status" color={isFailed ? 'fg.error' : 'fg.muted'} paddingY="3">
        {t(isFailed ? 'scanFailed' : 'scanHint')}
      </Text>
    </AppDialog>
  );
}
