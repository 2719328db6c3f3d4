import { importSentences } from '../contract/rules/import-sentences.ts';
import { FileProblem } from './file-problem.ts';
import type { JobMessage, JobOrder } from './job-messages.ts';
import { startJob } from './job-process.ts';

/** Processes that read files for people who wait for the answer, in the whole server. */
const places = 2;
/** Orders that may wait for a place: of everybody, and of one boss. */
const mostWaiting = 40;
const mostWaitingOfOne = 4;
/** Milliseconds of work after which a file counts as unreadable. */
const longest = 25_000;
/** A workbook is converted while its upload lasts, which nobody expects to be quick: so many times as long. */
const conversion = 4;

/** What works on the database runs as long as it needs; the others are waited for. */
export type FileOrder = Exclude<JobOrder, { kind: 'import' | 'takeBack' }>;

interface Waiting {
  readonly ownerId: number;
  readonly start: () => void;
}

/**
 * Reads files apart from the server: each order in a process of its own with limits of time and memory,
 * few at once, one of each boss, the others in the order in which they came. When the person who asked
 * has left, the process ends, or never starts.
 */
export class FileWork {
  readonly #longest: number;
  readonly #waiting: Waiting[] = [];
  /** The bosses whose orders are under way. */
  readonly #running = new Set<number>();

  constructor(longestWork = longest) {
    this.#longest = longestWork;
  }

  /** Processes that are under way now. */
  get atWork(): number {
    return this.#running.size;
  }

  /**
   * What the process answered, or undefined when it ended without an answer, as one does that runs out
   * of memory.
   * @throws FileProblem when the file is at fault, takes too long, or too much is waiting
   */
  async run(
    ownerId: number,
    order: FileOrder,
    signal?: AbortSignal,
  ): Promise<JobMessage | undefined> {
    await this.#place(ownerId, signal);
    try {
      return await this.#work(order, signal);
    } finally {
      this.#running.delete(ownerId);
      this.#fill();
    }
  }

  /** Resolves when this order may begin. */
  #place(ownerId: number, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    const ofOwner = this.#waiting.filter((each) => each.ownerId === ownerId).length;
    if (ofOwner >= mostWaitingOfOne || this.#waiting.length >= mostWaiting) {
      throw new FileProblem(importSentences.tooManyFilesRead);
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        ownerId,
        start: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      const leave = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(waiting);
      this.#fill();
    });
  }

  #fill(): void {
    while (this.#running.size < places) {
      const next = this.#waiting.findIndex(({ ownerId }) => !this.#running.has(ownerId));
      const [waiting] = next < 0 ? [] : this.#waiting.splice(next, 1);
      if (waiting === undefined) return;
      this.#running.add(waiting.ownerId);
      waiting.start();
    }
  }

  async #work(order: FileOrder, signal: AbortSignal | undefined): Promise<JobMessage | undefined> {
    let answer: JobMessage | undefined;
    let isLate = false;
    const process = startJob(order, (message) => {
      answer = message;
    });
    const timer = setTimeout(
      () => {
        isLate = true;
        process.kill();
      },
      this.#longest * (order.kind === 'convert' ? conversion : 1),
    );
    signal?.addEventListener('abort', process.kill, { once: true });
    try {
      await process.ended;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', process.kill);
    }
    signal?.throwIfAborted();
    if (answer?.kind === 'refused') throw new FileProblem(answer.message);
    if (answer?.kind === 'fault') throw new Error(answer.message);
    if (isLate && answer === undefined) {
      throw tooSlow();
    }
    return answer;
  }
}

export const tooSlow = (): FileProblem => new FileProblem(importSentences.fileTooComplex);

/** Of this process. */
export const fileWork = new FileWork();
