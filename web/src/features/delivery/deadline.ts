const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left until a deadline, in the two units that matter. */
export type TimeLeft = {
  /** `due` with less than 24 hours left. */
  readonly state: 'fine' | 'due' | 'overdue';
  readonly unit: 'days' | 'hours' | 'minutes';
  /** In that unit, and what is over in the next smaller one. */
  readonly whole: number;
  readonly rest: number;
};

/** The last hour is counted in seconds, so that nobody needs to guess. */
export const timeLeft = (deadline: number, now: number): TimeLeft => {
  const left = deadline - now;
  const state = left <= 0 ? 'overdue' : left < DAY ? 'due' : 'fine';
  const span = Math.abs(left);
  const parts = (unit: TimeLeft['unit'], whole: number, rest: number): TimeLeft => ({
    state,
    unit,
    whole: Math.floor(span / whole),
    rest: Math.floor((span % whole) / rest),
  });
  if (span >= DAY) return parts('days', DAY, HOUR);
  if (span >= HOUR) return parts('hours', HOUR, MINUTE);
  return parts('minutes', MINUTE, SECOND);
};

/** How long the words about a deadline stay true. */
export const nextChange = (deadline: number, now: number): number =>
  Math.abs(deadline - now) < HOUR + MINUTE ? SECOND : MINUTE / 2;
