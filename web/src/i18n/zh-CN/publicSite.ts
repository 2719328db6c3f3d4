import { verbatim } from './verbatim.ts';

/** The public home page and the home page of phones. */
export default {
  /** Its two halves, each on a line where there is no room for both. */
  heroTitle: ['全部店铺的经营，', '一屏看清'],
  heroText:
    '销售、退货、利润与库存，按店铺、分组或全部汇总。Temu 与 SHEIN，全托管与半托管，一个账号看完。',
  register: '免费注册',
  preview: '查看模拟数据预览',
  previewHint: '预览无需注册，所有数字均为模拟数据。',
  pictureLabel: '界面示意，数字为模拟数据',
  simulated: '模拟数据',
  picture: {
    range: '近7天 · 与前一周期比较',
    net: '净销售额',
    quantity: '净销量',
    profit: '利润',
    returned: '退货额',
    shopA: '晴川家居',
    shopB: '北岸户外',
    shopC: '拾光童装',
    shopD: '南枝饰品',
    shopE: '麦田宠物',
    trend: '销售额趋势',
    ranking: '店铺排行',
  },
  importTitle: '导出的表格拖进来，就是报表',
  importText:
    'CSV、XLSX 或 .gz，列的顺序随意。自动认出编码和列名，导入前先预览；读不懂的行逐条说明原因，其余照常入账。',
  importPoints: [
    '同一文件重复导入，不会重复计数',
    '退货与取消分开统计',
    '百万行文件后台处理，可随时离开',
  ],
  importPicture: {
    file: '2026年6月订单.xlsx',
    columns: ['订单编号', '货号', '数量', '成交单价', '下单时间'],
    fields: ['订单号', '商品编码', '数量', '单价', '销售时间'],
    done: '已导入 12,486 行',
    refused: '3 行未采纳，查看原因',
  },
  compareTitle: '每家店，都和上一周期比一比',
  compareText:
    '今日、近7天、近30天，任选范围。排行告诉您谁在涨、谁在掉；点开任何一个数字，都能看到它背后的商品与日期。',
  liveTitle: '数据变了，页面自己会动',
  liveText: '店铺有新订单，打开的页面自动刷新。无需按刷新键，也不会打断正在看的内容。',
  livePicture: {
    status: '实时',
    justNow: '刚刚更新',
    order: '新增订单',
    minutes: '{{count}} 分钟前',
  },
  rightsTitle: '谁能看到成本，由您决定',
  rightsText: '店长只看分到的店铺，财务才看成本与利润。没有权限的数字会写明原因，而不是显示为零。',
  rightsPicture: {
    boss: 'BOSS',
    manager: verbatim.managerBadge,
    cost: '成本',
    profit: '利润',
    hidden: '无权限，请联系BOSS',
  },
  closingTitle: '从一份销售表格开始',
  closingText: '注册后导入第一份文件，几分钟内看到全部店铺。',
  enter: '进入工作台',
  phoneApp: '仓库发货员：进入发货工作台',
  mobileNote: '当前页面为手机首页。店铺数据请在电脑浏览器中打开 {{host}} 查看。',
} as const;
