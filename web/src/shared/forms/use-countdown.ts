import { useCallback, useEffect, useState } from 'react';

/** Seconds until a code may be asked for again. */
export const countdowns = { loginAndRegister: 300, resetPassword: 60 } as const;

/**
 * A countdown of whole seconds; 0 when it is not running. It follows the clock, not the ticks, so that
 * a sleeping tab is right when it wakes.
 */
export function useCountdown(seconds: number): { left: number; start: () => void } {
  const [endsAt, setEndsAt] = useState<number>();
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (endsAt === undefined) return;
    const tick = () => {
      const now = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) setEndsAt(undefined);
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);

  const start = useCallback(() => {
    setLeft(seconds);
    setEndsAt(Date.now() + seconds * 1000);
  }, [seconds]);

  return { left, start };
}
