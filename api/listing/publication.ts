import type { ListingDraft, ListingSku } from '../../db/schema.ts';
import { longestTitle, publishListing } from '../contract/listing.ts';
import { isWhollyTranslated, namedWords } from '../contract/rules/listings.ts';
import type { NewProduct } from '../marketplace/publishing.ts';
import { refuse } from '../refusal.ts';
import { readAttributes, readFiling, readSpecs, readTexts } from './rows.ts';

type Texts = Pick<
  ListingDraft,
  'id' | 'title' | 'description' | 'category' | 'filing' | 'attributes' | 'images' | 'created_at'
>;

/** What keeps a listing from being published, as sentences; empty when nothing does. */
function publicationFaults(draft: Texts, skus: readonly ListingSku[]): string[] {
  const faults: string[] = [];
  if (draft.title === '') faults.push('请填写译文标题');
  if (draft.title.length > longestTitle) faults.push(`标题不能超过${longestTitle}个字符`);
  if (draft.category === null || draft.category === '') faults.push('请填写类目');
  if (readTexts(draft.images).length === 0) faults.push('请至少保留一张图片');
  if (skus.length === 0) faults.push('请至少保留一个SKU');
  const unpriced = skus.filter((sku) => sku.price === null || sku.price <= 0);
  if (unpriced.length > 0) faults.push(`请填写全部SKU的价格（还缺${unpriced.length}个）`);
  const { category, market } = readFiling(draft);
  if (category !== null) {
    if (market === null) faults.push('请选择销售市场');
    const unknown = skus.filter((sku) => readSpecs(sku).length === 0);
    if (unknown.length > 0)
      faults.push(`请启动桌面助手后保存，以取得全部规格的平台编号（还缺${unknown.length}个）`);
  }
  return faults;
}

/** @throws Refusal with everything that is missing */
export function requirePublishable(draft: Texts, skus: readonly ListingSku[]): void {
  const faults = publicationFaults(draft, skus);
  if (faults.length > 0) refuse(publishListing, 'incomplete', { faults: faults.join('；') });
}

/** @throws Refusal that names the words which are not translated */
export function requireTranslated(draft: Pick<ListingDraft, 'unknown_words'>): void {
  const words = readTexts(draft.unknown_words);
  if (isWhollyTranslated(words)) return;
  refuse(publishListing, 'untranslated', { count: words.length, words: namedWords(words) });
}

/** What is sent to the marketplace. The listing's own id tells it from every other. */
export function newProductOf(draft: Texts, skus: readonly ListingSku[]): NewProduct {
  requirePublishable(draft, skus);
  return {
    key: String(draft.id),
    title: draft.title,
    description: draft.description,
    category: draft.category ?? '',
    attributes: readAttributes(draft.attributes).map(({ name, value }) => ({ name, value })),
    filing: readFiling(draft),
    images: readTexts(draft.images),
    skus: skus.map((sku) => ({
      spec: sku.spec,
      platformSpecs: readSpecs(sku),
      price: sku.price ?? 0,
      stock: sku.stock,
    })),
    at: draft.created_at,
  };
}
