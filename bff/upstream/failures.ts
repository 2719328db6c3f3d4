import type { Call } from '../../api/contract/call.ts';
import type { UpstreamAnswer } from './answer.ts';
import { Abandoned, Fault } from './errors.ts';
import { secondsOf } from './parse-answer.ts';
import { statusMeaning } from './rules.ts';

/** The connection failed before anything was answered. */
export class NoAnswer extends Error {}

/** Answers that are not 200, kept apart until it is known what is done about them. */
export class WrongStatus extends Error {
  readonly status: number;
  readonly retryAfter: number | undefined;
  /** Where it leads to, without what may be secret in it. */
  readonly location: string | undefined;
  constructor({ status, retryAfter, location }: UpstreamAnswer) {
    super(`HTTP ${status}`);
    this.status = status;
    this.retryAfter = secondsOf(retryAfter);
    this.location = location?.replace(/[?#].*/s, '').replace(/\/\/[^/]*@/, '//');
  }
}

/** What HTTP says of a call that is not there: Not Found, Method Not Allowed, Not Implemented. */
const absent: ReadonlySet<number> = new Set([404, 405, 501]);

/** The deadline of an operation does not know which call it ends. */
const withCall = (fault: Fault, call: Call): Fault =>
  fault.details.call !== undefined || fault instanceof Abandoned
    ? fault
    : new Fault(fault.code, fault.message, { ...fault.details, call: call.name });

export function asFault(error: unknown, call: Call): Fault {
  if (error instanceof Fault) return withCall(error, call);
  if (error instanceof WrongStatus) {
    const { status, retryAfter, location } = error;
    const details = { call: call.name, status, retryAfter, location };
    const meaning = statusMeaning(error.status);
    if (meaning === 'sessionOver') return new Fault('UNAUTHENTICATED', undefined, details);
    if (meaning === 'refetchSession') {
      // Who signs in has no rights yet that could be missing.
      const code = call.role === 'anyone' ? 'UPSTREAM_REFUSED' : 'FORBIDDEN';
      return new Fault(code, undefined, { ...details, silent: true });
    }
    // A path that stands for one thing may be answered so where that thing is gone.
    if (absent.has(error.status))
      return new Fault(
        call.path.includes('{') ? 'NOT_FOUND' : 'UPSTREAM_LACKS',
        undefined,
        details,
      );
    return new Fault('UPSTREAM_STATUS', undefined, details);
  }
  const cause = error instanceof NoAnswer ? error.cause : error;
  return new Fault('UPSTREAM_UNREACHABLE', undefined, { call: call.name, cause });
}
