import { expect, it } from 'vitest';
import { migrate } from '../../../db/engine/migrate.ts';
import { testApi } from '../../support/api.ts';
import { describeOnEngines, everyConnection } from '../../support/databases.ts';
import { fillDisk } from '../../support/full-disk.ts';

describeOnEngines(
  'a database whose disk is full',
  (engine) => {
    it('is a refusal that says so, reading goes on, and the operator is told', async () => {
      const db = await engine.open(await engine.emptyUrl());
      await migrate(db);
      const api = await testApi({ db });
      const { user, ask } = await api.signIn();
      await fillDisk(db, 'rate_limit');
      const answer = await api.call('login', { phone: user.phone, password: 'wrong-1' });
      expect(answer).toMatchObject({
        status: 200,
        code: 1,
        msg: '服务器的磁盘空间不足，没有写入任何数据，请联系管理员清理磁盘后再试',
        data: null,
      });
      expect((await ask('getUserInfo')).code).toBe(0);
      expect(api.logged).toMatchObject([{ level: 'error', message: 'The disk is full' }]);
    });
  },
  // What does not let a file grow is said to one connection alone, which is the whole of a database in memory.
  everyConnection.filter(({ name }) => name !== 'SQLite in a file'),
);
