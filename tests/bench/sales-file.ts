import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

/** Writes a sales file of the given number of lines: 38 shops, 3,600 products, two lines an order. */
export async function writeSalesFile(path: string, lines: number): Promise<void> {
  const file = createWriteStream(path);
  file.write('订单号,店铺,SKU货号,商品名称,数量,单价,下单时间\n');
  // A million minutes later it still is before today: lines of later times are refused. Longer files have several
  // lines a minute.
  const begin = Date.UTC(2024, 0, 1);
  const step = 60_000 * Math.min(1, 1_000_000 / lines);
  for (let i = 0; i < lines; i += 1) {
    const at = new Date(begin + Math.floor(i * step)).toISOString().slice(0, 19).replace('T', ' ');
    const product = (i * 7_919) % 3_600;
    const row = `PO${i >> 1},店铺${(i % 76) >> 1},SKU${product},收纳用品${product},${1 + (i % 6)},${2 + (product % 50)}.5,${at}\n`;
    if (!file.write(row)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}
