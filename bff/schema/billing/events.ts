import { orderFinish } from '../../../api/contract/topics.ts';
import type { Context } from '../../context.ts';
import { type LiveEvent, once, pulled } from '../../events.ts';
import { Fault } from '../../upstream/errors.ts';
import { authorised } from '../authorised.ts';
import { builder } from '../builder.ts';
import { type RenewalOrder, renewalOrder } from './billing.ts';
import { changeOrder, findOrder } from './told-elsewhere.ts';

/** Everybody's orders are told of on one topic: what is heard leads to nothing but a look at the own order. */
async function ownOrder(context: Context, orderNo: string) {
  const now = await findOrder(context, orderNo);
  if (now === undefined) throw new Fault('NOT_FOUND', '订单不存在，请刷新后查看');
  const { events, upstream } = context.services;
  const joined = { orderNo };
  const source =
    now.status === 'waiting' ? events.subscribe(orderFinish.pattern, joined) : once(joined);
  return pulled<unknown, LiveEvent<RenewalOrder>>(
    source,
    async (raw) => {
      const message = orderFinish.message.parse(raw);
      // Most are about others: those cost no call.
      if (message.orderNo !== orderNo) return undefined;
      upstream.partReads();
      return authorised(context, async (fresh) => {
        if (!(await fresh.viewer()).isBoss) throw new Fault('FORBIDDEN');
        if (raw !== joined)
          await changeOrder(fresh, orderNo, { status: 'paid', payTime: fresh.services.now() });
        return findOrder(fresh, orderNo);
      });
    },
    ({ value }) => value.status !== 'waiting',
  );
}

builder.subscriptionField('renewalFinished', (t) =>
  t.field({
    type: renewalOrder,
    authScopes: { boss: true },
    description:
      "One of the viewer's orders as it stands, and again when it is paid; ends then. Source: topic web_order_finish/topic.",
    args: { orderNo: t.arg.string({ required: true, description: 'Order number.' }) },
    subscribe: (_root, { orderNo }, context) => ownOrder(context, orderNo),
    resolve: (event) => event.value,
  }),
);
