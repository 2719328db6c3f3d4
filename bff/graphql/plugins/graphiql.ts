import { createHash } from 'node:crypto';
import { graphiqlOf, renderGraphiql } from '../graphiql.ts';
import type { GraphPlugin } from './types.ts';

interface Page {
  readonly body: Buffer<ArrayBuffer>;
  readonly etag: string;
}

/**
 * Shows GraphiQL to browsers. The page is large and seldom another: it is made once for those who are signed
 * in and once for others, sent from the same bytes, and not sent to whoever has it.
 */
export const useGraphiqlPage = (): GraphPlugin => {
  const pages = new Map<string, Promise<Page>>();

  async function make(options: Parameters<typeof renderGraphiql>[0]): Promise<Page> {
    const body = Buffer.from(await renderGraphiql(options));
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
  }

  return {
    async onRequest({ request, fetchAPI, endResponse }) {
      // A program that takes anything wants no page.
      const isBrowser = request.headers.get('accept')?.includes('text/html') === true;
      if (request.method !== 'GET' || !isBrowser) return;
      const options = graphiqlOf(request);
      if (options === false) return;
      const key = JSON.stringify(options);
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
