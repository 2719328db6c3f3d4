import { Box, Button } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bad, type Finding, good } from './finding.ts';

const stopAll = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** Asks for the camera once it is pressed, shows its picture, and lets it go. */
export function CameraCheck({ onFound }: { onFound: (finding: Finding) => void }) {
  const { t } = useTranslation('testPage');
  const [stream, setStream] = useState<MediaStream>();
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream;
    return () => stopAll(stream);
  }, [stream]);

  const start = async () => {
    if (!navigator.mediaDevices) return onFound(bad('unsupported'));
    try {
      const wanted = { video: { facingMode: 'environment' } };
      setStream(await navigator.mediaDevices.getUserMedia(wanted));
    } catch (error) {
      onFound(bad('cameraRefused', { reason: error instanceof Error ? error.name : '' }));
    }
  };
  const stop = () => {
    setStream(undefined);
    onFound(good('cameraOff'));
  };
  return (
    <Box>
      <Button variant="outline" minHeight="44px" onClick={stream ? stop : start}>
        {t(stream ? 'camera.stop' : 'camera.start')}
      </Button>
      {stream && (
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={t('camera.picture')}
          style={{ width: '100%', maxWidth: 320, marginTop: 12, borderRadius: 8 }}
          onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) =>
            onFound(good('cameraOn', { width: videoWidth, height: videoHeight }))
          }
        />
      )}
    </Box>
  );
}
