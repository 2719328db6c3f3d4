import { envelope, resultCode } from '../../api/contract/envelope.ts';

/** Where the text of an answer has its data. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

const member = '"data":';

/**
 * Where the data stands in the text of an envelope, as its members say that come after it. Undefined for a text
 * that is written in an unusual way, as with blanks between its members.
 */
export function placeOfData(text: string, json: object): Place | undefined {
  const names = Object.keys(json);
  const rest = Object.entries(json).slice(names.indexOf('data') + 1);
  const after = rest.length === 0 ? '}' : `,${JSON.stringify(Object.fromEntries(rest)).slice(1)}`;
  const start = text.indexOf(member) + member.length;
  const end = text.length - after.length;
  return names.includes('data') && start <= end && text.endsWith(after)
    ? { start, end }
    : undefined;
}

/** What no upstream can send, as it is drawn anew by each process. */
const mark = JSON.stringify(crypto.randomUUID());

/**
 * Where another text has the very same data, whatever else is said around it (a trace id, a time); undefined
 * where it has not. The rest is parsed with a mark in place of the data: only where that is the data of a
 * good envelope is it the data that stands there.
 */
export function sameData(known: string, place: Place, text: string): Place | undefined {
  const data = known.slice(place.start, place.end);
  const start = text.startsWith(known.slice(0, place.start))
    ? place.start
    : text.indexOf(member) + member.length;
  if (!text.startsWith(data, start)) return undefined;
  const end = start + data.length;
  try {
    const around: unknown = JSON.parse(`${text.slice(0, start)}${mark}${text.slice(end)}`);
    const { success, data: found } = envelope.safeParse(around);
    const isSame =
      success && found.code === resultCode.success && JSON.stringify(found.data) === mark;
    return isSame ? { start, end } : undefined;
  } catch {
    return undefined;
  }
}
