import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, vi } from 'vitest';

/** Held by the file whose turn it is; beside the ports of the helper. */
const port = 18764;

/**
 * Pages look for the desktop helper at one port of the machine. The files whose tests start one there take turns,
 * whichever worker they run in.
 */
export function takeHelperTurn(): void {
  const turn = createServer();
  beforeAll(
    () =>
      vi.waitFor(
        async () => {
          const answered = once(turn, 'listening');
          turn.listen(port, '127.0.0.1');
          await answered;
        },
        { timeout: 280_000, interval: 250 },
      ),
    300_000,
  );
  afterAll(() => {
    turn.close();
  });
}
