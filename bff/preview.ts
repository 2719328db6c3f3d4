import { openPreview, type Parts } from './embedded.ts';
import { fetchTransport, type Transport } from './upstream/transport.ts';

/** What answers visitors; undefined where nothing does. */
export async function previewTransport(
  parts: Parts,
  openAt: (url: string) => Promise<Transport>,
): Promise<Transport | undefined> {
  const { preview, previewUrl, upstreamUrl } = parts.config;
  if (!preview) return undefined;
  if (previewUrl !== undefined) return openAt(previewUrl);
  if (upstreamUrl === undefined) return fetchTransport(await openPreview(parts));
  // In memory it would be made anew at every start, for visitors who may never come.
  const open = once(() => openPreview(parts));
  return fetchTransport(async (request) => (await open())(request));
}

/** What is begun when it is first asked for, and again after a failure. */
function once<T>(begin: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined;
  return () => {
    begun ??= begin().catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
    return begun;
  };
}
