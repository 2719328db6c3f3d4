import { beforeAll, expect, it } from 'vitest';
import type { Entry } from '../../../web/src/features/audit/entry-cells.tsx';
import { gatherLog, logColumns } from '../../../web/src/features/audit/log-export.ts';
import { client } from '../../../web/src/graphql/client.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { exported, inPages, pagesAsked, quietly } from '../support/exported.ts';
import { fakeServer } from '../support/graphql-server.ts';

beforeAll(() => i18n.loadNamespaces('audit'));
const entry: Entry = {
  __typename: 'AuditEntry',
  id: '1',
  at: '2026-03-01T16:30:00Z',
  person: '=小王',
  personMark: '138****0011',
  act: 'renameShop',
  kind: 'SHOPS',
  subjects: [{ __typename: 'AuditSubject', field: 'order', value: 'PO-1' }],
  shops: ['甲店', '乙店'].map((name) => ({
    __typename: 'AuditShop',
    mallId: name,
    platform: 'TEMU',
    name,
  })),
  changes: [
    { __typename: 'AuditChange', field: 'shopName', before: null, after: '旗舰店' },
    { __typename: 'AuditChange', field: 'cost:7', before: '1.00', after: '2.00' },
  ],
  changesLeftOut: 3,
  address: '127.0.0.1',
  way: 'KEY',
  keyName: '报表',
  outcome: 'DONE',
  message: null,
};

it('gives the whole log of the filter', async () => {
  const all = Array.from({ length: 105 }, (_, at) => ({ ...entry, id: `${at}` }));
  const server = fakeServer({ AuditLog: inPages(all, (auditLog) => ({ auditLog })) });
  expect(await gatherLog(client, { kind: 'SHOPS' }, quietly)).toHaveLength(105);
  expect(pagesAsked(server)).toEqual([
    [50, 0],
    [50, 50],
    [50, 100],
  ]);
  for (const { variables } of server.asked) expect(variables.filter).toEqual({ kind: 'SHOPS' });
});

it('says an act in a line, with all shops and changes, in the words of the reader', async () => {
  const t = i18n.getFixedT('zh-CN', 'audit');
  expect(await exported(logColumns(t), [entry])).toEqual([
    {
      时间: '2026-03-02 00:30',
      人员: '=小王 · 138****0011',
      操作: '修改店铺名称',
      类型: '店铺与分组',
      结果: '成功',
      店铺: '甲店、乙店',
      操作对象: '单号：PO-1',
      变化: expect.stringMatching(/^店铺名称：空 → 旗舰店；.* 7：1\.00 → 2\.00；另有 3 处变化$/),
      说明: '',
      途径: 'API密钥“报表”',
      IP地址: '127.0.0.1',
    },
  ]);
});
