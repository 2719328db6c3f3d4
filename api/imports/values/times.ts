/** How the file writes a date without a leading year: `12/31/2010` or `31/12/2010`. */
export type DateOrder = 'month first' | 'day first' | 'unknown';

/** What a cell says: a wall clock's reading as if it were UTC, or, with a zone in the text, an instant. */
export type ReadTime =
  | { readonly wall: number }
  | { readonly instant: number }
  /** Day and month cannot be told apart. */
  | 'ambiguous';

/** The halves of a day, in the languages that count to twelve. */
const morning = '上午|午前|오전|AM|a\\.?\\s?m\\.?|SA|पूर्वाह्न|ص';
const afternoon = '下午|午後|오후|PM|p\\.?\\s?m\\.?|CH|अपराह्न|م';
const halves = `(${morning}|${afternoon})?`;
const isOfAfternoon = new RegExp(`^(?:${afternoon})$`, 'iu');
/**
 * Names of zones that marketplaces write alone, as Amazon does in America, Japan and Australia, by their hours from
 * UTC. Names that mean several are none: CST is China, too, IST India, Israel and Ireland, BST Bangladesh, MST Malaysia;
 * and where the name of the winter is none, that of the summer would read half a file.
 */
const namedZones = new Map([
  ['PST', -8],
  ['PDT', -7],
  ['EST', -5],
  ['EDT', -4],
  ['CET', 1],
  ['CEST', 2],
  ['JST', 9],
  ['KST', 9],
  ['AEST', 10],
  ['AEDT', 11],
]);
/** Also as seller centres write it: `(UTC+8)`, `PDT(UTC-7)`; of two that are written the offset counts. */
const zones = `(Z|[+-]\\d{2}:?\\d{2}|(?:[A-Z]{2,5}\\s*)?\\(?(?:UTC|GMT)(?:\\s?[+-]\\d{1,2}(?::?\\d{2})?)?\\)?|${[...namedZones.keys()].join('|')})?`;
const clock = new RegExp(
  `^[T,.\\s]*(?:(?:um|à|a|a las|às|as|lúc|luc) )?${halves}\\s*(\\d{1,2})(?:[:时時点시h]\\s?)(\\d{1,2})(?:[:分분]\\s?(\\d{1,2})(?:[.,]\\d+)?)?[分秒분초]?\\s*${halves}\\s*(?:Uhr)?${zones}$`,
  'iu',
);
/** As most files write it: read without the patterns of all others. */
const usual = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d):(\d\d)$/;
const yearFirst =
  /^(\d{4})(?:\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]?|\.\s(\d{1,2})\.\s(\d{1,2})\.?|-(\d{1,2})-(\d{1,2})|\/(\d{1,2})\/(\d{1,2})|\.(\d{1,2})\.(\d{1,2}))/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/;
const namedMonth =
  /^(?:([a-z]{3,10})\.?\s+(\d{1,2}),?\s+(\d{4})|(\d{1,2})(?:\.|er)?[-\s]\s?(?:de\s)?([a-z]{3,10})\.?,?[-\s](?:de\s|del\s)?(\d{4}))(?!\d)/i;
/** How the names of the months begin in English, Spanish, French, German and Portuguese, without accents. */
const monthNames = [
  /^(jan|ene)/,
  /^(feb|fev)/,
  /^mar/,
  /^(apr|abr|avr)/,
  /^(may|mai)/,
  /^jui?n/,
  /^jui?l/,
  /^(aug|ago|aou)/,
  /^(sep|set)/,
  /^(oct|okt|out)/,
  /^nov/,
  /^(dec|dez|dic)/,
];

const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

const firstYear = 2000;
const lastYear = 2099;

/** Reads a time as sellers' files write it; undefined when it is none between 2000 and 2099. */
export function parseTime(text: string, order: DateOrder): ReadTime | undefined {
  const plain = usual.exec(text);
  if (plain !== null) {
    const [, year, month, dayOfMonth, hour, minute, second] = plain;
    const date = dateOf(Number(year), Number(month), Number(dayOfMonth));
    return onClock(date, Number(hour), Number(minute), Number(second));
  }
  if (/^\d+(\.\d+)?$/.test(text)) return figuresTime(text);
  const iso = yearFirst.exec(text);
  if (iso !== null) {
    const [date, year] = iso;
    const [month, dayOfMonth] = iso.slice(2).filter((part) => part !== undefined);
    return withClock(text.slice(date.length), Number(year), Number(month), Number(dayOfMonth));
  }
  const bare = /\p{L}{3}/u.test(text) ? withoutAccents(text) : text;
  const named = namedMonth.exec(bare);
  if (named !== null) {
    const [date, nameFirst, dayAfter, yearAfter, dayBefore, nameLater, yearLater] = named;
    const name = (nameFirst ?? nameLater ?? '').toLowerCase();
    const month = monthNames.findIndex((each) => each.test(name)) + 1;
    const year = Number(yearAfter ?? yearLater);
    return withClock(bare.slice(date.length), year, month, Number(dayAfter ?? dayBefore));
  }
  const last = yearLast.exec(text);
  if (last === null) return undefined;
  const [date, first, , second, year] = last;
  const rest = text.slice(date.length);
  const monthFirst = withClock(rest, Number(year), Number(first), Number(second));
  const dayFirst = withClock(rest, Number(year), Number(second), Number(first));
  // The 5th of May is the same either way.
  if (monthFirst === undefined || dayFirst === undefined || first === second)
    return monthFirst ?? dayFirst;
  if (order === 'unknown') return 'ambiguous';
  return order === 'month first' ? monthFirst : dayFirst;
}

/** Which order a date proves, being impossible in the other one; undefined when it proves nothing. */
export function orderOf(text: string): Exclude<DateOrder, 'unknown'> | undefined {
  const parts = yearLast.exec(text);
  if (parts === null) return undefined;
  if (Number(parts[1]) > 12) return 'day first';
  return Number(parts[3]) > 12 ? 'month first' : undefined;
}

/** Figures without signs: 20101201, 20101201082600, seconds or milliseconds since 1970, Excel's days since 1900. */
function figuresTime(text: string): ReadTime | undefined {
  const value = Number(text);
  if (/^20\d{6}$/.test(text)) return withClock('', ...figures(text, 4, 2, 2));
  if (/^20\d{12}$/.test(text)) {
    const [hour, minute, second] = figures(text.slice(8), 2, 2, 2);
    return withClock(`${hour}:${minute}:${second}`, ...figures(text.slice(0, 8), 4, 2, 2));
  }
  if (/^\d{10}$/.test(text)) return inYears({ instant: value * 1000 });
  if (/^\d{13}$/.test(text)) return inYears({ instant: value });
  // A serial is a day with its share of 24 hours, stored inexactly: it is rounded to the second.
  if (value >= 30_000 && value < 80_000)
    return inYears({ wall: Math.round((value - 25_569) * 86_400) * 1000 });
  return undefined;
}

function figures(text: string, ...lengths: [number, number, number]): [number, number, number] {
  const [first, second, third] = lengths;
  return [
    Number(text.slice(0, first)),
    Number(text.slice(first, first + second)),
    Number(text.slice(first + second, first + second + third)),
  ];
}

function withClock(
  rest: string,
  year: number,
  month: number,
  dayOfMonth: number,
): ReadTime | undefined {
  const date = dateOf(year, month, dayOfMonth);
  if (date === undefined) return undefined;
  if (rest.trim() === '') return inYears({ wall: date });
  const parts = clock.exec(rest);
  if (parts === null) return undefined;
  const [, halfBefore, hourText, minuteText, secondText = '0', halfAfter, zone] = parts;
  const hour = hourOfDay(Number(hourText), halfBefore ?? halfAfter);
  return onClock(date, hour, Number(minuteText), Number(secondText), zone);
}

/** The beginning of a day; undefined when there is no such day. */
function dateOf(year: number, month: number, dayOfMonth: number): number | undefined {
  const date = Date.UTC(year, month - 1, dayOfMonth);
  const isDate = month >= 1 && month <= 12 && new Date(date).getUTCDate() === dayOfMonth;
  return isDate && dayOfMonth >= 1 ? date : undefined;
}

function onClock(
  date: number | undefined,
  hour: number | undefined,
  minute: number,
  second: number,
  zone?: string,
): ReadTime | undefined {
  if (date === undefined || hour === undefined) return undefined;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const wall = date + ((hour * 60 + minute) * 60 + second) * 1000;
  return inYears(zone === undefined ? { wall } : { instant: wall - zoneOffset(zone) });
}

function hourOfDay(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 23 ? hour : undefined;
  const isAfternoon = isOfAfternoon.test(half);
  if (hour > 12) return isAfternoon && hour <= 23 ? hour : undefined;
  return (hour % 12) + (isAfternoon ? 12 : 0);
}

function zoneOffset(zone: string): number {
  const parts = /([+-])(\d{1,2}):?(\d{2})?\)?$/.exec(zone);
  if (parts === null) return (namedZones.get(zone.toUpperCase()) ?? 0) * 3_600_000;
  const minutes = Number(parts[2]) * 60 + Number(parts[3] ?? 0);
  return (parts[1] === '-' ? -minutes : minutes) * 60_000;
}

function inYears(time: { wall: number } | { instant: number }): ReadTime | undefined {
  const year = new Date('wall' in time ? time.wall : time.instant).getUTCFullYear();
  return year >= firstYear && year <= lastYear ? time : undefined;
}
