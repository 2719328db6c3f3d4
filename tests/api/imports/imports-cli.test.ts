import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { type Db, openDatabase } from '../../../db/engine/connect.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { addShop, addUser } from '../../support/catalogue.ts';
import { csv, gbk, temporaryFolder } from './imports-support.ts';

const script = fileURLToPath(new URL('../../../api/imports/cli.ts', import.meta.url));

interface Run {
  readonly code: number;
  readonly output: string;
}

/** A console with a folder of data, in which the boss 13800000001 is registered. */
async function commandLine() {
  const folder = await temporaryFolder();
  const dataDir = join(folder, 'data');
  const databaseUrl = `sqlite:${join(dataDir, 'main.db')}`;
  const inDatabase = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const db = await openDatabase(databaseUrl);
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  };
  const owner = await inDatabase(async (db) => {
    await migrate(db);
    return addUser(db, { phone: '13800000001' });
  });
  const start = (...given: string[]) => {
    const { DATABASE_URL: _, IMPORT_MAX_BYTES: __, ...env } = process.env;
    const { promise: ended, resolve } = Promise.withResolvers<Run>();
    const child = execFile(
      process.execPath,
      [script, ...given],
      { env: { ...env, DATA_DIR: dataDir } },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : Number(error.code);
        resolve({ code, output: stdout + stderr });
      },
    );
    return { child, ended };
  };
  return {
    owner,
    inDatabase,
    lines: () => inDatabase((db) => db.selectFrom('sale_line').selectAll().execute()),
    file: async (name: string, content: string | Uint8Array) => {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    },
    start,
    run: (...given: string[]) => start(...given).ended,
  };
}

const boss = ['--phone', '13800000001'];

it('imports a file and reports in Chinese; the same file again adds nothing', async () => {
  const shell = await commandLine();
  const path = await shell.file(
    'orders.csv',
    csv('1,一号店,A,a,2,1.5,2024-03-01', '2,一号店,A,a,0,1,2024-03-02'),
  );
  const first = await shell.run(path, ...boss);
  expect(first.output).toContain('导入完成');
  expect(first.output).toContain('新增 1 行，更改 0 行，未变 0 行，拒绝 1 行');
  expect(first.output).toContain('第 3 行：数量为 0  ｜ 2,一号店,A,a,0,1,2024-03-02');
  expect(first.code).toBe(0);
  const again = await shell.run(path, ...boss);
  expect(again.output).toContain('新增 0 行，更改 0 行，未变 1 行');
  expect(await shell.lines()).toMatchObject([{ order_no: '1', quantity: 2, amount: 300 }]);
  expect(await readFile(path, 'utf8')).toContain('一号店');
});

it('says that an import was cancelled with Ctrl-C, and keeps nothing of what it had shown', async () => {
  const shell = await commandLine();
  const lines = Array.from({ length: 60_000 }, (_, no) => `${no},一号店,A,a,1,1.5,2024-03-01`);
  const path = await shell.file('orders.csv', csv(...lines));
  const { child, ended } = shell.start(path, ...boss, '--show-early');
  const shown = () =>
    shell.inDatabase((db) => db.selectFrom('sales_import').select('lines_shown').execute());
  await vi.waitFor(async () => expect((await shown())[0]?.lines_shown).toBeGreaterThan(0), {
    timeout: 20_000,
    interval: 20,
  });
  child.kill('SIGINT');
  const { code, output } = await ended;
  expect(code).toBe(1);
  expect(output).toContain('导入已取消，没有写入任何数据');
  expect(output).not.toContain('用法');
  expect(await shell.lines()).toEqual([]);
  expect(await shown()).toEqual([]);
});

it('keeps nothing of a trial', async () => {
  const shell = await commandLine();
  const path = await shell.file('orders.csv', csv('1,一号店,A,a,2,1.5,2024-03-01'));
  const trial = await shell.run(path, ...boss, '--dry-run');
  expect(trial).toMatchObject({ code: 0, output: expect.stringContaining('没有写入任何数据') });
  expect(trial.output).toContain('新增 1 行');
  expect(await shell.lines()).toEqual([]);
  expect(
    await shell.inDatabase((db) => db.selectFrom('sales_import').selectAll().execute()),
  ).toEqual([]);
});

it('takes columns, zone, prefix, encoding, shop and platform from the command line', async () => {
  const shell = await commandLine();
  const shop = await shell.inDatabase((db) => addShop(db, shell.owner, { mall_name: '唯一店' }));
  const path = await shell.file(
    'orders.csv',
    gbk('x,y,货号,数量,下单时间\nR-1,9,A,1,2024-03-01 10:00\n2,8,B,1,2024-03-01 10:00\n'),
  );
  const run = await shell.run(
    path,
    ...boss,
    '--map',
    'orderNo=x',
    '--map',
    'unitPrice=y',
    '--time-zone',
    'UTC',
    '--cancel-prefix',
    'R',
    '--encoding',
    'gb18030',
    '--shop',
    shop.mall_id,
    '--platform',
    'shein',
  );
  expect(run).toMatchObject({ code: 0 });
  expect(await shell.lines()).toMatchObject([
    {
      order_no: '2',
      kind: 'sale',
      amount: 800,
      sold_at: Date.parse('2024-03-01T10:00Z'),
      shop_id: shop.id,
    },
    { order_no: 'R-1', kind: 'return', amount: 900 },
  ]);
});

it('refuses other currencies without rates, and takes rates typed or by day', async () => {
  const shell = await commandLine();
  const path = await shell.file(
    'orders.csv',
    csv(
      '1,一号店,A,a,2,$1.5,2024-03-01',
      '2,一号店,A,a,1,€1,2024-03-02',
      '3,一号店,A,a,1,1,2024-03-02',
    ),
  );
  const none = await shell.run(path, ...boss);
  expect(none).toMatchObject({ code: 1, output: expect.stringContaining('USD 1 行，EUR 1 行') });
  expect(await shell.lines()).toEqual([]);
  const rates = await shell.file('rates.csv', gbk('日期,币种,汇率\n2024-03-01,EUR,7.8\n'));
  const run = await shell.run(path, ...boss, '--rate', 'USD=7.12', '--rates', rates);
  expect(run.output).toContain('USD 换算 1 行，净额 3.00 USD = 21.36 元，汇率 7.12');
  expect(run.output).toContain('EUR 换算 1 行，净额 1.00 EUR = 7.80 元，汇率 7.8');
  expect((await shell.lines()).map((line) => line.amount)).toEqual([2136, 780, 100]);
});

it('counts a total that is typed instead of the price that is guessed', async () => {
  const shell = await commandLine();
  const path = await shell.file(
    'orders.csv',
    '订单号,店铺,货号,数量,单价,x,下单时间\n1,一号店,A,3,5,10,2024-03-01\n',
  );
  const run = await shell.run(
    path,
    ...boss,
    '--map',
    'lineTotal=x',
    '--currency',
    'USD',
    '--rate',
    'USD=7',
  );
  expect(run.output).toContain('金额 = 行金额，不再乘以数量');
  expect(await shell.lines()).toMatchObject([{ quantity: 3, amount: 7000 }]);
});

it('refuses the rows whose amount cannot be read, and the file where most cannot', async () => {
  const shell = await commandLine();
  const fileWith = (...amounts: string[]) =>
    [
      '订单号,店铺,货号,数量,金额,下单时间',
      ...amounts.map((amount, index) => `${index},一号店,A,1,${amount},2024-03-01`),
    ].join('\n');
  const some = await shell.file('some.csv', fileWith('5', '-', '6', '7', '--'));
  const run = await shell.run(some, ...boss);
  expect(run).toMatchObject({ code: 0, output: expect.stringContaining('新增 3 行') });
  expect(run.output).toContain('拒绝 2 行');
  expect((await shell.lines()).map(({ amount }) => amount)).toEqual([500, 600, 700]);
  const most = await shell.file('most.csv', fileWith('待定', '5', '待定'));
  expect(await shell.run(most, ...boss)).toMatchObject({
    code: 1,
    output: expect.stringContaining('“金额”一列多数不是金额'),
  });
  const typed = await shell.run(most, ...boss, '--map', 'lineTotal=金额');
  expect(typed.output).toContain('拒绝 2 行');
});

it('imports a workbook', async () => {
  const shell = await commandLine();
  const rows = [
    ['订单号', '店铺', '货号', '数量', '下单时间'],
    ['1', '一号店', 'A', '3', '2024-03-01'],
  ];
  const cells = rows.map((row) => row.map((value) => ({ type: String, value })));
  const path = await shell.file('orders.xlsx', await writeXlsx(cells).toBuffer());
  expect(await shell.run(path, ...boss)).toMatchObject({
    code: 0,
    output: expect.stringContaining('新增 1 行'),
  });
  expect(await shell.lines()).toMatchObject([{ quantity: 3 }]);
});

it.each<[string, string[], string]>([
  ['without a file', boss, '请给出一个文件'],
  ['with a file that is not there', ['nowhere.csv', ...boss], '找不到文件 nowhere.csv'],
  ['without a phone', ['FILE'], '请用 --phone 给出 BOSS 的手机号'],
  ['for somebody who is not there', ['FILE', '--phone', '13800009999'], '13800009999 还没有注册'],
  [
    'with a field that does not exist',
    ['FILE', ...boss, '--map', 'price=单价'],
    '--map price=单价：没有字段 price，可用的字段：orderNo、',
  ],
  [
    'with a field without a column',
    ['FILE', ...boss, '--map', 'orderNo'],
    '--map orderNo 应写成 字段=列名',
  ],
  [
    'with a column that does not exist',
    ['FILE', ...boss, '--map', 'orderNo=没有'],
    '文件里没有“没有”这一列',
  ],
  ['with an unknown zone', ['FILE', ...boss, '--time-zone', 'Mars'], '时区 Mars 不存在'],
  ['with an unknown encoding', ['FILE', ...boss, '--encoding', 'latin1'], '--encoding 只能是'],
  ['with a rate of nothing', ['FILE', ...boss, '--rate', '7.12'], '--rate 7.12 应写成 USD=7.12'],
  ['with a rate that is none', ['FILE', ...boss, '--rate', 'USD=x'], 'USD 的汇率“x”不正确'],
  [
    'with rates that are not there',
    ['FILE', ...boss, '--rates', 'no.csv'],
    '找不到汇率文件 no.csv',
  ],
  ['with an unknown currency', ['FILE', ...boss, '--currency', '美元'], '--currency 美元 应写成'],
  [
    'with a price and a total',
    [
      'FILE',
      ...boss,
      '--map',
      'lineTotal=数量',
      '--map',
      'unitPrice=单价',
      '--map',
      'quantity=商品名称',
    ],
    '只能选一个',
  ],
  ['into an unknown shop', ['FILE', ...boss, '--shop', '1'], '店铺 1 不存在'],
  ['with an option that does not exist', ['FILE', ...boss, '--force'], '用法：'],
  [
    'of a file without any good row',
    ['BAD', ...boss],
    '导入失败，没有写入任何数据：全部 1 行都无法导入',
  ],
  ['of a binary file', ['BINARY', ...boss], '这不是表格文件'],
])('ends with code 1 and says why %s', async (_name, given, message) => {
  const shell = await commandLine();
  const paths = new Map([
    ['FILE', await shell.file('orders.csv', csv('1,一号店,A,a,2,1.5,2024-03-01'))],
    ['BAD', await shell.file('bad.csv', csv('1,一号店,A,a,0,1.5,2024-03-01'))],
    ['BINARY', await shell.file('b.csv', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0))],
  ]);
  const run = await shell.run(...given.map((each) => paths.get(each) ?? each));
  expect(run.output).toContain(message);
  expect(run.code).toBe(1);
  expect(await shell.lines()).toEqual([]);
});

it.each([
  ['manager', 0, '店长或财务'],
  ['manager', 1, '运营'],
  ['shipper', 0, '仓库发货员'],
] as const)('says whose number it is that is no boss’s: %s %i', async (role, isOperator, name) => {
  const shell = await commandLine();
  const phone = '13800000011';
  await shell.inDatabase((db) => addUser(db, { phone, role, is_operator: isOperator }));
  const { code, output } = await shell.run(await shell.file('a.csv', csv()), '--phone', phone);
  expect(code).toBe(1);
  expect(output).toContain(`手机号 ${phone} 是${name}的账号，不能导入销售文件`);
});
