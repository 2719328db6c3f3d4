/** A boss looks at the product as one of their people. */
export default {
  text: '正在以 {{name}}（{{role}}）的身份查看，只能查看，不能操作',
  end: '退出查看',
  gone: '{{name}} 已不在您的团队中，查看已结束。页面上可能还是对方看到的内容；在您确认前不能操作',
  goOn: '以自己的身份继续',
  endFailed: '退出失败，请重试',
  question:
    '将以 {{name}} 的身份查看：店铺、权限与对方所见相同，期间不能进行任何操作。查看会记入操作日志。',
  begin: '开始查看',
  beginFailed: '无法开始查看，请重试',
};
