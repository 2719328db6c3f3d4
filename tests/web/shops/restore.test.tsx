import { act, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { RestorePopover } from '../../../web/src/features/shops/panel/RestorePopover.tsx';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { DirectoryProvider } from '../../../web/src/shop-scope/DirectoryProvider.tsx';
import { useDirectory } from '../../../web/src/shop-scope/use-directory.ts';
import { connectionOf, fakeServer, refusal } from '../support/graphql-server.ts';
import { press, render, shows, until } from '../support/render.tsx';
import { shopOf } from '../support/viewer.ts';

function Page() {
  const { hidden, isComplete } = useDirectory();
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <p>{`隐藏 ${hidden.length}`}</p>
      {isComplete && isOpen && <RestorePopover anchor={noAnchor} onClose={() => setOpen(false)} />}
    </>
  );
}

const noAnchor = () => null;

const row = () => document.querySelector<HTMLElement>('[aria-label="恢复店铺“乙店”"]');

const shops = [shopOf('甲店'), shopOf('乙店', { isHidden: true })];
const payload = { __typename: 'SaveShopLayoutPayload', shops: null, error: null };
let answer: (data: object) => void = () => {};

beforeEach(() => session.set({ ...initialSession, isVisitor: false }));

it('[R4-22] keeps the last hidden shop in the list until it is restored', async () => {
  const { asked } = fakeServer({
    DirectoryShops: { shops: connectionOf('Shop', shops) },
    DirectoryGroups: { shopGroups: [] },
    SaveShopLayout: () =>
      new Promise((resolve) => {
        answer = (saveShopLayout) => resolve({ saveShopLayout });
      }),
  });
  await render(
    <DirectoryProvider>
      <Page />
    </DirectoryProvider>,
  );
  await until(() => shows('隐藏 1'), 'the shops');
  await until(() => row() !== null, 'the list');

  await press('恢复');
  await until(() => shows('隐藏 0'), 'it is shown at once');
  // So that what another window hides in the same instant stays hidden.
  const saved = asked.find(({ operationName }) => operationName === 'SaveShopLayout');
  expect(saved?.variables).toMatchObject({ input: { hidden: [], hiddenWas: [shops[1]?.id] } });
  await act(async () => answer({ ...payload, error: refusal('系统繁忙') }));
  await until(() => shows('系统繁忙') && shows('隐藏 1'), 'the refusal');
  await until(() => row() !== null, 'the list again');

  await press('恢复');
  const restored = shops.map((shop) => ({ ...shop, isHidden: false }));
  await act(async () => answer({ ...payload, shops: restored }));
  await until(() => shows('操作成功'), 'it is restored');
  await until(() => row() === null, 'nothing is left to restore');
});
