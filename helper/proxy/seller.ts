import { z } from 'zod';
import {
  type OfficeCall,
  officeCalls,
  officeSuccess,
  oneLine,
} from '../../api/contract/rules/seller-office.ts';
import { officeAsks, officeResults } from '../../api/contract/seller-office.ts';
import { readPaths } from './paths.ts';

/**
 * The calls of a seller's back office, which pages make below /proxy/seller/. Their paths there are not public, so
 * that those of the simulated one stand here; HELPER_SELLER_PATHS names a file with others.
 */
const sellerPaths = {
  category: '/api/simulator/seller/category',
  sizeSpec: '/api/simulator/seller/sizeSpec',
  compliance: '/api/simulator/seller/compliance',
  certificates: '/api/simulator/seller/certificates',
  guideFiles: '/api/simulator/seller/guideFiles',
  agencyList: '/api/simulator/seller/agencyList',
  modelCreate: '/api/simulator/seller/modelCreate',
  modelQuery: '/api/simulator/seller/modelQuery',
  spec: '/api/simulator/seller/spec',
} as const satisfies Record<OfficeCall, string>;

export type SellerPaths = Readonly<Record<OfficeCall, string>>;

export const isSellerCall = (name: string): name is OfficeCall =>
  officeCalls.some((call) => call === name);

/** @throws where the file cannot be used, as `whyUnusable` tells */
export const readSellerPaths = (file: string | undefined): Promise<SellerPaths> =>
  readPaths(sellerPaths, file);

/** Longest question and answer of a back office, in bytes. */
export const longestAsk = 16 * 1024;
export const longestAnswer = 1024 * 1024;

/** A number that is longer than can be counted stays as it is written: it is an id, which would become another. */
const exact = (_key: string, value: unknown, context?: { readonly source?: string }): unknown =>
  typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
    ? (context?.source ?? value)
    : value;

const jsonOf = (bytes: Buffer): unknown => {
  try {
    // It begins without the mark of its encoding then.
    return JSON.parse(new TextDecoder().decode(bytes), exact);
  } catch {
    return undefined;
  }
};

/** What is asked, with nothing in it that the call does not know; undefined where it is none. */
export function officeAskOf(call: OfficeCall, bytes: Buffer): Buffer | undefined {
  const asked = officeAsks[call].safeParse(jsonOf(bytes));
  return asked.success ? Buffer.from(JSON.stringify(asked.data)) : undefined;
}

const said = z.object({
  errorCode: z.union([
    z
      .string()
      .regex(/^-?\d{1,15}$/)
      .transform(Number),
    z.int(),
  ]),
  errorMsg: z
    .string()
    .nullish()
    .transform((text) => oneLine(text ?? '', 300)),
});

/** What is answered, with nothing in it that the call does not know; undefined where it has another shape. */
export function officeAnswerOf(call: OfficeCall, bytes: Buffer): Buffer | undefined {
  const body = jsonOf(bytes);
  const envelope = said.safeParse(body);
  if (!envelope.success) return undefined;
  const { errorCode, errorMsg } = envelope.data;
  const told = (result: unknown) => Buffer.from(JSON.stringify({ errorCode, errorMsg, result }));
  // A refusal has no result, whatever comes with it.
  if (errorCode !== officeSuccess) return told(null);
  const answer = z.object({ result: officeResults[call] }).safeParse(body);
  return answer.success ? told(answer.data.result) : undefined;
}
