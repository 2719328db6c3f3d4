import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
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
 * Files are read as streams, whatever their length: what needs more memory than this has ceased to. In MiB; the
 * short-lived objects of a large file would otherwise take a third of the memory. From so little as a process begins
 * with, what is kept would be marked twice a second.
 */
const heapLimits = [
  '--max-old-space-size=160',
  '--max-semi-space-size=8',
  '--initial-old-space-size=64',
];

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
    execArgv: [...heapLimits, '--disable-warning=DEP0169'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // What a large file puts aside lies where there is room for the file itself.
    env: { ...process.env, SQLITE_TMPDIR: folderOf(order) ?? process.env.SQLITE_TMPDIR },
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

function folderOf(order: JobOrder): string | undefined {
  if (order.kind === 'takeBack') return undefined;
  return dirname(order.kind === 'convert' ? order.target : order.file.path);
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
