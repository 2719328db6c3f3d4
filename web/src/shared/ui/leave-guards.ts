import { useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

/** From one address to another, and whether by a link or by going back or on. */
type Step = Parameters<BlockerFunction>[0];

/** What stands between the reader and another address. */
interface LeaveGuard {
  readonly stops: (step: Step) => boolean;
  /** What the reader who was stopped is asked or sees; true lets them go. */
  readonly stopped: () => Promise<boolean>;
}

/** Those that are on, the last to come on top. */
const guards = new Set<LeaveGuard>();

/** Stands in the way while it is on. */
export function useLeaveGuard(isOn: boolean, guard: LeaveGuard): void {
  const latest = useRef(guard);
  useEffect(() => {
    latest.current = guard;
  });
  useEffect(() => {
    if (!isOn) return;
    const one: LeaveGuard = {
      stops: (step) => latest.current.stops(step),
      stopped: () => latest.current.stopped(),
    };
    guards.add(one);
    return () => {
      guards.delete(one);
    };
  }, [isOn]);
}

let stopping: readonly LeaveGuard[] = [];

const isStopped: BlockerFunction = (step) => {
  stopping = [...guards].filter((guard) => guard.stops(step)).reverse();
  return stopping.length > 0;
};

async function mayLeave(asked: readonly LeaveGuard[]): Promise<boolean> {
  for (const guard of asked) if (!(await guard.stopped())) return false;
  return true;
}

/** The one place that holds the router back, which listens to no more than one. */
export function LeaveGuards() {
  const blocker = useBlocker(isStopped);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void mayLeave(stopping).then((isSure) => (isSure ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  return null;
}
