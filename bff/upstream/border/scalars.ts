import { shanghaiDay } from '../../../api/contract/rules/calendar.ts';
import type { BorderSettings } from './settings.ts';

/**
 * One form for each kind of value, whichever an upstream uses. What cannot be told is left as it came: the
 * declaration refuses it, with the place where it stands.
 */

const isNumeric = (text: string): boolean => /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text);

/** Text: ids above all, which many servers send as numbers. */
export const textOf = (value: unknown): unknown =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : value;

export const numberOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return isNumeric(text) ? Number(text) : value;
};

export const flagOf = (value: unknown): unknown => {
  const known = numberOf(typeof value === 'string' ? value.toLowerCase() : value);
  if (known === 1 || known === 'true' || known === 'y') return true;
  if (known === 0 || known === 'false' || known === 'n') return false;
  return value;
};

/** Of amounts in yuan their whole fen, without the errors of binary fractions. */
export const amountOf = (value: unknown, { money }: BorderSettings): unknown => {
  const amount = numberOf(value);
  if (money === 'fen' || typeof amount !== 'number') return amount;
  return Math.round(Number(`${amount}e2`)) || 0;
};

/** Before 1973 nobody sold anything here: such a number of milliseconds is one of seconds. */
const leastMilliseconds = 100_000_000_000;

/** Date and time of a clock, with a zone or without. */
const clockText =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2})(:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/;
/** The same with nothing between. Seconds that look so are of 1970, milliseconds of no year that anybody plans for. */
const closeText = /^((?:19|20)\d{2})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2}))?$/;

interface Clock {
  readonly day: string;
  readonly time: string | undefined;
  readonly zone: string | undefined;
}

const twoDigits = (part = ''): string => part.padStart(2, '0');

/** What the text of a clock says; undefined for anything else. */
function clockIn(value: unknown): Clock | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value)
    .trim()
    .replace(closeText, (_text, year, month, day, hour, ...rest) => {
      const [minute, second] = rest;
      return `${year}-${month}-${day}${hour === undefined ? '' : ` ${hour}:${minute}:${second}`}`;
    });
  const found = clockText.exec(text);
  if (found === null) return undefined;
  const [, year, month, day, hour, minutes, zone] = found;
  return {
    day: `${year}-${twoDigits(month)}-${twoDigits(day)}`,
    time: hour && `${twoDigits(hour)}${minutes}`,
    zone,
  };
}

const zoneOf = (minutes: number): string => {
  const two = (part: number) => String(Math.trunc(part)).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`;
};

/** Milliseconds since 1970: of seconds, of text of either, and of the text of a clock. */
export function instantOf(value: unknown, { offset }: BorderSettings): unknown {
  const clock = clockIn(value);
  if (clock !== undefined) {
    const { day, time = '00:00', zone = zoneOf(offset) } = clock;
    const instant = Date.parse(`${day}T${time}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`);
    // As text, which no declaration takes: a number would be one of 1970.
    return Number.isNaN(instant) ? String(value) : instant;
  }
  const number = numberOf(value);
  if (typeof number !== 'number') return value;
  return Math.abs(number) < leastMilliseconds ? Math.round(number * 1000) : Math.round(number);
}

/** A calendar day of Shanghai: of a text that goes on after it, or of an instant. */
export function dayOf(value: unknown, settings: BorderSettings): unknown {
  const clock = clockIn(value);
  if (clock !== undefined && (clock.time ?? '00:00').startsWith('00:00')) return clock.day;
  const instant = instantOf(value, settings);
  return typeof instant === 'number' ? shanghaiDay(instant) : value;
}

/** JSON that was sent as text, as layouts are saved. */
export function parsedText(value: unknown, begins: '{' | '['): unknown {
  if (typeof value !== 'string' || !value.startsWith(begins)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
