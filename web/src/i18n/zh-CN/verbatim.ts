/**
 * Strings that the specification gives in Chinese: character for character, never rephrased.
 * Every other text of the catalogue is worded by us.
 */
export const verbatim = {
  phoneRequired: '请输入手机号',
  passwordRequired: '请输入密码',
  passwordLength: '密码必须为6-12位字符组合',
  codeRequired: '请输入验证码',
  passwordsDiffer: '两次密码不一致',
  termsRequired: '请确定已同意用户服务协议',
  resetPhoneRequired: '您没有填写手机号',
  resetPhoneFormat: '手机号格式错误',
  resetCodeRequired: '您没有输入验证码',
  resetPasswordRequired: '您没有输入密码',
  resetPasswordsDiffer: '两次密码输入不一致',
  notRegistered: '您还未注册',
  wrongCode: '验证码输入错误',
  loginFailed: '登录失败',
  registerFailed: '注册失败',
  codeSent: '信息发送成功',
  codeNotSent: '信息发送失败',
  resetDone: '密码修改成功，为您跳转到首页',
  unknownError: '未知错误',
  sessionOver: '登录失效，请重新登录',
  confirmTitle: '是否确定此操作？',
  noPermission: '版块功能受限，联系BOSS获取使用许可',
  managerBadge: '店长/财务',
} as const;
