import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { openScratch, ScratchWriter } from '../../db/engine/scratch.ts';

/**
 * The floor of reading a file whose lines may come in any order and be more than fit in memory: the same parser, and
 * its rows put aside and read once by shop and order. No value is checked.
 */

const columns = 'order_no, shop, code, quantity, price, sold_at, row_no';
const scratch = openScratch(`create table file_row (${columns})`);
const writer = new ScratchWriter(scratch, `file_row (${columns})`, 7);
let rowNo = 0;
const rows = createReadStream(process.argv[2] ?? '').pipe(parse({ columns: true }));
for await (const row of rows) {
  rowNo += 1;
  writer.add(
    row.订单号,
    row.店铺,
    row.SKU货号,
    Number(row.数量),
    Number(row.单价),
    row.下单时间,
    rowNo,
  );
}
writer.flush();
let quantity = 0;
const ordered = scratch.prepare<[], unknown[]>(
  `select ${columns} from file_row order by shop, order_no, code, row_no`,
);
for (const row of ordered.raw().iterate()) quantity += Number(row[3]);
if (!(quantity > 0)) throw new Error('Nothing was read');
