import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { sourceLanguage } from '../i18n/languages.ts';
import { resumeLanguage, selectedLang } from '../i18n/selected-language.ts';
import { resumeSession } from '../session/session.ts';
import { followFocus } from '../shared/ui/opener.ts';
import { printInLight } from '../theme/color-mode.ts';
import { followWidth } from '../theme/font-scale.ts';
import { App, appRoutes } from './App.tsx';
import { isDrawnByServer, pressAgain } from './early-presses.ts';
import { prefetchPage, prepareFrame } from './route-table.ts';

/** How long the first page may keep the screen as it is before its outline is drawn, in ms. */
const patience = { empty: 1_000, drawn: 5_000 };

/** By a reload, or by a step in the history. */
const isComingBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate');

/** Drawn once it is there as a whole, the first page neither flashes nor moves anything. */
export async function start(root: HTMLElement): Promise<void> {
  resumeSession(document.cookie, window.location);
  followFocus();
  followWidth();
  printInLight();
  const { pathname } = window.location;
  const isOfServer = isDrawnByServer(root);
  const isPrerendered = root.hasChildNodes() && !isOfServer;
  await Promise.race([
    Promise.all([prefetchPage(pathname), prepareFrame(pathname), resumeLanguage()]),
    new Promise((resolve) =>
      setTimeout(resolve, root.hasChildNodes() ? patience.drawn : patience.empty),
    ),
  ]);
  // On a page that has been drawn somebody may have begun to read: the router leaves them where they are. It
  // restores the place only of who comes back.
  const isFirstSight = root.hasChildNodes() && !isComingBack();
  const router = createBrowserRouter(
    appRoutes,
    isFirstSight ? { hydrationData: { loaderData: {} } } : {},
  );
  const onThere = () => pressAgain(root);
  const app = (
    <StrictMode>
      <App onThere={onThere}>
        {/*
          An address is drawn at once, not in a transition: an answer that arrives while one is pending
          would draw the old address again, and Apollo would ask for the data of both in turn, without end.
        */}
        <RouterProvider router={router} useTransitions={false} />
      </App>
    </StrictMode>
  );
  // In small steps, so that a click or a key is answered meanwhile.
  startTransition(() => {
    // The build speaks Chinese: in another language the page is drawn anew.
    const isAsDrawn = isPrerendered && selectedLang.get() === sourceLanguage;
    if (isAsDrawn) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
