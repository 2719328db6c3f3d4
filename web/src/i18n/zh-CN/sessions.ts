import { verbatim } from './verbatim.ts';

/** Where one is signed in, and the password. */
export default {
  hint: '这里是您的账号当前登录的浏览器。发现不认识的登录，请立即结束它并修改密码。',
  signInFirst: '登录后可以查看登录设备',
  list: '登录设备',
  unknownAgent: '未知设备',
  current: '本机',
  begun: '登录时间',
  notSeen: '刚刚登录',
  address: '网络地址',
  unknownAddress: '未知',
  expires: '到期时间',
  helper: '桌面助手：{{names}}',
  helperUnnamed: '未命名设备',
  end: '结束登录',
  endOf: '结束登录：{{agent}}（{{time}}）',
  endText: '确定要结束 {{agent}} 的登录吗？该浏览器将立即退出。',
  ended: '该登录已结束',
  endFailed: '结束失败，请刷新页面后重试',
  password: '修改密码',
  passwordHint:
    '修改后，其他浏览器上的登录和全部API密钥立即失效。没有设置过密码，请退出后用“忘记密码”设置。',
  old: '原密码',
  oldRequired: '请输入原密码',
  newHint: '6-12 位字母、数字或符号',
  badPassword: verbatim.passwordLength,
  repeat: '确认新密码',
  different: '两次输入的新密码不一致',
  changed: '密码已修改，其他登录已结束',
  changeFailed: '修改失败，请稍后重试',
} as const;
