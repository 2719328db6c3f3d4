import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onSocketState } from '../graphql/socket.ts';

/** A connection that is back within this time is not worth a word. */
const PATIENCE_MS = 5_000;

/** Says that the page is cut off, and that it comes back by itself. */
export const OfflineStrip = () => {
  const { t } = useTranslation('statistics');
  const isOffline = useIsCutOff();
  if (!isOffline) return null;
  return (
    <Box
      role="alert"
      bg="bg.warning"
      color="fg.warning"
      borderWidth="1px"
      borderColor="border.warning"
      borderRadius="l2"
      paddingX="3"
      paddingY="1"
    >
      {t('offline')}
    </Box>
  );
};

const useIsCutOff = (): boolean => {
  const [isOnline, setIsOnline] = useState(() => navigator.onLine);
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    const look = () => setIsOnline(navigator.onLine);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onSocketState((state) => {
      if (state === 'connected') {
        clearTimeout(timer);
        timer = undefined;
        setIsClosed(false);
      } else if (state === 'closed') {
        timer ??= setTimeout(() => setIsClosed(true), PATIENCE_MS);
      }
    });
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
      clearTimeout(timer);
      stop();
    };
  }, []);
  return !isOnline || isClosed;
};
