import * as calls from '../../../api/contract/labels.ts';
import type { Context } from '../../context.ts';
import { UpstreamRefusal } from '../../upstream/errors.ts';
import { builder } from '../builder.ts';
import { nodesOf } from '../node.ts';
import { wrongInput } from '../wrong-input.ts';
import { type Label, label, labelId, labelWords, namedBy } from './label.ts';

/** Labels as they are read. Warehouse shippers read what they stick on: not labels of persons, as they have none. */

const listKind = builder.enumType('LabelTemplateKind', {
  description: 'Of which templates a business has many.',
  values: {
    TEMPLATE: { value: 'plain', description: 'Templates.' },
    GPSR: { value: 'gpsr', description: 'Templates with what GPSR asks for.' },
  } as const,
});

builder.queryFields((t) => ({
  labelTemplates: t.field({
    type: [label],
    authScopes: { delivery: true },
    description: `The templates of the business, the newest change first, ${calls.mostTemplates} at most. Source: getTemplates, getGpsrTemplates.`,
    args: { kind: t.arg({ type: listKind, required: true, description: 'Which of them.' }) },
    resolve: (_root, args, context: Context) =>
      context.call(args.kind === 'gpsr' ? calls.getGpsrTemplates : calls.getTemplates, {}),
  }),
  ownLabel: t.field({
    type: label,
    nullable: true,
    authScopes: { seller: true },
    description:
      "The viewer's own label; null while there is none. FORBIDDEN to a key. Source: getLabelByUid.",
    resolve: (_root, _args, context) => context.call(calls.getLabelByUid, {}),
  }),
  labelOfSku: t.field({
    type: label,
    nullable: true,
    authScopes: { delivery: true },
    description: 'The label of a SKU; null while there is none. Source: getLabelBySkuId.',
    args: { skuId: t.arg.id({ required: true, description: 'Id of the SKU.' }) },
    resolve: (_root, { skuId }, context) => context.call(calls.getLabelBySkuId, { skuId }),
  }),
  labelsOfSkus: t.field({
    type: [label],
    authScopes: { delivery: true },
    description: `The labels of several SKUs, ${calls.mostSkus} at most; SKUs without one, and those that the viewer may not see, are left out. Source: getLabelsBySkuIds.`,
    args: { skuIds: t.arg.idList({ required: true, description: 'Ids of the SKUs.' }) },
    resolve: (_root, { skuIds }, context) => {
      const asked = [...new Set(skuIds)];
      if (asked.length > calls.mostSkus)
        throw wrongInput(
          `一次最多查询 ${calls.mostSkus} 个SKU的标签`,
          `Ask for ${calls.mostSkus} SKUs at most.`,
        );
      return asked.length === 0 ? [] : context.call(calls.getLabelsBySkuIds, { skuIds: asked });
    },
  }),
}));

/** Of those that whoever asks may see; there is no call for a single one but that of a SKU. */
async function among(context: Context, skuId: string): Promise<readonly (Label | null)[]> {
  if (skuId !== '') return [await context.call(calls.getLabelBySkuId, { skuId })];
  const { role, isTool } = await context.viewer();
  const lists = await Promise.all([
    context.call(calls.getTemplates, {}),
    context.call(calls.getGpsrTemplates, {}),
    // No key may ask for it.
    role === 'SHIPPER' || isTool ? null : context.call(calls.getLabelByUid, {}),
  ]);
  return lists.flat();
}

async function findLabel(context: Context, id: string): Promise<Label | null> {
  try {
    const labels = await among(context, namedBy(id).skuId);
    return labels.find((one) => one !== null && labelId(one) === id) ?? null;
  } catch (error) {
    // A SKU of somebody else, or none.
    if (error instanceof UpstreamRefusal && error.code === 'UPSTREAM_REFUSED') return null;
    throw error;
  }
}

nodesOf({
  words: Object.values(labelWords),
  type: 'Label',
  may: ({ delivery }) => delivery(),
  find: findLabel,
});
