import { Box, Stack, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { trialDays } from '../../../api/contract/rules/prices.ts';
import { BlockSkeleton } from '../shared/charts/BlockState.tsx';
import { NearWindow } from '../shared/charts/NearWindow.tsx';
import { lazyPart } from '../shared/lazy-part.ts';
import { useIsMounted } from '../shared/ui/use-is-mounted.ts';
import { sectionTitle } from './sections.tsx';

// The price is the server's: what asks for it is fetched when it comes into sight, as public pages bring no
// GraphQL along.
const PriceTable = lazyPart(() => import('./PriceTable.tsx'));

/** Height of the table in px, kept free until it is drawn. */
const height = 420;

/** What renewing costs, as the server says. */
export function Prices() {
  const { t } = useTranslation('publicSite');
  // The build draws no price: it does not know it.
  const isMounted = useIsMounted();
  return (
    <Box as="section" aria-label={t('price.title')} bg="bg.subtle">
      <Stack
        maxWidth="800px"
        marginX="auto"
        paddingX="5"
        paddingY={{ base: '14', md: '24' }}
        gap="4"
      >
        <Text as="h2" {...sectionTitle} textAlign="center">
          {t('price.title')}
        </Text>
        <Text fontSize={{ base: 'md', md: 'lg' }} color="fg.muted" textAlign="center">
          {t('price.text', { days: trialDays })}
        </Text>
        <Box minHeight={`${height}px`} marginTop="4">
          {isMounted ? (
            <NearWindow height={height}>
              <Suspense fallback={<BlockSkeleton height={height} />}>
                <PriceTable />
              </Suspense>
            </NearWindow>
          ) : (
            <BlockSkeleton height={height} />
          )}
        </Box>
      </Stack>
    </Box>
  );
}
