const time = new Intl.DateTimeFormat('zh-CN', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Shanghai',
});

/** `2026-03-15 14:05` in Shanghai. */
export const longTime = (instant: string | number): string =>
  time.format(typeof instant === 'number' ? instant : Date.parse(instant)).replaceAll('/', '-');

/** `03-15 14:05` in Shanghai. */
export const shortTime = (instant: string): string => longTime(instant).slice(5);
