import { expect, it } from 'vitest';
import { migrate } from '../../../db/engine/migrate.ts';
import { testApi } from '../../support/api.ts';
import { describeOnEngines, engines } from '../../support/databases.ts';

describeOnEngines(
  'a database that others are writing to',
  (engine) => {
    it('is answered with a code that says to try again, and nothing is done', async () => {
      const url = await engine.emptyUrl();
      const other = await engine.open(url);
      await migrate(other);
      const api = await testApi({ db: await engine.open(url, { busyLimit: 60 }) });
      const { user, ask } = await api.signIn();
      const writing = await other.startTransaction().execute();
      const fields = { phone: user.phone, password: 'wrong-1' };
      expect(await api.call('login', fields)).toMatchObject({
        status: 200,
        code: 503,
        msg: '系统繁忙，请稍后重试',
        data: null,
      });
      // Reading goes on meanwhile.
      expect((await ask('getUserInfo')).code).toBe(0);
      await writing.rollback().execute();
      expect((await api.call('login', fields)).code).toBe(1);
      expect(api.logged).toMatchObject([{ level: 'warn' }]);
    });
  },
  engines.filter((each) => each.name === 'SQLite in a file'),
);
