import { client } from '../../graphql/client.ts';
import { OwnShopsDocument } from './OwnShops.generated.ts';
import { onOwnShops } from './own-shops-news.ts';

/** From one question to the next while the page is in sight, in ms: what another machine does, nobody tells here. */
const EVERY_MS = 30_000;

/** Asked as the person who is signed in, and kept nowhere: the page itself is a visitor's. */
async function hasOwnShops(): Promise<boolean> {
  const { data } = await client.query({
    query: OwnShopsDocument,
    fetchPolicy: 'no-cache',
    context: { quiet: true, asOneself: true },
  });
  return (data?.shops.totalCount ?? 0) > 0;
}

/**
 * Calls once as soon as the person who looks at the sample has a shop: found now, told by another window of theirs, or
 * seen when the page is come back to.
 */
export function watchOwnShops(onShops: () => void): () => void {
  let isOver = false;
  let isAsking = false;
  const stop = () => {
    isOver = true;
    clearInterval(timer);
    stopHearing();
    document.removeEventListener('visibilitychange', look);
  };
  const ask = async () => {
    if (isOver || isAsking) return;
    isAsking = true;
    // What fails is asked again the next time.
    const hasShops = await hasOwnShops().catch(() => false);
    isAsking = false;
    if (!hasShops || isOver) return;
    stop();
    onShops();
  };
  const look = () => {
    if (!document.hidden) void ask();
  };
  const stopHearing = onOwnShops(() => void ask());
  document.addEventListener('visibilitychange', look);
  const timer = setInterval(look, EVERY_MS);
  void ask();
  return stop;
}
