import type { Day } from '../../../../api/contract/rules/calendar.ts';
import { printQuery, withValue } from '../../shared/url-state/codec.ts';
import { rangeCodec } from '../../shared/url-state/range.ts';
import type { ImportJobFragment } from './ImportJob.generated.ts';
import { isRunning } from './use-import-job.ts';

/** Addresses behind the figures of an import. */

/** The lists of its lines, below its report. */
export const changesAnchor = 'import-changes';
export const refusalsAnchor = 'import-refusals';

export const jobAddress = (id: string): string => `/import?${new URLSearchParams({ job: id })}`;

type Job = Pick<
  ImportJobFragment,
  'id' | 'status' | 'linesChanged' | 'rowsRefused' | 'firstDay' | 'lastDay'
>;

/** The report, of an import that is over and was not taken back: others have none. */
export const reportDoor = ({ id, status }: Pick<Job, 'id' | 'status'>): string | null =>
  status === 'DONE' ? jobAddress(id) : null;

/** The lines that it has changed. */
export const changesDoor = ({ id, status, linesChanged }: Job): string | null =>
  status === 'DONE' && linesChanged > 0 ? `${jobAddress(id)}#${changesAnchor}` : null;

/** The rows that it has refused. */
export const refusalsDoor = ({ id, status, rowsRefused }: Job): string | null =>
  !isRunning(status) && rowsRefused > 0 ? `${jobAddress(id)}#${refusalsAnchor}` : null;

/** The sales of these days; of those that end today, as far as an address can name them. */
export function salesAddress(start: Day, end: Day, today: Day): string {
  const choice =
    start === today ? ({ type: 'today' } as const) : ({ type: 'custom', start, end } as const);
  return `/home${printQuery(withValue(new URLSearchParams(), rangeCodec, choice))}`;
}

/** The sales of exactly its days; the report where no address can name all of them. */
export function salesDoor(
  job: Pick<Job, 'id' | 'status' | 'firstDay' | 'lastDay'>,
  today: Day,
): string | null {
  const { firstDay, lastDay } = job;
  const report = reportDoor(job);
  if (report === null || firstDay === null || lastDay === null) return null;
  return lastDay < today || firstDay === today ? salesAddress(firstDay, lastDay, today) : report;
}
