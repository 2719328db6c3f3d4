import { afterEach } from 'vitest';
import { usualBorder } from '../../../bff/upstream/border/settings.ts';
import { httpTransport } from '../../../bff/upstream/transport.ts';
import { pathsOfUnnamed } from '../../conformance/answers.ts';
import { boss, password } from '../../conformance/facts.ts';
import type { Habits } from '../../conformance/habits.ts';
import { startForeignUpstream } from '../../conformance/upstream.ts';
import { testBff } from '../world.ts';

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The GraphQL server before a server that keeps the specification and these habits. */
export async function foreignWorld(
  habits: Partial<Habits> = {},
  options: Parameters<typeof testBff>[0] = {},
) {
  const upstream = await startForeignUpstream(habits);
  const { bff, ask, events, logged } = testBff({
    transport: httpTransport(upstream.url),
    border: usualBorder,
    ...(habits.unnamed && { paths: new Map(Object.entries(pathsOfUnnamed)) }),
    ...options,
  });
  closing.push(async () => {
    await bff.close();
    await upstream.close();
  });
  const signIn = async (phone = boss.phone): Promise<string> => {
    const { headers, data } = await ask(
      `mutation { login(input: {phone: "${phone}", password: "${password}"}) { error { message } } }`,
    );
    const cookie = /token=([^;]+)/.exec(headers.getSetCookie().join())?.[1];
    if (cookie === undefined) throw new Error(`No session: ${JSON.stringify(data)}`);
    return cookie;
  };
  return { upstream, bff, ask, events, logged, signIn };
}
