import type { PageSize } from '../output/page.ts';
import type { Job } from './put-out.ts';
import type { Quantities } from './quantities.ts';
import type { LabelledLine } from './use-order-lines.ts';

/** What is printed of the lines whose labels fit the paper, and how many lines have nothing that can be printed. */
export function jobsOf(
  lines: readonly LabelledLine[],
  { countOf }: Pick<Quantities, 'countOf'>,
  isOnPaper: (size: PageSize) => boolean,
): { readonly jobs: readonly Job[]; readonly count: number; readonly unlabelled: number } {
  const isWhole = ({ made }: LabelledLine) => made !== null && made.missing.length === 0;
  const jobs = lines.flatMap((line): Job[] => {
    const { made, order, goods } = line;
    const count = countOf(line);
    if (made === null || !isWhole(line) || count < 1 || !isOnPaper(made.drawing)) return [];
    return [{ made, count, name: `${order.orderNo}-${goods.code || goods.skuId}` }];
  });
  return {
    jobs,
    count: jobs.reduce((sum, job) => sum + job.count, 0),
    unlabelled: lines.filter((line) => !isWhole(line)).length,
  };
}
