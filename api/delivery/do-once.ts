import { findShippingOrder, type ShippingOrder } from '../../db/delivery/shipping-orders.ts';
import type { StepOutcome } from '../../db/delivery/shipping-steps.ts';
import { visibleShops } from '../../db/shops/shops.ts';
import { isShipper, signedIn } from '../caller.ts';
import type { CallOutput } from '../contract/call.ts';
import * as calls from '../contract/delivery.ts';
import type { CallContext } from '../deps.ts';
import { shopsChanged } from '../events.ts';
import { refuse } from '../refusal.ts';
import { scopeOf } from '../shop-scope.ts';
import { rowFor } from './order-row.ts';

/** What is done with one order of the caller's shops, once for its idempotency key, and told to who looks at them. */

export interface Doing {
  readonly order: ShippingOrder;
  readonly taken: {
    readonly userId: number;
    readonly orderId: number;
    readonly key: string | undefined;
  };
  readonly now: number;
}

interface How {
  readonly act: (doing: Doing) => Promise<StepOutcome>;
  /** Refuses by how the order stands now. */
  readonly refused: (order: ShippingOrder) => never;
}

/** Answers the order as it then stands. */
export async function doOnce(
  sent: { readonly orderNo: string; readonly idempotencyKey?: string | undefined },
  context: CallContext,
  { act, refused }: How,
): Promise<CallOutput<typeof calls.confirmPacking>> {
  const { orderNo, idempotencyKey: key } = sent;
  const user = signedIn(context);
  const shops = scopeOf(await visibleShops(context.db, user), context);
  const find = () => findShippingOrder(context.db, shops, orderNo);
  const known = await find();
  if (known === undefined) refuse(calls.ofSteps, 'unknown', { orderNo });
  const taken = { userId: user.id, orderId: known.id, key };
  const outcome = await act({ order: known, taken, now: context.now() });
  const order = await find();
  if (order === undefined) refuse(calls.ofSteps, 'gone', { orderNo });
  if (outcome === 'otherStep') refuse(calls.ofSteps, 'otherStep', { orderNo });
  if (outcome === 'refused') refused(order);
  if (outcome === 'taken') await shopsChanged(context, [order.mall_id], context.requestId);
  return rowFor(!isShipper(user), order);
}
