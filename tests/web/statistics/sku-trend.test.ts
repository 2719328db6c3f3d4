import { describe, expect, it } from 'vitest';
import {
  bestOf,
  lineDays,
  shortSkuName,
  skuName,
  skusCodec,
} from '../../../web/src/features/statistics/operations/sku-trend.ts';

const line = (skuId: string, ...pieces: number[]) => ({
  skuId,
  code: `C-${skuId}`,
  productName: '收纳盒',
  points: pieces.map((net) => ({ quantity: { net } })),
});

describe('the lines of single SKUs', () => {
  it.each([
    ['', []],
    ['skus=1.2', ['1', '2']],
    ['skus=1.1..a b.%3Cx%3E', ['1']],
    ['skus=1.2.3.4.5.6.7.8', ['1', '2', '3', '4', '5', '6']],
  ])('read "%s" as %j', (query, ids) => {
    expect(skusCodec.read(new URLSearchParams(query))).toEqual(ids);
  });

  it('leave the address plain where none is chosen', () => {
    expect(skusCodec.write([])).toEqual({ skus: null });
    expect(skusCodec.write(['1', '2'])).toEqual({ skus: '1.2' });
  });

  it('show a single day at the end of a week', () => {
    expect(lineDays({ start: '2026-03-02', end: '2026-03-02' })).toEqual({
      start: '2026-02-24',
      end: '2026-03-02',
    });
    const two = { start: '2026-03-01', end: '2026-03-02' };
    expect(lineDays(two)).toEqual(two);
  });

  it('name the one with most pieces, and none where nothing was sold', () => {
    expect(bestOf([line('1', 2, 3), line('2', 6, 0), line('3', 1)])?.skuId).toBe('2');
    expect(bestOf([line('1', 0), line('2', -2, 1)])).toBeUndefined();
    expect(bestOf([])).toBeUndefined();
  });

  it('tell SKUs of one product apart by their code, or their id', () => {
    expect(skuName(line('1'))).toBe('收纳盒 C-1');
    expect(skuName({ skuId: '7', code: '', productName: '' })).toBe('7');
    const long = {
      skuId: '8',
      code: 'YD06381-GY-1',
      productName: '跨境 充电式露营灯 复古氛围 居家健身',
    };
    expect(shortSkuName(long)).toBe('跨境 充电式露营灯 … YD06381-GY-1');
  });
});
