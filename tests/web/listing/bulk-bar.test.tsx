import { expect, it } from 'vitest';
import { ListingBulkBar } from '../../../web/src/features/listing/ListingBulkBar.tsx';
import type { ListingActs } from '../../../web/src/features/listing/use-listing-acts.ts';
import { usePicked } from '../../../web/src/shared/lists/use-picked.ts';
import { listingOf } from '../support/listing.ts';
import { button, click, render, shows } from '../support/render.tsx';

const all = Array.from({ length: 45 }, (_, at) => listingOf({ id: `listing:${at}` }));
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
  await render(<Page />);
  await click(button('本页'));
  expect(shows('已选 20 个')).toBe(true);
  await click(button('选择全部 45 个'));
  expect(shows('已选 45 个')).toBe(true);
  expect(shows('含其他页的 25 个')).toBe(true);
  await click(button('批量删除'));
  expect(removed).toHaveLength(45);
});
