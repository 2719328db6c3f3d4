const time = new Intl.DateTimeFormat('zh-CN', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Shanghai',
});

/** `2024-03-15 14:05` in Shanghai, of an instant as text. */
export const shanghaiTime = (instant: string): string =>
  time.format(Date.parse(instant)).replaceAll('/', '-');
