import { useTranslation } from 'react-i18next';
import { type Outcome, useWrite } from '../../graphql/use-write.ts';
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
  if (!outcome.ok && outcome.message !== null) toast.error(outcome.message);
  return outcome.ok;
};

/** What is done about pieces that are missing of an order, with the way back to what was told of them before. */
export function useShortageActs(order: Order, shortage: Order['shortages'][number]) {
  const { t } = useTranslation('delivery');
  const undo = useUndo();
  const [clear, isClearing] = useWrite(useClearShortageOfOrderMutation(), 'clearShortage');
  const [report] = useWrite(useReportShortageOfOrderMutation(), 'reportShortage');
  const [answer, isAnswering] = useWrite(useAnswerShortageMutation(), 'answerShortage');
  const { skuId, missing, note, reply: earlier } = shortage;
  const pieces = { orderId: order.id, skuId };
  const topic = `shortage ${order.id} ${skuId}`;
  const answerAsBefore = async () =>
    earlier === null || isDone(await answer({ input: { ...pieces, reply: earlier } }));
  return {
    isClearing,
    isAnswering,
    found: async () => {
      if (!isDone(await clear({ input: pieces }))) return;
      const takeBack = undo(
        topic,
        async () =>
          isDone(await report({ input: { ...pieces, missing, note } })) && (await answerAsBefore()),
      );
      // Nothing is told to be missing of what has left.
      toast.success(t('short.cleared'), hasLeft(order) ? undefined : takeBack);
    },
    reply: async (text: string): Promise<Outcome> => {
      const outcome = await answer({ input: { ...pieces, reply: text } });
      // There is no way to an answer that was never given.
      const takeBack = earlier === null ? undefined : undo(topic, answerAsBefore);
      if (outcome.ok) toast.success(t('short.answered'), takeBack);
      return outcome;
    },
  };
}
