import { onTestFinished } from 'vitest';

/** Waits for one event: what it answers, or `over` once there is no more. */
type Next = () => Promise<unknown>;

/** Begins a subscription as an event stream, as a tool would. */
export async function listenTo(
  handle: (request: Request) => Promise<Response>,
  query: string,
  token: string,
): Promise<Next> {
  const response = await handle(
    new Request('http://bff.test/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ query }),
    }),
  );
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(() => reader?.cancel());
  let text = '';
  return async () => {
    for (;;) {
      const [event = '', name, data = ''] = /event: (\w+)\ndata:(.*)\n\n/.exec(text) ?? [];
      text = text.slice(text.indexOf(event) + event.length);
      if (name === 'next') return JSON.parse(data);
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (name === 'complete' || done) return 'over';
      text += value;
    }
  };
}
