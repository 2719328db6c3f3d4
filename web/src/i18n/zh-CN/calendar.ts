/** A day that is typed, or picked in a calendar. */
export default {
  placeholder: '年-月-日',
  open: '{{label}}：打开日历',
  calendar: '日历',
  previous: { day: '上个月', month: '上一年', year: '前十年' },
  next: { day: '下个月', month: '下一年', year: '后十年' },
};
