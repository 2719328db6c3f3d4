import { expect, it } from 'vitest';
import { EditorBar } from '../../../web/src/features/listing/EditorBar.tsx';
import { ListingPicker } from '../../../web/src/features/listing/ListingPicker.tsx';
import { connectionOf, fakeServer } from '../support/graphql-server.ts';
import { listingOf } from '../support/listing.ts';
import { render, shows, until } from '../support/render.tsx';

const shop = (name: string) =>
  ({ __typename: 'Shop', id: `temu:${name}`, name, platform: 'TEMU' }) as const;

it('tells by their shops listings of the same product that are offered to be edited, and which can only be looked at', async () => {
  const rows = [
    listingOf({ id: 'listing:1', shop: shop('甲店') }),
    listingOf({ id: 'listing:2', shop: shop('乙店'), state: 'PUBLISHED' }),
  ];
  fakeServer({
    Listings: {
      listings: connectionOf('Listing', rows, {
        counts: {
          __typename: 'ListingCounts',
          draft: 0,
          translating: 0,
          incomplete: 0,
          ready: 1,
          publishing: 0,
          published: 1,
          failed: 0,
        },
        totalCount: 2,
      }),
    },
  });
  await render(<ListingPicker path="/editGoodsDetaila" />);
  await until(() => shows('Cup'), 'the listings');
  const lines = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/甲店.*编辑/);
  expect(lines[1]).toMatch(/乙店.*查看/);
});

it('the head of the editor leads nowhere where one is already: why it has failed stands below it', async () => {
  const failed = listingOf({ state: 'FAILED', failure: '暂不能发布：请填写标题' });
  await render(
    <EditorBar
      listing={{
        ...failed,
        sourceDescription: '',
        description: '',
        images: [],
        sourceImages: [],
        attributes: [],
        skus: [],
        removedSkus: [],
        removedAttributes: [],
        filing: {
          __typename: 'ListingFiling',
          market: null,
          category: null,
          sizeChart: null,
          model: null,
          certificates: [],
          guideFiles: [],
          agency: null,
        },
      }}
      title="编辑商品"
      other="/editGoodsDetaila"
      languages={['EN']}
      isReadOnly={false}
      isDirty={false}
      isSaving={false}
      onTranslate={() => {}}
      onPublish={() => {}}
    />,
  );
  expect(shows('失败')).toBe(true);
  expect(shows('请填写标题')).toBe(false);
  const led = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(led).not.toContain('/aiProducts/edit?id=1&shop=temu:1');
});
