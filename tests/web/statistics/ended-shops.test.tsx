import { expect, it } from 'vitest';
import { EndedShopsOf } from '../../../web/src/features/statistics/EndedShopsOf.tsx';
import { fakeServer } from '../support/graphql-server.ts';
import { render, until } from '../support/render.tsx';
import { directoryOf, shopOf } from '../support/viewer.ts';

const shops = [shopOf('晨光家居', { expiresAt: '2026-01-05T04:00:00.000Z' }), shopOf('暖屿户外')];
const answer = {
  statistics: {
    __typename: 'Statistics',
    endedShops: [
      {
        __typename: 'EndedShop',
        lastDay: '2026-01-04',
        shop: { __typename: 'Shop', id: '晨光家居', name: '晨光家居' },
      },
    ],
  },
};

const notes = () =>
  [...document.querySelectorAll('[role=status]')].map((note) => ({
    text: note.textContent?.match(/晨光家居|暖屿户外/g)?.join(),
    isHidden: note.closest('[aria-hidden=true]') !== null,
  }));

it('the note of shops whose paid time is over has its place before it is known', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof answer>();
  fakeServer({ EndedShops: () => promise });
  await render(
    <EndedShopsOf selection={{ all: true }} range={{ start: '2026-01-01', end: '2026-01-31' }} />,
    { directory: directoryOf({ shops }) },
  );
  expect(notes()).toEqual([{ text: '晨光家居', isHidden: true }]);
  resolve(answer);
  await until(() => notes().every(({ isHidden }) => !isHidden), 'what the server says');
  expect(notes()).toEqual([{ text: '晨光家居', isHidden: false }]);
});
