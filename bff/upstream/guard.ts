import type { UpstreamAnswer } from './answer.ts';
import { Breaker, type Outcome } from './breaker.ts';
import { Fault } from './errors.ts';
import type { Transport } from './transport.ts';

export interface GuardOptions {
  /** Most calls that may be under way at once, those that wait for a connection included. */
  readonly mostCalls: number;
  /** How long an upstream that has failed is left alone at first, in ms. */
  readonly pause: number;
  /** A clock that never goes back, in ms. */
  readonly now?: () => number;
  readonly onChange?: (isOpen: boolean) => void;
}

export interface GuardStats {
  readonly underWay: number;
  readonly refused: number;
  readonly isOpen: boolean;
}

export interface Guard {
  readonly send: Transport;
  stats(): GuardStats;
}

/** Whoever gives a call up after so long, in ms, does so because the upstream hangs. */
const patience = 10_000;

/**
 * Stands before one upstream: sends it no more than so many calls at once, and none while it is known to be
 * away. What is refused here was not sent, so it may be asked again; a Fault says so and when.
 */
export function guarded(send: Transport, options: GuardOptions): Guard {
  const { now = () => performance.now(), mostCalls, pause, onChange } = options;
  const breaker = new Breaker({ pause, now, ...(onChange && { onChange }) });
  let underWay = 0;
  let refused = 0;

  const refuse = (code: 'UPSTREAM_BUSY' | 'UPSTREAM_AWAY', wait: number): Fault => {
    refused += 1;
    return new Fault(code, undefined, { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
  };

  return {
    stats: () => ({ underWay, refused, isOpen: breaker.isOpen }),
    async send(request) {
      if (underWay >= mostCalls) throw refuse('UPSTREAM_BUSY', 0);
      const ticket = breaker.enter();
      if (ticket === undefined) throw refuse('UPSTREAM_AWAY', breaker.wait);
      const begun = now();
      let outcome: Outcome = 'failed';
      underWay += 1;
      try {
        const answer = await send(request);
        outcome = outcomeOf(answer);
        return answer;
      } catch (error) {
        if (request.limit.isOver && now() - begun < patience) outcome = 'abandoned';
        throw error;
      } finally {
        underWay -= 1;
        breaker.leave(ticket, outcome);
      }
    },
  };
}

/** Any other status is an answer of a working upstream, if not a wanted one. */
const outcomeOf = ({ status }: UpstreamAnswer): Outcome => (status >= 500 ? 'failed' : 'answered');
