import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../../bff/config.ts';
import { createLogger } from '../../../bff/http/log.ts';
import { startServer } from '../../../bff/server.ts';
import { temporaryFolder } from '../server/server-harness.ts';
import { person } from '../world.ts';

interface Received {
  readonly method: string | undefined;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An HTTP server that notes what it receives. */
async function receiver(answer: (path: string) => unknown) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const { method, headers } = request;
    received.push({ method, path, headers, body: await text(request) });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer(path)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const exported = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              events: z.array(z.unknown()),
            }),
          ),
        }),
      ),
    }),
  ),
});
const spansOf = (received: readonly Received[]) =>
  received.flatMap(({ body }) =>
    exported
      .parse(JSON.parse(body))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );

const traceId = '0af7651916cd43dd8448eb211c80319c';
const callerSpan = 'b7ad6b7169203331';

/** A server over an upstream double that knows the caller and refuses everything else. */
async function serve(env: Record<string, string>) {
  const upstream = await receiver((path) =>
    path.endsWith('/getUserInfo')
      ? { code: 0, msg: '', data: person().user }
      : { code: 1, msg: '暂时查不到', data: null },
  );
  const server = await startServer(
    readConfig({
      PORT: '0',
      DATA_DIR: await temporaryFolder(),
      SIMULATOR: 'off',
      UPSTREAM_URL: upstream.url,
      ...env,
    }),
    { logger: createLogger('silent') },
  );
  onTestFinished(() => server.close());
  const ask = async (query: string) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer some-token-of-a-person',
        traceparent: `00-${traceId}-${callerSpan}-01`,
      },
      body: JSON.stringify({ query }),
    });
    return response.json();
  };
  return { upstream, server, ask };
}

it('traces a request, its operation, the errors of its fields and its upstream calls as one', async () => {
  const collector = await receiver(() => ({}));
  const { upstream, server, ask } = await serve({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const query = 'query WhoAmI { viewer { id } shops { totalCount } }';
  const { errors } = await ask(query);
  expect(errors[0].extensions.code).toBe('UPSTREAM_REFUSED');
  await server.close();

  expect(new Set(collector.received.map(({ path }) => path))).toEqual(new Set(['/v1/traces']));
  const spans = spansOf(collector.received);
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  const named = (name: string) => spans.find((span) => span.name === name);
  const request = named('POST /graphql');
  expect(request?.parentSpanId).toBe(callerSpan);
  const operation = named('query.WhoAmI');
  expect(operation?.parentSpanId).toBe(request?.spanId);
  expect(JSON.stringify(operation?.events)).toContain('暂时查不到');
  for (const { method, path, headers } of upstream.received) {
    const call = spans.find(({ spanId }) => headers.traceparent === `00-${traceId}-${spanId}-01`);
    expect(call).toMatchObject({ name: `${method} ${path}`, parentSpanId: operation?.spanId });
  }
  expect(upstream.received.length).toBeGreaterThan(1);
});

it('traces a repeated read too', async () => {
  const collector = await receiver(() => ({}));
  const { upstream, server, ask } = await serve({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const query = 'query WhoAmI { viewer { id } }';
  expect(await ask(query)).toEqual(await ask(query));
  await server.close();
  const spans = spansOf(collector.received);
  const requests = spans.filter(({ name }) => name === 'POST /graphql');
  expect(requests).toHaveLength(2);
  expect(spans.filter(({ name }) => name === 'query.WhoAmI')).toHaveLength(1);
  const last = upstream.received.at(-1)?.headers.traceparent;
  const call = spans.find(({ spanId }) => last === `00-${traceId}-${spanId}-01`);
  expect(requests.map(({ spanId }) => spanId)).toContain(call?.parentSpanId);
});

it('traces nothing where no collector is configured', async () => {
  const { upstream, ask } = await serve({});
  expect(await ask('{ viewer { id } }')).toEqual({ data: { viewer: { id: '1' } } });
  expect(upstream.received[0]?.headers.traceparent).toBeUndefined();
});
