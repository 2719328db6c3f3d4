import { Random } from '../marketplace/simulator/random.ts';
import { type GlossaryLanguage, readWords, type Word } from './glossary.ts';
import {
  featureWords,
  goodsWords,
  materialWords,
  sceneWords,
  specWords,
  textWords,
} from './glossary-words.ts';
import type { CollectedProduct } from './product-source.ts';

/** Believable products out of the words of the glossary: what the simulated sources offer. */

type Words = readonly [Word, ...Word[]];

function listOf(table: string): Words {
  const [first, ...others] = readWords(table);
  if (first === undefined) throw new Error('A list of words is empty');
  return [first, ...others];
}

const nouns = new Map(listOf(goodsWords).map((word) => [word['zh-CN'], word]));
const materials = new Map(listOf(materialWords).map((word) => [word['zh-CN'], word]));
const features = new Map(listOf(featureWords).map((word) => [word['zh-CN'], word]));
const scenes = new Map(listOf(sceneWords).map((word) => [word['zh-CN'], word]));
const specs = listOf(specWords);
const texts = new Map(listOf(textWords).map((word) => [word['zh-CN'], word]));
const colours = specs.slice(0, 10);
const sizes = specs.slice(10, 13);

interface Kind {
  readonly noun: string;
  readonly category: string;
  /** Opens the names of the drawings of the category. */
  readonly picture: string;
  /** What a piece usually costs at a supplier, in yuan. */
  readonly cost: number;
  /** What it is made of, what it may be praised for, and where or by whom it is used; by blanks. */
  readonly materials: string;
  readonly features: string;
  readonly scenes: string;
  readonly hasSizes?: true;
}

const kind = (
  noun: string,
  category: string,
  picture: string,
  cost: number,
  made: string,
  features: string,
  scenes: string,
  hasSizes?: true,
): Kind => ({
  noun,
  category,
  picture,
  cost,
  materials: made,
  features,
  scenes,
  ...(hasSizes && { hasSizes }),
});

export const kinds: readonly [Kind, ...Kind[]] = [
  kind(
    '收纳盒',
    '家居收纳',
    'JJ',
    9,
    '塑料 竹制 棉麻',
    '大容量 带盖 防尘 防水 可折叠 加厚',
    '卧室 浴室 办公室 家用',
    true,
  ),
  kind(
    '折叠收纳箱',
    '家居收纳',
    'JJ',
    21,
    '牛津布 塑料',
    '大容量 可折叠 带盖 防尘 加厚 耐用',
    '卧室 家用 露营 旅行',
    true,
  ),
  kind(
    '挂式收纳袋',
    '家居收纳',
    'JJ',
    8,
    '牛津布 棉麻',
    '大容量 免打孔 防尘 轻便 可折叠',
    '卧室 浴室 家用',
  ),
  kind('硅胶锅铲', '厨房用品', 'CF', 7, '硅胶 木质', '耐高温 易清洗 耐用 环保', '厨房 家用'),
  kind('切菜器', '厨房用品', 'CF', 15, '不锈钢 塑料', '多功能 易清洗 防滑 耐用', '厨房 家用'),
  kind('调料罐', '厨房用品', 'CF', 10, '玻璃 竹制', '带盖 防尘 易清洗 简约', '厨房 家用 露营'),
  kind(
    '沥水篮',
    '厨房用品',
    'CF',
    11,
    '不锈钢 塑料',
    '大容量 易清洗 可折叠 耐用',
    '厨房 家用',
    true,
  ),
  kind(
    '抱枕套',
    '家纺布艺',
    'FZ',
    8,
    '天鹅绒 棉麻 纯棉',
    '透气 易清洗 简约 复古 可爱',
    '客厅 卧室 办公室 礼物',
  ),
  kind(
    '防滑地垫',
    '家纺布艺',
    'FZ',
    14,
    '涤纶 纯棉',
    '防滑 加厚 易清洗 透气',
    '浴室 厨房 客厅',
    true,
  ),
  kind(
    '遮光窗帘',
    '家纺布艺',
    'FZ',
    42,
    '涤纶 天鹅绒',
    '加厚 防尘 静音 简约 免打孔',
    '卧室 客厅 办公室',
    true,
  ),
  kind('项链', '饰品', 'SP', 6, '合金 不锈钢', '简约 复古 轻便 新款', '女士 礼物 圣诞节'),
  kind('耳环', '饰品', 'SP', 4, '合金 不锈钢', '简约 复古 可爱 轻便', '女士 礼物 圣诞节'),
  kind(
    '手机壳',
    '手机配件',
    'SJ',
    5,
    '硅胶 皮革 塑料',
    '防滑 轻便 加厚 可爱 简约',
    '女士 男士 礼物',
  ),
  kind('数据线', '手机配件', 'SJ', 6, '尼龙 硅胶', '快充 耐用 加厚 便携', '办公室 旅行 家用'),
  kind('手机支架', '手机配件', 'SJ', 9, '合金 塑料', '可调节 可折叠 防滑 便携', '办公室 旅行 家用'),
  kind('蓝牙耳机', '手机配件', 'SJ', 38, '塑料', '防水 轻便 便携 快充', '健身 旅行 户外'),
  kind('连衣裙', '女装', 'NZ', 36, '纯棉 涤纶 棉麻', '透气 轻便 简约 复古 新款', '女士 旅行', true),
  kind('运动鞋', '鞋靴', 'XX', 46, '涤纶 皮革', '透气 防滑 轻便 耐用', '健身 户外 男士 女士', true),
  kind('双肩包', '箱包', 'XB', 38, '牛津布 尼龙', '大容量 防水 轻便 耐用', '旅行 户外 办公室'),
  kind('斜挎包', '箱包', 'XB', 24, '皮革 尼龙 牛津布', '防水 轻便 简约 复古', '旅行 女士 男士'),
  kind('瑜伽垫', '运动户外', 'YD', 26, '塑料 硅胶', '防滑 加厚 便携 易清洗', '健身 家用 户外'),
  kind(
    '保温杯',
    '运动户外',
    'YD',
    22,
    '不锈钢',
    '带盖 便携 耐用 大容量',
    '办公室 旅行 户外 露营',
    true,
  ),
  kind('宠物梳', '宠物用品', 'CW', 8, '不锈钢 塑料', '易清洗 防滑 轻便 耐用', '家用 礼物'),
  kind('猫抓板', '宠物用品', 'CW', 12, '木质 竹制', '耐用 环保 加厚 静音', '家用 客厅', true),
  kind('化妆刷', '美妆工具', 'MZ', 11, '尼龙 木质', '便携 易清洗 轻便 新款', '女士 旅行 礼物'),
  kind('积木玩具', '玩具', 'WJ', 19, '塑料 木质', '环保 耐用 可爱 新款', '儿童 礼物 圣诞节'),
  kind('拼图', '玩具', 'WJ', 12, '木质', '环保 可爱 加厚 新款', '儿童 礼物 家用'),
  kind('台灯', '文具办公', 'WB', 32, '合金 木质', '可调节 静音 简约 复古', '办公室 卧室 礼物'),
  kind('灯串', '节日派对', 'JR', 10, '塑料', '防水 便携 免打孔 新款', '圣诞节 户外 卧室'),
  kind('雨伞', '运动户外', 'YD', 16, '涤纶 尼龙', '防水 轻便 可折叠 耐用', '旅行 户外 女士'),
  kind('笔记本', '文具办公', 'WB', 6, '皮革 纯棉', '简约 复古 便携 环保', '办公室 礼物 旅行'),
];

/** Words that no glossary has, as fashions bring them; they show how unknown words are told. */
const fashions: Readonly<Record<GlossaryLanguage, readonly [string, ...string[]]>> = {
  'zh-CN': ['ins风', '莫兰迪', '奶油风', '多巴胺'],
  en: ['Boho', 'Y2K', 'Cottagecore', 'Kawaii'],
  es: ['bohemio', 'playero', 'chulo'],
  de: ['Hygge', 'Landhaus'],
  fr: ['bohème', 'champêtre'],
  pt: ['boho', 'praiano'],
};

export interface DrawnProduct extends CollectedProduct {
  readonly category: string;
  /** What a piece costs at a supplier, in fen. */
  readonly cost: number;
}

const begun = (text: string): string =>
  text.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** One product of a kind; the same seed gives the same product. */
export function drawProduct(seed: number, language: GlossaryLanguage, ofKind?: Kind): DrawnProduct {
  const random = new Random(seed);
  const one = ofKind ?? random.pick(kinds);
  const say = (word: Word | undefined): string => word?.[language] ?? '';
  const label = (zh: string): string => say(texts.get(zh));
  const made = one.materials.split(' ');
  const material = say(materials.get(made[random.whole(0, made.length - 1)] ?? ''));
  const some = (table: typeof features, names: string, count: number): string[] =>
    random.pickSome(names.split(' '), count).map((name) => say(table.get(name)));
  const strengths = some(features, one.features, 3);
  const places = some(scenes, one.scenes, 2);
  const fashion = random.chance(0.55) ? [random.pick(fashions[language])] : [];
  const noun = say(nouns.get(one.noun));
  const isChinese = language === 'zh-CN';
  const words = [...fashion, material, noun, ...strengths, ...places];
  const title = isChinese ? words.join(' ') : words.map(begun).join(' ');

  const cost = Math.round(100 * one.cost * Math.min(1.8, Math.max(0.6, random.logNormal(1, 0.22))));
  const variants = random.pickSome(colours, random.whole(2, 4));
  const offered = one.hasSizes ? sizes.slice(0, random.whole(2, 3)) : [undefined];
  const skus = variants.flatMap((colour) =>
    offered.map((size, step) => ({
      spec: [say(colour), ...(size === undefined ? [] : [say(size)])].join('/'),
      price: Math.round(cost * (1 + 0.12 * step)),
      stock: random.whole(20, 2_000),
    })),
  );
  const weight = `${random.whole(4, 90) * 10} g`;
  const attributes = [
    { name: label('材质'), value: material },
    { name: label('颜色'), value: variants.map(say).join(isChinese ? '、' : ', ') },
    { name: label('适用场景'), value: places.join(isChinese ? '、' : ', ') },
    { name: label('重量'), value: weight },
    { name: label('产地'), value: label('中国') },
  ];
  const description = [
    `${label('材质')}: ${material}`,
    `${label('特点')}: ${strengths.join(', ')}`,
    `${label('适用场景')}: ${places.join(', ')}`,
    `${label('包装清单')}: 1 ${label('件')} ${noun}`,
    label('质量保证'),
  ].join('\n');
  return {
    language,
    title,
    description,
    category: one.category,
    cost,
    attributes,
    images: ['', '-scene', '-detail', '-size'].map((view) => `/goods/${one.picture}${view}.svg`),
    skus,
  };
}
