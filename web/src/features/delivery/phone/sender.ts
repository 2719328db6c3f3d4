import { serverAnswers } from '../../../shared/connection/connection.ts';
import { pauseAfter } from '../../../shared/connection/retry.ts';
import {
  type Act,
  isHeldUp,
  noteFault,
  noteSending,
  outbox,
  refuseAct,
  removeAct,
  waitingActs,
} from './outbox.ts';

/**
 * What came of sending an act: done, refused in words, or nothing yet. A `fault` is the server's over this act,
 * `later` whatever passes: no network, a server that is away or busy.
 */
export type Sent = 'done' | 'later' | 'fault' | { readonly problem: string };

interface Options {
  readonly send: (act: Act) => Promise<Sent>;
  /** Something was done and nothing waits any more: lists can be read again. */
  readonly onEmpty: () => void;
}

/** Sends what waits, one after the other in its order; returns the way to stop. */
export function startSending({ send, onEmpty }: Options): () => void {
  let stopped = false;
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Also whether it still is to be sent: it may have been taken back, or be set aside. */
  const isWaiting = ({ id }: Act): boolean =>
    waitingActs(outbox.get()).some((waiting) => waiting.id === id);

  async function deliver(act: Act): Promise<void> {
    for (let tries = 1; !stopped; tries += 1) {
      noteSending(act.id);
      const sent = await send(act);
      noteSending(null);
      if (sent === 'done') return removeAct(act.id);
      if (typeof sent === 'object') return refuseAct(act.id, sent.problem);
      if (sent === 'fault') noteFault(act.id);
      if (stopped || !isWaiting(act)) return;
      await serverAnswers();
      await pauseAfter(tries);
      if (!isWaiting(act)) return;
    }
  }

  const sendable = () => waitingActs(outbox.get()).filter((act) => !isHeldUp(act, outbox.get()));

  function next(): void {
    if (stopped || busy) return;
    clearTimeout(timer);
    const [act] = sendable();
    if (act === undefined) return;
    const wait = act.dueAt - Date.now();
    if (wait > 0) {
      timer = setTimeout(next, wait);
      return;
    }
    busy = true;
    void deliver(act).finally(() => {
      busy = false;
      if (sendable().length === 0) onEmpty();
      next();
    });
  }

  const leave = outbox.subscribe(next);
  next();
  return () => {
    stopped = true;
    clearTimeout(timer);
    leave();
  };
}
