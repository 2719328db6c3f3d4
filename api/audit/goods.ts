import {
  standingCosts,
  standingImport,
  standingListings,
  standingProduct,
  standingShipping,
  standingShortage,
  standingUpload,
} from '../../db/audit/standing.ts';
import { findImageTask } from '../../db/listing/image-translations.ts';
import * as delivery from '../contract/delivery.ts';
import * as exports from '../contract/exports.ts';
import * as imageTranslation from '../contract/image-translation.ts';
import * as importFiles from '../contract/import-files.ts';
import * as importTries from '../contract/import-tries.ts';
import * as imports from '../contract/imports.ts';
import * as listing from '../contract/listing.ts';
import * as products from '../contract/product-writes.ts';
import { yuanText } from '../contract/rules/money.ts';
import * as selection from '../contract/selection.ts';
import * as shortages from '../contract/shortages.ts';
import { uploadFile } from '../contract/uploads.ts';
import {
  type About,
  type Acting,
  type Entry,
  leftOut,
  one,
  rowId,
  type Standing,
  standings,
  told,
} from './declare.ts';

/** What is done with products, orders, files and listings. */

interface Costs {
  readonly costs: readonly { readonly shopId: string; readonly skuId: string }[];
}

const costing = {
  kind: 'products',
  about: ({ costs }: Costs): About => ({
    mallIds: costs.map(({ shopId }) => shopId),
    subjects: costs.flatMap(({ skuId }) => one('sku', skuId)),
  }),
  standing: async ({ costs }: Costs, { db, user }: Acting): Promise<Standing> =>
    standings(
      (await standingCosts(db, user, costs)).map(({ skuId, cost }) => [
        `cost:${skuId}`,
        cost === null ? null : yuanText(cost),
      ]),
    ),
} as const;

interface OfOrder {
  readonly orderNo: string;
}

async function orderNamed({ orderNo }: OfOrder, { db, user }: Acting): Promise<About> {
  const order = await standingShipping(db, user, orderNo);
  return { subjects: one('order', orderNo), mallIds: order === undefined ? [] : [order.mall_id] };
}

const step = {
  kind: 'delivery',
  about: orderNamed,
  standing: async ({ orderNo }: OfOrder, { db, user }: Acting): Promise<Standing> => {
    const order = await standingShipping(db, user, orderNo);
    if (order === undefined) return {};
    return { orderStatus: order.stored_at === null ? order.status : 'stored' };
  },
} as const;

interface OfPieces extends OfOrder {
  readonly skuId: string;
}

const shortage = {
  kind: 'delivery',
  about: async (given: OfPieces, acting: Acting): Promise<About> => {
    const { mallIds = [], subjects = [] } = await orderNamed(given, acting);
    return { mallIds, subjects: [...subjects, ...one('sku', given.skuId)] };
  },
  standing: async ({ orderNo, skuId }: OfPieces, { db, user }: Acting): Promise<Standing> => {
    const order = await standingShipping(db, user, orderNo);
    const missing = order && (await standingShortage(db, order.id, skuId));
    if (missing === undefined) return {};
    return {
      missingPieces: String(missing.missing),
      shortageNote: missing.note || null,
      shortageReply: missing.reply,
    };
  },
} as const;

interface OfImport {
  readonly importId: string;
}

const importing = {
  kind: 'imports',
  about: async ({ importId }: OfImport, { db, ownerId }: Acting): Promise<About> => ({
    subjects: [
      ...one('file', (await standingImport(db, ownerId, rowId(importId)))?.file_name),
      ...one('import', importId),
    ],
  }),
  standing: async ({ importId }: OfImport, { db, ownerId }: Acting): Promise<Standing> => {
    const found = await standingImport(db, ownerId, rowId(importId));
    if (found === undefined) return {};
    return { importState: found.taken_back_at === null ? found.status : 'taken_back' };
  },
} as const;

const uploaded = {
  kind: 'imports',
  about: async ({ uploadId }: { readonly uploadId: string }, { db, ownerId }: Acting) => ({
    subjects: one('file', (await standingUpload(db, ownerId, uploadId))?.file_name),
  }),
} as const;

async function listingsNamed(ids: readonly string[], { db, user }: Acting): Promise<About> {
  const drafts = await standingListings(db, user, ids.map(rowId));
  return {
    mallIds: drafts.map(({ mall_id }) => mall_id),
    subjects: drafts.flatMap(({ id, title }) => one('listing', `${id} ${title}`)),
  };
}

async function listingsStanding(ids: readonly string[], { db, user }: Acting): Promise<Standing> {
  const drafts = await standingListings(db, user, ids.map(rowId));
  return standings(
    drafts.flatMap(({ id, title, category, state, language }) => [
      [`listingTitle:${id}`, title],
      [`listingCategory:${id}`, category],
      [`listingState:${id}`, state],
      [`listingLanguage:${id}`, language],
    ]),
  );
}

const draft = {
  kind: 'listing',
  about: ({ id }: { readonly id: string }, acting: Acting) => listingsNamed([id], acting),
  standing: ({ id }: { readonly id: string }, acting: Acting) => listingsStanding([id], acting),
} as const;

const pictureTask = {
  kind: 'listing',
  about: async ({ taskId }: { readonly taskId: string }, { db, user }: Acting): Promise<About> => {
    const task = await findImageTask(db, user.id, rowId(taskId));
    return { subjects: one('url', task && (pageOf(task.image) || task.image)) };
  },
} as const;

/** Of an address the page alone: what follows the question mark may be a key of somebody's. */
const pageOf = (url: string): string =>
  URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : '';

export const goodsAudits: readonly Entry[] = [
  told(products.saveCostBySku, costing),
  told(products.costBySku, costing),
  told(products.setProductNameBySkc, {
    kind: 'products',
    about: ({ shopId, skc }) => ({ mallIds: [shopId], subjects: one('skc', skc) }),
    standing: async ({ shopId: mallId, skc: skcId }, { db, user }) => {
      const product = await standingProduct(db, user, { mallId, skcId });
      return { productName: product?.ownName ?? product?.name ?? null };
    },
  }),
  told(products.updateProductInfoSummary, {
    kind: 'products',
    about: ({ shopId, productId }) => ({ mallIds: [shopId], subjects: one('product', productId) }),
    standing: async ({ shopId: mallId, productId }, { db, user }) => {
      const product = await standingProduct(db, user, { mallId, productId });
      return { productName: product?.name ?? null, category: product?.category ?? null };
    },
  }),
  told(delivery.confirmPacking, step),
  told(delivery.confirmShipping, step),
  told(delivery.confirmEntry, step),
  told(delivery.cancelShippingOrder, step),
  told(shortages.reportShortage, shortage),
  told(shortages.answerShortage, shortage),
  told(shortages.clearShortage, shortage),
  leftOut(importTries.tryImport, 'Reads the file of a visitor and keeps nothing of it.'),
  leftOut(importFiles.previewImport, 'Reads what was uploaded and changes nothing.'),
  told(importFiles.uploadImport, {
    kind: 'imports',
    about: ({ fileName }) => ({ subjects: one('file', fileName) }),
  }),
  told(importFiles.discardUpload, uploaded),
  told(imports.startImport, uploaded),
  told(imports.cancelImport, importing),
  told(imports.takeBackImport, importing),
  told(exports.startExport, {
    kind: 'exports',
    about: ({ kind, format, shopIds, startTime, endTime }) => ({
      mallIds: shopIds,
      subjects: one('export', [kind, format, startTime, endTime].filter(Boolean).join(' ')),
    }),
  }),
  told(exports.deleteExport, {
    kind: 'exports',
    about: ({ exportId }) => ({ subjects: one('export', exportId) }),
  }),
  told(listing.collectByUrl, {
    kind: 'listing',
    about: ({ url, shopId }) => ({ mallIds: [shopId], subjects: one('url', pageOf(url)) }),
  }),
  told(listing.importCollected, {
    kind: 'listing',
    about: ({ sourceUrl, shopId }) => ({
      mallIds: [shopId],
      subjects: one('url', pageOf(sourceUrl)),
    }),
  }),
  told(uploadFile, { kind: 'listing' }),
  told(imageTranslation.submitImage, {
    kind: 'listing',
    about: ({ image }) => ({
      subjects: one('url', pageOf(image) || image),
    }),
  }),
  told(imageTranslation.redrawImage, pictureTask),
  told(imageTranslation.cancelImage, pictureTask),
  told(listing.saveListing, draft),
  told(listing.translateListing, draft),
  told(listing.publishListing, draft),
  told(listing.deleteListings, {
    kind: 'listing',
    about: ({ ids }, acting) => listingsNamed(ids, acting),
    standing: ({ ids }, acting) => listingsStanding(ids, acting),
  }),
  told(selection.pickCandidate, {
    kind: 'listing',
    about: ({ productId, shopId }) => ({ mallIds: [shopId], subjects: one('product', productId) }),
  }),
];
