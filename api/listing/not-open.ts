/**
 * What is told to a seller where a service is not set up. How it is set up is told to who runs the server, by
 * the README.
 */
export const notOpen = {
  collecting: '商品采集暂未开通，如需使用请联系客服',
  publishing: '发布到店铺的功能暂未开通，如需使用请联系客服',
  selecting: '选品数据暂未开通，如需使用请联系客服',
  language: '暂不支持翻译成该语言，请选择其他语言',
  translating: '翻译服务暂时不可用，请稍后重试；若一直如此，请联系客服',
} as const;
