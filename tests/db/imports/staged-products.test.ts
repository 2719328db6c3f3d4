import { afterEach, expect, it } from 'vitest';
import { StagedFile } from '../../../db/imports/staged-file.ts';
import type { StagedProduct } from '../../../db/imports/staged-products.ts';

const files: StagedFile[] = [];
afterEach(() => {
  for (const file of files.splice(0)) file.close();
});

function stagedFile() {
  const file = new StagedFile();
  files.push(file);
  let rowNo = 0;
  const add = (code: string, name: string, isLine = true, amount = 100): void => {
    rowNo += 1;
    const values = { soldAt: 1_000 + rowNo, kind: 'sale', quantity: 1, amount } as const;
    const product = { shopNo: 1, code, named: () => name };
    file.add({ rowNo, orderNo: `PO${rowNo}` }, product, isLine ? values : null);
  };
  const products = (): StagedProduct[] => [...file.products()].flat();
  return { file, add, products };
}

it('names a product as the first row does that names it, and by its code where none does', () => {
  const { add, products } = stagedFile();
  add('A', '杯子');
  add('A', '另一个');
  add('B', '');
  add('B', '盘子');
  add('C', 'C');
  add('D', '被拒绝的行', false);
  add('D', '碗');
  add('E', '被拒绝的行', false);
  expect(products().map(({ code, name }) => [code, name])).toEqual([
    ['A', '杯子'],
    ['B', '盘子'],
    ['C', 'C'],
    ['D', '碗'],
  ]);
});

it('names a product as its first sale does, not as a line without an amount, where it has both', () => {
  const { add, products } = stagedFile();
  add('A', 'mailout', true, 0);
  add('A', 'damaged', true, 0);
  add('A', '收纳袋');
  add('A', '另一个');
  add('A', '?', true, 0);
  add('B', '赠品', true, 0);
  add('C', '杯子');
  add('C', 'damaged', true, 0);
  expect(products().map(({ code, name }) => [code, name])).toEqual([
    ['A', '收纳袋'],
    ['B', '赠品'],
    ['C', '杯子'],
  ]);
});

it('knows the products of a file again that are more than it keeps in memory', () => {
  const count = 160_000;
  const { file, add, products } = stagedFile();
  for (let each = 0; each < count; each += 1) add(`SKU${each}`, '');
  const again = [0, 149_999, 150_000, count - 1];
  for (const each of again) add(`SKU${each}`, `名${each}`);
  expect(file.productCount).toBe(count);
  const all = products();
  expect(all).toHaveLength(count);
  for (const each of again)
    expect(all[each]).toEqual({
      productNo: each + 1,
      shopNo: 1,
      code: `SKU${each}`,
      name: `名${each}`,
      firstSoldAt: 1_001 + each,
    });
});
