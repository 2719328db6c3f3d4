import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { median, type Request } from './load.ts';

/** The calls behind the graph that a page's requests lead to, and how long each takes by itself. */

export const send = async (
  origin: string,
  { method, path, headers, body }: Request,
): Promise<void> => {
  const answer = await fetch(origin + path, {
    method,
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  if (!answer.ok || text.startsWith('{"errors"'))
    throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
};

/** Stands between the schema and the api, and notes what is asked. */
export async function recordCalls(origin: string) {
  let calls = new Map<string, Request>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const path = request.url ?? '/';
    const headers = Object.fromEntries(
      ['content-type', 'authorization', 'accept'].flatMap((name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
    const call: Request = {
      method: request.method === 'GET' ? 'GET' : 'POST',
      path,
      headers,
      ...(request.method !== 'GET' && { body }),
    };
    calls.set(`${path} ${body}`, call);
    const answer = await fetch(origin + path, {
      method: call.method,
      headers,
      ...(call.body !== undefined && { body }),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    take: (): Request[] => {
      const taken = [...calls.values()];
      calls = new Map();
      return taken;
    },
    close: () => server.close(),
  };
}

/** The median of five times of each call, alone on the server: the slowest of each address, in ms. */
export async function timesOf(
  origin: string,
  calls: readonly Request[],
): Promise<Map<string, number>> {
  const slowest = new Map<string, number>();
  for (const call of calls) {
    const times: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const begun = performance.now();
      await send(origin, call);
      times.push(performance.now() - begun);
    }
    const [address = ''] = call.path.split('?');
    slowest.set(address, Math.max(median(times), slowest.get(address) ?? 0));
    if (process.env.BENCH_CALLS)
      process.stdout.write(`  ${median(times).toFixed(1)} ${call.path}\n`);
  }
  return slowest;
}
