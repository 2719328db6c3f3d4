import { verbatim } from './verbatim.ts';

/** Words that every page uses. */
export default {
  productName: '卖家运营助手',
  close: '关闭',
  cancel: '取消',
  confirm: '确定',
  save: '保存',
  retry: '重试',
  back: '返回',
  loading: '加载中',
  noData: '暂无数据',
  loadFailed: '加载失败',
  loadFailedHint: '请稍后重试；若一直如此，请检查网络。',
  crashed: '页面出错了',
  crashedHint: '刷新后可继续使用，已保存的数据不受影响。',
  reload: '刷新页面',
  unknownError: verbatim.unknownError,
  networkError: '网络异常，请检查网络后重试（{{message}}）',
  sessionOver: verbatim.sessionOver,
  confirmTitle: verbatim.confirmTitle,
  warningTitle: '温馨提示',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  sendCode: '获取验证码',
  sendAgainIn: '{{seconds}} 秒后重发',
  acknowledge: '我知道了',
} as const;
