import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { examplesOf } from '../../../bff/graphql/examples.ts';
import type { GraphqlLimits } from '../../../bff/graphql/limits.ts';
import {
  inhabit,
  manager,
  person,
  shopRow,
  testBff,
  testConfig,
  useNetwork,
  visitor,
} from '../world.ts';

const network = useNetwork();
const url = 'http://bff.test/graphql';
const json = { 'content-type': 'application/json' };
const production = { ...testConfig, production: true, graphiql: false };

const post = (body: string, headers: Record<string, string> = json) =>
  new Request(url, { method: 'POST', headers, body });
const operation = (query: string) => JSON.stringify({ query });

describe('requests that are refused', () => {
  it.each<[string, Request, number]>([
    ['a batch', post('[{"query":"{__typename}"}]'), 400],
    [
      'a url-encoded mutation',
      post('query=mutation%7Blogout%7Bok%7D%7D', {
        'content-type': 'application/x-www-form-urlencoded',
      }),
      415,
    ],
    [
      'a multipart mutation',
      post('--x--', { 'content-type': 'multipart/form-data; boundary=x' }),
      415,
    ],
    [
      'a text/plain mutation, which needs no preflight',
      post(operation('{__typename}'), { 'content-type': 'text/plain' }),
      415,
    ],
    [
      'a foreign origin',
      post(operation('{__typename}'), { ...json, origin: 'https://evil.test' }),
      403,
    ],
    ['a sandboxed frame', post(operation('{__typename}'), { ...json, origin: 'null' }), 403],
    [
      'the same host at another port',
      post(operation('{__typename}'), { ...json, origin: 'http://bff.test:81' }),
      403,
    ],
    ['a mutation by GET', new Request(`${url}?query=mutation{logout{ok}}`), 405],
    [
      'a subscription that no stream is accepted for',
      post(operation('subscription { shopRefreshed(selection: {all: true}) { at } }'), {
        ...json,
        accept: 'application/json',
      }),
      406,
    ],
    ['another method', new Request(url, { method: 'PUT', headers: json, body: '{}' }), 405],
    [
      'a preflight',
      new Request(url, { method: 'OPTIONS', headers: { origin: 'https://evil.test' } }),
      403,
    ],
    [
      'a media type that is not served',
      post(operation('{__typename}'), { ...json, accept: 'image/png' }),
      406,
    ],
    ['no JSON', post('{'), 400],
    ['a body that is too large', post(operation(`{ a: __typename } #${'x'.repeat(600_000)}`)), 413],
    ['variables that are a list', post('{"query":"{__typename}","variables":[]}'), 400],
    [
      'an operation that is not there',
      post('{"query":"{__typename}","operationName":"Missing"}', {
        ...json,
        accept: 'application/graphql-response+json',
      }),
      400,
    ],
  ])('%s', async (_what, request, status) => {
    inhabit(network, { people: { visitor: visitor() } });
    const { bff } = testBff();
    const response = await bff.handle(request);
    expect(response.status).toBe(status);
    const { data, errors } = await response.json();
    expect(data).toBeUndefined();
    expect(errors[0].extensions.code).toMatch(
      /^(BAD_REQUEST|LIMIT_EXCEEDED|GRAPHQL_VALIDATION_FAILED)$/,
    );
    expect(
      [...response.headers.keys()].filter((name) => name.startsWith('access-control')),
    ).toEqual([]);
  });

  it.each([
    ['its own origin', {}, 'http://bff.test'],
    [
      'the public address, behind a proxy',
      { publicUrl: 'https://shop.example' },
      'https://shop.example',
    ],
  ])('%s is none of them', async (_what, config, origin) => {
    const { bff } = testBff({ config: { ...testConfig, ...config } });
    const response = await bff.handle(post(operation('{__typename}'), { ...json, origin }));
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

/** Documents that cost too much in one way each. */
const hostile: [string, string][] = [
  ['20,000 open braces', '{a'.repeat(20_000)],
  ['10,000 open brackets', `{ viewer(a: ${'['.repeat(10_000)}`],
  ['too many tokens', `{ ${'viewer { id } '.repeat(1_000)} }`],
  [
    '101 aliases of __typename',
    `{ ${Array.from({ length: 101 }, (_, n) => `a${n}: __typename`).join(' ')} }`,
  ],
  [
    'aliases behind fragments',
    `{ ...A ...B } fragment A on Query { ${Array.from({ length: 16 }, (_, n) => `a${n}: __typename`).join(' ')} } fragment B on Query { ...A }`,
  ],
  ['500 times the same field', `{ ${'__typename '.repeat(500)} }`],
  [
    'too deep',
    '{ shops { edges { node { card { historyProfit { profit { a { b { c { d { e } } } } } } } } } } }',
  ],
  [
    'too deep behind fragments',
    `{ shops { ...A } } fragment A on ShopConnection { edges { ...B } } fragment B on ShopEdge { node { ...C } }
     fragment C on Shop { card { historyProfit { a { b { c { d { e { f } } } } } } } }`,
  ],
  [
    'introspection that goes round',
    `{ __schema { types { ${'fields { type { '.repeat(8)} name ${'} }'.repeat(8)} } } }`,
  ],
  ['directives', `{ __typename ${'@skip(if: false) '.repeat(21)} }`],
  [
    '100 shop cards with everything',
    '{ shops(first: 100) { edges { node { card { review deliveryGrade abnormalProductCount refundCount joinedQuantity awaitingFirstOrderCount firstOrderCreatedCount priceDeclaringCount specificationCount salesRank historySales createdProducts { today } deadStock { value } } } } } }',
  ],
  [
    'lists of lists',
    '{ salesImports(first: 100) { edges { node { refusals(first: 100) { edges { node { raw } } } } } } }',
  ],
  [
    'fragments that double',
    `{ ${'...F0 '} } ${Array.from({ length: 30 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`).join(' ')} fragment F30 on Query { __typename }`,
  ],
];

describe('documents that cost too much', () => {
  it.each(hostile)('%s', async (_what, query) => {
    const shops = Array.from({ length: 100 }, (_, place) => shopRow(String(place)));
    inhabit(network, { people: { visitor: { ...visitor(), shops } } });
    const { ask, logged } = testBff();
    const { status, data, errors } = await ask(query);
    expect(status).toBe(200);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions?.code).toBe('LIMIT_EXCEEDED');
    expect(logged).toEqual([]);
  });

  it.each(['query', 'mutation', 'subscription { alertsChanged'])(
    'variables that lie deeper in one another than functions can call themselves: %s',
    async (kind) => {
      inhabit(network, { people: { t: person() } });
      const { bff, logged } = testBff();
      const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
      const query = `${kind} { __typename }${kind.includes('{') ? ' }' : ''}`;
      const sent = `{"query": "${query}", "variables": {"of no use": ${deep}}}`;
      const response = await bff.handle(post(sent, { ...json, authorization: 'Bearer t' }));
      const { errors } = await response.json();
      expect(errors[0].extensions.code).toBe('LIMIT_EXCEEDED');
      expect(logged).toEqual([]);
    },
  );

  it('[R9.5-05] by what is configured, where something is', async () => {
    inhabit(network, { people: { t: person() } });
    const query = '{ shops { edges { node { id } } } }';
    const codeWith = async (graphqlLimits: Partial<GraphqlLimits>) => {
      const { ask } = testBff({ config: { ...testConfig, graphqlLimits } });
      return (await ask(query, { token: 't' })).errors?.[0]?.extensions?.code;
    };
    expect(await codeWith({})).toBeUndefined();
    for (const limit of [{ depth: 3 }, { fields: 3 }, { tokens: 5 }, { cost: 5 }, { bytes: 20 }])
      expect(await codeWith(limit)).toBe('LIMIT_EXCEEDED');
  });

  it('a fragment that contains itself is refused, not followed', async () => {
    const { errors } = await testBff().ask(
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    );
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('Cannot spread fragment "A" within itself'),
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    });
  });

  it('the length that a variable asks for counts', async () => {
    inhabit(network, { people: { t: person() } });
    const query =
      'query ($first: Int!) { salesImports(first: $first) { edges { node { refusals(first: 100) { edges { node { raw } } } } } } }';
    const { ask } = testBff();
    const { errors } = await ask(query, { token: 't', variables: { first: 100 } });
    expect(errors?.[0]?.extensions?.code).toBe('LIMIT_EXCEEDED');
    const fine = await ask(query, { token: 't', variables: { first: 1 } });
    expect(fine.errors?.map(({ extensions }) => extensions?.code) ?? []).not.toContain(
      'LIMIT_EXCEEDED',
    );
  });

  it('the usual introspection query is served', async () => {
    const { data, errors } = await testBff().ask(getIntrospectionQuery());
    expect(errors).toBeUndefined();
    expect(data.__schema.types.length).toBeGreaterThan(50);
  });
});

describe('what an outsider learns in production', () => {
  it.each([
    '{ __schema { types { name } } }',
    '{ __type(name: "Query") { name } }',
    '{ ...F } fragment F on Query { __schema { types { name } } }',
  ])('introspection is refused: %s', async (query) => {
    inhabit(network, { people: { t: manager() } });
    const { ask } = testBff({ config: production });
    expect((await ask(query)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    expect((await ask(query, { token: 't' })).errors).toBeUndefined();
  });

  it('a token that is over is no sign-in', async () => {
    inhabit(network, { people: {}, data: { getUserInfo: { userId: 1 } } });
    const { errors } = await testBff({ config: production }).ask(
      '{ __schema { types { name } } }',
      { token: 'old' },
    );
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  it('__typename is no introspection', async () => {
    const { data } = await testBff({ config: production }).ask('{ __typename }');
    expect(data).toEqual({ __typename: 'Query' });
  });

  it('names of the schema are not suggested', async () => {
    inhabit(network, { people: { t: person() } });
    const { ask } = testBff({ config: production });
    expect((await ask('{ viewe { id } }')).errors?.[0]?.message).toBe(
      'Cannot query field "viewe" on type "Query".',
    );
    expect((await ask('{ viewe { id } }', { token: 't' })).errors?.[0]?.message).toMatch(
      /Did you mean "viewer"\?/,
    );
  });

  it('GraphiQL is off unless asked for', async () => {
    const page = new Request(url, { headers: { accept: 'text/html' } });
    expect((await testBff({ config: production }).bff.handle(page.clone())).status).toBe(406);
    const asked = await testBff({ config: { ...production, graphiql: true } }).bff.handle(page);
    expect(asked.headers.get('content-type')).toBe('text/html');
    expect(await asked.text()).toContain('<meta charset="utf-8"');
  });

  it('faults of the server are masked and logged by request id', async () => {
    const { ask, logged } = testBff({
      config: production,
      now: () => {
        throw new TypeError('secret of the house');
      },
    });
    inhabit(network, { people: { t: person() } });
    const { errors } = await ask('{ viewer { id } }', {
      token: 't',
      headers: { 'x-request-id': 'r-9' },
    });
    expect(errors).toEqual([
      expect.objectContaining({
        message: '系统出错，请稍后重试',
        extensions: {
          code: 'INTERNAL',
          requestId: 'r-9',
          refusal: { name: 'INTERNAL', values: {} },
        },
      }),
    ]);
    expect(logged).toMatchObject([
      { level: 'error', fields: { requestId: 'r-9', err: { message: 'secret of the house' } } },
    ]);
  });
});

describe('GraphiQL', () => {
  it('opens for browsers, with the examples in it', async () => {
    const page = await testBff().bff.handle(
      new Request(url, { headers: { accept: 'text/html,*/*' } }),
    );
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('query WhoAmI');
    expect(html).toContain('subscription LiveShops');
  });

  it('opens at an address with a query, too, whose answer programs get', async () => {
    const { bff } = testBff();
    const open = (accept: string) =>
      bff.handle(new Request(`${url}?query={__typename}`, { headers: { accept } }));
    const page = await open('text/html,application/xhtml+xml,*/*;q=0.8');
    expect(page.headers.get('content-type')).toBe('text/html');
    for (const accept of ['*/*', 'application/json'])
      expect(await (await open(accept)).json()).toEqual({ data: { __typename: 'Query' } });
  });

  it('is made of files of this server, which a browser keeps', async () => {
    const { bff } = testBff();
    const html = await (
      await bff.handle(new Request(url, { headers: { accept: 'text/html' } }))
    ).text();
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(files.filter((file) => file?.startsWith('/graphql/assets/'))).toHaveLength(2);
    for (const file of files) {
      expect(file).toMatch(/^\/[^/]/);
      if (!file?.startsWith('/graphql/assets/')) continue;
      const { status, headers } = await bff.handle(new Request(new URL(file, url)));
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/^text\/(css|javascript); charset=utf-8$/);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    expect(html.length).toBeLessThan(20_000);
    const none = await bff.handle(new Request(`${url}/assets/nothing.js`));
    expect(none.status).toBe(404);
  });

  it('is not sent again to a browser that has it', async () => {
    const { bff } = testBff();
    const open = (headers: Record<string, string> = {}) =>
      bff.handle(new Request(url, { headers: { accept: 'text/html', ...headers } }));
    const first = await open();
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = await open({ 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const signedIn = { cookie: 'token=t' };
    const other = await open({ 'if-none-match': etag, ...signedIn });
    expect(other.status).toBe(200);
    expect(other.headers.get('etag')).not.toBe(etag);
  });

  it('has examples about the year that ends today, also on the next day', async () => {
    const clock = { at: Date.parse('2026-03-11T15:59:00Z') };
    const { bff } = testBff({ now: () => clock.at });
    const rangesOf = async () => {
      const page = await bff.handle(new Request(url, { headers: { accept: 'text/html' } }));
      return new Set((await page.text()).match(/start: \\"[\d-]+\\", end: \\"[\d-]+\\"/g));
    };
    const range = (start: string, end: string) =>
      new Set([`start: \\"${start}\\", end: \\"${end}\\"`]);
    expect(await rangesOf()).toEqual(range('2025-03-12', '2026-03-11'));
    clock.at += 60_000;
    expect(await rangesOf()).toEqual(range('2025-03-13', '2026-03-12'));
  });

  it('has examples that a visitor can press play on', async () => {
    inhabit(network, { people: { visitor: visitor() } });
    const { bff } = testBff();
    const queries = examplesOf('2026-03-11').flatMap(({ query }) =>
      query && /^query /m.test(query) ? [query] : [],
    );
    expect(queries).toHaveLength(6);
    // A list of products must have their shops, which the doubles' are not of.
    const answered = queries.filter((query) => !query.includes('productList('));
    for (const query of answered) {
      const body = JSON.stringify({ query });
      const { data, errors } = await (
        await bff.handle(post(body, { ...json, authorization: 'visitor' }))
      ).json();
      // The doubles' rankings are about shops that the visitor does not have.
      const other = errors?.filter(
        (error: { extensions: { code: string } }) => error.extensions.code !== 'UPSTREAM_SHAPE',
      );
      expect(other ?? [], query).toEqual([]);
      expect(data, query).toBeTruthy();
    }
  });
});
