import { envelope, resultCode } from '../../api/contract/envelope.ts';

/** Where the bytes of an answer have its data. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

const member = Buffer.from('"data":');

/**
 * Where the data stands in the bytes of an envelope, as its members say that come after it. Undefined for an answer
 * that is written in an unusual way, as with blanks between its members.
 */
export function placeOfData(bytes: Buffer, json: object): Place | undefined {
  const names = Object.keys(json);
  const rest = Object.entries(json).slice(names.indexOf('data') + 1);
  const after = Buffer.from(
    rest.length === 0 ? '}' : `,${JSON.stringify(Object.fromEntries(rest)).slice(1)}`,
  );
  const start = bytes.indexOf(member) + member.length;
  const end = bytes.length - after.length;
  return names.includes('data') && start <= end && bytes.subarray(end).equals(after)
    ? { start, end }
    : undefined;
}

/** What no upstream can send, as it is drawn anew by each process. */
const mark = JSON.stringify(crypto.randomUUID());

/**
 * Where another answer has the very same data, whatever else is said around it (a trace id, a time); undefined
 * where it has not. The rest is parsed with a mark in place of the data: only where that is the data of a
 * good envelope is it the data that stands there.
 */
export function sameData(known: Buffer, place: Place, bytes: Buffer): Place | undefined {
  const data = known.subarray(place.start, place.end);
  const start = bytes.subarray(0, place.start).equals(known.subarray(0, place.start))
    ? place.start
    : bytes.indexOf(member) + member.length;
  const end = start + data.length;
  if (!bytes.subarray(start, end).equals(data)) return undefined;
  try {
    const before = bytes.toString('utf8', 0, start);
    const around: unknown = JSON.parse(`${before}${mark}${bytes.toString('utf8', end)}`);
    const { success, data: found } = envelope.safeParse(around);
    const isSame =
      success && found.code === resultCode.success && JSON.stringify(found.data) === mark;
    return isSame ? { start, end } : undefined;
  } catch {
    return undefined;
  }
}
