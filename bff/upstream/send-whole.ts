import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { UpstreamAnswer } from './answer.ts';
import { AnswerTooLarge, unpacked } from './answer-limit.ts';
import type { Limit } from './limit.ts';

/** What an answer that nobody reads may still send before its connection is cut, in bytes. */
const mostUnread = 128 * 1024;

/** Collects one answer. */
class Collector implements Dispatcher.DispatchHandler {
  readonly #resolve: (answer: UpstreamAnswer) => void;
  readonly #reject: (error: unknown) => void;
  readonly #limit: Limit;
  readonly #most: number;
  readonly #chunks: Buffer[] = [];
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  #coding = '';
  #retryAfter: string | undefined;
  #location: string | undefined;
  #cookies: readonly string[] | undefined;
  #received = 0;

  constructor(
    resolve: (answer: UpstreamAnswer) => void,
    reject: (error: unknown) => void,
    limit: Limit,
    most: number,
  ) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.#limit = limit;
    this.#most = most;
    limit.onEnd(() => this.#abort());
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#limit.isOver) this.#abort();
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    // An informational head; the answer is still to come.
    if (status < 200) return;
    this.#status = status;
    this.#coding = textIn(headers['content-encoding'])?.trim().toLowerCase() ?? '';
    this.#retryAfter = textIn(headers['retry-after']);
    this.#location = textIn(headers.location);
    this.#cookies = listIn(headers['set-cookie']);
    if (status !== 200) this.#answer(() => Buffer.alloc(0));
    else if (Number(textIn(headers['content-length'])) > this.#most) this.#refuse(controller);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#received += chunk.byteLength;
    if (this.#status !== 200) {
      if (this.#received > mostUnread) controller.abort(new Error('Nobody reads the answer'));
    } else if (this.#received > this.#most) this.#refuse(controller);
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.#controller = undefined;
    const [first = Buffer.alloc(0), ...rest] = this.#chunks;
    const bytes = rest.length === 0 ? first : Buffer.concat(this.#chunks);
    if (this.#status === 200) this.#answer(() => unpacked(bytes, this.#coding, this.#most));
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#controller = undefined;
    if (this.#status === 0) this.#reject(error);
    else this.#answer(() => Promise.reject(error));
  }

  #abort(): void {
    const { reason } = this.#limit;
    const error = reason instanceof Error ? reason : new Error('The client left');
    // Before it has begun it cannot be taken back: it ends when its turn comes.
    if (this.#controller === undefined) this.#reject(error);
    else this.#controller.abort(error);
  }

  /** Cuts the connection: what it still has to say would only be thrown away. */
  #refuse(controller: Dispatcher.DispatchController): void {
    this.#chunks.length = 0;
    controller.abort(new AnswerTooLarge(this.#most));
  }

  /** Only the first answer counts, as with every promise. */
  #answer(bytes: UpstreamAnswer['bytes']): void {
    this.#resolve({
      status: this.#status,
      retryAfter: this.#retryAfter,
      location: this.#location,
      cookies: this.#cookies,
      bytes,
      discard: async () => {},
    });
  }
}

const textIn = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

const listIn = (header: string | string[] | undefined): string[] | undefined =>
  header === undefined ? undefined : [header].flat();

/**
 * Sends a request and takes its answer whole. The client's own request method makes a stream of each
 * answer first, which costs more than the rest of a small call. Of an answer that is not 200 only the
 * status is taken. Rejects when the connection fails before the head of an answer; when it fails later,
 * or the answer is longer than `most` bytes, `bytes` does.
 */
export const sendWhole = (
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  limit: Limit,
  most: number,
): Promise<UpstreamAnswer> =>
  new Promise((resolve, reject) => {
    dispatcher.dispatch(options, new Collector(resolve, reject, limit, most));
  });
