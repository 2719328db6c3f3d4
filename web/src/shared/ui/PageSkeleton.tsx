import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mend } from '../connection/ConnectionStrip.tsx';
import { connection, serverAnswers, troubleOf } from '../connection/connection.ts';

/** What takes longer than this has a reason that the person wants to know. */
const PATIENCE_MS = 5_000;
/** As many rows of a list as fill a window. */
const ROWS = 10;

/** The outline of a page that is on its way, in the place that it will take; after a while it says why it is not there. */
export function PageSkeleton({
  cards = 4,
  isList = false,
}: {
  cards?: number;
  /** Of a list within a page: rows, from one edge to the other. */
  isList?: boolean;
}) {
  const { t } = useTranslation();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLate(true);
      void serverAnswers();
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack
      gap="3"
      padding={isList ? '0' : '4'}
      role="status"
      aria-label={t('loading')}
      width="full"
      position="relative"
    >
      {isList ? (
        Array.from({ length: ROWS }, (_, place) => `row-${place}`).map((key) => (
          <Skeleton key={key} height="44px" borderRadius="l2" />
        ))
      ) : (
        <>
          <Box display="grid" gap="3" gridTemplateColumns="repeat(auto-fit, minmax(200px, 1fr))">
            {Array.from({ length: cards }, (_, place) => `card-${place}`).map((key) => (
              <Skeleton key={key} height="112px" borderRadius="l3" />
            ))}
          </Box>
          <Skeleton height="360px" borderRadius="l3" />
        </>
      )}
      {isLate && <Late />}
    </Stack>
  );
}

function Late() {
  const { t } = useTranslation();
  const trouble = connection.use(troubleOf);
  return (
    <Stack
      position="absolute"
      top="24"
      insetInline="4"
      marginX="auto"
      width="fit-content"
      maxWidth="calc(100% - 2rem)"
      align="center"
      gap="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="md"
      paddingX="6"
      paddingY="4"
      textAlign="center"
    >
      <Text>{t(trouble === null ? 'connection.slow' : `connection.waiting.${trouble}`)}</Text>
      <Button size="sm" variant="outline" onClick={() => mend(trouble)}>
        {t(trouble === 'cutOff' ? 'retry' : 'reload')}
      </Button>
    </Stack>
  );
}
