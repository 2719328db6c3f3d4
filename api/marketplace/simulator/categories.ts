import type { SizeKind, VariantKind } from './specifications.ts';

/** What simulated shops trade in, and the words that their products are named with. */

export type Words = readonly [string, ...string[]];

export interface Category {
  readonly name: string;
  /** Two letters that open the seller's codes of its products. */
  readonly code: string;
  /** Share of sold lines that come back. */
  readonly returnShare: number;
  readonly variants: VariantKind;
  readonly sizes: SizeKind;
  readonly scenes: Words;
  readonly goods: readonly [Good, ...Good[]];
}

export interface Good {
  readonly noun: string;
  /** What one piece of it is usually declared at, in yuan. */
  readonly price: number;
  readonly materials: Words;
  readonly features: Words;
  /** Where the good comes in other sizes than its category. */
  readonly sizes: SizeKind | undefined;
}

/** Materials and features are separated by blanks. */
function good(
  noun: string,
  price: number,
  materials: string,
  features: string,
  sizes?: SizeKind,
): Good {
  return { noun, price, materials: words(materials), features: words(features), sizes };
}

function words(text: string): Words {
  const [first = '', ...others] = text.split(' ');
  return [first, ...others];
}

export const categories: readonly [Category, ...Category[]] = [
  {
    name: '家居收纳',
    code: 'JJ',
    returnShare: 0.03,
    variants: 'colour',
    sizes: 'pieces',
    scenes: ['卧室衣柜', '宿舍桌面', '换季整理', '浴室壁挂', '小户型适用'],
    goods: [
      good('收纳盒', 12, '加厚 透明 PP材质', '大容量带盖 可叠加省空间 自由组合分格'),
      good('抽屉分隔盒', 10, '透明 PET 可伸缩', '内衣袜子分类 餐具分格 防滑底'),
      good('折叠收纳箱', 28, '牛津布 PP材质 加厚', '双开门 承重稳固 带滑轮'),
      good('挂式收纳袋', 11, '无纺布 牛津布', '多层可视 门后壁挂 包包防尘'),
      good('桌面置物架', 26, '碳钢 双层 竹木', '免打孔 化妆品整理 显示器增高'),
      good('真空压缩袋', 9, '加厚 立体 免抽气', '被子衣物 防潮防霉 旅行便携'),
      good('无痕挂钩', 2.8, '强力粘胶 304不锈钢 透明', '免打孔 承重10斤 防水防油'),
    ],
  },
  {
    name: '厨房用品',
    code: 'CF',
    returnShare: 0.032,
    variants: 'colour',
    sizes: 'pieces',
    scenes: ['家用厨房', '烘焙工具', '户外野餐', '公寓小厨房', '节日聚餐'],
    goods: [
      good('硅胶锅铲', 9, '食品级 耐高温 木柄', '不粘锅专用 一体成型 好清洗'),
      good('切菜器', 19, '不锈钢 多功能 手动', '土豆切丝 洋葱切丁 带护手'),
      good('隔热手套', 8, '加厚硅胶 棉布', '烤箱防烫 微波炉专用 防滑'),
      good('调料罐', 13, '玻璃 密封 带勺', '防潮控量 旋转收纳 冰箱可用'),
      good('沥水篮', 15, '双层 可折叠 PP材质', '洗菜水果 水槽伸缩 大号'),
      good('保鲜盖', 8, '硅胶 可拉伸 食品级', '密封不漏 碗盖通用 微波炉可用'),
      good('冰格模具', 7, '硅胶 带盖 按压式', '易脱模 威士忌冰球 大方冰'),
    ],
  },
  {
    name: '家纺布艺',
    code: 'FZ',
    returnShare: 0.07,
    variants: 'pattern',
    sizes: 'measures',
    scenes: ['客厅卧室', '四季通用', '北欧风装饰', '圣诞装饰', '乡村风'],
    goods: [
      good('抱枕套', 11, '雪尼尔 棉麻 天鹅绒', '隐形拉链 提花工艺 不含芯'),
      good('防滑地垫', 19, '珊瑚绒 硅藻泥 仿羊绒', '吸水速干 浴室门口 可机洗'),
      good('遮光窗帘', 58, '加厚 雪尼尔 高精密', '隔热防晒 打孔款 全遮光'),
      good('沙发盖布', 78, '弹力 棉麻 绗缝', '防猫抓 全包防滑 四季可用'),
      good('法兰绒毯', 38, '加厚 双面 羊羔绒', '柔软保暖 午睡盖毯 空调毯'),
      good('餐桌布', 22, '防水 棉麻 PVC', '防油免洗 流苏花边 长方形'),
    ],
  },
  {
    name: '女装',
    code: 'NZ',
    returnShare: 0.1,
    variants: 'colour',
    sizes: 'clothes',
    scenes: ['通勤', '度假', '春秋新款', '夏季薄款', '大码女装'],
    goods: [
      good('连衣裙', 52, '雪纺 针织 棉麻', '收腰显瘦 V领长袖 碎花印花'),
      good('针织开衫', 38, '冰丝 马海毛 薄款', '宽松慵懒 单排扣 短款百搭'),
      good('阔腿裤', 36, '垂感 牛仔 棉麻', '高腰显瘦 拖地长裤 松紧腰'),
      good('衬衫', 33, '雪纺 缎面 牛仔', '翻领长袖 法式复古 宽松防晒'),
      good('半身裙', 32, '百褶 缎面 灯芯绒', '高腰A字 包臀开叉 中长款'),
      good('打底衫', 22, '莫代尔 螺纹 德绒', '修身圆领 半高领 纯色内搭'),
      good('休闲套装', 62, '冰丝 棉质', '两件套 短袖短裤 居家外穿'),
    ],
  },
  {
    name: '男装',
    code: 'NA',
    returnShare: 0.088,
    variants: 'colour',
    sizes: 'clothes',
    scenes: ['户外休闲', '日常通勤', '健身训练', '秋冬款', '夏季薄款'],
    goods: [
      good('短袖T恤', 22, '纯棉 重磅 速干', '圆领印花 宽松落肩 透气吸汗'),
      good('工装裤', 54, '水洗棉 弹力 速干', '多口袋 抽绳束脚 宽松直筒'),
      good('运动短裤', 21, '速干 网眼', '带内衬 透气轻薄 松紧腰'),
      good('POLO衫', 30, '珠地棉 冰丝', '翻领短袖 商务休闲 撞色'),
      good('运动卫裤', 36, '抓绒 毛圈', '束脚宽松 加厚保暖 侧条纹'),
      good('夹克外套', 88, '防风 棉质 灯芯绒', '立领 多口袋 薄款'),
    ],
  },
  {
    name: '鞋靴',
    code: 'XX',
    returnShare: 0.09,
    variants: 'colour',
    sizes: 'shoes',
    scenes: ['情侣款', '春夏新款', '秋冬新款', '居家室内', '户外出行'],
    goods: [
      good('家居拖鞋', 15, 'EVA 棉麻 软底', '静音防滑 踩屎感 厚底'),
      good('运动休闲鞋', 68, '飞织 网面 轻便', '透气软底 增高厚底 系带'),
      good('玛丽珍鞋', 38, '软皮 漆皮', '浅口平底 粗跟 复古'),
      good('雪地靴', 79, '加绒 仿麂皮 防水', '加厚保暖 短筒 防滑底'),
      good('沙滩凉鞋', 24, 'EVA 编织', '一脚蹬 魔术贴 防水速干'),
      good('帆布鞋', 42, '高帮 低帮', '百搭板鞋 厚底 一脚蹬'),
    ],
  },
  {
    name: '饰品',
    code: 'SP',
    returnShare: 0.048,
    variants: 'metal',
    sizes: 'one',
    scenes: ['日常百搭', '派对配饰', '生日礼物', '情人节礼物', '度假风'],
    goods: [
      good('锁骨链', 6, '不锈钢 锆石 钛钢', '叠戴多层 不掉色 轻奢小众'),
      good('耳环套装', 7, '合金 仿珍珠 水晶', '多对组合 防过敏银针 法式复古'),
      good('手链', 3.5, '钛钢 天然石 编织', '可调节 情侣款 叠戴'),
      good('戒指', 2.2, '锆石 开口 钛钢', '可调节 素圈 简约'),
      good('发夹', 3, '合金 亚克力 珍珠', '鲨鱼夹 边夹 大号抓夹'),
      good('珍珠项链', 10, '仿珍珠 巴洛克', '叠戴多层 复古宫廷 短款'),
      good('脚链', 3, '不锈钢 串珠', '沙滩风 双层 可调节'),
    ],
  },
  {
    name: '箱包',
    code: 'XB',
    returnShare: 0.06,
    variants: 'colour',
    sizes: 'one',
    scenes: ['通勤上班', '短途旅行', '健身出差', '学生', '户外运动'],
    goods: [
      good('斜挎包', 28, '帆布 PU皮 尼龙', '多隔层 可调节肩带 小方包'),
      good('双肩包', 72, '牛津布 尼龙 帆布', '大容量 防泼水 笔记本电脑包'),
      good('化妆包', 15, 'PU皮 绗缝 透明', '大容量 手提收纳 防水'),
      good('旅行收纳袋', 18, '尼龙 网布', '六件套 衣物分类 可折叠便携'),
      good('卡包', 9, 'PU皮 超薄', '风琴多卡位 防消磁 零钱包'),
      good('托特包', 26, '帆布 灯芯绒', '大容量 单肩 百搭'),
      good('腰包', 17, '尼龙 防水', '跑步手机包 多功能 胸包'),
    ],
  },
  {
    name: '手机配件',
    code: 'SJ',
    returnShare: 0.05,
    variants: 'colour',
    sizes: 'lengths',
    scenes: ['办公桌面', '车载', '追剧直播', '出差旅行'],
    goods: [
      good('手机壳', 6, '硅胶 磨砂 透明', '全包防摔 磁吸无线充 镜头保护', 'phones'),
      good('磁吸支架', 15, '铝合金 折叠', '360度旋转 超薄便携 桌面懒人', 'one'),
      good('快充数据线', 9, '编织 液态硅胶', '100W闪充 不缠绕 一拖三'),
      good('车载支架', 14, '磁吸 重力感应', '出风口卡扣 稳固防抖 单手操作', 'one'),
      good('蓝牙耳机套', 3.5, '硅胶 电镀', '防丢挂绳 卡通造型 防摔', 'one'),
      good('理线器', 2, '硅胶 磁吸', '桌面固线 多孔位 免打孔', 'pieces'),
    ],
  },
  {
    name: '宠物用品',
    code: 'CW',
    returnShare: 0.04,
    variants: 'colour',
    sizes: 'measures',
    scenes: ['猫狗通用', '小型犬适用', '外出便携', '秋冬保暖'],
    goods: [
      good('宠物窝', 62, '加厚绒布 牛津布', '可拆洗 深度睡眠 防滑底'),
      good('牵引绳', 16, '尼龙 反光', '防爆冲 背心式 自动伸缩'),
      good('慢食碗', 12, '食品级PP 不锈钢', '防噎防滑 可拆洗 斜口护颈'),
      good('宠物衣服', 17, '抓绒 棉质', '秋冬保暖 四脚 可爱变装'),
      good('逗猫棒', 3, '羽毛 铃铛', '长杆耐咬 自嗨解闷 吸盘式', 'pieces'),
      good('除毛刷', 11, '不锈钢 硅胶', '一键清毛 浮毛梳 按摩', 'one'),
    ],
  },
  {
    name: '玩具',
    code: 'WJ',
    returnShare: 0.038,
    variants: 'pattern',
    sizes: 'pieces',
    scenes: ['生日礼物', '派对小礼品', '早教启蒙', '亲子互动', '万圣节礼物'],
    goods: [
      good('解压捏捏乐', 7, '软胶 面粉球', '慢回弹 创意发泄 办公室减压'),
      good('积木拼装', 22, '小颗粒 木质', '益智摆件 街景系列 锻炼专注力'),
      good('水彩画套装', 16, '水溶 固体', '儿童涂色 便携画本 可水洗'),
      good('益智拼图', 18, '木质 磁性', '立体卡扣 进阶 双面'),
      good('毛绒公仔', 20, '短毛绒 抱枕', '玩偶挂件 可拆洗 安抚陪睡'),
      good('泡泡机', 19, '电动 手持', '多孔 声光音乐 不漏水'),
    ],
  },
  {
    name: '美妆工具',
    code: 'MZ',
    returnShare: 0.042,
    variants: 'colour',
    sizes: 'pieces',
    scenes: ['新手适用', '旅行便携', '日常妆容', '专业化妆'],
    goods: [
      good('化妆刷套装', 18, '人造纤维 木柄', '柔软抓粉 眼影散粉 带收纳筒'),
      good('美妆蛋', 3, '亲水海绵 葫芦', '不吃粉 干湿两用 柔软Q弹'),
      good('穿戴甲', 7, '手工 可重复使用', '短款显白 猫眼渐变 附胶'),
      good('睫毛夹', 6, '不锈钢 局部', '持久卷翘 不夹眼皮 带替换垫'),
      good('分装瓶', 2.6, '按压 喷雾', '可登机 密封防漏 乳液香水'),
      good('发圈', 1.8, '缎面 大肠', '不伤发 高颅顶 丸子头'),
    ],
  },
  {
    name: '运动户外',
    code: 'YD',
    returnShare: 0.062,
    variants: 'colour',
    sizes: 'one',
    scenes: ['健身房训练', '徒步登山', '居家健身', '露营野餐', '跑步骑行'],
    goods: [
      good('瑜伽弹力带', 10, '乳胶 TPE', '阻力圈 翘臀训练 分级拉力'),
      good('运动护膝', 14, '针织 硅胶垫', '加压防护 半月板 防滑条'),
      good('骑行手套', 15, '透气 减震', '半指触屏 防滑耐磨 速干'),
      good('保温水壶', 26, '304不锈钢 Tritan', '大容量 弹盖直饮 便携提手'),
      good('露营灯', 24, 'LED 充电式', '长续航 复古氛围 防水'),
      good('跳绳', 9, '钢丝 竹节', '计数 可调节长度 轴承不打结'),
      good('速干毛巾', 8, '超细纤维 冷感', '吸水便携 健身擦汗 沙滩'),
    ],
  },
  {
    name: '文具办公',
    code: 'WB',
    returnShare: 0.03,
    variants: 'pattern',
    sizes: 'pieces',
    scenes: ['学生开学', '办公会议', '考试专用', '教师礼物', '手账装饰'],
    goods: [
      good('中性笔', 2, '按动 磨砂', '速干不洇 刷题黑笔 0.5mm'),
      good('便利贴', 2.5, '透明 彩色', '可重复粘贴 索引标签 防水'),
      good('手账贴纸', 2, '和纸 PET', '拼贴素材 不重复 烫金'),
      good('笔记本', 11, 'PU封面 线圈', '加厚内页 方格横线 可平摊'),
      good('文件夹', 8, '透明 风琴', '多层收纳 A4资料 防水'),
      good('日程本', 13, '牛皮纸 硬壳', '周计划 自律打卡 手账'),
    ],
  },
  {
    name: '节日派对',
    code: 'JR',
    returnShare: 0.035,
    variants: 'pattern',
    sizes: 'pieces',
    scenes: ['生日派对', '圣诞节', '婚礼布置', '毕业季', '新年'],
    goods: [
      good('气球套装', 12, '加厚乳胶 铝膜', '氛围感 免打气 拱门背景'),
      good('圣诞挂饰', 9, '木质 毛毡', '树上挂件 橱窗装饰 雪花'),
      good('派对横幅', 7, '无纺布 烫金', '拉旗背景 可重复使用 免打孔'),
      good('蛋糕插牌', 2.2, '亚克力 纸质', '烘焙装饰 烫金 生日快乐'),
      good('串灯', 18, 'LED 铜线', '遥控八模式 太阳能 防水户外', 'lengths'),
      good('礼品袋', 6, '牛皮纸 镭射', '手提加厚 伴手礼 糖果分装'),
    ],
  },
];
