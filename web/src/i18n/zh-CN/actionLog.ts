/** The action log: column names, and the fixed rows that show what one looks like. */
export default {
  sample: '以下为示例数据。',
  columns: {
    operator: '操作账号',
    detail: '操作内容',
    shop: '店铺名称',
    time: '操作时间',
  },
  rows: [
    { operator: '138****0001', detail: '绑定主账号', shop: '示例店铺A', time: '2026-01-05 09:12' },
    { operator: '138****0001', detail: '添加店长', shop: '示例店铺A', time: '2026-01-05 09:20' },
    {
      operator: '138****0011',
      detail: '修改店铺名称',
      shop: '示例店铺B',
      time: '2026-01-06 14:03',
    },
    { operator: '138****0001', detail: '隐藏店铺', shop: '示例店铺C', time: '2026-01-08 18:45' },
  ],
} as const;
