import { Flex } from '@chakra-ui/react';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { forgetLastUser, lastUser } from '../../features/delivery/index.ts';
import { usePushAgain } from '../../features/notices/index.ts';
import { client } from '../../graphql/client.ts';
import { GraphQLProvider } from '../../graphql/GraphQLProvider.tsx';
import { i18n } from '../../i18n/i18n.ts';
import { useUpstreamReturn } from '../../live/use-upstream-return.ts';
import { forgetKeptFigures, readKeptFigures } from '../../session/kept-figures.ts';
import { useAccountNotes } from '../../session/notes/use-account-notes.ts';
import { isInPhonePreview, phoneApp } from '../../session/phone-app.ts';
import { knowViewer } from '../../session/return-to.ts';
import { leaveSample } from '../../session/sample/sample-view.ts';
import { session } from '../../session/session.ts';
import { useViewerQuery, ViewerDocument } from '../../session/viewer.generated.ts';
import { ViewerContext } from '../../session/viewer-context.ts';
import { fetchPart } from '../../shared/connection/fetch-part.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { Afterwards } from '../../shared/ui/Afterwards.tsx';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx';
import { chunk, fetchChunk } from '../chunk.tsx';
import { loadPhoneToday, PhoneOffline, PhoneSignIn } from '../parts.ts';
import { useInstallable } from './use-installable.ts';

const loadShipperFrame = () => import('../phone/ShipperFrame.tsx');
const loadSellerFrame = () => import('../phone/SellerFrame.tsx');
const loadTakeAnswers = () => import('../phone/drawn/take-answers.ts');
/** Catalogues of the first page, which is drawn as a whole. */
const sellerTexts = ['phoneSeller', 'statistics', 'operations', 'delivery'] as const;
const ShipperFrame = lazyPart(loadShipperFrame);
// Here before it is drawn: what the server has drawn makes place for the page itself, not for its outline.
const SellerFrame = chunk(loadSellerFrame);

/** A network that does not answer within this time counts as none where something is kept, in ms. */
const PATIENCE_MS = 4_000;

/** Whether it has been waited for long enough. */
function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isLate;
}

/** The frame of whoever asks: a warehouse shipper's, or that of everybody who looks after shops. */
function Workbench() {
  const asked = useViewerQuery({ context: { quiet: true } });
  const viewer = asked.data?.viewer;
  const isShipper = viewer?.role === 'SHIPPER';
  const { failure, ask } = useUpstreamReturn(asked);
  const isLate = useIsLate(viewer === undefined) && readKeptFigures() !== null;
  usePushAgain(viewer?.id);
  useAccountNotes(viewer);
  useEffect(() => {
    if (viewer) knowViewer(viewer);
  }, [viewer]);
  useEffect(() => {
    if (viewer === undefined) return;
    // What one person left on this phone is not what somebody else is shown without network.
    if (!isShipper) forgetLastUser();
    forgetKeptFigures(viewer.id);
  }, [viewer, isShipper]);
  if (viewer !== undefined && !isShipper) {
    return (
      <ViewerContext value={viewer}>
        <SellerFrame />
      </ViewerContext>
    );
  }
  const userId = viewer?.id ?? (failure ? lastUser() : null);
  if (userId !== null) return <ShipperFrame userId={userId} viewer={viewer} />;
  if (failure || isLate) return <PhoneOffline error={failure} onRetry={() => void ask()} />;
  return <PageSkeleton />;
}

function Content() {
  const { isVisitor, isSample, generation } = session.use();
  const { pathname } = useLocation();
  const isPreview = isInPhonePreview(pathname);
  const isOut = isSample && !isPreview;
  // A step back to one's own pages: they are loaded anew, as what is here was read for the sample.
  useEffect(() => {
    if (isOut) leaveSample();
  }, [isOut]);
  if (isOut) return <PageSkeleton />;
  if (!isVisitor && isPreview) return <Navigate to={phoneApp} replace />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      {isVisitor && !isPreview ? <PhoneSignIn /> : <Workbench key={generation} />}
    </Suspense>
  );
}

/**
 * Asks who is here before anything is drawn, so that the outline of a frame is not drawn only to be thrown away.
 * What fails is asked again, and told, by the frame itself.
 */
export async function prepare(pathname: string): Promise<void> {
  if (session.get().isVisitor && !isInPhonePreview(pathname)) return;
  // Of this document alone: what it brought is taken over once.
  const answers = document.getElementById('first-answers');
  if (answers) await (await fetchPart(loadTakeAnswers)).takeAnswers(answers);
  const context = { quiet: true };
  const { data } = await client.query({ query: ViewerDocument, context, errorPolicy: 'ignore' });
  const isShipper = data?.viewer.role === 'SHIPPER';
  if (isShipper) await loadShipperFrame();
  else {
    const isToday = pathname === phoneApp;
    await Promise.all([
      fetchChunk(loadSellerFrame),
      isToday && fetchChunk(loadPhoneToday),
      i18n.loadNamespaces(sellerTexts),
    ]);
  }
}

/** Runs after the effects of the page before it, which have begun with what the document brought. */
function AnswersTaken() {
  useEffect(() => {
    client.prioritizeCacheValues = false;
  }, []);
  return null;
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
      <Afterwards>
        <AnswersTaken />
      </Afterwards>
    </GraphQLProvider>
  );
}
