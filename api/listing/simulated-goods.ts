import type { ListingLanguage } from '../contract/listing.ts';
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
const features = listOf(featureWords);
const scenes = listOf(sceneWords);
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
  /** In the order of likelihood; the materials that it is made of. */
  readonly materials: string;
  readonly hasSizes?: true;
}

const kind = (
  noun: string,
  category: string,
  picture: string,
  cost: number,
  made: string,
  hasSizes?: true,
): Kind => ({ noun, category, picture, cost, materials: made, ...(hasSizes && { hasSizes }) });

export const kinds: readonly [Kind, ...Kind[]] = [
  kind('收纳盒', '家居收纳', 'JJ', 9, '塑料 竹制 棉麻', true),
  kind('折叠收纳箱', '家居收纳', 'JJ', 21, '牛津布 塑料', true),
  kind('挂式收纳袋', '家居收纳', 'JJ', 8, '牛津布 棉麻'),
  kind('硅胶锅铲', '厨房用品', 'CF', 7, '硅胶 木质'),
  kind('切菜器', '厨房用品', 'CF', 15, '不锈钢 塑料'),
  kind('调料罐', '厨房用品', 'CF', 10, '玻璃 竹制'),
  kind('沥水篮', '厨房用品', 'CF', 11, '不锈钢 塑料', true),
  kind('抱枕套', '家纺布艺', 'FZ', 8, '天鹅绒 棉麻 纯棉'),
  kind('防滑地垫', '家纺布艺', 'FZ', 14, '涤纶 纯棉', true),
  kind('遮光窗帘', '家纺布艺', 'FZ', 42, '涤纶 天鹅绒', true),
  kind('项链', '饰品', 'SP', 6, '合金 不锈钢'),
  kind('耳环', '饰品', 'SP', 4, '合金 不锈钢'),
  kind('手机壳', '手机配件', 'SJ', 5, '硅胶 皮革 塑料'),
  kind('数据线', '手机配件', 'SJ', 6, '尼龙 硅胶'),
  kind('手机支架', '手机配件', 'SJ', 9, '合金 塑料'),
  kind('蓝牙耳机', '手机配件', 'SJ', 38, '塑料'),
  kind('连衣裙', '女装', 'NZ', 36, '纯棉 涤纶 棉麻', true),
  kind('运动鞋', '鞋靴', 'XX', 46, '涤纶 皮革', true),
  kind('双肩包', '箱包', 'XB', 38, '牛津布 尼龙'),
  kind('斜挎包', '箱包', 'XB', 24, '皮革 尼龙 牛津布'),
  kind('瑜伽垫', '运动户外', 'YD', 26, '塑料 硅胶'),
  kind('保温杯', '运动户外', 'YD', 22, '不锈钢', true),
  kind('宠物梳', '宠物用品', 'CW', 8, '不锈钢 塑料'),
  kind('猫抓板', '宠物用品', 'CW', 12, '木质 竹制', true),
  kind('化妆刷', '美妆工具', 'MZ', 11, '尼龙 木质'),
  kind('积木玩具', '玩具', 'WJ', 19, '塑料 木质'),
  kind('拼图', '玩具', 'WJ', 12, '木质'),
  kind('台灯', '文具办公', 'WB', 32, '合金 木质'),
  kind('灯串', '节日派对', 'JR', 10, '塑料'),
  kind('雨伞', '运动户外', 'YD', 16, '涤纶 尼龙'),
  kind('笔记本', '文具办公', 'WB', 6, '皮革 纯棉'),
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
export function drawProduct(
  seed: number,
  language: GlossaryLanguage & ListingLanguage,
  ofKind?: Kind,
): DrawnProduct {
  const random = new Random(seed);
  const one = ofKind ?? random.pick(kinds);
  const say = (word: Word | undefined): string => word?.[language] ?? '';
  const label = (zh: string): string => say(texts.get(zh));
  const made = one.materials.split(' ');
  const material = say(materials.get(made[random.whole(0, made.length - 1)] ?? ''));
  const strengths = random.pickSome(features, 3).map(say);
  const places = random.pickSome(scenes, 2).map(say);
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
