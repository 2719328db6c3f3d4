/** The words that shop names are put together from. */

/** Two syllables each, in characters and in letters. */
export const shopWords: readonly (readonly [string, string])[] = [
  ['晴禾', 'Qinghe'],
  ['木也', 'Muye'],
  ['暖屿', 'Nuanyu'],
  ['拾光', 'Shiguang'],
  ['云途', 'Yuntu'],
  ['万象', 'Wanxiang'],
  ['锦瑞', 'Jinrui'],
  ['恒沃', 'Hengwo'],
  ['鹿鸣', 'Luming'],
  ['栖岸', 'Qian'],
  ['千寻', 'Qianxun'],
  ['嘉禧', 'Jiaxi'],
  ['优喵', 'Youmiao'],
  ['博创', 'Bochuang'],
  ['海燕', 'Haiyan'],
  ['朴舍', 'Pushe'],
  ['明途', 'Mingtu'],
  ['悦己', 'Yueji'],
  ['翔飞', 'Xiangfei'],
  ['星野', 'Xingye'],
  ['乐邦', 'Lebang'],
  ['盛合', 'Shenghe'],
  ['依诺', 'Yinuo'],
  ['南枝', 'Nanzhi'],
];

/** What a shop of a category calls itself, in characters and in letters, by the category's code. */
export const shopTrades: Readonly<Record<string, readonly [string, string]>> = {
  JJ: ['家居', 'Home'],
  CF: ['厨具', 'Kitchen'],
  FZ: ['家纺', 'Textile'],
  NZ: ['女装', 'Fashion'],
  NA: ['男装', 'Menswear'],
  XX: ['鞋业', 'Shoes'],
  SP: ['饰品', 'Jewelry'],
  XB: ['箱包', 'Bags'],
  SJ: ['数码配件', 'Digital'],
  CW: ['宠物生活', 'Pets'],
  WJ: ['玩具', 'Toys'],
  MZ: ['美妆', 'Beauty'],
  YD: ['户外运动', 'Outdoor'],
  WB: ['文创', 'Stationery'],
  JR: ['派对用品', 'Party'],
};

export const shopPlaces = [
  '',
  '',
  '',
  '义乌',
  '深圳',
  '广州',
  '泉州',
  '杭州',
  '金华',
  '汕头',
] as const;
export const shopEndings = [
  '旗舰店',
  '专营店',
  '优选',
  '严选',
  '工厂店',
  '海外店',
  '',
  '',
] as const;
