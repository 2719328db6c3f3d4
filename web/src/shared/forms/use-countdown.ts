import { useCallback, useEffect, useState } from 'react';

/** Seconds until a code may be asked for again. */
export const countdowns = {
  loginAndRegister: 300,
  bindPhone: 299,
  resetPassword: 60,
  addManager: 59,
} as const;

/**
 * Whole seconds until a moment (ms UTC); 0 when it is over, or there is none. It follows the clock, not the
 * ticks, so that a sleeping tab is right when it wakes.
 */
export function useSecondsUntil(moment: number | null): number {
  const [left, setLeft] = useState(() => secondsUntil(moment));

  useEffect(() => {
    setLeft(secondsUntil(moment));
    if (moment === null) return;
    const timer = setInterval(() => {
      const now = secondsUntil(moment);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment]);

  return left;
}

const secondsUntil = (moment: number | null): number =>
  moment === null ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** A countdown of whole seconds; 0 when it is not running. */
export function useCountdown(seconds: number): {
  left: number;
  start: () => void;
  stop: () => void;
} {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const left = useSecondsUntil(endsAt);
  const start = useCallback(() => setEndsAt(Date.now() + seconds * 1000), [seconds]);
  const stop = useCallback(() => setEndsAt(null), []);
  return { left, start, stop };
}
