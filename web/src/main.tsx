import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { prefetchPage } from './app/route-table.ts';
import { resumeSession } from './features/auth/session.ts';
import './i18n/i18n.ts';
import { loadChineseFontIfMissing } from './theme/chinese-font.ts';
import { applyTrendColors } from './theme/trend-colors.ts';

resumeSession(document.cookie);
applyTrendColors();
void loadChineseFontIfMissing();

/** How long the first page may keep the screen empty before its outline is drawn, in ms. */
const patience = 1_000;

/** Drawn once it is there as a whole, the first page neither flashes nor moves anything. */
async function start(root: HTMLElement): Promise<void> {
  await Promise.race([
    prefetchPage(window.location.pathname),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
// Not awaited at the top level: chunks could then share nothing with this one.
void start(root);
