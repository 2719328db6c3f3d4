import { z } from 'zod';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import {
  changeTemplate,
  deleteTemplate,
  findSkusOf,
  findTemplate,
  findTemplateIn,
  findTemplates,
  findTemplatesIn,
  hasSku,
  insertTemplate,
  measureTemplates,
  type NewTemplate,
  replaceTemplate,
} from '../../db/labels/templates.ts';
import { ownerOf } from '../../db/listing/listing.ts';
import type { LabelTemplate, User } from '../../db/schema.ts';
import { lockOwner } from '../../db/shops/lock-owner.ts';
import { visibleShops } from '../../db/shops/shops.ts';
import { signedIn } from '../caller.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import { labelDrawing } from '../contract/label-drawing.ts';
import * as calls from '../contract/labels.ts';
import { ofUsual } from '../contract/usual-refusals.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { refuse } from '../refusal.ts';

/**
 * Templates belong to the business: whoever works in it, for a shop of it, uses and changes them, and each change is
 * made on what was read. Deleting one takes it from everybody, without a way back: that is for its maker and the
 * boss. The label of a SKU is replaced, and so deleted, by whoever has its shop; that of a person is theirs.
 */

type Shown = z.output<typeof calls.labelTemplate>;

const drawingOf = z
  .string()
  .transform((text) => JSON.parse(text))
  .pipe(labelDrawing);

const mayDelete = ({ id, role }: User, { kind, author_id: author }: LabelTemplate): boolean =>
  role !== 'shipper' && (role === 'boss' || kind === 'sku' || author === id);

const shownTo = (user: User, row: LabelTemplate): Shown => ({
  templateId: String(row.id),
  kind: row.kind,
  name: row.name,
  market: row.market,
  skuId: row.sku_id,
  version: row.version,
  updateTime: row.updated_at,
  drawing: drawingOf.parse(row.drawing),
  mayDelete: mayDelete(user, row),
});

const shown = (context: CallContext, row: LabelTemplate): Shown => shownTo(signedIn(context), row);

type Given = Pick<NewTemplate, 'kind' | 'name'> &
  Partial<Pick<NewTemplate, 'slot' | 'sku_id' | 'market'>> & {
    readonly drawing: z.output<typeof labelDrawing>;
  };

function templateOf(context: CallContext, { drawing, ...given }: Given): NewTemplate {
  const user = signedIn(context);
  return {
    ...given,
    owner_id: ownerOf(user),
    author_id: user.id,
    drawing: JSON.stringify(drawing),
    version: 1,
    updated_at: context.now(),
  };
}

/**
 * Locks the business, so that it stays so until the template is kept.
 * @throws Refusal when there is no room for its drawing beside those of its kind
 */
async function requireRoom(
  trx: DbOrTransaction,
  { owner_id: ownerId, kind, drawing }: Pick<NewTemplate, 'owner_id' | 'kind' | 'drawing'>,
  instead?: number,
): Promise<number> {
  await lockOwner(trx, ownerId);
  const { count, bytes } = await measureTemplates(trx, ownerId, kind, instead);
  if (bytes + Buffer.byteLength(drawing) > calls.mostBytes[kind]) refuse(calls.ofLabels, 'heavy');
  return count;
}

/** @throws Refusal where somebody has no shop of the business any more, or none yet */
async function requireWork(context: CallContext): Promise<void> {
  const user = signedIn(context);
  if (user.role === 'boss' || (await visibleShops(context.db, user)).length > 0) return;
  refuse(ofUsual, 'noRight');
}

/** Adds one to a list that has an end. */
async function add(context: CallContext, given: Given): Promise<Shown> {
  await requireWork(context);
  const template = templateOf(context, given);
  const row = await context.db.transaction().execute(async (trx) => {
    if ((await requireRoom(trx, template)) >= calls.mostTemplates)
      refuse(calls.ofLabels, 'full', { most: calls.mostTemplates });
    return insertTemplate(trx, template);
  });
  return shown(context, row);
}

const list =
  (kind: LabelTemplate['kind']) =>
  async (_input: object, context: CallContext): Promise<Shown[]> => {
    const user = signedIn(context);
    const rows = await findTemplates(context.db, ownerOf(user), kind, calls.mostTemplates);
    return rows.map((row) => shownTo(user, row));
  };

const ownSlot = (context: CallContext): string => `user:${signedIn(context).id}`;

async function inSlot(context: CallContext, slot: string): Promise<Shown | null> {
  const row = await findTemplateIn(context.db, ownerOf(signedIn(context)), slot);
  return row === undefined ? null : shown(context, row);
}

async function seesSku(context: CallContext, skuId: string): Promise<boolean> {
  const shops = await visibleShops(context.db, signedIn(context));
  const ids = shops.map(({ id }) => id);
  return hasSku(context.db, ids, skuId);
}

/** @throws Refusal in the same words for a foreign and for an unknown SKU */
async function skuSlot(context: CallContext, skuId: string): Promise<string> {
  if (!(await seesSku(context, skuId))) refuse(calls.ofLabels, 'otherSku', { skuId });
  return `sku:${skuId}`;
}

/** @throws Refusal in the same words for a foreign, an unknown and another person's own one */
async function requireTemplate(context: CallContext, templateId: string): Promise<LabelTemplate> {
  const user = signedIn(context);
  const id = /^\d{1,9}$/.test(templateId) ? Number(templateId) : -1;
  const row = await findTemplate(context.db, ownerOf(user), id);
  const isOthers = row?.kind === 'user' && row.author_id !== user.id;
  const isUnseen =
    row !== undefined && row.sku_id !== null && !(await seesSku(context, row.sku_id));
  if (row === undefined || isOthers || isUnseen) refuse(calls.ofLabels, 'gone');
  if (row.kind !== 'user') await requireWork(context);
  return row;
}

async function update(
  { templateId, version, name, market, drawing }: CallInput<typeof calls.updateLabel>,
  context: CallContext,
): Promise<CallOutput<typeof calls.updateLabel>> {
  const { id, kind, owner_id } = await requireTemplate(context, templateId);
  const drawn = drawing && JSON.stringify(drawing);
  const change = {
    ...(name !== undefined && { name }),
    ...(market !== undefined && kind === 'gpsr' && { market }),
    ...(drawn !== undefined && { drawing: drawn }),
    updated_at: context.now(),
  };
  const row = await context.db.transaction().execute(async (trx) => {
    if (drawn !== undefined) await requireRoom(trx, { owner_id, kind, drawing: drawn }, id);
    return changeTemplate(trx, { id, version }, change);
  });
  if (row === undefined) refuse(calls.updateLabel, 'outdated');
  return shown(context, row);
}

/** Puts it in the place of the one in its slot. */
async function replace(context: CallContext, slot: string, given: Given): Promise<Shown> {
  const template = templateOf(context, { ...given, slot });
  const row = await context.db.transaction().execute(async (trx) => {
    if (given.kind === 'sku') {
      const before = await findTemplateIn(trx, template.owner_id, slot);
      await requireRoom(trx, template, before?.id);
    }
    return replaceTemplate(trx, template);
  });
  return shown(context, row);
}

export const routes: Route[] = [
  route(calls.getLabelByUid, (_input, context) => inSlot(context, ownSlot(context))),
  route(calls.saveLabel, (input, context) =>
    replace(context, ownSlot(context), { kind: 'user', ...input }),
  ),
  route(calls.updateLabel, update),
  route(calls.saveGpsrTemplate, (input, context) => add(context, { kind: 'gpsr', ...input })),
  route(calls.getGpsrTemplates, list('gpsr')),
  route(calls.saveTemplate, (input, context) => add(context, { kind: 'plain', ...input })),
  route(calls.getTemplates, list('plain')),
  route(calls.deleteLabel, async ({ templateId }, context) => {
    const template = await requireTemplate(context, templateId);
    if (!mayDelete(signedIn(context), template)) refuse(calls.deleteLabel, 'notYours');
    await deleteTemplate(context.db, template.id);
    return null;
  }),
  route(calls.getLabelBySkuId, async ({ skuId }, context) =>
    inSlot(context, await skuSlot(context, skuId)),
  ),
  route(calls.getLabelsBySkuIds, async ({ skuIds }, context) => {
    const user = signedIn(context);
    const shops = await visibleShops(context.db, user);
    const seen = await findSkusOf(
      context.db,
      shops.map(({ id }) => id),
      skuIds,
    );
    const slots = seen.map((skuId) => `sku:${skuId}`);
    const rows = await findTemplatesIn(context.db, ownerOf(user), slots);
    return rows.map((row) => shownTo(user, row));
  }),
  route(calls.saveTemplateWithSku, async ({ skuId, name, drawing }, context) => {
    const slot = await skuSlot(context, skuId);
    return replace(context, slot, { kind: 'sku', sku_id: skuId, name, drawing });
  }),
];
