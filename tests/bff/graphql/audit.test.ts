import { auditServer } from 'graphql-http';
import { expect, it } from 'vitest';
import { createBff } from '../../../bff/app.ts';
import {
  inhabit,
  overFetch,
  person,
  testBff,
  testConfig,
  testEvents,
  testLogger,
  upstreamUrl,
  useNetwork,
} from '../world.ts';

const network = useNetwork();

it.each([
  ['development', false],
  ['production', true],
])('passes 61 of 61 audits of GraphQL over HTTP, signed in, in %s', async (_where, production) => {
  inhabit(network, { people: { t: person() } });
  const bff = createBff({
    transport: overFetch(upstreamUrl),
    previewTransport: overFetch(upstreamUrl),
    realtime: testEvents(),
    logger: testLogger(),
    config: { ...testConfig, production },
  });
  const results = await auditServer({
    url: 'http://bff.test/graphql',
    fetchFn: (url: string, init: RequestInit) => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', 't');
      return bff.handle(new Request(url, { ...init, headers }));
    },
  });
  const failed = results.filter((result) => result.status !== 'ok');
  expect(failed.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  expect(results).toHaveLength(61);
});

it('still answers the audits’ introspection in production to signed-in callers only', async () => {
  inhabit(network, { people: { t: person() } });
  const { ask } = testBff({ config: { ...testConfig, production: true } });
  const query = '{ __schema { queryType { name } } }';
  expect((await ask(query, { token: 't' })).data.__schema.queryType.name).toBe('Query');
  expect((await ask(query)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});
