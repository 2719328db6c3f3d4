import { useEffect, useState } from 'react';
import type { Day } from '../../../../api/contract/rules/calendar.ts';
import { rangeDay, untilReset } from './day-reset.ts';

/** Calls back with the new day 3 seconds after each of Shanghai's midnights; returns the way to stop. */
const watchDay = (onDay: (day: Day) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const plan = () => {
    timer = setTimeout(() => {
      onDay(rangeDay(Date.now()));
      plan();
    }, untilReset(Date.now()));
  };
  plan();
  return () => clearTimeout(timer);
};

/**
 * Today in Asia/Shanghai. Follows midnight while the page stays open, also on a machine that slept
 * through it.
 */
export const useToday = (): Day => {
  const [day, setDay] = useState(() => rangeDay(Date.now()));
  useEffect(() => {
    const look = () => setDay(rangeDay(Date.now()));
    document.addEventListener('visibilitychange', look);
    const stop = watchDay(setDay);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, []);
  return day;
};
