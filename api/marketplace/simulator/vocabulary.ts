/** The words that product names, specifications and shop names are put together from. */

type Words = readonly [string, ...string[]];

export interface Category {
  readonly name: string;
  /** Two letters that open the seller's codes of its products. */
  readonly code: string;
  /** Share of sold lines that come back. */
  readonly returnShare: number;
  readonly nouns: Words;
  readonly materials: Words;
  readonly features: Words;
  readonly scenes: Words;
  readonly variants: 'colour' | 'metal' | 'pattern';
  readonly sizes: 'clothes' | 'shoes' | 'pieces' | 'measures' | 'one' | 'phones';
}

export const categories: readonly [Category, ...Category[]] = [
  {
    name: '家居收纳',
    code: 'JJ',
    returnShare: 0.03,
    nouns: [
      '收纳盒',
      '抽屉分隔盒',
      '折叠收纳箱',
      '挂式收纳袋',
      '桌面置物架',
      '真空压缩袋',
      '免打孔挂钩',
    ],
    materials: ['加厚', '透明', '牛津布', '无纺布', '可折叠', 'PP材质'],
    features: ['大容量带盖', '防尘防潮', '可叠加省空间', '承重稳固', '自由组合分格'],
    scenes: ['卧室衣柜适用', '厨房冰箱适用', '宿舍桌面整理', '换季衣物整理', '浴室壁挂'],
    variants: 'colour',
    sizes: 'pieces',
  },
  {
    name: '厨房用品',
    code: 'CF',
    returnShare: 0.032,
    nouns: ['硅胶锅铲', '切菜器', '隔热手套', '调料罐', '沥水篮', '保鲜盖', '冰格模具', '烘焙模具'],
    materials: ['食品级', '不锈钢', '硅胶', '加厚玻璃', '耐高温', '小麦秸秆'],
    features: ['不粘易清洗', '防烫防滑', '多功能合一', '密封防漏', '可机洗'],
    scenes: ['家用厨房', '烤箱专用', '户外野餐', '烘焙工具', '餐厅适用'],
    variants: 'colour',
    sizes: 'pieces',
  },
  {
    name: '家纺布艺',
    code: 'FZ',
    returnShare: 0.07,
    nouns: ['抱枕套', '防滑地垫', '遮光窗帘', '沙发盖布', '四件套', '法兰绒毯', '餐桌布'],
    materials: ['雪尼尔', '水洗棉', '珊瑚绒', '仿羊绒', '棉麻', '天鹅绒'],
    features: ['柔软亲肤', '吸水速干', '双面可用', '不起球不掉色', '加厚保暖'],
    scenes: ['客厅卧室', '四季通用', '浴室门口', '北欧风装饰', '圣诞装饰'],
    variants: 'pattern',
    sizes: 'measures',
  },
  {
    name: '女装',
    code: 'NZ',
    returnShare: 0.1,
    nouns: ['连衣裙', '针织开衫', '阔腿裤', '衬衫', '半身裙', '打底衫', '休闲套装', '卫衣'],
    materials: ['雪纺', '冰丝', '莫代尔', '针织', '牛仔', '灯芯绒'],
    features: ['收腰显瘦', '宽松慵懒', 'V领长袖', '碎花印花', '高腰垂感', '纯色百搭'],
    scenes: ['通勤度假', '春秋新款', '夏季薄款', '居家外穿', '大码女装'],
    variants: 'colour',
    sizes: 'clothes',
  },
  {
    name: '男装',
    code: 'NA',
    returnShare: 0.088,
    nouns: ['短袖T恤', '工装裤', '速干短裤', 'POLO衫', '运动卫裤', '夹克外套'],
    materials: ['纯棉', '速干', '重磅', '弹力', '抓绒'],
    features: ['宽松直筒', '透气吸汗', '多口袋设计', '圆领印花', '抽绳松紧腰'],
    scenes: ['户外休闲', '日常通勤', '健身训练', '秋冬加厚', '夏季薄款'],
    variants: 'colour',
    sizes: 'clothes',
  },
  {
    name: '鞋靴',
    code: 'XX',
    returnShare: 0.09,
    nouns: ['家居拖鞋', '运动休闲鞋', '玛丽珍鞋', '雪地靴', '凉鞋', '洞洞鞋', '帆布鞋'],
    materials: ['EVA', '飞织', '软皮', '仿麂皮', '加绒'],
    features: ['厚底增高', '防滑软底', '轻便透气', '一脚蹬', '踩屎感'],
    scenes: ['情侣款', '浴室室内', '春夏新款', '秋冬保暖', '户外徒步'],
    variants: 'colour',
    sizes: 'shoes',
  },
  {
    name: '饰品',
    code: 'SP',
    returnShare: 0.048,
    nouns: ['锁骨链', '耳环套装', '手链', '戒指', '发夹', '珍珠项链', '脚链'],
    materials: ['不锈钢', '锆石', '仿珍珠', '钛钢', '合金镀金'],
    features: ['不掉色', '轻奢小众', '叠戴多层', '可调节', '复古法式'],
    scenes: ['日常百搭', '派对配饰', '生日礼物', '情人节礼物', '度假风'],
    variants: 'metal',
    sizes: 'one',
  },
  {
    name: '箱包',
    code: 'XB',
    returnShare: 0.06,
    nouns: ['斜挎包', '双肩包', '化妆包', '旅行收纳袋', '卡包', '托特包', '腰包'],
    materials: ['帆布', '尼龙', 'PU皮', '防水牛津布', '灯芯绒'],
    features: ['大容量多隔层', '防泼水', '可折叠便携', '干湿分离', '可调节肩带'],
    scenes: ['通勤上班', '短途旅行', '健身出差', '学生书包', '户外运动'],
    variants: 'colour',
    sizes: 'one',
  },
  {
    name: '手机配件',
    code: 'SJ',
    returnShare: 0.05,
    nouns: ['手机壳', '磁吸支架', '钢化膜', '快充数据线', '车载支架', '镜头膜'],
    materials: ['硅胶', '磨砂', '透明', '铝合金', '编织'],
    features: ['全包防摔', '磁吸无线充', '高清防指纹', '360度旋转', '超薄手感'],
    scenes: ['办公桌面', '车载导航', '情侣款', '简约风', '追剧直播'],
    variants: 'colour',
    sizes: 'phones',
  },
  {
    name: '宠物用品',
    code: 'CW',
    returnShare: 0.04,
    nouns: ['宠物窝', '逗猫棒', '牵引绳', '慢食碗', '除毛刷', '宠物衣服', '饮水机滤芯'],
    materials: ['加厚绒布', '尼龙', '不锈钢', '食品级硅胶', '棉绳'],
    features: ['可拆洗', '耐咬磨牙', '防挣脱', '防滑稳固', '一键清毛'],
    scenes: ['猫狗通用', '小型犬适用', '外出便携', '秋冬保暖', '室内互动'],
    variants: 'colour',
    sizes: 'measures',
  },
  {
    name: '玩具',
    code: 'WJ',
    returnShare: 0.038,
    nouns: ['解压捏捏乐', '积木拼装', '水彩画套装', '益智拼图', '遥控小车', '毛绒公仔', '泡泡机'],
    materials: ['软胶', '木质', '毛绒', 'ABS', '环保硅胶'],
    features: ['亲子互动', '锻炼专注力', '安全圆角', '趣味桌游', '声光音乐'],
    scenes: ['生日礼物', '派对小礼品', '户外玩具', '早教启蒙', '万圣节礼物'],
    variants: 'pattern',
    sizes: 'pieces',
  },
  {
    name: '美妆工具',
    code: 'MZ',
    returnShare: 0.042,
    nouns: ['化妆刷套装', '美妆蛋', '睫毛夹', '穿戴甲', '卷发棒套', '修眉刀', '分装瓶'],
    materials: ['人造纤维', '亲水海绵', '不锈钢', '亚克力', '硅胶'],
    features: ['不吃粉', '便携旅行装', '不伤眼', '可重复使用', '柔软亲肤'],
    scenes: ['新手适用', '旅行必备', '专业化妆', '日常妆容', '节日妆容'],
    variants: 'colour',
    sizes: 'pieces',
  },
  {
    name: '运动户外',
    code: 'YD',
    returnShare: 0.062,
    nouns: ['瑜伽弹力带', '运动护膝', '骑行手套', '保温水壶', '露营灯', '跳绳', '速干毛巾'],
    materials: ['乳胶', '氨纶', '304不锈钢', '超轻', '尼龙'],
    features: ['加压防护', '防滑耐磨', '便携折叠', '长续航', '透气速干'],
    scenes: ['健身房训练', '徒步登山', '居家健身', '露营野餐', '跑步骑行'],
    variants: 'colour',
    sizes: 'one',
  },
  {
    name: '文具办公',
    code: 'WB',
    returnShare: 0.03,
    nouns: ['中性笔', '便利贴', '手账贴纸', '笔记本', '文件夹', '桌面理线器', '日程本'],
    materials: ['磨砂', '和纸', '牛皮纸', '透明', 'PU封面'],
    features: ['速干不洇', '可重复粘贴', '高颜值', '加厚内页', '多色组合'],
    scenes: ['学生开学', '办公会议', '手账装饰', '考试专用', '教师礼物'],
    variants: 'pattern',
    sizes: 'pieces',
  },
  {
    name: '节日派对',
    code: 'JR',
    returnShare: 0.035,
    nouns: ['气球套装', '圣诞挂饰', '派对横幅', '蛋糕插牌', '串灯', '礼品袋', '万圣节贴纸'],
    materials: ['加厚乳胶', '铝膜', '无纺布', '木质', 'LED'],
    features: ['氛围感装饰', '免打气', '防水户外可用', '可重复使用', '遥控八模式'],
    scenes: ['生日派对', '圣诞节装饰', '婚礼布置', '毕业季', '新年装饰'],
    variants: 'pattern',
    sizes: 'pieces',
  },
];

export const variantNames: Record<Category['variants'], readonly string[]> = {
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
export const variantCodes: Record<Category['variants'], readonly string[]> = {
  colour: ['BK', 'WH', 'BL', 'GY', 'PK', 'BR', 'GN', 'RD', 'AP', 'PU'],
  metal: ['GD', 'SV', 'RG', 'BZ', 'BG'],
  pattern: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8'],
};

export const sizeNames: Record<Category['sizes'], readonly string[]> = {
  clothes: ['S', 'M', 'L', 'XL', 'XXL'],
  shoes: ['36-37', '38-39', '40-41', '42-43', '44-45'],
  pieces: ['1件', '2件装', '3件装', '6件装', '10件装'],
  measures: ['小号 30×45cm', '中号 45×45cm', '大号 50×80cm', '加大 60×90cm'],
  one: ['均码'],
  phones: ['iPhone 13', 'iPhone 14', 'iPhone 15', 'iPhone 15 Pro', 'iPhone 16', 'Galaxy S24'],
};

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
