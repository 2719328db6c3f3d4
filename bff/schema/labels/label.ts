import type { z } from 'zod';
import type * as calls from '../../../api/contract/labels.ts';
import { builder } from '../builder.ts';
import { node } from '../node.ts';
import { drawing } from './drawing.ts';

/** A label, and how it is named. */

export type Label = z.output<typeof calls.labelTemplate>;

/** The label of a SKU has its SKU in its id, since it can be asked for by that alone. */
export const labelWords = { one: 'label', ofSku: 'skuLabel' } as const;

/** The global id of a label. */
export const labelId = ({ templateId, skuId }: Label): string =>
  skuId === null ? `${labelWords.one}:${templateId}` : `${labelWords.ofSku}:${templateId}:${skuId}`;

/** What the id of a label names; empty when it is the id of something else. */
export function namedBy(id: string): { readonly templateId: string; readonly skuId: string } {
  const [, one, other, skuId = ''] = /^(?:label:(\d+)|skuLabel:(\d+):(.+))$/.exec(id) ?? [];
  return { templateId: one ?? other ?? '', skuId };
}

export const kind = builder.enumType('LabelKind', {
  description: 'Whose a label is.',
  values: {
    PERSON: { value: 'user', description: 'The label of one person.' },
    TEMPLATE: { value: 'plain', description: 'A template of the business.' },
    GPSR: {
      value: 'gpsr',
      description:
        'A template of the business with what buyers in a country of the EU must be told (GPSR).',
    },
    SKU: { value: 'sku', description: 'The label of one SKU.' },
  } as const,
});

export const label = builder.objectRef<Label>('Label').implement({
  description:
    'A label that is drawn once and used again. Source: getTemplates, getGpsrTemplates, getLabelByUid, getLabelBySkuId.',
  interfaces: [node],
  fields: (t) => ({
    id: t.id({
      description: 'Global id: label:7, of the label of a SKU skuLabel:7:634418.',
      resolve: labelId,
    }),
    kind: t.expose('kind', { type: kind, description: 'Whose it is.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    market: t.exposeString('market', {
      nullable: true,
      description: 'Country by its ISO 3166 code; of GPSR templates, null of others.',
    }),
    skuId: t.exposeID('skuId', {
      nullable: true,
      description: 'The SKU that it is for; null of other kinds.',
    }),
    version: t.exposeInt('version', {
      description: 'Counts the changes; a change names the version that it was made on.',
    }),
    updatedAt: t.expose('updateTime', { type: 'DateTime', description: 'When it last changed.' }),
    mayDelete: t.exposeBoolean('mayDelete', {
      description:
        'Whether the viewer may delete it: of templates their maker, and the boss. True where the upstream does not say.',
    }),
    drawing: t.expose('drawing', { type: drawing, description: 'What it is made of.' }),
  }),
});
