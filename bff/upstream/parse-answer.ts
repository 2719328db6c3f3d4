import type { Call } from '../../api/contract/call.ts';
import { envelope, resultCode } from '../../api/contract/envelope.ts';
import { type NamedRefusal, refusalNamed, refusalSaid } from '../../api/contract/refusals.ts';
import { usualSaid } from '../../api/contract/usual-refusals.ts';
import type { Parsed } from './answers.ts';
import type { Border } from './border/border.ts';
import { type ErrorCode, Fault, UpstreamRefusal } from './errors.ts';
import { placeOfData } from './place-of-data.ts';
import { parameterIn, plainText } from './plain-text.ts';

const codeOfResult: ReadonlyMap<number, ErrorCode> = new Map([
  [resultCode.sessionInvalid, 'UNAUTHENTICATED'],
  [resultCode.forbidden, 'FORBIDDEN'],
  [resultCode.tooMany, 'TOO_MANY'],
  [resultCode.busy, 'UPSTREAM_BUSY'],
  [resultCode.emptyShop, 'EMPTY_SHOP'],
]);

/** Whole seconds of a Retry-After header; a date, which it may hold as well, is none. */
export const secondsOf = (header: string | undefined): number | undefined =>
  header !== undefined && /^\d{1,9}$/.test(header) ? Number(header) : undefined;

/** What is said of a refusal without words, but of one by a rule of the business (specification section 8). */
export const unknownError = { name: 'unknownError', msg: '未知错误' } as const;

const saysUnknown = (name: ErrorCode, code: number): boolean =>
  name === 'UPSTREAM_REFUSED' && code !== resultCode.business;

/** Said of a write that was done: nobody must do it twice because its answer cannot be read. */
const doneUnread = '操作已完成，但返回的数据无法识别，请刷新页面查看结果，请勿重复操作';

const namedOf = (found: NamedRefusal | undefined): NamedRefusal | undefined =>
  found && { name: found.name, values: found.values };

const decoder = new TextDecoder();

/**
 * The `data` of an answer's text, or a fault that says what is wrong with it.
 * @param border what brings it to the form of its declaration first, where the upstream is not our own
 */
export function parseAnswer(
  call: Call,
  bytes: Buffer,
  retryAfter: string | undefined,
  border?: Border,
): Parsed {
  const text = decoder.decode(bytes);
  let json: unknown;
  try {
    json = border === undefined ? JSON.parse(text) : border.parse(text);
  } catch (cause) {
    throw new Fault('UPSTREAM_BAD_ANSWER', undefined, { call: call.name, cause });
  }
  const wrapped = envelope.safeParse(json);
  if (!wrapped.success) {
    throw new Fault('UPSTREAM_BAD_ANSWER', undefined, { call: call.name, cause: wrapped.error });
  }
  const { code, msg, data, refusal: given } = wrapped.data;
  if (code !== resultCode.success) {
    const declared = given === undefined ? refusalSaid(call, msg) : refusalNamed(call, given);
    const words = plainText(msg);
    const usual = codeOfResult.get(code) ?? 'UPSTREAM_REFUSED';
    // Who signs in has no rights yet that could be missing.
    const isOfNobody = usual === 'FORBIDDEN' && call.role === 'anyone' && words === '';
    const name = isOfNobody ? 'UPSTREAM_REFUSED' : usual;
    const isUnknown = words === '' && saysUnknown(name, code);
    throw new UpstreamRefusal(name, isUnknown ? unknownError.msg : words || undefined, code, {
      call: call.name,
      field: declared?.field,
      parameter: parameterIn(msg ?? ''),
      refusal:
        given ??
        namedOf(declared) ??
        (isUnknown ? { name: unknownError.name, values: {} } : usualSaid(msg)),
      retryAfter: secondsOf(retryAfter),
    });
  }
  const parsed = call.output.safeParse(border === undefined ? data : border.read(call, data));
  if (!parsed.success) {
    // A file without the number that it was given is lost, and has to be sent again.
    const words = call.kind === 'write' && call.encoding !== 'binary' ? doneUnread : undefined;
    throw new Fault('UPSTREAM_SHAPE', words, { call: call.name, cause: parsed.error });
  }
  const place = typeof json === 'object' && json !== null ? placeOfData(bytes, json) : undefined;
  return { data: parsed.data, place };
}
