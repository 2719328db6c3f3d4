import { describe, expect, it } from 'vitest';
import { navItems, navTarget } from '../../../web/src/app/header/nav-items.ts';

describe('top navigation', () => {
  it('[R2.4-11] has the five entries in their order', () => {
    expect(navItems.flatMap(({ to }) => (to === undefined ? [] : [to]))).toEqual([
      '/home',
      '/account/manager',
      '/deliveryCenter',
      '/aiProducts/list',
      '/selectionToolNew',
    ]);
  });

  it('has three tagged entries after them that lead nowhere', () => {
    expect(navItems.slice(5).map(({ key, to, tag }) => ({ key, to, tag }))).toEqual([
      { key: 'findingSuppliers', to: undefined, tag: 'comingOnline' },
      { key: 'financialCredit', to: undefined, tag: 'comingOnline' },
      { key: 'oldSelectionTool', to: undefined, tag: 'beingOptimised' },
    ]);
  });

  it('keeps the selection on the way to the product list and the statistics', () => {
    expect(navTarget('/account/manager', '?shop=shein:7&range=7d')).toBe(
      '/account/manager?shop=shein:7',
    );
    expect(navTarget('/home', '?platform=shein.full')).toBe('/home?platform=shein.full');
    expect(navTarget('/home', '?range=7d')).toBe('/home');
    expect(navTarget('/selectionTool', '?group=3')).toBe('/selectionTool?group=3');
  });

  it('turns a shein selection into all shops on the way anywhere else', () => {
    expect(navTarget('/deliveryCenter', '?shop=shein:7')).toBe('/deliveryCenter');
    expect(navTarget('/deliveryCenter', '?platform=shein')).toBe('/deliveryCenter');
    expect(navTarget('/deliveryCenter', '?shop=temu:7')).toBe('/deliveryCenter?shop=temu:7');
    expect(navTarget('/deliveryCenter', '?group=3')).toBe('/deliveryCenter?group=3');
  });
});
