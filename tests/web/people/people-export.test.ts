import { beforeAll, expect, it } from 'vitest';
import {
  gatherPeople,
  peopleColumns,
} from '../../../web/src/features/people/page/people-export.ts';
import type { Person } from '../../../web/src/features/people/page/person-cells.tsx';
import { client } from '../../../web/src/graphql/client.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { exported, inPages, pagesAsked, quietly } from '../support/exported.ts';
import { fakeServer } from '../support/graphql-server.ts';

beforeAll(() => i18n.loadNamespaces('peoplePage'));
const t = i18n.getFixedT('zh-CN', 'peoplePage');
const shopNames = new Map([
  ['temu:1', '甲店'],
  ['temu:2', '乙店'],
]);

const manager: Person = {
  __typename: 'Person',
  id: 'person:1',
  memberId: '1',
  kind: 'MANAGER',
  phone: '13812345678',
  nickName: '小王',
  shops: ['temu:2', 'temu:9'].map((id) => ({ __typename: 'Shop', id })),
  permissionIds: [1, 4],
  hasPassword: true,
  passwordState: null,
  addedAt: '2026-03-01T16:30:00Z',
  lastSeenAt: null,
  invitedUntil: null,
};
const invited: Person = {
  ...manager,
  id: 'person:2',
  memberId: null,
  kind: 'INVITED',
  nickName: null,
  shops: [],
  permissionIds: [],
  addedAt: null,
};

it('gives everybody who is filtered, whatever page is shown', async () => {
  const all = Array.from({ length: 140 }, (_, at) => ({ ...manager, id: `person:${at}` }));
  const server = fakeServer({ People: inPages(all, (people) => ({ people })) });
  const asked = { filter: { kind: 'MANAGER' }, sort: 'SEEN' } as const;
  expect(await gatherPeople(client, asked, quietly)).toHaveLength(140);
  expect(pagesAsked(server)).toEqual([
    [100, 0],
    [100, 100],
  ]);
  for (const { variables } of server.asked) expect(variables).toMatchObject(asked);
});

it('says of each what the page says, with the middle of the phone hidden', async () => {
  const lines = await exported(peopleColumns(t, { withSeen: true, shopNames }), [manager, invited]);
  expect(lines[0]).toEqual({
    人员: '小王',
    手机号: '138****5678',
    身份: '店长/财务',
    店铺数: '2',
    店铺: '乙店',
    权限: '查看成本价、选品工具',
    最近在线: '从未登录',
    添加日期: '2026-03-02',
  });
  expect(lines[1]).toMatchObject({ 人员: '', 身份: '待加入', 店铺数: '', 最近在线: '' });
});

it('does not tell a visitor when somebody was here', async () => {
  const [line] = await exported(peopleColumns(t, { withSeen: false, shopNames }), [manager]);
  expect(Object.keys(line ?? {})).not.toContain('最近在线');
});
