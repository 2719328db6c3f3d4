import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { workSentences } from '../../contract/rules/work-sentences.ts';
import type { Logger } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { type JobAnswer, type JobOrder, jobAnswer } from './job-orders.ts';

/** No picture takes longer to be read or drawn, in ms. */
const longest = 120_000;
/** What is kept of what a process that fails has said. */
const mostSaid = 4_000;

/** Beside this file from the sources, beside the bundle that this code is part of once it is built. */
function entry(): string {
  const isSource = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(isSource ? './job.ts' : './picture-job.mjs', import.meta.url));
}

const broken = () => new Refusal(workSentences.imageDamaged);

interface Run {
  readonly signal: AbortSignal;
  readonly logger: Logger;
}

/**
 * Has a process of its own open a picture: nobody waits for it meanwhile, and its memory is given back.
 * @throws Refusal when it cannot be opened or takes too long, or the signal's reason
 */
export async function runApart<Kind extends JobAnswer['kind']>(
  order: JobOrder,
  kind: Kind,
  { signal, logger }: Run,
): Promise<Extract<JobAnswer, { kind: Kind }>> {
  const limit = AbortSignal.timeout(longest);
  const either = AbortSignal.any([signal, limit]);
  either.throwIfAborted();
  const child = fork(entry(), {
    // Of the parent's, a debugger's port or a test runner's loader would be in the way.
    execArgv: ['--max-old-space-size=512'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  const said = problemsOf(child);
  try {
    const heard = once(child, 'message', { signal: either });
    // A message may still come after the exit, but not after this.
    const ended = once(child, 'disconnect', { signal: either });
    // Whichever comes second has nobody who waits for it.
    ended.catch(() => undefined);
    heard.catch(() => undefined);
    child.send(order, () => undefined);
    const [message] = await Promise.race([heard, ended.then(() => [undefined])]);
    if (message === undefined) {
      // What is broken brings the native decoder down now and then: whatever it was, the picture is to blame.
      logger.warn({ problem: said() }, 'A picture brought its process down');
      throw broken();
    }
    const answer = jobAnswer.parse(message);
    if (answer.kind === 'broken') throw broken();
    if (!isOfKind(answer, kind)) throw new Error(`The process answered ${answer.kind}`);
    return answer;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (limit.aborted) throw new Refusal(workSentences.imageTooSlow);
    throw error;
  } finally {
    child.kill('SIGKILL');
  }
}

const isOfKind = <Kind extends JobAnswer['kind']>(
  answer: JobAnswer,
  kind: Kind,
): answer is Extract<JobAnswer, { kind: Kind }> => answer.kind === kind;

/** The end of what a process writes where programs tell of problems. */
function problemsOf(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    text = (text + part).slice(-mostSaid);
  });
  return () => text;
}
