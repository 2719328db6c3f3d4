import { beforeEach, expect, it } from 'vitest';
import { GroupEditor } from '../../../web/src/features/shops/groups/GroupEditor.tsx';
import { useGroupWrites } from '../../../web/src/features/shops/groups/use-group-writes.ts';
import RenameDialog from '../../../web/src/features/shops/rename/RenameDialog.tsx';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { type FakeServer, fakeServer } from '../support/graphql-server.ts';
import {
  button,
  click,
  field,
  press,
  render,
  takeBack,
  type,
  unmount,
  until,
} from '../support/render.tsx';
import { directoryOf, shopOf } from '../support/viewer.ts';

const shops = [shopOf('甲店'), shopOf('乙店')];
const group = { id: 'g1', name: '爆款组', shopIds: ['甲店'] };
const members = (shopIds: readonly string[]) => shopIds.map((id) => ({ __typename: 'Shop', id }));

let server: FakeServer;
const writes = () =>
  server.asked.flatMap(({ operationName, variables }) =>
    /^(Rename|Delete|Create|Set)Shop/.test(operationName)
      ? [[operationName, variables] as const]
      : [],
  );

beforeEach(() => {
  session.set({ ...initialSession, isVisitor: false });
  const payload = (type: string, part: object) => ({ __typename: type, error: null, ...part });
  server = fakeServer({
    RenameShop: ({ input }: { input: { id: string; name: string } }) => ({
      renameShop: payload('RenameShopPayload', { shop: { __typename: 'Shop', ...input } }),
    }),
    RenameShopGroup: ({ input }: { input: { id: string; name: string } }) => ({
      renameShopGroup: payload('RenameShopGroupPayload', {
        group: { __typename: 'ShopGroup', ...input, shops: members(group.shopIds) },
      }),
    }),
    DeleteShopGroups: {
      deleteShopGroups: payload('DeleteShopGroupsPayload', { deletedIds: ['g1'] }),
    },
    CreateShopGroup: ({ input }: { input: { name: string } }) => ({
      createShopGroup: payload('CreateShopGroupPayload', {
        group: { __typename: 'ShopGroup', id: 'g2', name: input.name, shops: [] },
      }),
    }),
    SetShopGroupShops: ({ input }: { input: { id: string; shopIds: string[] } }) => ({
      setShopGroupShops: payload('SetShopGroupShopsPayload', {
        group: {
          __typename: 'ShopGroup',
          id: input.id,
          name: group.name,
          shops: members(input.shopIds),
        },
      }),
    }),
  });
});

it('gives a shop its old name back', async () => {
  await render(
    <RenameDialog shop={{ id: '甲店', name: '甲店' }} isForTab={false} finalFocus={() => null} />,
    { directory: directoryOf({ shops }) },
  );
  await until(() => document.querySelector('form') !== null, 'the form');
  await type(field('店铺名称'), '丙店');
  await press('保存');
  await takeBack();
  expect(writes()).toEqual([
    ['RenameShop', { input: { id: '甲店', name: '丙店' } }],
    ['RenameShop', { input: { id: '甲店', name: '甲店' } }],
  ]);
});

function Editor({ draft }: { readonly draft: readonly string[] | null }) {
  const groupWrites = useGroupWrites();
  return (
    <GroupEditor
      group={group}
      others={[]}
      shops={shops}
      draft={draft === null ? null : { groupId: 'g1', members: new Set(draft) }}
      onDraft={() => {}}
      writes={groupWrites}
    />
  );
}

const edit = (draft: readonly string[] | null) => render(<Editor draft={draft} />);

it('gives a group its old name back', async () => {
  await edit(null);
  await click(button('重命名分组“爆款组”'));
  await type(field('分组名称'), '清仓组');
  await press('保存名称');
  await takeBack();
  expect(writes()).toEqual([
    ['RenameShopGroup', { input: { id: 'g1', name: '清仓组' } }],
    ['RenameShopGroup', { input: { id: 'g1', name: '爆款组' } }],
  ]);
});

it('puts the shops of a group back, and makes a deleted group anew with its shops', async () => {
  await edit(['甲店', '乙店']);
  await press('保存店铺');
  await takeBack();
  expect(writes()).toEqual([
    ['SetShopGroupShops', { input: { id: 'g1', shopIds: ['甲店', '乙店'] } }],
    ['SetShopGroupShops', { input: { id: 'g1', shopIds: ['甲店'] } }],
  ]);

  await unmount();
  server.asked.length = 0;
  await edit(null);
  await click(button('删除分组“爆款组”'));
  await until(() => document.querySelector('[role=alertdialog]') !== null, 'the question');
  await press('删除分组');
  await takeBack();
  expect(writes().map(([name]) => name)).toEqual([
    'DeleteShopGroups',
    'CreateShopGroup',
    'SetShopGroupShops',
  ]);
  expect(writes()[2]?.[1]).toEqual({ input: { id: 'g2', shopIds: ['甲店'] } });
});
