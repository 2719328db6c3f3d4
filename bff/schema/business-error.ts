import type { z } from 'zod';
import type { Call } from '../../api/contract/call.ts';
import { inEnglish } from '../../api/contract/english.ts';
import { resultCode } from '../../api/contract/envelope.ts';
import type { Language } from '../../api/contract/language.ts';
import type { NamedRefusal } from '../../api/contract/refusals.ts';
import { inputSentences } from '../../api/contract/rules/input-sentences.ts';
import { sentenceSaid } from '../../api/contract/rules/sentences.ts';
import type { Context } from '../context.ts';
import { errorCodes, Fault, namedIn } from '../upstream/errors.ts';
import { builder } from './builder.ts';
import { refusalField } from './named-refusal.ts';
import { inWhichLanguage } from './told.ts';

/** An expected refusal of a write: part of its payload, never a GraphQL error. */
export interface BusinessError {
  readonly code:
    | 'REFUSED'
    | 'FORBIDDEN'
    | 'TOO_MANY'
    | 'BUSY'
    | 'VISITOR_BLOCKED'
    | 'INVALID_INPUT';
  /** Empty where nothing is to be shown. */
  readonly message: string;
  readonly field: string | null;
  /** Path of the parameter of the REST call that was refused, where no field is declared for the refusal. */
  readonly parameter?: string | undefined;
  /** For makers of tools, where it is none of the catalogue. */
  readonly english?: string | undefined;
  /** Which refusal it is among all that are declared. */
  readonly refusal?: NamedRefusal | undefined;
  /** What it is more exactly than `code` says, which was there first. */
  readonly kind?: 'NOT_FOUND';
  /** Number of the upstream's envelope, where it was the upstream that refused. */
  readonly resultCode?: number | undefined;
}

/** What any write may be refused for. */
export const usualErrors = {
  REFUSED: { description: 'A rule of the business; the message says which.' },
  FORBIDDEN: { description: 'The viewer lacks the right.' },
  TOO_MANY: { description: 'Too many attempts; the message says how long to wait.' },
  BUSY: { description: 'Too busy at the moment; nothing was done. The same may be tried again.' },
  VISITOR_BLOCKED: { description: 'Visitors may not write. Nothing was sent.' },
  INVALID_INPUT: { description: 'A field cannot be used; `field` names it.' },
} as const;

const businessErrorCode = builder.enumType('BusinessErrorCode', {
  description: 'Why a write was refused, in the same few words for every domain.',
  values: usualErrors,
});

/** What is said of it in a language. */
export const wordsIn = (
  { message, english, refusal }: BusinessError,
  language: Language | undefined,
): string =>
  language !== 'en' || message === ''
    ? message
    : (english ?? (refusal && inEnglish(refusal)) ?? message);

/** The sentence of an error, in the language of whoever asks. */
export const messageField = {
  description: `Sentence for the person; empty where nothing is to be shown. ${inWhichLanguage}`,
  resolve: (error: BusinessError, _args: object, { credentials }: Context): string =>
    wordsIn(error, credentials.language),
};

export const businessError = builder.objectRef<BusinessError>('BusinessError').implement({
  description: 'An expected refusal, to be shown to the person.',
  fields: (t) => ({
    code: t.field({
      type: businessErrorCode,
      description: 'Kind of refusal.',
      resolve: (error) => error.code,
    }),
    message: t.string(messageField),
    resultCode: t.int({
      nullable: true,
      description:
        'Number of the upstream’s envelope: 1 for a rule of the business, others for what only it knows; null where this server refused.',
      resolve: (error) => error.resultCode ?? null,
    }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'Name of the input field that is wrong, where it is one field.',
    }),
    refusal: t.field(refusalField),
  }),
});

/** What a write came to: its answer, or the refusal. */
export type Outcome<T> =
  | { readonly value: T; readonly error: null }
  | { readonly value: null; readonly error: BusinessError };

/** Of codes other than 1, the message `error` says that nothing is to be shown (specification section 8). */
const isMute = ({ message, details }: Fault): boolean =>
  message === 'error' && details.resultCode !== resultCode.business;

/** The refusal that a fault of an expected kind is; every other fault stays one. */
export function businessErrorOf(error: unknown): BusinessError {
  if (error instanceof Fault) {
    const { message, details } = error;
    const { english, resultCode } = details;
    const numbered = { message, english, resultCode, refusal: namedIn(error) };
    switch (error.code) {
      case 'UPSTREAM_REFUSED':
        return {
          ...numbered,
          code: 'REFUSED',
          message: isMute(error) ? '' : message,
          field: details.field ?? null,
          parameter: details.parameter,
        };
      case 'BAD_USER_INPUT':
        return { ...numbered, code: 'INVALID_INPUT', field: null };
      case 'NOT_FOUND':
        return { ...numbered, code: 'INVALID_INPUT', kind: 'NOT_FOUND', field: null };
      case 'UPSTREAM_BUSY':
        return { ...numbered, code: 'BUSY', field: null };
      case 'FORBIDDEN':
      case 'TOO_MANY':
      case 'VISITOR_BLOCKED':
        return { ...numbered, code: error.code, field: null };
    }
  }
  throw error;
}

/** Runs a write and tells expected refusals from faults. */
export async function outcomeOf<T>(run: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await run(), error: null };
  } catch (error) {
    return { value: null, error: businessErrorOf(error) };
  }
}

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** As many mistakes as are told at once. */
const most = 100;

/** Checks the input by the declaration of the call, so that every wrong field can be named. */
export function inputErrors<C extends Call>(call: C, input: z.input<C['input']>): BusinessError[] {
  const { error } = call.input.safeParse(input);
  return (error?.issues ?? []).slice(0, most).map(({ message, path }) => ({
    code: 'INVALID_INPUT',
    message: isChinese(message) ? message : errorCodes.BAD_USER_INPUT.seller,
    refusal: sentenceSaid(inputSentences, message) ?? { name: 'BAD_USER_INPUT', values: {} },
    field: path.length === 0 ? null : path.join('.'),
  }));
}
