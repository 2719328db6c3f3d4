import { describe, expect, it } from 'vitest';
import { testNow } from '../../support/api.ts';
import { answersIn, useDrawnPage } from './drawn-pages-world.ts';

const outline = '<p>What the build has drawn</p>';
const { world, pageWith } = useDrawnPage('/home', outline);

type Answer = { readonly operationName: string };
const named = (html: string) =>
  answersIn(html)
    .map(({ operationName }: Answer) => operationName)
    .sort();

describe('the document of /home', () => {
  it('holds the figures of whoever opens it, and the answers to what their page asks above its blocks', async () => {
    const { open } = await pageWith();
    const html = (await (await open(world().boss.token))?.text()) ?? '';
    expect(html).toMatch(/<h1>全部店铺<\/h1>.*1 家店铺.*2026-03-11.*2026-03-10/s);
    expect(html).toMatch(
      /净销售额.*title="¥123\.45".*净销量.*售出.*退货.*¥0\.00.*利润.*title="¥113\.45"/s,
    );
    expect(named(html)).toEqual([
      'DirectoryGroups',
      'DirectoryShops',
      'FirstSteps',
      'HomePage',
      'HomeTasks',
      'SalesChange',
      'Todos',
      'UnreadAlerts',
      'Viewer',
    ]);
  });

  it('is drawn before what the build has drawn, which stands on narrow screens', async () => {
    const { open } = await pageWith();
    const html = (await (await open(world().boss.token))?.text()) ?? '';
    expect(html).toMatch(/<div id="root"><div data-drawn="">/);
    expect(html).toContain(`</div>${outline}</div><!--root-->`);
    expect(html).toContain('@media (max-width:1023px){[data-drawn]{display:none!important}');
    expect(html).toContain('@media (min-width:1024px){[data-drawn]~*{display:none!important}}');
    expect(html).toMatch(/<template id="code"><link rel="modulepreload"/);
  });

  it('is nobody else’s: stored nowhere, and with nothing of others', async () => {
    const { open } = await pageWith();
    const { boss, other } = world();
    const documents = await Promise.all([boss, other, boss, other].map(({ token }) => open(token)));
    for (const document of documents) {
      expect(document?.headers.get('cache-control')).toBe('private, no-store');
      expect(document?.headers.get('vary')).toContain('cookie');
      expect(document?.headers.get('etag')).toBeNull();
    }
    expect(await documents[0]?.text()).not.toMatch(/987\.65|别人的店/);
    const theirs = await documents[1]?.text();
    expect(theirs).toContain('¥987.65');
    expect(theirs).not.toMatch(/123\.45|家居/);
  });

  it('[R6-19] tells nothing of costs and profits to whoever may not see them', async () => {
    const { open } = await pageWith();
    const html = (await (await open(world().manager.token))?.text()) ?? '';
    expect(html).toContain('¥123.45');
    expect(html).toContain('无权限，请联系BOSS');
    expect(html).not.toMatch(/113\.45/);
    expect(html).not.toMatch(/"(?:profit|cost)":"/);
    expect(named(html)).not.toContain('FirstSteps');
  });

  it('looks at what the address says: one shop, other days, stock orders', async () => {
    const { open } = await pageWith();
    const { token } = world().boss;
    const shops = answersIn((await (await open(token))?.text()) ?? '');
    const { id } = shops.find(({ operationName }: Answer) => operationName === 'DirectoryShops')
      .data.shops.edges[0].node;
    const one = (await (await open(token, { search: `?shop=${id}` }))?.text()) ?? '';
    expect(one).toContain('<h1>&lt;/script&gt;&lt;b&gt;家居</h1>');
    expect(one).not.toContain('<b>');
    expect(one).toContain(`href="/account/manager?shop=${id}&amp;level=sku&amp;sort=amount"`);
    const week = (await (await open(token, { search: '?range=week' }))?.text()) ?? '';
    expect(week).toMatch(/2026-03-04.*2026-03-10.*title="¥100\.00"/s);
    const stocks = (await (await open(token, { search: '?source=stocks' }))?.text()) ?? '';
    expect(stocks).not.toContain('¥123.45');
  });

  it('speaks the language that the browser has told', async () => {
    const { open } = await pageWith();
    const [english, arabic] = await Promise.all(
      ['en', 'ar'].map((language) =>
        open(world().boss.token, { cookies: `language=${language}` }).then((one) => one?.text()),
      ),
    );
    expect(english).toMatch(/<h1>All shops<\/h1>.*¥123\.45/s);
    expect(english).toContain('html:not([lang="en"]) [data-drawn]{display:none!important}');
    expect(arabic).toMatch(/<h1>كل المتاجر<\/h1>/);
  });

  it.each<[string, () => string | undefined, string]>([
    ['without a session', () => undefined, ''],
    ['with a session that is over', () => 'a'.repeat(43), ''],
    ['as a warehouse shipper', () => world().shipper.token, ''],
    ['at a shop that is not theirs', () => world().boss.token, '?shop=temu:999'],
    ['at days of their own', () => world().boss.token, '?range=2026-03-01..2026-03-05'],
    ['beside days of their own', () => world().boss.token, '?against=2026-03-01'],
    ['at the sample', () => world().boss.token, '?sample'],
  ])('is everybody’s page for whoever comes %s', async (_, token, search) => {
    const { open, logged } = await pageWith();
    expect(await open(token(), { search })).toBeUndefined();
    expect(logged).toEqual([]);
  });

  it('is everybody’s page for a boss whose first steps stand above the figures', async () => {
    const { api } = world();
    const beginner = await api.signIn();
    await api.shop(beginner.user, { mall_name: '新店', mall_name_dis: '新店' });
    const { open } = await pageWith();
    expect(await open(beginner.token)).toBeUndefined();
  });

  it('asks nothing of the upstream without a session, and of a shipper only who they are', async () => {
    const asked: string[] = [];
    const { open } = await pageWith({
      graphql: async (request) => {
        asked.push((await request.clone().json()).operationName);
        return world().bff.handle(request);
      },
    });
    await open(undefined);
    expect(asked).toEqual([]);
    await open(world().shipper.token);
    expect(asked).toEqual(['Viewer']);
  });

  it('comes without figures where these are slow, and nobody waits for them any more', async () => {
    const aborted = Promise.withResolvers<void>();
    const { open } = await pageWith({
      patience: 1_000,
      graphql: async (request) => {
        const { operationName } = await request.clone().json();
        if (operationName !== 'HomePage') return world().bff.handle(request);
        request.signal.addEventListener('abort', () => aborted.resolve());
        return new Promise<never>(() => {});
      },
    });
    expect(await open(world().boss.token)).toBeUndefined();
    await aborted.promise;
  });

  it.each(['SalesChange', 'HomeTasks', 'Todos', 'UnreadAlerts'])(
    'is drawn without the answer of %s',
    async (missing) => {
      const { open } = await pageWith({
        graphql: async (request) => {
          const { operationName } = await request.clone().json();
          return operationName === missing ? Response.json(null) : world().bff.handle(request);
        },
      });
      const html = (await (await open(world().boss.token))?.text()) ?? '';
      expect(html).toContain('¥123.45');
      expect(named(html)).not.toContain(missing);
    },
  );

  it('names the shops whose paid time ends soon in a strip that the browser can take out', async () => {
    const { api, boss } = world();
    const { open } = await pageWith();
    const before = (await (await open(boss.token))?.text()) ?? '';
    expect(before).not.toContain('data-tip');
    await api.shop(boss.user, {
      mall_name: '快到期',
      mall_name_dis: '快到期',
      expire_at: Date.parse('2026-03-14T04:00:00Z'),
    });
    const html = (await (await open(boss.token))?.text()) ?? '';
    expect(html).toContain(`data-tip="expiryStrip:${boss.user.phone}"`);
    expect(html).toContain(`data-since="${Date.parse('2026-03-11T00:00:00+08:00')}"`);
    expect(html).toMatch(/快到期剩余 \d+ 天到期/);
  });

  it('is everybody’s page where the shop that it looks at is over, or hidden', async () => {
    const { api, bff, other } = world();
    const { open } = await pageWith();
    const shops = answersIn((await (await open(other.token))?.text()) ?? '');
    const { id, mallId } = shops.find(
      ({ operationName }: Answer) => operationName === 'DirectoryShops',
    ).data.shops.edges[0].node;
    const search = `?shop=${id}`;
    expect(await (await open(other.token, { search }))?.text()).toContain('¥987.65');
    const paidUntil = (expire_at: number) =>
      api.db.updateTable('shop').set({ expire_at }).where('mall_id', '=', mallId).execute();
    await paidUntil(testNow - 1);
    expect(await open(other.token, { search })).toBeUndefined();
    await paidUntil(testNow + 365 * 86_400_000);
    expect(await open(other.token, { search })).toBeDefined();
    const second = await api.shop(other.user, { mall_name: '二店', mall_name_dis: '二店' });
    const query = `mutation { saveShopLayout(input: { shown: ["temu:${second.mall_id}"], hidden: ["${id}"] }) { error { message } } }`;
    const hidden = await bff.handle(
      new Request('http://bff.test/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'web',
          cookie: `token=${other.token}`,
        },
        body: JSON.stringify({ query }),
      }),
    );
    expect(await hidden.json()).toEqual({ data: { saveShopLayout: { error: null } } });
    expect(await open(other.token, { search })).toBeUndefined();
  });
});
