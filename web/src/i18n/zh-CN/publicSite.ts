import { questions } from './article-texts/questions.ts';

/** The public home page and the home page of phones. */
export default {
  /** Its two halves, each on a line where there is no room for both. */
  heroTitle: ['全部店铺的经营，', '一屏看清'],
  heroText:
    '销售、利润、库存、资金与发货时限，按店铺、分组或全部汇总。Temu 与 SHEIN，全托管与半托管，一个账号看完。',
  register: '免费注册',
  tryImport: '用我的表格试一试',
  dropFile: '把 Excel 或 CSV 销售文件拖到这里，或',
  chooseFile: '选择文件',
  fileLabel: '销售文件',
  preview: '查看模拟数据预览',
  previewHint: '预览无需注册，所有数字均为模拟数据。',
  enter: '进入工作台',
  /** Under a picture of the product; read out as its text, too. */
  simulated: '产品实拍，数字为模拟数据',
  pictures: {
    home: '数据统计：今日待办、汇总与销售趋势',
    profit: '商品排行：每个商品的销售额、退货与利润',
    stock: '商品列表：库存、可售天数、成本与利润',
    finance: '资金与库存：可用、待结算、冻结原因与缺货损失',
    import: '导入销售文件：自动匹配的列',
    listing: 'AI上品：采集、翻译与发布',
    delivery: '物流助手：按截止时间排序的发货单',
    rights: '店铺管理：店铺、到期日期与运营人员',
    'phone-home': '手机上的数据统计',
    'phone-tasks': '手机工作台：待打包的发货单',
  },
  ideas: {
    profit: {
      title: '不只看卖了多少，还看赚了多少',
      text: '销售、退货、成本与利润，从全部店铺一直看到单个 SKU。',
      points: [
        '与上一周期比较，谁在涨、谁在掉一目了然',
        '店铺可分组，按组汇总',
        '缺成本的件数单独列出，不混入利润',
      ],
    },
    stock: {
      title: '断货之前先知道，滞销的也藏不住',
      text: '可售天数按实际销量计算，即将售罄与滞销一键筛出。',
      points: [
        '例如每件 ¥16、日销 20 件的商品，断货 3 天就少卖 ¥960',
        'SPU、SKC、SKU 三级展开',
        '成本可逐个填写或表格导入',
        '列可自选，结果可导出',
      ],
    },
    finance: {
      title: '钱在哪里，为什么动不了',
      text: '可用、待结算、冻结逐店列明；每笔冻结写清原因、解冻条件和时间。',
      points: [
        '没有凭证，申报价 ¥20 的一件最多可罚 ¥100；新违规当天提醒，写明要举证什么',
        '库存货值与近 7 天缺货损失',
        '违规、驳回与罚款汇总到今日待办',
      ],
    },
    import: {
      title: '不绑定账号，拖一张表格就能用',
      text: '卖家中心导出的 CSV、XLSX 拖进来，自动认出编码和列名，核对后导入。',
      points: [
        '同一文件重复导入，不会重复计数',
        '外币按您给的汇率逐行换算',
        '未采纳的行逐条说明原因，整批可撤销',
      ],
    },
    listing: {
      title: '贴一个链接，上到多家店铺',
      text: '采集、翻译、定价、发布，一条线做完。没译出的词会标出来，不会悄悄带着错上架。',
      points: ['支持多个来源平台与语言', '选品工具按利润与规则筛选'],
    },
    delivery: {
      title: '每个发货时限，都有人盯着',
      text: '发货单按截止时间排序，超时与 24 小时内到期醒目提示。仓库在手机上扫码打包、确认发货。',
      points: [
        '例如一张 50 件、每件 ¥16 的发货单，误了时限可能作废，¥800 的货就卖不成',
        '手机工作台无需下载，可添加到主屏幕',
        '断网时的操作，恢复后自动补发',
        '装箱单直接打印',
      ],
    },
    rights: {
      title: '谁能看到成本，由您决定',
      text: '店长、财务、运营、仓库发货员各有各的视野。没有权限的数字写明原因，而不是显示为零。',
      points: ['逐店分配，随时收回', '发货员看不到任何金额'],
    },
    api: {
      title: '自己的系统，也能直接用这些数据',
      text: '带类型的 GraphQL、REST 与实时订阅。密钥可限定店铺、只读，可随时停用。',
      points: ['整张列表导出为 CSV 或 JSONL', '接口文档公开'],
      link: '查看接口文档',
    },
  },
  codeLabel: '查询全部店铺销售额的 GraphQL 示例',
  price: {
    title: '一个价格，按店铺按月',
    text: '全部功能都包含在内，不按人数收费。新绑定的店铺先免费用 {{days}} 天。',
    unit: '每店每月',
    failed: '暂时读不到价格，请稍后再试，或登录后在续费页面查看。',
    shops: '店铺数',
    shopCount: '{{count}} 家',
    months: '月数',
    monthCount: '{{count}} 个月',
    total: '合计',
    points: [
      '一次可为多个店铺续费，每店 {{least}} 至 {{most}} 个月',
      '每张优惠券抵 {{coupon}}（券面另有说明的除外）',
      '到期后数据保留 7 天，续费即恢复',
    ],
  },
  questionsTitle: '常见问题',
  questions,
  closingTitle: '从一份销售表格开始',
  closingText: '注册后导入第一份文件，几分钟内看到全部店铺。',
  mobile: {
    eyebrow: 'Temu 与 SHEIN 多店铺卖家的经营助手',
    app: '进入手机工作台',
    preview: '先看示例数据',
    appHint: '已有账号直接登录；仓库发货员在这里打包和发货。',
    overviewTitle: '出门在外，也知道今天卖得怎样',
    overviewText: '各店铺的销售、利润与变化，和电脑上是同一份数字。',
    tasksTitle: '快到期的发货单，排在最前面',
    tasksText: '点开就能打包、发货；仓库里没信号也能操作，恢复后自动补发。',
    allTitle: '还能做什么',
    installTitle: '添加到主屏幕，像 APP 一样打开',
    installSteps: [
      {
        system: 'iPhone 的 Safari 浏览器',
        step: '打开手机工作台，点底部“分享”，选“添加到主屏幕”。',
      },
      {
        system: 'Android 的 Chrome 或 Edge 浏览器',
        step: '打开手机工作台，点右上角菜单，选“添加到主屏幕”或“安装应用”。',
      },
    ],
    installNote: '不占多少空间，不用更新；没有网络也能打开。',
    moreTitle: '了解更多',
    news: '新闻资讯',
    newsHint: '产品更新与平台动态',
    profile: '公司简介',
    profileHint: '我们是谁，怎样联系',
  },
} as const;
