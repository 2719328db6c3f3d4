import { storedPath } from '../contract/rules/stored-path.ts';
import type { ApiDeps } from '../deps.ts';
import { refuseAway } from './away.ts';
import { fileStoreOf } from './store.ts';

/**
 * Whether all of these addresses are of stored pictures.
 * @throws Refusal when the store is away
 */
export async function areStoredPictures(
  { config, logger }: Pick<ApiDeps, 'config' | 'logger'>,
  urls: readonly string[],
): Promise<boolean> {
  const store = fileStoreOf(config);
  const own = config.publicUrl ?? '';
  const are = urls.map(async (url) => {
    const [path, hash, ending] =
      storedPath.exec(url.startsWith(own) ? url.slice(own.length) : '') ?? [];
    return path !== undefined && ending !== 'pdf' && store.has(`${hash}.${ending}`);
  });
  const found = await Promise.all(are).catch((error: unknown) =>
    refuseAway(error, logger, 'A picture could not be looked for'),
  );
  return found.every(Boolean);
}
