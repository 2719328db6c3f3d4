import { z } from 'zod';
import { defineCall } from './call.ts';
import { ofSteps, shippingOrderRow } from './delivery.ts';
import { formInt, id, idempotencyKey } from './fields.ts';
import { defineRefusals, type Refusals } from './refusals.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { sentence } from './rules/sentences.ts';

/**
 * Pieces that are missing for a shipping order: told on the phone by whoever packs it, answered by the boss or a
 * manager, or cleared once the pieces are there (paths assigned, as those of the steps).
 */

/** The longest note and the longest reply. */
export const longestNote = 200;

const note = (said: string) =>
  z
    .string()
    .trim()
    .max(longestNote, sentence(inputSentences.noteTooLong, { what: said, most: longestNote }));

const fields = {
  orderNo: id,
  skuId: id,
  idempotencyKey: idempotencyKey.optional(),
};

const ofShortages = defineRefusals({
  otherGoods: { msg: '发货单{orderNo}没有这个SKU，请刷新列表', field: 'skuId' },
});

const act = <
  const In extends z.ZodRawShape,
  const R extends Refusals<keyof (typeof fields & In) & string>,
>(
  name: string,
  summary: string,
  input: In,
  refusals: R,
  who: { readonly shippers: boolean } = { shippers: true },
) =>
  defineCall({
    name,
    path: `/api/delivery/${name}`,
    origin: 'assigned',
    kind: 'write',
    keys: 'open',
    ...who,
    summary: `${summary} For the boss${who.shippers ? ', for managers and for warehouse shippers' : ' and for managers'} of its shop. Done once for an idempotency key, as the steps are.`,
    source: 'readings B Screens without calls',
    refusals: { ...ofSteps.refusals, ...ofShortages.refusals, ...refusals },
    input: z.object({ ...fields, ...input }),
    output: shippingOrderRow,
  });

export const reportShortage = act(
  'reportShortage',
  'Tells how many pieces of a SKU are missing for an order that has not left; told again, it takes the place of what was told before.',
  {
    missing: formInt.min(1, inputSentences.missingPieces),
    note: note('说明').default(''),
  },
  {
    overQuantity: { msg: '缺少的件数不能超过 {quantity} 件', field: 'missing' },
    shipped: { msg: '发货单{orderNo}已发货，不能再报缺货', name: 'shippedNoShortage' },
    cancelled: { msg: '发货单{orderNo}已取消，不用再报缺货', name: 'cancelledNoShortage' },
  },
);

const nothingMissing = {
  nothingMissing: { msg: '发货单{orderNo}的这个SKU没有缺货记录，请刷新列表' },
} as const;

export const answerShortage = act(
  'answerShortage',
  'Answers whoever told that pieces are missing. With seenReply nothing takes the place of an answer that its writer has not seen; with seenMissing and seenNote nothing is answered that was told anew since.',
  {
    reply: note('回复').min(1, inputSentences.replyMissing),
    seenReply: note('回复')
      .optional()
      .describe('the answer that the writer has seen, empty for none; left out, any is replaced'),
    seenMissing: formInt
      .min(1, inputSentences.missingPieces)
      .optional()
      .describe('how many pieces the writer takes to be missing; left out, any is answered'),
    seenNote: note('说明')
      .optional()
      .describe('the note that the writer has read, empty for none; left out, any is answered'),
  },
  {
    ...nothingMissing,
    reportChanged: {
      msg: '上报已变为缺少 {missing} 件，请核对后再次提交回复',
      field: 'seenMissing',
    },
    // Before the one that would read the words for a deleted account as a name.
    answeredByDeleted: {
      msg: '已删除的账号已先回复：“{reply}”，您的回复没有发出',
      field: 'seenReply',
    },
    answeredMeanwhile: {
      msg: '{name}已先回复：“{reply}”，您的回复没有发出',
      field: 'seenReply',
    },
  },
  { shippers: false },
);

export const clearShortage = act(
  'clearShortage',
  'Takes back that pieces are missing: they are there by now.',
  {},
  nothingMissing,
);
