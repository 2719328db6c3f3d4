import { findTemplate } from '../../db/labels/templates.ts';
import * as labels from '../contract/labels.ts';
import { type About, type Acting, type Entry, one, rowId, type Standing, told } from './declare.ts';

/** What is done with labels. Of a drawing only that it was saved: what is on it can be looked at. */

interface OfTemplate {
  readonly templateId: string;
}

interface Saved {
  readonly name: string;
  readonly skuId?: string;
}

const saving = {
  kind: 'labels',
  about: ({ name, skuId }: Saved): About => ({
    subjects: [...one('label', name), ...one('sku', skuId)],
  }),
} as const;

/** One that the person may not see is told as nothing: it is refused. */
async function templateOf({ templateId }: OfTemplate, { db, user, ownerId }: Acting) {
  const found = await findTemplate(db, ownerId, rowId(templateId));
  return found?.kind === 'user' && found.author_id !== user.id ? undefined : found;
}

const changing = {
  kind: 'labels',
  about: async (input: OfTemplate, acting: Acting): Promise<About> => {
    const found = await templateOf(input, acting);
    return { subjects: [...one('label', found?.name), ...one('sku', found?.sku_id)] };
  },
  standing: async (input: OfTemplate, acting: Acting): Promise<Standing> => {
    const found = await templateOf(input, acting);
    return { labelName: found?.name ?? null, labelMarket: found?.market ?? null };
  },
} as const;

export const labelAudits: readonly Entry[] = [
  told(labels.saveLabel, saving),
  told(labels.saveTemplate, saving),
  told(labels.saveGpsrTemplate, saving),
  told(labels.saveTemplateWithSku, saving),
  told(labels.updateLabel, changing),
  told(labels.deleteLabel, changing),
];
