import { serverAnswers } from '../../../shared/connection/connection.ts';
import { pauseAfter } from '../../../shared/connection/retry.ts';
import { type Act, noteSending, outbox, refuseAct, removeAct, waitingActs } from './outbox.ts';

/** What came of sending an act: done, refused in words, or nothing yet. */
export type Sent = 'done' | 'later' | { readonly problem: string };

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

  async function deliver(act: Act): Promise<void> {
    for (let tries = 1; !stopped; tries += 1) {
      noteSending(act.id);
      const sent = await send(act);
      noteSending(null);
      if (sent === 'done') return removeAct(act.id);
      if (sent !== 'later') return refuseAct(act.id, sent.problem);
      if (stopped) return;
      await serverAnswers();
      await pauseAfter(tries);
      // Taken back meanwhile.
      if (!waitingActs(outbox.get()).some(({ id }) => id === act.id)) return;
    }
  }

  function next(): void {
    if (stopped || busy) return;
    clearTimeout(timer);
    const [act, ...others] = waitingActs(outbox.get());
    if (act === undefined) return;
    const wait = act.dueAt - Date.now();
    if (wait > 0) {
      timer = setTimeout(next, wait);
      return;
    }
    busy = true;
    void deliver(act).finally(() => {
      busy = false;
      if (others.length === 0 && waitingActs(outbox.get()).length === 0) onEmpty();
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
