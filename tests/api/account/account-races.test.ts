import { expect, it } from 'vitest';
import { hashPassword } from '../../../api/account/passwords.ts';
import { testApi } from '../../support/api.ts';
import { describeOnEngines } from '../../support/databases.ts';

const phone = '13911112222';

describeOnEngines('accounts, at the same moment', (engine) => {
  const withApi = async () => testApi({ db: await engine.fresh() });

  it('one code signs in once', async () => {
    const api = await withApi();
    const { user } = await api.signIn({ phone });
    await api.call('sendPhoneCode', { phone });
    const code = api.codeFor(phone);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => api.call('login', { phone, code })),
    );
    expect(answers.map((each) => each.code).sort()).toEqual([0, 1, 1, 1]);
    const sessions = await api.db
      .selectFrom('session')
      .select('user_id')
      .where('user_id', '=', user.id)
      .execute();
    expect(sessions).toHaveLength(2);
    expect(api.logged).toEqual([]);
  });

  it('one phone registers once', async () => {
    const api = await withApi();
    await api.call('sendPhoneCodeRegister', { phone });
    const code = api.codeFor(phone);
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        api.call('register', { phone, password: `secret${index}`, code }),
      ),
    );
    expect(answers.map((each) => each.code).sort()).toEqual([0, 1, 1, 1]);
    const winner = answers.findIndex((each) => each.code === 0);
    expect(await api.call('login', { phone, password: `secret${winner}` })).toMatchObject({
      code: 0,
    });
    expect(await api.db.selectFrom('user').select('id').execute()).toHaveLength(1);
    expect(api.logged).toEqual([]);
  });

  it('one code resets one password', async () => {
    const api = await withApi();
    await api.signIn({ phone, password_hash: await hashPassword('right1') });
    await api.call('sendPhoneCodeFindPass', { phone });
    const code = api.codeFor(phone);
    const answers = await Promise.all(
      Array.from({ length: 3 }, (_, index) =>
        api.call('resetpass', { phone, password: `secret${index}`, code }),
      ),
    );
    expect(answers.map((each) => each.code).sort()).toEqual([0, 1, 1]);
    expect(api.logged).toEqual([]);
  });

  it('one code is sent', async () => {
    const api = await withApi();
    await api.signIn({ phone });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => api.call('sendPhoneCode', { phone })),
    );
    expect(answers.map((each) => each.code).sort()).toEqual([0, 429, 429, 429]);
    expect(api.sms).toHaveLength(1);
  });
});
