import type { ApolloCache } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { listText } from '../../i18n/format.ts';
import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import { inTurns } from '../../shared/lists/in-turns.ts';
import { confirmAct } from '../../shared/ui/ask.ts';
import { toast } from '../../shared/ui/toast.ts';
import { placeOfList } from './packed-meanwhile.ts';
import {
  ShippingOrdersDocument,
  type ShippingOrdersQueryVariables,
} from './ShippingOrders.generated.ts';
import {
  useCancelShippingOrderMutation,
  useConfirmShippingMutation,
} from './ShippingSteps.generated.ts';
import { moveCounts, type Step, stepped } from './steps.ts';
import { useHeldPacking } from './use-held-packing.ts';
import { mostNamed, useRefusals } from './use-refusals.ts';
import { isInList, type Order } from './use-shipping-orders.ts';

/** What is done at once, after it was asked; packing can be taken back instead. */
type AskedStep = Exclude<Step, 'pack'>;

type Outcome = {
  readonly orders: readonly Pick<Order, 'id'>[];
  readonly refusals: readonly {
    readonly id: string;
    readonly error: { readonly message: string };
  }[];
  readonly error: { readonly message: string } | null;
};

/**
 * What a person does with orders, one or many. The list shows it at once; what the server refuses comes
 * back with the reason. `onDone` reads the list again.
 */
export const useSteps = (variables: ShippingOrdersQueryVariables, onDone: () => void) => {
  const { t } = useTranslation('delivery');
  const hold = useHeldPacking();
  const tellRefusals = useRefusals();
  const [confirmShipping] = useConfirmShippingMutation();
  const [cancelOrder] = useCancelShippingOrderMutation();

  /** Takes the orders out of the list that is shown, or leaves them in it: its figures change with them. */
  const moveOn =
    (step: AskedStep, orders: readonly Order[]) =>
    (cache: ApolloCache, outcome: Outcome | undefined) => {
      const done = new Set(outcome?.orders.map(({ id }) => id));
      const moved = orders.filter(({ id }) => done.has(id));
      if (moved.length === 0) return;
      const now = Date.now();
      const gone = moved.filter((order) => !isInList(stepped(order, step, ''), variables)).length;
      cache.updateQuery({ query: ShippingOrdersDocument, variables }, (data) => {
        const list = data?.shippingOrders;
        if (!list) return undefined;
        const totalCount = Math.max(0, list.totalCount - gone);
        const counts = moveCounts(list.counts, moved, step, now);
        return { shippingOrders: { ...list, totalCount, counts } };
      });
    };

  const run = async (step: AskedStep, orders: readonly Order[]): Promise<Outcome | null> => {
    const ids = orders.map(({ id }) => id);
    const guess = {
      orders: orders.map((order) => stepped(order, step, new Date().toISOString())),
      refusals: [],
      error: null,
    };
    const update = moveOn(step, orders);
    switch (step) {
      case 'ship': {
        const { data } = await confirmShipping({
          variables: { ids },
          optimisticResponse: {
            confirmShipping: { __typename: 'ConfirmShippingPayload', ...guess },
          },
          update: (cache, answer) => update(cache, answer.data?.confirmShipping),
        });
        return data?.confirmShipping ?? null;
      }
      case 'cancel': {
        const { data } = await cancelOrder({
          variables: { ids },
          optimisticResponse: {
            cancelShippingOrder: { __typename: 'CancelShippingOrderPayload', ...guess },
          },
          update: (cache, answer) => update(cache, answer.data?.cancelShippingOrder),
        });
        return data?.cancelShippingOrder ?? null;
      }
    }
  };

  const isSure = (step: AskedStep, orders: readonly Order[]): Promise<boolean> => {
    const some = listText(orders.slice(0, mostNamed).map(({ orderNo }) => orderNo));
    const numbers = orders.length > mostNamed ? t('ask.andOthers', { numbers: some }) : some;
    return confirmAct({
      text: t(`ask.${step}.${orders.length === 1 ? 'one' : 'many'}`, {
        count: orders.length,
        numbers,
      }),
      action: t(`step.${step}`),
      dismiss: t(`ask.dismiss.${step}`),
      destructive: step === 'cancel',
    });
  };

  const runAll = async (step: AskedStep, orders: readonly Order[]): Promise<Outcome | null> => {
    // A fault is told by the message of every fault; the list then shows how things stand.
    const outcomes = await inTurns(orders, (some) => run(step, some).catch(() => null));
    const last = outcomes.at(-1);
    return last === undefined
      ? null
      : {
          orders: outcomes.flatMap((each) => each.orders),
          refusals: outcomes.flatMap((each) => each.refusals),
          error: last.error,
        };
  };

  /** The orders that have taken the step. `onUndone` hears of those whose packing was taken back. */
  return async (
    step: Step,
    orders: readonly Order[],
    onUndone: (undone: readonly Order[]) => void,
  ): Promise<readonly Pick<Order, 'id'>[]> => {
    if (orders.length === 0 || stopVisitor()) return [];
    if (step === 'pack') {
      hold(orders, placeOfList(variables), onUndone);
      return orders;
    }
    if (!(await isSure(step, orders))) return [];
    const outcome = await runAll(step, orders);
    onDone();
    if (outcome === null) return [];
    if (outcome.error) toast.error(outcome.error.message);
    if (outcome.orders.length > 0)
      toast.success(t(`done.${step}`, { count: outcome.orders.length }));
    // A fault in the midst has ended it: whatever comes after it was not sent.
    const rest = orders.length - outcome.orders.length - outcome.refusals.length;
    if (rest > 0) toast.warning(t('rest', { count: rest }));
    await tellRefusals(outcome.refusals.map(({ error }) => error.message));
    return outcome.orders;
  };
};
