import { describe, expect, it } from 'vitest';
import { jobsOf } from '../../../web/src/features/labels/orders/jobs.ts';
import {
  fallbackOf,
  labelOfLine,
  labelReader,
  linesOf,
} from '../../../web/src/features/labels/orders/lines.ts';
import type { SavedLabel } from '../../../web/src/features/labels/templates/saved-label.ts';

const goods = (skuId: string, quantity: number, code = `K-${skuId}`) => ({
  __typename: 'ShippingGoods' as const,
  skuId,
  code,
  specification: '红色 / L',
  productName: '杯子',
  imageUrl: null,
  quantity,
});

const order = (orderNo: string, ...held: ReturnType<typeof goods>[]) => ({
  __typename: 'ShippingOrder' as const,
  id: `shippingOrder:${orderNo}`,
  orderNo,
  stockOrderNo: `WB-${orderNo}`,
  status: 'AWAITING_PACKING' as const,
  shop: { __typename: 'Shop' as const, id: 'temu:1', name: '甲店' },
  goods: held,
});

const label = (id: string, text: string, rest: Partial<SavedLabel> = {}): SavedLabel => ({
  __typename: 'Label',
  mayDelete: true,
  id,
  kind: 'TEMPLATE',
  name: id,
  market: null,
  skuId: null,
  version: 1,
  updatedAt: '2026-03-11T04:00:00.000Z',
  drawing: {
    __typename: 'LabelDrawing',
    width: 600,
    height: 400,
    pointsList: [
      {
        __typename: 'LabelItem',
        type: 'TEXT',
        seatObj: { __typename: 'LabelSeat', x: 0, y: 0, w: 100, h: 50, weight: null, color: null },
        src: null,
        text,
        bold: null,
        size: null,
        lineHeight: null,
        pdfSrc: null,
      },
    ],
  },
  ...rest,
});

const lines = linesOf(
  [order('FH2', goods('b', 3)), order('FH1', goods('a', 2), goods('b', 1))],
  ['FH1', 'FH2'],
);

describe('the lines of shipping orders', () => {
  it('come in the order that was asked for, a SKU of each order alone', () => {
    expect(lines.map(({ key }) => key)).toEqual(['FH1 a', 'FH1 b', 'FH2 b']);
  });

  it('share a label that says the same of them', () => {
    const keys = (text: string) =>
      lines.map((line) => labelOfLine(line, label('1', text), labelReader(), 'DE')?.key);
    expect(new Set(keys('{{skuCode}} {{specification}}')).size).toBe(2);
    expect(new Set(keys('{{skuCode}} {{orderNo}}')).size).toBe(3);
  });

  it('fill their label with what is known of the SKU, and tell what is not', () => {
    const [line] = lines;
    if (!line) throw new Error('No line');
    const made = labelOfLine(
      line,
      label('1', '{{name}} {{specification}} {{stockOrderNo}} {{shop}} {{market}}'),
      labelReader(),
      null,
    );
    expect(made?.drawing.pointsList[0]?.text).toBe('杯子 红色 / L WB-FH1 甲店 {{market}}');
    expect(made?.missing).toEqual(['market']);
  });
});

describe('the template of SKUs without a label of their own', () => {
  const german = label('g', '{{name}}', { kind: 'GPSR', market: 'DE' });
  const plain = label('p', '{{skuCode}}');
  const all = [german, label('dead', 'always the same'), plain];
  const fallback = (market: string | null, template = '') =>
    fallbackOf(all, { market, template }, labelReader())?.id;

  it('is that of the country, else a common one that asks for the SKU', () => {
    expect(fallback('DE')).toBe('g');
    expect(fallback('FR')).toBe('p');
    expect(fallback(null)).toBe('p');
  });

  it('is the one that was chosen, while it is there', () => {
    expect(fallback('DE', 'dead')).toBe('dead');
    expect(fallback('DE', 'gone')).toBe('g');
  });
});

describe('what is printed of the lines', () => {
  const made = (text: string) =>
    lines.map((line) => ({
      ...line,
      made: labelOfLine(line, label('1', text), labelReader(), null),
    }));
  const countOf = ({ goods: { quantity } }: { goods: { quantity: number } }) => quantity;

  it('is a label for each piece', () => {
    const { jobs, count, unlabelled } = jobsOf(made('{{skuCode}}'), { countOf }, () => true);
    expect(jobs.map(({ name, count: pieces }) => [name, pieces])).toEqual([
      ['FH1-K-a', 2],
      ['FH1-K-b', 1],
      ['FH2-K-b', 3],
    ]);
    expect([count, unlabelled]).toEqual([6, 0]);
  });

  it('is nothing without a label, without a value, of no piece, or for other paper', () => {
    const bare = lines.map((line) => ({ ...line, made: null }));
    expect(jobsOf(bare, { countOf }, () => true)).toEqual({ jobs: [], count: 0, unlabelled: 3 });
    expect(jobsOf(made('{{market}}'), { countOf }, () => true).unlabelled).toBe(3);
    expect(jobsOf(made('x'), { countOf: () => 0 }, () => true).jobs).toEqual([]);
    expect(jobsOf(made('x'), { countOf }, ({ width }) => width === 1_000).jobs).toEqual([]);
  });
});
