import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { followTrendColorsOf } from '../../features/account/index.ts';
import { client } from '../../graphql/client.ts';
import { GraphQLProvider } from '../../graphql/GraphQLProvider.tsx';
import { i18n } from '../../i18n/i18n.ts';
import { LiveProvider } from '../../live/LiveProvider.tsx';
import { useUpstreamReturn } from '../../live/use-upstream-return.ts';
import { useAccountNotes } from '../../session/notes/use-account-notes.ts';
import { isPermitted, permissions } from '../../session/permissions.ts';
import { knowViewer } from '../../session/return-to.ts';
import { confirmRole, session } from '../../session/session.ts';
import { useViewerQuery } from '../../session/viewer.generated.ts';
import { useViewer, ViewerContext } from '../../session/viewer-context.ts';
import { noteViewing } from '../../session/viewing/viewing.ts';
import { fetchPart } from '../../shared/connection/fetch-part.ts';
import { ErrorState } from '../../shared/ui/states.tsx';
import { DirectoryProvider } from '../../shop-scope/DirectoryProvider.tsx';
import { SelectionGate, SelectionProvider } from '../../shop-scope/SelectionProvider.tsx';
import { findPage } from '../route-table.ts';
import { FigureOrigins } from './FigureOrigins.tsx';
import { MainFrame } from './MainFrame.tsx';
import { MainShell } from './MainShell.tsx';
import { ShipperNotice } from './ShipperNotice.tsx';

const loadTakeAnswers = () => import('../drawn/home/take-answers.ts');

/** Takes over what the document brought along, and has here what that says beside the page's own texts. */
export async function prepare(): Promise<void> {
  // Of this document alone: what it brought is taken over once.
  const answers = document.getElementById('first-answers');
  if (answers === null || session.get().isVisitor) return;
  const [{ takeAnswers }] = await Promise.all([
    fetchPart(loadTakeAnswers),
    i18n.loadNamespaces('reminders'),
  ]);
  await takeAnswers(answers);
}

/**
 * The page. Its route still stands when it is first known who is looking: what it would ask for, to be refused, is not
 * asked for.
 */
function Granted() {
  const { pathname } = useLocation();
  const viewer = useViewer();
  const areRoutesTheirs = permissions.use((held) => held !== undefined);
  const isTheirs = isPermitted(findPage(pathname)?.permission, viewer.permissions);
  return areRoutesTheirs || isTheirs ? <Outlet /> : null;
}

/** Asks who is looking, and shows nothing of the main layout before that is known. */
function ViewerGate() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  // The failure stands in the place of the page.
  const asked = useViewerQuery({ context: { quiet: true } });
  const { failure, ask } = useUpstreamReturn(asked);
  // An answer is drawn in small steps, so that a click or a key is answered meanwhile.
  const viewer = useDeferredValue(asked.data?.viewer);

  useAccountNotes(viewer);
  useEffect(() => {
    if (!viewer) return;
    confirmRole(viewer.isBoss);
    knowViewer(viewer);
    permissions.set(viewer.permissions);
    noteViewing(viewer);
    return followTrendColorsOf(viewer.id);
  }, [viewer]);

  if (failure && !viewer) {
    const retry = { onRetry: () => void ask(), isBusy: asked.loading };
    return <ErrorState title={t('viewerFailed')} error={failure} {...retry} />;
  }
  if (!viewer) return <MainShell withPanel={!findPage(pathname)?.withoutSidePanel} />;
  if (viewer.role === 'SHIPPER') return <ShipperNotice />;
  return (
    <ViewerContext value={viewer}>
      <LiveProvider>
        <DirectoryProvider>
          <SelectionProvider>
            <FigureOrigins>
              <MainFrame>
                <SelectionGate>
                  <Granted />
                </SelectionGate>
              </MainFrame>
            </FigureOrigins>
          </SelectionProvider>
        </DirectoryProvider>
      </LiveProvider>
    </ViewerContext>
  );
}

/** Frame of the product's pages. A login or logout begins it anew, so that nothing of the old session stays. */
export default function MainLayout() {
  const generation = session.use((current) => current.generation);
  // Runs after the effects of all that is below, which have begun with what the document brought.
  useEffect(() => {
    client.prioritizeCacheValues = false;
  }, []);
  return (
    <GraphQLProvider>
      <ViewerGate key={generation} />
    </GraphQLProvider>
  );
}
