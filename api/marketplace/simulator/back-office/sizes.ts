import type { OfficeResult } from '../../../contract/seller-office.ts';
import { mixText } from '../random.ts';
import type { SizeKind } from '../specifications.ts';
import type { Leaf } from './tree.ts';

/** In which sizes the goods of a category come, and what their SKUs differ by. */

const clothing = ['女装', '男装'];
/** Worn by somebody in the pictures. */
const worn = [...clothing, '鞋靴', '饰品'];

interface Chart {
  readonly name: string;
  readonly sizes: string;
  readonly measures: string;
}

const clothes: readonly Chart[] = [
  { name: '国际码（S–XXL）', sizes: 'S M L XL XXL', measures: '胸围 肩宽 衣长 袖长' },
  { name: '欧码（34–44）', sizes: '34 36 38 40 42 44', measures: '胸围 腰围 臀围 衣长' },
  { name: '均码', sizes: '均码', measures: '胸围 衣长' },
];
const charts: Readonly<Record<SizeKind, readonly Chart[]>> = {
  one: [],
  clothes,
  shoes: [
    { name: '欧码（35–46）', sizes: '35 36 37 38 39 40 41 42 43 44 45 46', measures: '脚长 脚宽' },
    { name: '美码（5–12）', sizes: '5 6 7 8 9 10 11 12', measures: '脚长' },
  ],
  measures: [
    { name: '长宽（cm）', sizes: '30×45 45×45 50×80 60×90', measures: '长 宽' },
    { name: '小中大', sizes: '小号 中号 大号 加大', measures: '长 宽 高' },
  ],
  phones: [
    { name: '适用机型', sizes: 'iPhone13 iPhone14 iPhone15 iPhone16 GalaxyS24', measures: '' },
  ],
  lengths: [{ name: '长度', sizes: '1m 2m 3m 5m 10m', measures: '长度' }],
  pieces: [{ name: '件数', sizes: '1件 2件 3件 5件 10件', measures: '' }],
};

const words = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** Parents are the same for all categories: a colour is a colour. */
export function sizesOf({ id, category, good }: Leaf): OfficeResult<'sizeSpec'> {
  const kind = good.sizes ?? category.sizes;
  const variant =
    category.variants === 'colour'
      ? { parentSpecId: '1001', name: '颜色' }
      : { parentSpecId: '1002', name: '款式' };
  const size = { parentSpecId: '3001', name: kind === 'pieces' ? '数量' : '尺码' };
  return {
    parentSpecs: [variant, size],
    charts: charts[kind].map((chart, place) => ({
      chartId: `${id}${place + 1}`,
      name: chart.name,
      sizes: words(chart.sizes),
      measures: words(chart.measures),
    })),
    onModel: worn.includes(category.name),
  };
}

/** The number of a specification: the same name has the same one, whoever asks. */
export const specIdOf = (parentSpecId: string, specName: string): string =>
  `${parentSpecId}${String(mixText(`spec ${specName.trim().toLowerCase()}`)).padStart(10, '0')}`;

export const isParentSpec = (parentSpecId: string): boolean =>
  ['1001', '1002', '3001'].includes(parentSpecId);
