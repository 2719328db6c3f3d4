import { bad, type Finding, good, unknown } from './finding.ts';

/** What lies between this browser and the server. */

/** How long an answer may take before it counts as none, in ms. */
const patience = 10_000;

/** A clock that is further off than that makes deadlines wrong, in seconds. */
const clockTolerance = 30;

const since = (start: number) => Math.max(1, Math.round(performance.now() - start));

/** Whether the server answers at all, and how its clock stands to this one. */
export async function server(): Promise<{ server: Finding; clock: Finding }> {
  try {
    const [start, sentAt] = [performance.now(), Date.now()];
    const answer = await fetch('/healthz', {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    const time = since(start);
    const found = answer.ok ? good('answered', { time }) : bad('status', { status: answer.status });
    return { server: found, clock: clockOf(answer.headers.get('date'), sentAt + time / 2) };
  } catch {
    return { server: bad('unreachable'), clock: unknown('noDate') };
  }
}

/** @param here the time of this device when the server wrote its own, in ms */
function clockOf(date: string | null, here: number): Finding {
  const there = Date.parse(date ?? '');
  if (Number.isNaN(there)) return unknown('noDate');
  // The header knows whole seconds: in the mean it is half of one behind.
  const seconds = Math.abs(Math.round((here - there - 500) / 1000));
  return seconds <= clockTolerance
    ? good('clockNear', { seconds: seconds + 1 })
    : bad('clockFar', { seconds });
}

/**
 * A connection of its own to the endpoint of the subscriptions, in their protocol (graphql-transport-ws): it
 * introduces itself, and counts the time from a ping to its pong.
 */
export function websocket(): Promise<Finding> {
  return new Promise((resolve) => {
    const address = `${window.location.origin.replace(/^http/, 'ws')}/graphql`;
    const socket = new WebSocket(address, 'graphql-transport-ws');
    const end = (finding: Finding) => {
      clearTimeout(untilLate);
      resolve(finding);
      socket.close(1000);
    };
    const untilLate = setTimeout(() => end(bad('unreachable')), patience);
    let pingedAt = 0;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'connection_init', payload: {} }));
    socket.onmessage = ({ data }) => {
      const text = String(data);
      if (text.includes('"connection_ack"')) {
        pingedAt = performance.now();
        socket.send(JSON.stringify({ type: 'ping' }));
      } else if (text.includes('"pong"')) {
        end(good('roundTrip', { time: since(pingedAt) }));
      }
    };
    socket.onclose = ({ code }) => end(bad('closed', { code: String(code) }));
  });
}

/** Whether an event stream gets through as such. */
export async function events(): Promise<Finding> {
  try {
    const start = performance.now();
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        'x-requested-with': 'web',
        authorization: 'visitor',
      },
      body: JSON.stringify({ query: '{ __typename }' }),
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.headers.get('content-type')?.startsWith('text/event-stream'))
      return unknown('noStream');
    const text = await answer.text();
    return text.includes('event: next')
      ? good('streamed', { time: since(start) })
      : unknown('noStream');
  } catch {
    return bad('unreachable');
  }
}
