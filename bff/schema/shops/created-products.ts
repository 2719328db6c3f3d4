import { firstDayOfMonth, mondayOf, monthOfDay } from '../../../api/contract/rules/calendar.ts';
import type { Context } from '../../context.ts';
import { builder } from '../builder.ts';
import { type EndedShop, ifPaid, todayOf, whereUnpaid } from '../statistics/paid-days.ts';

/** How many products were created lately, as the upstream has it. */
interface Answered {
  readonly today: number;
  readonly this_week: number;
  readonly this_month: number;
}

type Known = { readonly [Days in keyof Answered]: number | null };

const unpaid = whereUnpaid('these days', 'every shop');

export const createdProducts = builder.objectRef<Known>('CreatedProducts').implement({
  description: 'Products created, by time. Source: createdProducts, getCreatedProductStatistics.',
  fields: (t) => ({
    today: t.exposeInt('today', {
      nullable: true,
      description: `Created today, Asia/Shanghai. ${unpaid}`,
    }),
    thisWeek: t.exposeInt('this_week', {
      nullable: true,
      description: `Created in this calendar week, from Monday, Asia/Shanghai. ${unpaid}`,
    }),
    thisMonth: t.exposeInt('this_month', {
      nullable: true,
      description: `Created in this calendar month, Asia/Shanghai. ${unpaid}`,
    }),
  }),
});

/** The counts with null for the days that nobody has paid for. */
export const knownCreated = (
  created: Answered,
  scope: { readonly shopCount: number; readonly ended: readonly EndedShop[] },
  context: Context,
): Known => {
  const today = todayOf(context);
  return {
    today: ifPaid(scope, today, () => created.today),
    this_week: ifPaid(scope, mondayOf(today), () => created.this_week),
    this_month: ifPaid(scope, firstDayOfMonth(monthOfDay(today)), () => created.this_month),
  };
};
