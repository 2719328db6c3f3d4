import { rollWindows } from '../../db/statistics/roll-windows.ts';
import { shanghaiDay } from '../contract/rules/calendar.ts';
import type { ApiDeps } from '../deps.ts';
import { everyMinute, type Repeated } from '../every-minute.ts';

/**
 * Brings the sums over the last days to a new day soon after it began, and makes those of new shops. Until
 * then figures are the same and only take longer.
 */
export const startRolling = (
  deps: Pick<ApiDeps, 'db' | 'now' | 'logger'>,
  intervalMs?: number,
): Repeated =>
  everyMinute(
    deps,
    'The sums over the last days could not be rolled on',
    (signal) => rollWindows(deps.db, shanghaiDay(deps.now()), signal),
    intervalMs,
  );
