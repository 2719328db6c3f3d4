import { i18n } from '../i18n/i18n.ts';
import { longTime } from '../shared/date-range/time-text.ts';
import { toast } from '../shared/ui/toast.ts';

/** A clock that is further off makes today and deadlines wrong, in ms; an answer that was slow does not. */
const TOLERANCE_MS = 5 * 60_000;

let isTold = false;

/** Says that the clock of this device is not that of the server, by the time that an answer bears: once until it is right. */
export function checkClock({ headers }: Pick<Response, 'headers'>): void {
  const there = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(there)) return;
  const isOff = Math.abs(Date.now() - there) > TOLERANCE_MS;
  if (isOff && !isTold) toast.warning(i18n.t('clockWrong', { time: longTime(there) }));
  isTold = isOff;
}
