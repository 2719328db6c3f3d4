import { describe, expect, it } from 'vitest';
import { type Call, stocksPath } from '../../../api/contract/call.ts';
import { calls } from '../../../api/contract/index.ts';

const all: Call[] = [...calls.values()];

describe('the declarations', () => {
  it('[R7.1-13] mark every path as given or assigned, say where it comes from, and are each at one place', () => {
    const places = new Set<string>();
    for (const call of all) {
      expect(['given', 'assigned']).toContain(call.origin);
      expect(call.source, call.name).toMatch(/^(spec|readings|design) /);
      expect(call.summary, call.name).not.toBe('');
      for (const path of call.stockable ? [call.path, stocksPath(call.path)] : [call.path]) {
        expect(path).toMatch(/^\/(api|oss)\/[\w/]+(\{\w+\})?$/);
        const place = `${call.method} ${path}`;
        expect(places.has(place), place).toBe(false);
        places.add(place);
      }
    }
  });

  it('have a stocks path exactly where they say so', () => {
    for (const call of all.filter((each) => each.stockable))
      expect(stocksPath(call.path)).toBe(call.path.replace('/api/order/', '/api/stock/'));
    expect(stocksPath('/api/shop/getShopTabMap')).toBe('/api/shop/getShopTabMap');
  });

  it('name a field for the shops where they take any, and twins that exist with the same shape', () => {
    for (const call of all) {
      if (call.shops !== 'none')
        expect(Object.keys(call.input.shape), call.name).toContain(call.shopField);
      if (call.sheinTwin === undefined) continue;
      const twin = calls.get(call.sheinTwin);
      expect(twin?.output, call.name).toBe(call.output);
      expect(twin?.input, call.name).toBe(call.input);
    }
  });

  it('let a visitor make no write but those of signing in', () => {
    for (const call of all) {
      if (call.kind === 'write') expect(['normal', 'blocked'], call.name).toContain(call.visitor);
      if (call.visitor === 'normal') expect(call.role, call.name).toBe('anyone');
    }
  });
});
