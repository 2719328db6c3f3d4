import { describe, expect, it } from 'vitest';
import {
  afterChoice,
  blockIds,
  plainLayout,
  readLayout,
  reveal,
  swapBlocks,
  toggleFolded,
  toggleHidden,
  wideOnes,
  writeLayout,
} from '../../../web/src/features/statistics/layout/layout.ts';

describe('the layout of the sales summary', () => {
  it('is read as it was written', () => {
    const layout = swapBlocks(
      toggleFolded(toggleHidden(plainLayout, 'finance'), 'sku'),
      'trend',
      'delivery',
    );
    expect(readLayout(writeLayout(layout))).toEqual(layout);
    expect(layout.order[0]).toBe('delivery');
    expect(layout.order.at(-1)).toBe('trend');
  });

  it('is the plain one where nothing was kept', () => {
    expect(readLayout(undefined)).toEqual({ order: blockIds, hidden: [], folded: [] });
    expect(readLayout('')).toEqual(plainLayout);
  });

  it('has every block once, whatever was kept: new ones stand where everybody has them', () => {
    const { order, hidden } = readLayout('stock,gone,trend,stock,ranking;gone,stock;');
    expect([...order].sort()).toEqual([...blockIds].sort());
    expect(order.slice(0, 3)).toEqual(['stock', 'products', 'messages']);
    expect(order.indexOf('league')).toBe(order.indexOf('trend') + 1);
    expect(hidden).toEqual(['stock']);
  });

  it('shows a block again that something leads to', () => {
    const away = toggleFolded(toggleHidden(plainLayout, 'stock'), 'stock');
    expect(reveal(away, 'stock')).toEqual(plainLayout);
    expect(toggleHidden(toggleHidden(plainLayout, 'stock'), 'stock')).toEqual(plainLayout);
  });

  it('keeps away what a link has opened for a visit, until the person chooses about it', () => {
    const kept = toggleFolded(toggleHidden(plainLayout, 'stock'), 'sku');
    const other = afterChoice(kept, ['stock', 'sku'], (seen) => {
      expect(seen).toEqual(plainLayout);
      return toggleFolded(seen, 'trend');
    });
    expect(other).toEqual({
      kept: { ...plainLayout, hidden: ['stock'], folded: ['trend', 'sku'] },
      opened: ['stock', 'sku'],
    });
    const folded = afterChoice(kept, ['sku'], (seen) => toggleFolded(seen, 'sku'));
    expect(folded).toEqual({ kept, opened: [] });
    const unfolded = afterChoice(folded.kept, folded.opened, (seen) => toggleFolded(seen, 'sku'));
    expect(unfolded.kept.folded).toEqual([]);
  });

  it('leaves no hole: a half without another beside it takes the whole line', () => {
    expect([...wideOnes(['trend', 'category', 'price', 'finance', 'sku', 'stock'])]).toEqual([
      'trend',
      'finance',
      'sku',
      'stock',
    ]);
    expect([...wideOnes(['category', 'price'])]).toEqual([]);
    // How high these are goes by how many shops there are: beside another, one would stand half empty.
    expect([...wideOnes(['finance', 'reviews', 'stock', 'products'])]).toEqual([
      'finance',
      'reviews',
    ]);
  });
});
