import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type JobMessage, type JobOrder, jobMessage } from './job-messages.ts';

export interface JobProcess {
  /**
   * Resolves when the process has ended, however it did, and all that it said is handled; rejects when
   * that failed.
   */
  readonly ended: Promise<void>;
  /** Ends it at once; what it has not committed is rolled back. */
  kill(): void;
}

/**
 * Starts a process of its own for an order. `onMessage` gets what it says, in order, each once the one
 * before is handled.
 */
export function startJob(
  order: JobOrder,
  onMessage: (message: JobMessage) => void | Promise<void>,
): JobProcess {
  const child = fork(entry(), {
    // Of the parent's, a debugger's port or a test runner's loader would be in the way.
    execArgv: ['--max-old-space-size=1024', '--max-semi-space-size=8', '--disable-warning=DEP0169'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const failures: unknown[] = [];
  let handled = Promise.resolve();
  child.on('message', (message) => {
    handled = handled
      .then(() => onMessage(jobMessage.parse(message)))
      .catch((error: unknown) => {
        failures.push(error);
      });
  });
  const ended = ends(child)
    .then(() => handled)
    .then(() => {
      if (failures.length > 0) throw failures[0];
    });
  child.send(order, () => undefined);
  return { ended, kill: () => child.kill('SIGKILL') };
}

/** Messages may still come after `exit`; the channel closes behind the last of them. */
async function ends(child: ChildProcess): Promise<void> {
  try {
    const disconnected = once(child, 'disconnect');
    await Promise.all([once(child, 'exit'), disconnected]);
  } catch {
    // It could not be started: `error` came instead.
  }
}

/** Beside this file from the sources, beside the bundle that this code is part of once it is built. */
function entry(): string {
  const isSource = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(isSource ? './job.ts' : './import-job.mjs', import.meta.url));
}
