import { describe, expect, it } from 'vitest';
import { testApi } from '../../support/api.ts';

describe('a preview server', () => {
  const preview = async () => {
    const api = await testApi({ config: { readOnly: true } });
    const { user } = await api.signIn();
    await api.signIn();
    return { api, user };
  };

  it('shows its first boss to everybody, as a visitor', async () => {
    const { api, user } = await preview();
    for (const token of [undefined, 'visitor', 'x'.repeat(43)]) {
      const answer = await api.call('getUserInfo', {}, token === undefined ? {} : { token });
      expect(answer).toMatchObject({
        code: 0,
        data: { userId: String(user.id), isVisitor: true, isBoss: true },
      });
      expect(answer.data.permissions).toHaveLength(7);
    }
  });

  it('writes nothing and signs nobody in', async () => {
    const { api } = await preview();
    const layout = JSON.stringify({ listShowTab: [], listClosedTab: [] });
    for (const [name, fields] of [
      ['setShopTabAllMap', { layout }],
      ['login', { phone: '13911112222', password: 'abc123' }],
      ['sendPhoneCodeRegister', { phone: '13911112222' }],
      ['logout', {}],
      ['uploadImport', { fileName: 'a.csv' }],
    ] as const)
      expect(await api.call(name, fields), name).toMatchObject({ status: 200, code: 403 });
    expect(await api.db.selectFrom('rate_limit').selectAll().execute()).toEqual([]);
  });
});
