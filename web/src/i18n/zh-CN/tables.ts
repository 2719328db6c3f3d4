/** What every table offers beside its rows. */
export default {
  columns: '列设置',
  columnsHint: '第一列始终显示；勾选要看的列，用箭头调整先后。设置会记住。',
  up: '前移：{{column}}',
  down: '后移：{{column}}',
  compact: '紧凑行高',
  reset: '重置',
  resetHint: '列和行高恢复为最初的样子',
} as const;
