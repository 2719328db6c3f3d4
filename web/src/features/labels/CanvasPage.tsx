import { Box } from '@chakra-ui/react';
import { Suspense, useEffect } from 'react';
import { session } from '../../session/session.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx';
import { useIsMounted } from '../../shared/ui/use-is-mounted.ts';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { ordersState } from './orders/orders-url.ts';

// The canvas is fetched when the page is in sight: what the server draws beforehand has none.
const LabelEditor = lazyPart(() => import('./LabelEditor.tsx'));
const OrderLabelsPage = lazyPart(() => import('./orders/OrderLabelsPage.tsx'));

/**
 * /canvasCompon: labels are drawn, checked and printed, with or without an account. With `?orders=…` those of shipping
 * orders are printed, with `?sku=…` that of one SKU is drawn, for whoever is signed in.
 */
export default function CanvasPage() {
  const isMounted = useIsMounted();
  const isVisitor = session.use((current) => current.isVisitor);
  const [{ orders, sku }] = useUrlState(ordersState);
  const isOfSku = sku !== '' && !isVisitor;
  // One address holds several pages; each begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what it waits for.
  useEffect(() => {
    // Newer browsers answer a promise, which would be taken for what ends the effect.
    window.scrollTo(0, 0);
  }, [sku, isOfSku]);
  return (
    <Box width="full" minWidth="0" padding={{ base: '3', md: '4' }} bg="bg.canvas" flex="1">
      {isMounted ? (
        <Suspense fallback={<PageSkeleton />}>
          {orders.length > 0 && sku === '' ? (
            <OrderLabelsPage />
          ) : (
            <LabelEditor key={isOfSku ? sku : ''} sku={isOfSku ? sku : ''} />
          )}
        </Suspense>
      ) : (
        <PageSkeleton />
      )}
    </Box>
  );
}
