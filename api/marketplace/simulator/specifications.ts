/** The variants (SKC) and sizes (SKU) in which products come. */

export type VariantKind = 'colour' | 'metal' | 'pattern';
export type SizeKind = 'clothes' | 'shoes' | 'pieces' | 'measures' | 'lengths' | 'one' | 'phones';

export const variantNames: Readonly<Record<VariantKind, readonly string[]>> = {
  colour: [
    '黑色',
    '米白色',
    '雾霾蓝',
    '浅灰色',
    '粉色',
    '咖啡色',
    '墨绿色',
    '酒红色',
    '杏色',
    '薰衣草紫',
  ],
  metal: ['金色', '银色', '玫瑰金', '古铜色', '黑金色'],
  pattern: ['小雏菊', '几何条纹', '卡通动物', '莫兰迪纯色', '复古格纹', '星空', '奶牛纹', '枫叶'],
};

/** The code of a variant in the seller's codes, in the order of `variantNames`. */
export const variantCodes: Readonly<Record<VariantKind, readonly string[]>> = {
  colour: ['BK', 'WH', 'BL', 'GY', 'PK', 'BR', 'GN', 'RD', 'AP', 'PU'],
  metal: ['GD', 'SV', 'RG', 'BZ', 'BG'],
  pattern: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8'],
};

export const sizeNames: Readonly<Record<SizeKind, readonly string[]>> = {
  clothes: ['S', 'M', 'L', 'XL', 'XXL'],
  shoes: ['36-37', '38-39', '40-41', '42-43', '44-45'],
  pieces: ['1件', '2件装', '3件装', '6件装', '10件装'],
  measures: ['小号 30×45cm', '中号 45×45cm', '大号 50×80cm', '加大 60×90cm'],
  lengths: ['1米', '1.5米', '2米', '3米'],
  one: ['均码'],
  phones: ['iPhone 13', 'iPhone 14', 'iPhone 15', 'iPhone 15 Pro', 'iPhone 16', 'Galaxy S24'],
};
