import type { Call, CallOutput } from '../../api/contract/call.ts';
import { getTemuCredByShopId } from '../../api/contract/shop-sessions.ts';
import type { UpstreamAnswer } from './answer.ts';
import { AnswerTooLarge } from './answer-limit.ts';
import { Answers } from './answers.ts';
import type { Border } from './border/border.ts';
import type { BorderSettings } from './border/settings.ts';
import { shopsNamed } from './encode.ts';
import { EncodedReads } from './encoded.ts';
import { Abandoned, type ErrorCode, Fault, isByRule } from './errors.ts';
import { asFault, NoAnswer, WrongStatus } from './failures.ts';
import { Flights, until } from './flights.ts';
import { Limit } from './limit.ts';
import { parseAnswer } from './parse-answer.ts';
import { shopOfSession, statusMeaning, target } from './rules.ts';
import type { Scope } from './scope.ts';
import {
  givesSession,
  headersOf,
  type Outgoing,
  requestOf,
  type Side,
  sessionOf,
  sideOf,
} from './side.ts';
import type { Transport } from './transport.ts';

/** No REST call takes longer (specification section 7), in ms. */
const callTimeout = 30_000;
/** A file takes as long as its sender's line needs; a pause of it ends the body. */
export const fileTimeout = 15 * 60_000;

export interface Logger {
  /** Whether a level is written; without it each is. */
  isLevelEnabled?(level: 'debug'): boolean;
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface UpstreamOptions {
  readonly transport: Transport;
  /** How the upstream speaks, where it is not our own. */
  readonly border?: BorderSettings | undefined;
  /** Answers the reads of visitors; undefined where they are answered nothing. */
  readonly previewTransport: Transport | undefined;
  readonly previewBorder?: BorderSettings | undefined;
  readonly logger: Logger;
  /** Told of every call that was sent, with what came of it and how long it took, in seconds. */
  readonly onCall?: (call: string, code: 'OK' | ErrorCode, seconds: number) => void;
}

/** One call as it is sent. */
interface Made {
  readonly call: Call;
  readonly request: Outgoing;
  readonly side: Side;
  /** What identical reads share; empty where nothing is shared. */
  readonly key: string;
  readonly scope: Scope;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Refusals of the guard that stands before an upstream. */
const notSent: ReadonlySet<ErrorCode> = new Set(['UPSTREAM_AWAY', 'UPSTREAM_BUSY']);

/** The typed client of every declared call: the only way from this server to the upstream. */
export class Upstream {
  readonly #options: UpstreamOptions;
  readonly #normal: Side;
  readonly #preview: Side | undefined;
  readonly #flights = new Flights();
  readonly #answers = new Answers();
  readonly #encoded = new EncodedReads();
  /** Names of the calls that an upstream has turned out not to have. */
  readonly #lacking = new Set<string>();

  constructor(options: UpstreamOptions) {
    this.#options = options;
    this.#normal = sideOf('normal', options.transport, options.border);
    const { previewTransport, previewBorder } = options;
    this.#preview = previewTransport && sideOf('preview', previewTransport, previewBorder);
  }

  /** Whether signed-in callers are answered by an upstream that is not our own. */
  get isForeign(): boolean {
    return this.#normal.border !== undefined;
  }

  /** Reads that are under way, for the metrics. */
  get readsUnderWay(): number {
    return this.#flights.size;
  }

  /** Another one after each change: nothing of before is to be shared with what begins after it. */
  get age(): number {
    return this.#flights.age;
  }

  /**
   * Somebody tells of a change: what is under way may have been read before it, so that whoever reads
   * from now on shares nothing with that.
   */
  partReads(): void {
    this.#flights.part();
  }

  /**
   * Makes a declared call and returns its checked `data`. Rejects with a Fault and nothing else. The input
   * is one that the call takes: Context sees to it, which alone knows the shops that are part of it.
   * A read that is under way for the same person is joined; the data of reads is shared, so never change it.
   */
  async call<C extends Call>(
    call: C,
    input: Readonly<Record<string, unknown>>,
    scope: Scope,
  ): Promise<CallOutput<C>> {
    const server = target(call, scope.isVisitor);
    if (scope.token === undefined && !scope.isVisitor && call.visitor !== 'normal') {
      throw new Fault('UNAUTHENTICATED', undefined, { call: call.name });
    }
    if (server === 'blocked') throw new Fault('VISITOR_BLOCKED', undefined, { call: call.name });
    const side = server === 'preview' ? this.#preview : this.#normal;
    if (side === undefined) throw new Fault('UNAUTHENTICATED', undefined, { call: call.name });
    const { request, key } = this.#encoded.of(call, side, input, scope);
    let isShared = true;
    const run = (limit: Limit) => {
      isShared = false;
      return this.#run({ call, request, side, key, scope, input }, limit);
    };
    const begun = performance.now();
    let code: 'OK' | ErrorCode = 'OK';
    try {
      // The schema of the call has checked the data; the type says the same about it.
      return (await (call.kind === 'read'
        ? this.#flights.join(key, scope.limit, run)
        : this.#write(scope.limit, run))) as CallOutput<C>;
    } catch (error) {
      const fault = asFault(error, call);
      code = fault.code;
      if (fault instanceof Abandoned) isShared = true;
      throw fault;
    } finally {
      const ms = performance.now() - begun;
      // A call that others made too, or that nobody waited for, has no time of its own.
      if (!isShared) this.#options.onCall?.(call.name, code, ms / 1000);
      this.#tell(call, request, ms, isShared, scope);
    }
  }

  #tell(
    { name }: Call,
    { target: sent }: Outgoing,
    ms: number,
    shared: boolean,
    { requestId }: Scope,
  ): void {
    const { logger } = this.#options;
    if (logger.isLevelEnabled?.('debug') === false) return;
    const [path] = sent.split('?');
    logger.debug({ call: name, path, ms: Math.round(ms), shared, requestId }, 'upstream call');
  }

  /** Reads that begin after a write, whatever came of it, share nothing with those from before. */
  async #write(outer: Limit, run: (limit: Limit) => Promise<unknown>): Promise<unknown> {
    const limit = new Limit();
    const leave = () => limit.end(outer.reason);
    if (outer.isOver) leave();
    else outer.onEnd(leave);
    try {
      return await run(limit);
    } finally {
      outer.forget(leave);
      this.#flights.part();
    }
  }

  /** One call with its own time limit, its repetition and its log line. */
  async #run(made: Made, limit: Limit): Promise<unknown> {
    const { call, scope } = made;
    const timer = setTimeout(
      () => limit.end(new Fault('UPSTREAM_TIMEOUT', undefined, { call: call.name })),
      call.encoding === 'binary' ? fileTimeout : callTimeout,
    );
    try {
      return await this.#persist(made, limit);
    } catch (error) {
      const fault = asFault(error, call);
      const fields = { call: call.name, requestId: scope.requestId, code: fault.code };
      if (fault.details.retryAfter !== undefined) scope.onWait?.(fault.details.retryAfter);
      // What was not even sent is told once, by the guard, and not for each call of an outage.
      const isNews =
        !notSent.has(fault.code) &&
        !(fault instanceof Abandoned || isByRule(fault)) &&
        !this.#isKnownToLack(fault, call);
      if (isNews && fault.code.startsWith('UPSTREAM_')) {
        const { status, location, resultCode: code, cause: err } = fault.details;
        const told = { ...fields, status, location, resultCode: code, err };
        this.#options.logger.warn(told, 'upstream call failed');
      }
      throw fault;
    } finally {
      clearTimeout(timer);
    }
  }

  /** What an upstream does not have is told once. */
  #isKnownToLack({ code }: Fault, { name }: Call): boolean {
    if (code !== 'UPSTREAM_LACKS') return false;
    const isKnown = this.#lacking.has(name);
    this.#lacking.add(name);
    return isKnown;
  }

  /** Repeats a read once: when there was no answer, or after the session was fetched again. Never a write. */
  async #persist(made: Made, limit: Limit): Promise<unknown> {
    const attempt = () => until(this.#attempt(made, limit), limit);
    try {
      return await attempt();
    } catch (error) {
      const isRead = made.call.kind === 'read';
      if (error instanceof NoAnswer && isRead) return attempt();
      if (error instanceof WrongStatus && statusMeaning(error.status) === 'refetchSession') {
        const fetched = await this.#refetchSession(made, limit);
        if (fetched && isRead) return attempt();
      }
      throw error;
    }
  }

  /**
   * HTTP 403 means that the session of a shop at its marketplace is over; to ask for it renews it. False
   * where the call is about no shop, so that there is none to ask for.
   */
  async #refetchSession(
    { call: refused, input: asked, side, scope }: Made,
    limit: Limit,
  ): Promise<boolean> {
    const call = getTemuCredByShopId;
    // The shops that the call is about.
    const shops = shopsNamed(refused, asked);
    if (shops.length === 0 || refused.name === call.name) return false;
    const refetch = async (): Promise<boolean> => {
      const mallId = shopOfSession(shops, await scope.tabs());
      if (mallId === undefined) return false;
      const input = { shopId: mallId };
      const request = requestOf(call, side, input, scope);
      await this.#attempt({ call, request, side, key: '', scope, input }, limit);
      return true;
    };
    // Why it fails is no news: what is then asked again says how things stand.
    return until(refetch(), limit).catch((error: unknown) => {
      if (limit.isOver) throw error;
      return true;
    });
  }

  async #attempt({ call, request, side, key, scope }: Made, limit: Limit): Promise<unknown> {
    let answer: UpstreamAnswer;
    try {
      answer = await side.transport({
        method: request.method,
        target: request.target,
        headers: headersOf(request, scope, side),
        body: request.body,
        limit,
      });
    } catch (cause) {
      if (cause instanceof Fault)
        throw new Fault(cause.code, undefined, { ...cause.details, call: call.name });
      throw new NoAnswer('no answer', { cause });
    }
    if (statusMeaning(answer.status) !== 'answer') {
      // Nobody needs the rest of it; that it breaks off is no news either.
      answer.discard().catch(() => {});
      throw new WrongStatus(answer);
    }
    let bytes: Buffer;
    try {
      bytes = await answer.bytes();
    } catch (cause) {
      const code = cause instanceof AnswerTooLarge ? 'UPSTREAM_TOO_LARGE' : 'UPSTREAM_BAD_ANSWER';
      throw new Fault(code, undefined, { call: call.name, cause });
    }
    const data = this.#read(call, key, bytes, answer.retryAfter, side.border);
    if (side.border === undefined) return data;
    if (givesSession.has(call.name)) return sessionOf(call, data, answer.cookies ?? []);
    if (answer.cookies !== undefined && scope.token !== undefined)
      side.jar.keep(scope.token, answer.cookies, Date.now());
    return data;
  }

  #read(
    call: Call,
    key: string,
    bytes: Buffer,
    retryAfter: string | undefined,
    border: Border | undefined,
  ): unknown {
    if (key === '') return parseAnswer(call, bytes, retryAfter, border).data;
    const known = this.#answers.get(key, bytes);
    if (known !== undefined) return known.data;
    const parsed = parseAnswer(call, bytes, retryAfter, border);
    this.#answers.set(key, bytes, parsed);
    return parsed.data;
  }
}
