import type { Dispatcher } from 'undici';
import type { UpstreamAnswer } from './transport.ts';

/** What an answer that nobody reads may still send before its connection is cut, in bytes. */
const mostUnread = 128 * 1024;

const decoder = new TextDecoder();

/** Collects one answer. */
class Collector implements Dispatcher.DispatchHandler {
  readonly #resolve: (answer: UpstreamAnswer) => void;
  readonly #reject: (error: unknown) => void;
  readonly #signal: AbortSignal;
  readonly #chunks: Buffer[] = [];
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  #unread = 0;

  constructor(
    resolve: (answer: UpstreamAnswer) => void,
    reject: (error: unknown) => void,
    signal: AbortSignal,
  ) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.#signal = signal;
    signal.addEventListener('abort', () => this.#abort(), { once: true });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#signal.aborted) this.#abort();
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    // An informational head; the answer is still to come.
    if (status < 200) return;
    this.#status = status;
    if (status !== 200) this.#answer(() => Promise.resolve(''));
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#status === 200) {
      this.#chunks.push(chunk);
      return;
    }
    this.#unread += chunk.byteLength;
    if (this.#unread > mostUnread) controller.abort(new Error('Nobody reads the answer'));
  }

  onResponseEnd(): void {
    this.#controller = undefined;
    const [first = Buffer.alloc(0), ...rest] = this.#chunks;
    const bytes = rest.length === 0 ? first : Buffer.concat(this.#chunks);
    if (this.#status === 200) this.#answer(async () => decoder.decode(bytes));
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#controller = undefined;
    if (this.#status === 0) this.#reject(error);
    else this.#answer(() => Promise.reject(error));
  }

  #abort(): void {
    const reason: unknown = this.#signal.reason;
    const error = reason instanceof Error ? reason : new Error('The client left');
    // Before it has begun it cannot be taken back: it ends when its turn comes.
    if (this.#controller === undefined) this.#reject(error);
    else this.#controller.abort(error);
  }

  /** Only the first answer counts, as with every promise. */
  #answer(text: () => Promise<string>): void {
    this.#resolve({ status: this.#status, text, discard: async () => {} });
  }
}

/**
 * Sends a request and takes its answer whole. The client's own request method makes a stream of each
 * answer first, which costs more than the rest of a small call. Of an answer that is not 200 only the
 * status is taken. Rejects when the connection fails before the head of an answer; when it fails later,
 * `text` does.
 */
export const sendWhole = (
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  signal: AbortSignal,
): Promise<UpstreamAnswer> =>
  new Promise((resolve, reject) => {
    dispatcher.dispatch(options, new Collector(resolve, reject, signal));
  });
