import { createHash } from 'node:crypto';
import { shanghaiDay } from '../../../api/contract/rules/calendar.ts';
import { assetPrefix, type Graphiql, graphiqlOf, openGraphiql } from '../graphiql.ts';
import type { GraphPlugin } from './types.ts';

interface Page {
  readonly body: Buffer<ArrayBuffer>;
  readonly etag: string;
}

/**
 * Shows GraphiQL to browsers. What it is made of is large and never another under its address; the small page
 * is made once a day for those who are signed in and once for others, and not sent to whoever has it.
 */
export const useGraphiqlPage = (now: () => number): GraphPlugin => {
  let opened: Promise<Graphiql> | undefined;
  const pages = new Map<string, Promise<Page>>();
  const graphiql = (): Promise<Graphiql> => {
    opened ??= openGraphiql();
    return opened;
  };

  async function make(options: Parameters<Graphiql['pageOf']>[0]): Promise<Page> {
    const body = Buffer.from((await graphiql()).pageOf(options));
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
  }

  return {
    async onRequest({ request, url, fetchAPI, endResponse }) {
      if (request.method !== 'GET') return;
      if (url.pathname.startsWith(assetPrefix)) {
        const asset = (await graphiql()).assets.get(url.pathname);
        if (asset === undefined) return endResponse(new fetchAPI.Response(null, { status: 404 }));
        const headers = {
          'content-type': asset.type,
          'cache-control': 'public, max-age=31536000, immutable',
        };
        return endResponse(new fetchAPI.Response(asset.body, { headers }));
      }
      // A program that takes anything wants no page.
      if (request.headers.get('accept')?.includes('text/html') !== true) return;
      const options = graphiqlOf(request, shanghaiDay(now()));
      if (options === false) return;
      const key = JSON.stringify(options);
      // Those of yesterday go.
      if (!pages.has(key) && pages.size === 2) pages.clear();
      const page = pages.get(key) ?? make(options);
      pages.set(key, page);
      const { body, etag } = await page;
      const headers = { etag, 'cache-control': 'private, no-cache', vary: 'cookie' };
      endResponse(
        request.headers.get('if-none-match') === etag
          ? new fetchAPI.Response(null, { status: 304, headers })
          : new fetchAPI.Response(body, { headers: { ...headers, 'content-type': 'text/html' } }),
      );
    },
  };
};
