import { parseArgs } from 'node:util';
import { insertCoupons } from '../../db/billing/coupons.ts';
import { runCommand, UsageError } from '../console-command.ts';
import { openOwn, type Places, placesOf, tellingPlaces } from '../console-database.ts';
import { fenOf } from '../contract/rules/money.ts';
import { newCouponCode } from './coupons.ts';

const usage = `用法：npm run coupons -- --count 数量 [--value 面值]

生成优惠券，每行输出一个核销码，不需要启动服务。

  --count 数量     1 到 10000 张
  --value 面值     每张抵扣的金额（元），默认 COUPON_VALUE 或 30
  --help           显示这份说明

环境变量：DATA_DIR（默认 ./data）、DATABASE_URL（默认 sqlite:DATA_DIR/main.db）、COUPON_VALUE。`;

const mostAtOnce = 10_000;

interface Given {
  readonly count: number;
  /** In fen. */
  readonly value: number;
}

/** What was typed; undefined where somebody asks for the usage only. */
function readArguments(): Given | undefined {
  const { values } = parseArgs({
    options: { count: { type: 'string' }, value: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return undefined;
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1 || count > mostAtOnce)
    throw new UsageError(`--count 须为 1 到 ${mostAtOnce} 的整数`);
  const yuan = values.value ?? (process.env.COUPON_VALUE || '30');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(yuan) || Number(yuan) <= 0)
    throw new UsageError('--value 须为大于 0 的金额，例如 30 或 12.50');
  return { count, value: fenOf(yuan) };
}

async function main(): Promise<void> {
  const given = readArguments();
  if (given === undefined) return void process.stdout.write(`${usage}\n`);
  const places = placesOf(process.env);
  await tellingPlaces(places, () => makeCoupons(places, given));
}

async function makeCoupons(places: Places, { count, value }: Given): Promise<void> {
  const db = await openOwn(places);
  try {
    const codes = [...new Set(Array.from({ length: count }, newCouponCode))];
    // In parts: an engine takes only so many values in one statement.
    await db.transaction().execute(async (trx) => {
      for (let start = 0; start < codes.length; start += 500)
        await insertCoupons(trx, codes.slice(start, start + 500), value, Date.now());
    });
    process.stdout.write(`${codes.join('\n')}\n`);
  } finally {
    await db.destroy();
  }
}

runCommand({ run: main, usage, failed: '生成失败' });
