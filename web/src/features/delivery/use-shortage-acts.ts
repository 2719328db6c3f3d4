import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { type Outcome, useWrite } from '../../graphql/use-write.ts';
import { refusalOf } from '../../i18n/server-words.ts';
import { reloadNamed } from '../../live/reload.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useUndo } from '../../shared/ui/use-undo.ts';
import {
  useAnswerShortageMutation,
  useClearShortageOfOrderMutation,
  useReportShortageOfOrderMutation,
} from './Shortages.generated.ts';
import { hasLeft } from './shortages.ts';
import type { Order } from './use-shipping-orders.ts';

const isDone = (outcome: Outcome): boolean => {
  if (!outcome.ok && outcome.message !== null) outcome.tell(outcome.message);
  return outcome.ok;
};

const answeredBefore: readonly (string | undefined)[] = ['answeredMeanwhile', 'answeredByDeleted'];

/** The answer of somebody else that a reply was refused for; undefined where it was another reason. */
export function otherReply(outcome: Outcome): string | undefined {
  const refusal = outcome.ok ? undefined : refusalOf(outcome.mistakes[0]);
  return answeredBefore.includes(refusal?.name) ? String(refusal?.values.reply) : undefined;
}

/** What is done about pieces that are missing of an order, with the way back to what was told of them before. */
export function useShortageActs(order: Order, shortage: Order['shortages'][number]) {
  const { t } = useTranslation('delivery');
  const client = useApolloClient();
  // The orders that wait for an answer are counted by the server, and told anew of others' acts only.
  const readAgain = () => reloadNamed(client, ['ShippingOrders']);
  const undo = useUndo();
  const [clear, isClearing] = useWrite(useClearShortageOfOrderMutation(), 'clearShortage');
  const [report] = useWrite(useReportShortageOfOrderMutation(), 'reportShortage');
  const [answer, isAnswering] = useWrite(useAnswerShortageMutation(), 'answerShortage');
  const { skuId, missing, note } = shortage;
  const pieces = { orderId: order.id, skuId };
  const topic = `shortage ${order.id} ${skuId}`;
  /** @param seen what stands there since, unless somebody else has answered */
  const answerAsBefore = async (reply: string, seenReply: string) =>
    reply === '' || isDone(await answer({ input: { ...pieces, reply, seenReply } }));
  const takeBack = (act: () => Promise<boolean>) =>
    undo(topic, async () => {
      const isBack = await act();
      readAgain();
      return isBack;
    });
  return {
    isClearing,
    isAnswering,
    found: async () => {
      if (!isDone(await clear({ input: pieces }))) return;
      readAgain();
      const wayBack = takeBack(
        async () =>
          isDone(await report({ input: { ...pieces, missing, note } })) &&
          (await answerAsBefore(shortage.reply ?? '', '')),
      );
      // Nothing is told to be missing of what has left.
      toast.success(t('short.cleared'), hasLeft(order) ? undefined : wayBack);
    },
    /**
     * @param seen the answer that its writer knows of, which it takes the place of; empty for none
     * @param read what its writer was told to be missing
     */
    reply: async (
      text: string,
      seen: string,
      read: Pick<Order['shortages'][number], 'missing' | 'note'>,
    ): Promise<Outcome> => {
      const seenOf = { seenReply: seen, seenMissing: read.missing, seenNote: read.note };
      const outcome = await answer({ input: { ...pieces, reply: text, ...seenOf } });
      // There is no way to an answer that was never given.
      const wayBack = seen === '' ? undefined : takeBack(() => answerAsBefore(seen, text));
      // Of what has changed meanwhile nothing may have been heard here.
      readAgain();
      if (outcome.ok) toast.success(t('short.answered'), wayBack);
      return outcome;
    },
  };
}
