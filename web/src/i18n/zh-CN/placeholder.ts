/** Pages whose content is still to come: what will be there, by the page's title key. */
export default {
  badge: '建设中',
  intro: '此页面正在建设，完成后您可以在这里：',
  toStatistics: '先看数据统计',
  toIndex: '返回首页',
  planned: {
    canvas: ['按模板绘制商品标签', '预览打印效果'],
  },
} as const;
