import { expect, it } from 'vitest';
import { bindingWorld } from '../binding/world.ts';
import { useNetwork } from '../world.ts';

useNetwork();

const logQuery = /* GraphQL */ `
  query ($filter: AuditFilter, $first: Int! = 20, $after: String) {
    auditLog(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node {
        at person personMark act kind way outcome message
        subjects { field value } shops { mallId platform name } changes { field before after }
      } }
    }
  }
`;

async function renamed() {
  const world = await bindingWorld();
  const { user, token } = await world.api.signIn();
  const shop = await world.api.shop(user, { mall_name: '甲店', mall_name_dis: '' });
  const rename = (name: string, by = token) =>
    world.ask(
      'mutation ($input: RenameShopInput!) { renameShop(input: $input) { error { message } } }',
      { token: by, variables: { input: { id: `${shop.platform}:${shop.mall_id}`, name } } },
    );
  await rename('乙店');
  await rename('丙店');
  return { ...world, user, token, shop, rename };
}

it('tells who did what with before and after, a page after another', async () => {
  const { ask, token, user, shop } = await renamed();
  const first = (await ask(logQuery, { token, variables: { first: 1 } })).data.auditLog;
  expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
  expect(first.edges).toEqual([
    {
      node: {
        at: '2026-03-11T04:00:00.000Z',
        person: user.phone,
        personMark: null,
        act: 'renameShop',
        kind: 'SHOPS',
        way: 'SESSION',
        outcome: 'DONE',
        message: null,
        subjects: [],
        shops: [{ mallId: shop.mall_id, platform: shop.platform.toUpperCase(), name: '乙店' }],
        changes: [{ field: 'shopName', before: '乙店', after: '丙店' }],
      },
    },
  ]);
  const { endCursor: after } = first.pageInfo;
  const second = (await ask(logQuery, { token, variables: { first: 1, after } })).data.auditLog;
  expect(second.pageInfo.hasNextPage).toBe(false);
  expect(second.edges[0].node.changes).toEqual([
    { field: 'shopName', before: '甲店', after: '乙店' },
  ]);
});

it('filters by shop, kind, day and outcome', async () => {
  const { ask, token, shop } = await renamed();
  const count = async (filter: object) =>
    (await ask(logQuery, { token, variables: { filter } })).data.auditLog.totalCount;
  expect(await count({ shopId: `${shop.platform}:${shop.mall_id}`, kind: 'SHOPS' })).toBe(2);
  expect(await count({ kind: 'BILLING' })).toBe(0);
  expect(await count({ outcome: 'REFUSED' })).toBe(0);
  expect(await count({ from: '2026-03-11', to: '2026-03-11' })).toBe(2);
  expect(await count({ from: '2026-03-12' })).toBe(0);
});

it('is for people who are signed in: a manager sees their own, a visitor and a shipper nothing', async () => {
  const { ask, api, user, token, rename } = await renamed();
  const manager = await api.signIn({ role: 'manager', boss_id: user.id });
  await rename('丁店', manager.token);
  const own = (await ask(logQuery, { token: manager.token })).data.auditLog;
  expect(
    own.edges.every(({ node }: { node: { outcome: string } }) => node.outcome !== 'DONE'),
  ).toBe(true);
  // A line has the name from before it.
  for (const nickName of ['小王', '小李'])
    await ask(
      `mutation { setNickName(input: { nickName: "${nickName}" }) { error { message } } }`,
      {
        token: manager.token,
      },
    );
  expect((await ask('{ auditPeople { id name mark } }', { token })).data.auditPeople).toEqual([
    { id: String(user.id), name: user.phone, mark: null },
    { id: String(manager.user.id), name: '小王', mark: expect.stringMatching(/^139\*{4}\d{4}$/) },
  ]);
  const people = await ask('{ auditPeople { id } }', { token: manager.token });
  expect(people.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  expect((await ask(logQuery)).errors?.[0]?.extensions?.code).toBe('VISITOR_BLOCKED');
  const shipper = await api.signIn({ role: 'shipper', boss_id: user.id });
  const refused = await ask(logQuery, { token: shipper.token });
  expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});

it('lists sessions, ends one and changes the password, refusals with their field', async () => {
  const { ask, api, user, token } = await renamed();
  const other = await api.signIn();
  await api.db
    .updateTable('session')
    .set({ user_id: user.id })
    .where('user_id', '=', other.user.id)
    .execute();
  const query = '{ sessions { id isCurrent agent } }';
  const { sessions } = (await ask(query, { token })).data;
  expect(sessions.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false]);
  const end = 'mutation ($id: ID!) { endSession(id: $id) { ok errors { code message } } }';
  const variables = { id: sessions[1].id };
  expect((await ask(end, { token, variables })).data.endSession).toEqual({ ok: true, errors: [] });
  expect((await ask(end, { token, variables })).data.endSession).toMatchObject({
    ok: false,
    errors: [{ code: 'SESSION_GONE' }],
  });
  expect((await ask(query, { token: other.token })).errors?.[0]?.extensions?.code).toBe(
    'UNAUTHENTICATED',
  );
  const change =
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok error { field } } }';
  const input = { oldPassword: 'abc123', password: 'xyz789' };
  expect((await ask(change, { token, variables: { input } })).data.changePassword).toEqual({
    ok: false,
    error: { field: 'oldPassword' },
  });
});
