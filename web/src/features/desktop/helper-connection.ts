import { createStore } from '../../shared/store.ts';

/** Where the desktop software of this machine listens; see also the content security policy. */
const helperUrl = 'ws://127.0.0.1:18765/ws';

/** Pause before the next attempt, in ms. */
const retryMs = 5_000;

/**
 * Whether the desktop software runs on this machine: `unknown` before the first answer, `absent` when
 * nothing has ever answered, `closed` when it answered and does not any more.
 */
export type HelperState = 'unknown' | 'absent' | 'open' | 'closed';

export const helper = createStore<HelperState>('unknown');

/** Holds the connection, trying again every five seconds; returns the way to stop. */
export function keepConnected(): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const connect = () => {
    socket = new WebSocket(helperUrl);
    socket.addEventListener('open', () => helper.set('open'));
    // Comes after each failed attempt too.
    socket.addEventListener('close', () => {
      if (isStopped) return;
      helper.set((state) => (state === 'open' || state === 'closed' ? 'closed' : 'absent'));
      timer = setTimeout(connect, retryMs);
    });
  };
  connect();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    socket?.close();
    helper.set('unknown');
  };
}
