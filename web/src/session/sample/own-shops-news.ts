/** From a window with shops of one's own to those that look at the sample. */
const name = 'ownShops';

/** Nothing is said about which: who hears of it asks the server. */
export function tellOwnShops(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(null);
  channel.close();
}

export function onOwnShops(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
