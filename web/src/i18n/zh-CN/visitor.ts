/** The preview for visitors. */
export default {
  banner: '模拟数据预览',
  bannerHint: '以下均为模拟数据，登录后查看您自己的店铺。',
  tipsTitle: '登录后即可使用',
  tipsText: '您正在浏览模拟数据，此操作需要登录。登录或注册后，即可导入并查看您自己的店铺数据。',
  login: '去登录',
  register: '去注册',
  sampleHint: '这是示例店铺的模拟数据，只能查看，与您自己的店铺无关。',
  sampleTipsTitle: '示例店铺只能查看',
  sampleTipsText:
    '您正在浏览示例店铺的模拟数据。返回自己的页面，绑定店铺或导入销售文件后，即可使用此功能。',
  sampleStay: '继续浏览',
} as const;
