import type { DbOrTransaction } from '../../db/engine/connect.ts';
import { changeListing, countUnpublished, insertListing } from '../../db/listing/listing.ts';
import type { Shop } from '../../db/schema.ts';
import { glossaryTranslator } from './glossary.ts';
import { draftOf } from './new-draft.ts';
import { readAttributes } from './rows.ts';
import { seededFiling } from './seed-filing.ts';
import { simulatedSource } from './simulated-source.ts';
import { recogniseSource } from './source-platforms.ts';

/** What a demo seller has collected of late: addresses as the platforms have them, one a row. */
const collected: readonly { readonly url: string; readonly step: 'new' | 'ready' | 'failed' }[] = [
  { url: 'https://detail.1688.com/offer/684412035519.html', step: 'ready' },
  { url: 'https://www.amazon.com/dp/B0C7WQ91KX', step: 'ready' },
  { url: 'https://detail.1688.com/offer/702118846207.html', step: 'failed' },
  { url: 'https://www.amazon.de/dp/B0B4T2M8QY', step: 'ready' },
  { url: 'https://www.aliexpress.com/item/1005006120457731.html', step: 'ready' },
  { url: 'https://shopee.com.my/product/318004411/21845120943', step: 'new' },
  { url: 'https://articulo.mercadolibre.com.mx/MLM-1932077415', step: 'ready' },
  { url: 'https://www.lazada.co.th/products/i4411870262.html', step: 'new' },
  { url: 'https://detail.1688.com/offer/655903381174.html', step: 'ready' },
  { url: 'https://www.walmart.com/ip/1588302247', step: 'ready' },
  { url: 'https://fr.shein.com/p-20914457.html', step: 'new' },
  { url: 'https://www.temu.com/g-601099533042817.html', step: 'ready' },
];

/** Gives a demo boss without any drafts some, in every state that does not pass by itself. */
export async function seedListings(
  trx: DbOrTransaction,
  ownerId: number,
  shops: readonly Pick<Shop, 'id' | 'mall_id'>[],
  now: number,
): Promise<void> {
  if ((await countUnpublished(trx, ownerId)) > 0) return;
  const signal = new AbortController().signal;
  for (const [index, { url, step }] of collected.entries()) {
    const shop = shops[index % Math.min(3, shops.length)];
    const source = recogniseSource(url);
    if (shop === undefined || source === undefined) continue;
    const at = now - (index * 7 + 2) * 3_600_000;
    const product = await simulatedSource.collect(source, signal);
    // What is in English already is wanted in Spanish.
    const language = product.language === 'en' ? 'es' : 'en';
    const skus = product.skus.map((sku, place) => ({
      place,
      source_spec: sku.spec,
      spec: sku.spec,
      // What failed has a price to be filled in.
      price: step === 'failed' && place === 0 ? null : sku.price,
      stock: sku.stock,
    }));
    const draft = {
      ...draftOf(ownerId, { shop, source, product, language, now: at }),
      state: 'draft' as const,
    };
    if (step === 'new') {
      await insertListing(trx, draft, skus);
      continue;
    }
    const attributes = readAttributes(draft.attributes);
    const { texts, unknown } = await glossaryTranslator.translate({
      texts: [
        product.title,
        product.description,
        ...attributes.flatMap((one) => [one.sourceName, one.sourceValue]),
        ...skus.map((sku) => sku.source_spec),
      ],
      from: product.language,
      to: language,
      signal,
    });
    const [title = '', description = '', ...others] = texts;
    const specs = others.slice(2 * attributes.length);
    const filed = seededFiling(shop.mall_id, product, now);
    const category = filed?.filing.category?.path.at(-1) ?? draft.category ?? null;
    const filing = filed ? JSON.stringify(filed.filing) : null;
    const id = await insertListing(
      trx,
      { ...draft, title, description, category, filing },
      skus.map((sku, place) => {
        const spec = specs[place] ?? sku.spec;
        return { ...sku, spec, platform_specs: filed ? JSON.stringify(filed.specsOf(spec)) : null };
      }),
    );
    if (id === undefined) throw new Error('The demo has an address twice');
    const change = {
      attributes: JSON.stringify(
        attributes.map((one, place) => ({
          ...one,
          name: others[2 * place] ?? one.name,
          value: others[2 * place + 1] ?? one.value,
        })),
      ),
      unknown_words: JSON.stringify(unknown),
      ...(step === 'failed'
        ? { state: 'failed' as const, failure: '暂不能发布：请填写全部SKU的价格（还缺1个）' }
        : { state: 'ready' as const }),
    };
    await changeListing(trx, { id, version: 1, states: ['draft'] }, change);
  }
}
