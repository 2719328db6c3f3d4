import { afterEach } from 'vitest';
import { usualBorder } from '../../../bff/upstream/border/settings.ts';
import { httpTransport } from '../../../bff/upstream/http-transport.ts';
import { readMapping } from '../../../bff/upstream/mapping/read-mapping.ts';
import { boss, password } from '../../conformance/facts.ts';
import type { Habits } from '../../conformance/habits.ts';
import { mappingOfUnnamed } from '../../conformance/unnamed.ts';
import { startForeignUpstream } from '../../conformance/upstream.ts';
import { type Answer, testBff } from '../world.ts';

const unnamed = readMapping(JSON.stringify(mappingOfUnnamed), 'unnamed.json');

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
    ...options,
    border: { mapping: habits.unnamed ? unnamed : undefined, ...(options.border ?? usualBorder) },
  });
  closing.push(async () => {
    await bff.close();
    await upstream.close();
  });
  const signIn = async (phone = boss.phone): Promise<string> => {
    const { data } = await ask(
      `mutation { login(input: {phone: "${phone}", password: "${password}"}) { token error { message } } }`,
    );
    if (typeof data.login.token !== 'string') throw new Error(JSON.stringify(data));
    return data.login.token;
  };
  /** Subscribes by an event stream and resolves once the topic is listened to; `next` gives the next answer, an empty one at the end. */
  const listen = async (query: string, topic: string, token: string) => {
    const before = events.listeners(topic);
    const response = await bff.handle(
      new Request('http://bff.test/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          authorization: token,
        },
        body: JSON.stringify({ query }),
      }),
    );
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (reader === undefined) throw new Error('There is no stream');
    let text = '';
    const next = async (): Promise<Pick<Answer, 'data' | 'errors'>> => {
      for (;;) {
        const found = /^data: (\{.*\})$/m.exec(text);
        if (found?.[1] !== undefined) {
          text = text.slice(found.index + found[0].length);
          return JSON.parse(found[1]);
        }
        const { done, value } = await reader.read();
        if (done) return { data: undefined, errors: undefined };
        text += value;
      }
    };
    closing.push(() => reader.cancel());
    return { next, joined: () => events.listeners(topic) > before };
  };
  return { upstream, bff, ask, events, logged, signIn, listen };
}
