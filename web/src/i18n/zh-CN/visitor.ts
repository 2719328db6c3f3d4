/** The preview for visitors. */
export default {
  banner: '模拟数据预览',
  bannerHint: '以下均为模拟数据，登录后查看您自己的店铺。',
  signIn: '登录/注册',
  tipsTitle: '登录后即可使用',
  tipsText: '您正在浏览模拟数据，此操作需要登录。登录或注册后，即可导入并查看您自己的店铺数据。',
  login: '去登录',
  register: '去注册',
} as const;
