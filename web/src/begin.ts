import { fetchPart } from './shared/connection/fetch-part.ts';
import { whenIdle } from './shared/when-idle.ts';
import { loadChineseFontIfMissing } from './theme/bundled-fonts.ts';

/** How long the look for a Chinese font may wait, in ms. */
const PATIENCE_MS = 1_000;

/**
 * The page begins in several short tasks instead of a long one, so that a click or a key is answered between
 * them: each import runs what it has fetched in a task of its own. The build has the browser fetch all of
 * them at once.
 */
export async function begin(root: HTMLElement): Promise<void> {
  whenIdle(() => void loadChineseFontIfMissing(), PATIENCE_MS);
  await fetchPart(() => import('./theme/system.ts'));
  await fetchPart(() => import('./graphql/client.ts'));
  const { start } = await fetchPart(() => import('./app/start.tsx'));
  await start(root);
}
