const day = 86_400_000;
const quarterHour = 900_000;

/** Whether the runtime knows the IANA zone. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes the function that turns a wall clock's reading (as milliseconds, as if it were UTC) into the
 * instant. A reading that comes twice, when clocks go back, is the first one; one that never comes,
 * when they go forward, counts from the offset before. Offsets are asked of Intl once a day and zone.
 */
export function zoneReader(timeZone: string): (wall: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const known = new Map<number, number>();

  const offsetAt = (instant: number): number => {
    const key = Math.floor(instant / quarterHour);
    const offset = known.get(key) ?? readOffset(format, key * quarterHour);
    known.set(key, offset);
    return offset;
  };

  return (wall) => {
    const midnight = Math.floor(wall / day) * day;
    const before = offsetAt(midnight - day);
    const after = offsetAt(midnight + 2 * day);
    if (before === after) return wall - before;
    const fits = [wall - before, wall - after].filter((each) => wall - offsetAt(each) === each);
    return fits.length > 0 ? Math.min(...fits) : wall - before;
  };
}

function readOffset(format: Intl.DateTimeFormat, instant: number): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const part of format.formatToParts(instant)) parts[part.type] = Number(part.value);
  const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, date, hour, minute, second) - instant;
}
