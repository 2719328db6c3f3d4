import { useEffect, useState } from 'react';
import { nextChange, type TimeLeft, timeLeft } from './deadline.ts';

/** What is left until a deadline; it counts by itself. */
export const useTimeLeft = (deadline: number): TimeLeft => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), nextChange(deadline, now));
    return () => clearTimeout(timer);
  }, [deadline, now]);
  return timeLeft(deadline, now);
};
