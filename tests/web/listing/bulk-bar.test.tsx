import { afterEach, expect, it } from 'vitest';
import { ListingBulkBar } from '../../../web/src/features/listing/ListingBulkBar.tsx';
import type { ListingActs } from '../../../web/src/features/listing/use-listing-acts.ts';
import type { ListingRow } from '../../../web/src/features/listing/use-listings.ts';
import { usePicked } from '../../../web/src/shared/lists/use-picked.ts';
import { button, click, render, shows, unmount } from '../support/render.tsx';

afterEach(unmount);

const listing = (at: number): ListingRow => ({
  __typename: 'Listing',
  id: `listing:${at}`,
  sourceUrl: 'https://detail.1688.com/offer/1',
  platform: 'ALIBABA_1688',
  country: null,
  state: 'READY',
  failure: null,
  sourceLanguage: 'EN',
  language: 'EN',
  sourceTitle: '杯',
  title: 'Cup',
  unknownWords: [],
  category: null,
  imageUrl: null,
  skuCount: 1,
  priceMin: null,
  priceMax: null,
  version: 1,
  productId: null,
  createdAt: '2026-03-01T00:00:00Z',
  updatedAt: '2026-03-01T00:00:00Z',
  publishedAt: null,
  shop: { __typename: 'Shop', id: 'temu:1', name: '甲店', platform: 'TEMU' },
});
const all = Array.from({ length: 45 }, (_, at) => listing(at));
const shown = all.slice(0, 20);

let removed: readonly { readonly id: string }[] = [];
const acts: ListingActs = {
  translate: async () => true,
  publish: async () => true,
  remove: async (rows) => {
    removed = rows;
    return true;
  },
};

const Page = () => {
  const picked = usePicked(shown, 1);
  return (
    <>
      <button type="button" onClick={() => picked.pickAll(true)}>
        本页
      </button>
      <ListingBulkBar
        picked={picked}
        total={all.length}
        gather={async () => all}
        acts={acts}
        languages={['EN']}
      />
    </>
  );
};

it('ticks all listings of the filter with one press once the page is ticked, and acts on all of them', async () => {
  await render(<Page />, { texts: ['listing', 'tables'] });
  await click(button('本页'));
  expect(shows('已选 20 个')).toBe(true);
  await click(button('选择全部 45 个'));
  expect(shows('已选 45 个')).toBe(true);
  expect(shows('含其他页的 25 个')).toBe(true);
  await click(button('批量删除'));
  expect(removed).toHaveLength(45);
});
