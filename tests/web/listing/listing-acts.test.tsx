import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useListingActs } from '../../../web/src/features/listing/use-listing-acts.ts';
import { session } from '../../../web/src/session/session.ts';
import { openQuestion } from '../../../web/src/shared/ui/ask.ts';
import { fakeServer } from '../support/graphql-server.ts';
import { listingOf } from '../support/listing.ts';
import { button, click, render, shows, until } from '../support/render.tsx';

const before = session.get();
beforeEach(() => session.set({ ...before, isVisitor: false }));
afterEach(async () => {
  session.set(before);
  await act(async () => openQuestion.get()?.answer(false));
});

const rows = [
  listingOf({ id: 'listing:1', title: 'Cup' }),
  listingOf({ id: 'listing:2', title: 'Box', unknownWords: ['莫兰迪'], state: 'INCOMPLETE' }),
  listingOf({ id: 'listing:3', title: '', sourceTitle: '杯垫', state: 'DRAFT' }),
  listingOf({ id: 'listing:4', title: 'Sold', unknownWords: ['多巴胺'], state: 'PUBLISHED' }),
];

const Page = () => {
  const acts = useListingActs(() => {});
  return (
    <button type="button" onClick={() => void acts.publish(rows)}>
      发布
    </button>
  );
};

it('counts and sends for publication what is not published yet, and tells by its title what was refused', async () => {
  const refusal = (key: string, message: string) => ({
    __typename: 'KeyedRefusal',
    key,
    error: { __typename: 'BusinessError', message, refusal: null },
  });
  const server = fakeServer({
    PublishListings: {
      publishListings: {
        __typename: 'ListingsPayload',
        listings: [listingOf({ state: 'PUBLISHING' })],
        refusals: [
          refusal('listing:2', '暂不能发布：请添加至少一张图片'),
          refusal('listing:3', '暂不能发布：请填写标题'),
        ],
        error: null,
      },
    },
  });
  await render(<Page />);
  await click(button('发布'));
  expect(openQuestion.get()?.text).toMatch(/^这 3 个商品中有 1 个还有词没有译出（Box）/);
  await act(async () => openQuestion.get()?.answer(true));
  await until(() => openQuestion.get()?.kind === 'warning', 'the reasons');
  expect(server.asked[0]?.variables).toEqual({
    ids: ['listing:1', 'listing:2', 'listing:3'],
    withUnknownWords: true,
  });
  expect(openQuestion.get()?.text).toBe(
    '2 个商品没有处理：\nBox：暂不能发布：请添加至少一张图片\n杯垫：暂不能发布：请填写标题',
  );
});

it('says how many of many were not reached when the connection broke in the midst', async () => {
  const many = Array.from({ length: 230 }, (_, place) =>
    listingOf({ id: `listing:${place}`, title: `Cup ${place}` }),
  );
  let dealtWith: readonly { readonly id: string }[] = [];
  const Many = () => {
    const acts = useListingActs((rows) => {
      dealtWith = rows;
    });
    return (
      <button type="button" onClick={() => void acts.publish(many)}>
        发布
      </button>
    );
  };
  let sent = 0;
  const server = fakeServer({
    PublishListings: ({ ids }: { ids: readonly string[] }) => {
      sent += 1;
      if (sent > 1) return new Error('The connection is broken');
      const listings = ids.map((id) => listingOf({ id, state: 'PUBLISHING' }));
      return {
        publishListings: { __typename: 'ListingsPayload', listings, refusals: [], error: null },
      };
    },
  });
  await render(<Many />);
  await click(button('发布'));
  await act(async () => openQuestion.get()?.answer(true));
  await until(() => shows('其余 130 个商品没有处理或没有收到结果，请核对后重试'), 'the rest');
  expect(server.asked).toHaveLength(2);
  // What was not reached stays ticked.
  expect(dealtWith.map(({ id }) => id)).toEqual(many.slice(0, 100).map(({ id }) => id));
});
