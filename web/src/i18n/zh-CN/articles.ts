/** Longer texts of the public pages: a heading and its paragraphs each. */

const about = [
  {
    heading: '我们做什么',
    paragraphs: [
      '卖家运营助手面向跨境平台的多店铺卖家，把分散在各店铺的销售、退货、利润与库存汇总到一处，让老板、店长与财务看到同一份数字。',
    ],
  },
  {
    heading: '我们怎么做',
    paragraphs: [
      '每个数字都能点开，追到它背后的店铺、商品与日期；缺成本的部分单独注明，无权查看的数字说明原因，而不是显示为零。',
      '金额以分为单位精确计算，日期统一按北京时间归集。',
    ],
  },
] as const;

const agreement = [
  {
    heading: '一、服务内容',
    paragraphs: [
      '本服务提供店铺经营数据的导入、汇总与展示。未登录时展示的均为模拟数据，仅供预览，不构成经营建议。',
    ],
  },
  {
    heading: '二、账号',
    paragraphs: [
      'BOSS账号由本人使用手机号与验证码注册；店长、财务与仓库发货员账号由BOSS授权产生。请妥善保管密码与验证码，不要转交他人。',
      'BOSS可随时收回授权；授权收回后，对应账号不能再查看店铺数据。',
    ],
  },
  {
    heading: '三、您上传的数据',
    paragraphs: [
      '您上传的销售文件及由此产生的数据归您所有。您应确保有权使用这些数据，并对其合法性负责。',
    ],
  },
  {
    heading: '四、使用规范',
    paragraphs: ['不得以破解、批量请求等方式影响服务运行，不得借助本服务获取无权查看的店铺数据。'],
  },
  {
    heading: '五、责任',
    paragraphs: ['统计结果依据您导入或平台返回的数据计算。与平台账单不一致时，以平台账单为准。'],
  },
] as const;

const privacy = [
  {
    heading: '一、我们收集什么',
    paragraphs: [
      '注册与登录：手机号、密码（仅保存不可逆的摘要）、登录时间。',
      '使用过程：您导入的销售文件内容、店铺与商品信息，以及为排查故障所必需的日志。',
    ],
  },
  {
    heading: '二、Cookie 与本机存储',
    paragraphs: [
      '登录后保存一个有效期 7 天的登录 Cookie，页面脚本无法读取；另以有效期 7 天的 Cookie 记录店铺列表中第一个店铺的编号，退出登录即删除。不使用广告或跨站跟踪 Cookie。',
      '仅当您勾选“记住密码”时，账号与密码才会加密保存在当前浏览器中，不会上传；修改密码或选择清除后即被删除。',
    ],
  },
  {
    heading: '三、谁能看到',
    paragraphs: [
      '店铺数据只对BOSS本人及其授权的人员可见；成本与利润仅对获得相应权限的人员可见。我们不会出售您的数据。',
    ],
  },
  {
    heading: '四、保存与删除',
    paragraphs: ['店铺到期后数据保留 7 天，之后清除。您可联系我们删除账号及全部数据。'],
  },
] as const;

export default {
  updated: '更新日期：2026年7月1日',
  aboutUs: about,
  companyProfile: about,
  briefIntroduction: [
    {
      heading: '数据统计',
      paragraphs: [
        '全部店铺、店铺分组或单个店铺，按今日、近 7 天、近 30 天查看销售额、销量与利润，并与上一周期比较。',
      ],
    },
    {
      heading: '导入销售数据',
      paragraphs: [
        '支持 CSV 与 XLSX（可为 .gz 压缩），列的顺序不限，自动识别编码与列名；导入前预览，导入后逐行说明未采纳的原因。同一文件重复导入不会重复计数。',
      ],
    },
    {
      heading: '实时刷新',
      paragraphs: ['店铺数据更新后，打开的页面会自动刷新，无需手动操作。'],
    },
    {
      heading: '权限',
      paragraphs: ['BOSS 决定谁能看到哪些店铺、能否查看成本与利润。'],
    },
  ],
  homePage: [
    {
      heading: '一处看清全部店铺',
      paragraphs: ['从首页开始了解产品，或直接进入模拟数据预览，无需注册。'],
    },
  ],
  userAgreement: agreement,
  terms: agreement,
  privacyPolicy: privacy,
  loginPrivacy: privacy,
  contactUs: [
    {
      heading: '遇到问题',
      paragraphs: ['请说明店铺、页面与时间，并附上截图，我们会更快答复。请勿发送密码或验证码。'],
    },
  ],
  contact: { email: '邮箱', phone: '电话', hours: '服务时间' },
  preview: '查看模拟数据预览',
} as const;
