import { Flex } from '@chakra-ui/react';
import { Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { forgetLastUser, lastUser } from '../../features/delivery/index.ts';
import { usePushAgain } from '../../features/notices/index.ts';
import { GraphQLProvider } from '../../graphql/GraphQLProvider.tsx';
import { isInPhonePreview, phoneApp } from '../../session/phone-app.ts';
import { knowViewer } from '../../session/return-to.ts';
import { session } from '../../session/session.ts';
import { useViewerQuery } from '../../session/viewer.generated.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx';
import { ErrorState } from '../../shared/ui/states.tsx';
import { PhoneSignIn } from '../parts.ts';
import { useInstallable } from './use-installable.ts';

const ShipperFrame = lazyPart(() => import('../phone/ShipperFrame.tsx'));
const SellerFrame = lazyPart(() => import('../phone/SellerFrame.tsx'));

/** The frame of whoever asks: a warehouse shipper's, or that of everybody who looks after shops. */
function Workbench() {
  const { data, error, refetch } = useViewerQuery({ context: { quiet: true } });
  const viewer = data?.viewer;
  const isShipper = viewer?.role === 'SHIPPER';
  usePushAgain(viewer?.id);
  useEffect(() => {
    if (viewer) knowViewer(viewer);
  }, [viewer]);
  useEffect(() => {
    // What a shipper left on this phone is not what somebody else is shown without network.
    if (viewer !== undefined && !isShipper) forgetLastUser();
  }, [viewer, isShipper]);
  if (viewer !== undefined && !isShipper) return <SellerFrame viewer={viewer} />;
  const userId = viewer?.id ?? (error ? lastUser() : null);
  if (userId !== null) return <ShipperFrame userId={userId} viewer={viewer} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />;
  return <PageSkeleton />;
}

function Content() {
  const { isVisitor, generation } = session.use();
  const { pathname } = useLocation();
  const isPreview = isInPhonePreview(pathname);
  if (!isVisitor && isPreview) return <Navigate to={phoneApp} replace />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      {isVisitor && !isPreview ? <PhoneSignIn /> : <Workbench key={generation} />}
    </Suspense>
  );
}

/** Frame of the phone's workbench, /m: no part of the desktop's. A login or logout begins it anew. */
export default function PhoneLayout() {
  useInstallable();
  return (
    <GraphQLProvider>
      <link rel="manifest" href="/m.webmanifest" />
      <link rel="apple-touch-icon" href="/phone-icon-192.png" />
      <Flex
        direction="column"
        flex="1"
        minHeight="100dvh"
        width="full"
        maxWidth="640px"
        marginX="auto"
      >
        <Content />
      </Flex>
    </GraphQLProvider>
  );
}
