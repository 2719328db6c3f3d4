import { toFen } from '../../../shared/kpi/money.ts';
import { type Task, tasksOf } from '../operations/tasks.ts';
import type { NextDeadlineFragment, PhoneTodoQuery } from './PhoneToday.generated.ts';

/** Something to be done, as the phone shows it. */
export type Todo = Pick<Task, 'kind' | 'count' | 'isUrgent'> & {
  /** When the next of them must have left (an instant as text); null where it has no time. */
  readonly dueAt: string | null;
  /** Fen that are at stake; null where the marketplace does not say. */
  readonly stake: number | null;
  /** The page of the phone that lists them. */
  readonly page: string;
};

const pages: Record<Task['kind'], string> = {
  overdue: '/orders?list=overdue',
  dueSoon: '/orders?list=soon',
  short: '/orders?list=short',
  toPack: '/orders?list=pack',
  toShip: '/orders?list=ship',
  violations: '/messages?kind=open',
  violationsMany: '/messages?kind=open',
  soldOut: '/products?list=soldOut',
  sellingOut: '/products?list=runningOut',
  firstOrder: '/products?list=firstOrder',
  frozen: '/funds',
  rejected: '/documents',
};

const next = (found: Omit<NextDeadlineFragment, ' $fragmentName'> | null): string | null =>
  found?.edges[0]?.node.shipBy ?? null;

/** What must be done, the most urgent first, with the time that is left and the money at stake. */
export const todosOf = (data: PhoneTodoQuery): Todo[] => {
  const { statistics, overdue, dueSoon, toPack, toShip } = data;
  const loss = statistics.stock.soldOutLoss?.amount;
  const dueAt: Partial<Record<Task['kind'], string | null>> = {
    overdue: next(overdue),
    dueSoon: next(dueSoon),
    toPack: next(toPack),
    toShip: next(toShip),
  };
  return tasksOf(data).map(({ kind, count, isUrgent, stake }) => {
    const stakes: Partial<Record<Task['kind'], number | null>> = {
      soldOut: loss == null || toFen(loss) === 0 ? null : toFen(loss),
      frozen: count,
    };
    return {
      kind,
      count,
      isUrgent,
      dueAt: dueAt[kind] ?? null,
      stake: stakes[kind] ?? stake,
      page: pages[kind],
    };
  });
};
