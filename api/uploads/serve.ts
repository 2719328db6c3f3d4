import { storedPath } from '../contract/rules/stored-path.ts';
import { type StoredEnding, storedTypes } from '../contract/uploads.ts';
import type { ApiDeps } from '../deps.ts';
import { HttpRefusal } from '../http/answer.ts';
import { endings } from './kinds.ts';
import { fileStoreOf, StoreAway } from './store.ts';

const isImage = (ending: StoredEnding): boolean => ending !== 'pdf';

/**
 * Answers the address of a stored file. Undefined for a path that is none. Whatever a file holds, no browser runs
 * it: its type is the one that its content was taken for, and a page of it has no rights.
 * @throws HttpRefusal when there is no such file
 */
export async function answerStored(
  { config, logger }: Pick<ApiDeps, 'config' | 'logger'>,
  pathname: string,
): Promise<Response> {
  const [, hash, named] = storedPath.exec(pathname) ?? [];
  const ending = endings.find((each) => each === named);
  if (hash === undefined || ending === undefined) throw missing();
  const name = `${hash}.${ending}`;
  const file = await fileStoreOf(config)
    .get(name)
    .catch((error: unknown) => {
      if (!(error instanceof StoreAway)) throw error;
      logger.warn({ problem: error.message }, 'A stored file could not be fetched');
      throw new HttpRefusal(
        503,
        {
          zh: '文件存储暂时不可用，请稍后重试；若一直如此，请联系客服',
          en: 'The store of files is away; ask again later.',
        },
        { 'retry-after': '5' },
      );
    });
  if (file === undefined) throw missing();
  const disposition = isImage(ending) ? 'inline' : 'attachment';
  return new Response(file.body, {
    headers: {
      'content-type': storedTypes[ending],
      'content-length': String(file.size),
      'content-disposition': `${disposition}; filename="${hash.slice(0, 12)}.${ending}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      // By its name it can never have other bytes.
      'cache-control': 'public, max-age=31536000, immutable',
      // Pictures of listings are shown by marketplaces too.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}

const missing = () => new HttpRefusal(404, { zh: '没有这个文件', en: 'There is no such file.' });
