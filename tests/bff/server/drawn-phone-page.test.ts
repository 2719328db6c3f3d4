import { describe, expect, it } from 'vitest';
import { loadDrawings } from '../../../bff/drawn-pages.ts';
import { contentSecurityPolicy } from '../../../bff/http/security-headers.ts';
import { answersIn, useDrawnPage } from './drawn-pages-world.ts';

const { world, pageWith } = useDrawnPage('/m');

describe('the document of the phone’s first page', () => {
  it('[R1-14] holds the figures of whoever opens it, and the answers to what their page asks first', async () => {
    const { open } = await pageWith();
    const answer = await open(world().boss.token);
    const html = (await answer?.text()) ?? '';
    expect(html).toContain('title="¥123.45"');
    expect(html).toMatch(/<h1>今日<\/h1>.*净销售额.*¥123\.45.*利润.*¥113\.45.*退货.*¥0\.00/s);
    expect(html).toMatch(/<div id="root"><div data-drawn="">/);
    expect(
      answersIn(html)
        .map(({ operationName }: { operationName: string }) => operationName)
        .sort(),
    ).toEqual([
      'DirectoryGroups',
      'DirectoryShops',
      'PhoneToday',
      'PhoneTodo',
      'UnreadAlerts',
      'Viewer',
    ]);
  });

  it('is nobody else’s: stored nowhere, and with nothing of others', async () => {
    const { open } = await pageWith();
    const { boss, other } = world();
    const documents = await Promise.all([boss, other, boss, other].map(({ token }) => open(token)));
    const [mine, theirs] = documents;
    for (const document of documents) {
      expect(document?.headers.get('cache-control')).toBe('private, no-store');
      expect(document?.headers.get('vary')).toContain('cookie');
      expect(document?.headers.get('etag')).toBeNull();
    }
    expect(await mine?.text()).not.toMatch(/987\.65|别人的店/);
    const html = await theirs?.text();
    expect(html).toContain('¥987.65');
    expect(html).not.toMatch(/123\.45|家居/);
  });

  it('[R6-19] tells nothing of costs and profits to whoever may not see them', async () => {
    const { open } = await pageWith();
    const html = (await (await open(world().manager.token))?.text()) ?? '';
    expect(html).toContain('¥123.45');
    expect(html).not.toMatch(/利润|113\.45/);
    expect(html).not.toMatch(/"(?:profit|cost)":"/);
  });

  it('lets no name end the elements that it stands in, and runs nothing that the page does not', async () => {
    const { open } = await pageWith();
    const shops = answersIn((await (await open(world().boss.token))?.text()) ?? '');
    expect(JSON.stringify(shops)).toContain('</script><b>家居');
    const { id } = shops.find(
      ({ operationName }: { operationName: string }) => operationName === 'DirectoryShops',
    ).data.shops.edges[0].node;
    const answer = await open(world().boss.token, { search: `?shop=${id}` });
    const html = (await answer?.text()) ?? '';
    expect(html).toContain('&lt;/script&gt;&lt;b&gt;家居');
    expect(html).not.toContain('<b>');
    // Of the page, its code and the answers, each one.
    expect(html.match(/<\/script>/g)).toHaveLength(3);
    const policy = answer?.headers.get('content-security-policy') ?? '';
    expect(policy.match(/sha256-/g)).toHaveLength(1);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(contentSecurityPolicy('app')).toContain("script-src 'self'");
  });

  it('has its code fetched once it is in sight', async () => {
    const { open } = await pageWith();
    const html = (await (await open(world().boss.token))?.text()) ?? '';
    expect(html).toContain(
      '<template id="code"><link rel="modulepreload" crossorigin href="/assets/a.js"><script type="module" async crossorigin src="/assets/b.js"></script></template></head>',
    );
  });

  it('speaks the language that the browser has told', async () => {
    const { open } = await pageWith();
    const [english, arabic, unknown] = await Promise.all(
      ['en', 'ar', 'tlh'].map((language) =>
        open(world().boss.token, { cookies: `language=${language}` }).then((answer) =>
          answer?.text(),
        ),
      ),
    );
    expect(english).toMatch(/<h1>Today<\/h1>.*¥123\.45/s);
    expect(arabic).toMatch(/<h1>اليوم<\/h1>/);
    expect(unknown).toMatch(/<h1>今日<\/h1>/);
  });

  it.each<[string, () => string | undefined, { search?: string; method?: string }]>([
    ['without a session', () => undefined, {}],
    ['with a session that is over', () => 'a'.repeat(43), {}],
    ['as a warehouse shipper', () => world().shipper.token, {}],
    ['at a shop that is not theirs', () => world().boss.token, { search: '?shop=temu:999' }],
    ['to ask for the head alone', () => world().boss.token, { method: 'HEAD' }],
  ])('is everybody’s page for whoever comes %s', async (_, token, asked) => {
    const { open, logged } = await pageWith();
    expect(await open(token(), asked)).toBeUndefined();
    expect(logged).toEqual([]);
  });

  it('comes without figures where these are slow, fail, or would be too much', async () => {
    const aborted = Promise.withResolvers<void>();
    const slow = await pageWith({
      patience: 20,
      graphql: (request) => {
        request.signal.addEventListener('abort', () => aborted.resolve());
        return new Promise(() => {});
      },
    });
    expect(await slow.open(world().boss.token)).toBeUndefined();
    // Nobody waits for it any more.
    await aborted.promise;
    const failing = await pageWith({ graphql: () => Promise.reject(new Error('down')) });
    expect(await failing.open(world().boss.token)).toBeUndefined();
    const odd = await pageWith({ graphql: async () => Response.json(['?']) });
    expect(await odd.open(world().boss.token)).toBeUndefined();
    const busy = await pageWith({ admits: () => false });
    expect(await busy.open(world().boss.token)).toBeUndefined();
    const missing = await pageWith({ load: () => loadDrawings('/nowhere/draw.js') });
    expect(await missing.open(world().boss.token)).toBeUndefined();
    expect(missing.logged.map(({ message }) => message)).toEqual(['Pages are not drawn']);
  });

  it('is drawn without what is not its first figures', async () => {
    const { open } = await pageWith({
      graphql: async (request) => {
        const question = await request.clone().text();
        return question.includes('PhoneTodo') ? Response.json(null) : world().bff.handle(request);
      },
    });
    const html = (await (await open(world().boss.token))?.text()) ?? '';
    expect(html).toContain('¥123.45');
    expect(html).not.toContain('"operationName":"PhoneTodo"');
  });
});
