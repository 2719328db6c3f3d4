import { fetchPart } from './shared/connection/fetch-part.ts';
import { whenIdle } from './shared/when-idle.ts';
import { loadChineseFontIfMissing } from './theme/bundled-fonts.ts';

/** How long the look for a Chinese font may wait, in ms. */
const PATIENCE_MS = 1_000;

/** What was drawn beforehand is in sight before its code takes up the machine. A page in the background is not drawn. */
const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * The page begins in several short tasks instead of a long one, so that a click or a key is answered between
 * them: each import runs what it has fetched in a task of its own. The build has the browser fetch all of
 * them at once.
 */
async function begin(root: HTMLElement): Promise<void> {
  if (root.hasChildNodes()) await firstPaint();
  await fetchPart(() => import('./theme/system.ts'));
  const { start } = await fetchPart(() => import('./app/start.tsx'));
  await start(root);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
// Not awaited at the top level: chunks could then share nothing with this one.
void begin(root);
whenIdle(() => void loadChineseFontIfMissing(), PATIENCE_MS);
