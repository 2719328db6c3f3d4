import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

/** Sales as a file has them: 38 shops, 3,600 products, two lines an order. */

export const salesHeading = [
  '订单号',
  '店铺',
  'SKU货号',
  '商品名称',
  '数量',
  '单价',
  '下单时间',
] as const;

export function* rowsOfSales(lines: number): Generator<readonly string[]> {
  // A million minutes later it still is before today: lines of later times are refused. Longer files have several
  // lines a minute.
  const begin = Date.UTC(2024, 0, 1);
  const step = 60_000 * Math.min(1, 1_000_000 / lines);
  for (let i = 0; i < lines; i += 1) {
    const product = (i * 7_919) % 3_600;
    yield [
      `PO${i >> 1}`,
      `店铺${(i % 76) >> 1}`,
      `SKU${product}`,
      `收纳用品${product}`,
      String(1 + (i % 6)),
      `${2 + (product % 50)}.5`,
      new Date(begin + Math.floor(i * step)).toISOString().slice(0, 19).replace('T', ' '),
    ];
  }
}

/** Writes a file of the given number of lines. */
export async function writeSalesFile(path: string, lines: number): Promise<void> {
  const file = createWriteStream(path);
  file.write(`${salesHeading.join(',')}\n`);
  for (const row of rowsOfSales(lines))
    if (!file.write(`${row.join(',')}\n`)) await once(file, 'drain');
  file.end();
  await once(file, 'finish');
}
