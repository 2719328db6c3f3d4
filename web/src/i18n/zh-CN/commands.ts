/** The search over everything (⌘K), and the list of keys (?). */
const commands = {
  title: '搜索店铺、页面和操作',
  placeholder: '输入店铺、店铺编号、页面或操作的名称',
  nothing: '没有找到，换个词试试',
  more: '还有 {{count}} 项，继续输入以缩小范围',
  kinds: { scope: '店铺', page: '页面', act: '操作' },
  group: '分组 · {{count}} 家店铺',
  print: '打印本页',
  preparing: '正在读取本页全部内容，随后打印',
  keysTitle: '键盘快捷键',
  keys: {
    keys: '显示本列表',
    move: '在搜索结果、菜单和店铺标签中移动',
    choose: '打开选中的一项',
    close: '关闭弹窗或菜单',
    order: '在店铺顺序中：拿起、移动、放下一家店铺',
    rows: '在表格的行之间移动，到第一行或最后一行',
    points: '在趋势图上逐点查看，到第一点或最后一点',
    span: '在趋势图上选取一段，按 Enter 只看这段，按 Esc 放弃',
  },
  space: '空格',
} as const;

export default commands;
