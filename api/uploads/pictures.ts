import { storedPath } from '../contract/rules/stored-path.ts';
import type { ApiDeps } from '../deps.ts';
import { fileStoreOf } from './store.ts';

/** Whether all of these addresses are of stored pictures. */
export async function areStoredPictures(
  { config }: Pick<ApiDeps, 'config'>,
  urls: readonly string[],
): Promise<boolean> {
  const store = fileStoreOf(config);
  const own = config.publicUrl ?? '';
  const are = urls.map(async (url) => {
    const [path, hash, ending] =
      storedPath.exec(url.startsWith(own) ? url.slice(own.length) : '') ?? [];
    return path !== undefined && ending !== 'pdf' && store.has(`${hash}.${ending}`);
  });
  return (await Promise.all(are)).every(Boolean);
}
