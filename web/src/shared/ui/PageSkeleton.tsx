import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mend } from '../connection/ConnectionStrip.tsx';
import { connection, serverAnswers, troubleOf } from '../connection/connection.ts';

/** What takes longer than this has a reason that the person wants to know. */
const PATIENCE_MS = 5_000;
/** As many rows of a list as fill a window. */
const ROWS = 10;
const places = Array.from({ length: ROWS }, (_, place) => `row-${place}`);

const Cards = () => (
  <>
    <Box display="grid" gap="3" gridTemplateColumns="repeat(auto-fit, minmax(200px, 1fr))">
      {places.slice(0, 4).map((key) => (
        <Skeleton key={key} height="112px" borderRadius="l3" />
      ))}
    </Box>
    <Skeleton height="360px" borderRadius="l3" />
  </>
);

const Rows = () => places.map((key) => <Skeleton key={key} height="5" marginY="1" />);

const TableRows = () => (
  <Box layerStyle="panel">
    {places.map((key) => (
      <Box key={key} padding="3.5" borderBottomWidth="1px" _last={{ borderBottomWidth: 0 }}>
        <Skeleton height="4" />
      </Box>
    ))}
  </Box>
);

const ListCards = () => (
  <Stack gap="2">
    {places.slice(0, 5).map((key) => (
      <Skeleton key={key} height="148px" borderRadius="l3" />
    ))}
  </Stack>
);

const outlines = { page: Cards, rows: Rows, table: TableRows, cards: ListCards } as const;

/** The outline of what is on its way, in the place that it will take; after a while it says why it is not there. */
export function PageSkeleton({
  of = 'page',
}: {
  /** A page of its own, a table or the cards of a list within one, or short rows as of a menu or a dialog. */
  readonly of?: keyof typeof outlines;
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
  const Outline = outlines[of];
  return (
    <Stack
      gap="3"
      padding={of === 'table' || of === 'cards' ? '0' : '4'}
      role="status"
      aria-label={t('loading')}
      width="full"
      position="relative"
    >
      <Outline />
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
      layerStyle="panel"
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
