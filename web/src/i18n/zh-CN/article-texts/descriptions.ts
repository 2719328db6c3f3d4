/** What each public page is about, for search engines and the cards of chat apps; read by the build alone. */
export default {
  index:
    '卖家运营助手：全部店铺的销售、利润、库存、资金与发货，一屏看清。支持 Temu 与 SHEIN，可只导入销售文件，无需绑定账号。',
  aboutUs: '我们为经营多家 Temu 与 SHEIN 店铺的卖家而做：数字有来处，数据归卖家，权限由BOSS决定。',
  contactUs: '联系卖家运营助手：反映问题时需要附上的信息、常见问题与联系方式。',
  news: '卖家运营助手的产品更新、公告与平台资讯。',
  newsDetail: '卖家运营助手的公告与资讯正文。',
  briefIntroduction:
    '产品简介：数据统计、导入、商品与库存、资金、AI上品、物流助手、人员与权限、开放接口。',
  homePage: '三步开始：先看模拟数据预览，再用手机号注册，最后绑定账号或导入销售文件。',
  privacyPolicy:
    '隐私政策：保存哪些信息、用哪些 Cookie、凭据如何加密、到期数据保留多久、如何导出与删除。',
  userAgreement: '用户服务协议：服务内容、账号与授权、数据归属、收费与到期、使用规范与责任。',
  terms: '服务条款要点：登录方式、登录保护、到期与续费。',
  loginPrivacy: '登录与注册时涉及的个人信息、Cookie 与“记住密码”的保存方式。',
  mobileHome: '手机上的卖家运营助手：随时看店铺销售与利润，处理快到期的发货单，可添加到主屏幕。',
  companyProfile: '公司简介：我们是谁，为谁服务，作出哪些承诺，怎样联系。',
  downloadAndroid: 'Android 版 APP 的下载页面与开发进度。',
  downloadIos: 'iOS 版 APP 的下载页面与开发进度。',
  softwareIntroduction: '桌面助手与数据统计插件的用途、安装与卸载。',
  paySuccess: '店铺续费的支付结果。',
  canvas: '标签画布。',
  test: '检查浏览器、网络、实时连接、摄像头、打印与通知是否能正常使用本站。',
} as const;
