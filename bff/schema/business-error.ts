import type { z } from 'zod';
import type { Call, CallOutput } from '../../api/contract/call.ts';
import { resultCode } from '../../api/contract/envelope.ts';
import type { Context } from '../context.ts';
import { Fault } from '../upstream/errors.ts';
import { builder } from './builder.ts';

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
  /** Number of the upstream's envelope, where it was the upstream that refused. */
  readonly resultCode?: number | undefined;
}

const businessErrorCode = builder.enumType('BusinessErrorCode', {
  description: 'Why a write was refused.',
  values: {
    REFUSED: { description: 'A rule of the business; the message says which.' },
    FORBIDDEN: { description: 'The viewer lacks the right.' },
    TOO_MANY: { description: 'Too many attempts; the message says how long to wait.' },
    BUSY: { description: 'Too busy at the moment; nothing was done. The same may be tried again.' },
    VISITOR_BLOCKED: { description: 'Visitors may not write. Nothing was sent.' },
    INVALID_INPUT: { description: 'A field cannot be used; `field` names it.' },
  } as const,
});

export const businessError = builder.objectRef<BusinessError>('BusinessError').implement({
  description: 'An expected refusal, to be shown to the person.',
  fields: (t) => ({
    code: t.field({
      type: businessErrorCode,
      description: 'Kind of refusal.',
      resolve: (error) => error.code,
    }),
    message: t.exposeString('message', {
      description: 'Chinese sentence for the seller; empty where nothing is to be shown.',
    }),
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
  }),
});

/** Of the field `error`, which every payload has. */
export const refusalField = {
  type: businessError,
  nullable: true,
  description: 'Why it was refused.',
} as const;

/** What a write came to: its answer, or the refusal. */
export type Outcome<T> =
  | { readonly value: T; readonly error: null }
  | { readonly value: null; readonly error: BusinessError };

export const refused = (
  code: BusinessError['code'],
  message: string,
  field: string | null = null,
): { readonly value: null; readonly error: BusinessError } => ({
  value: null,
  error: { code, message, field },
});

/** A refusal of the upstream is a message only; these are always about one field (specification 5). */
const fieldOfMessage: Readonly<Record<string, string>> = {
  验证码输入错误: 'code',
  '该手机号已是店长/财务，不能同时分配为仓库发货员': 'phone',
  '该手机号已是运营人员，不能同时分配为仓库发货员，请更换手机号': 'phone',
  '该手机号已是店长/财务，不能同时分配为运营人员，请更换手机号': 'phone',
  '该手机号已是运营人员，不能同时分配为店长/财务，请更换手机号': 'phone',
  '该手机号已是仓库发货员，不能同时分配为运营人员，请更换手机号': 'phone',
  '该手机号已被其他账号使用，请更换手机号': 'phone',
  '该手机号已被添加为店长/财务、运营或仓库发货员，请直接登录；继续注册将退出原团队': 'leaveTeam',
  密码不能为空: 'password',
  店铺名称不可与其它店铺重复: 'name',
  '分组名称已存在，请换一个名称': 'name',
};

/** Of codes other than 1, the message `error` says that nothing is to be shown (specification section 8). */
const isMute = ({ message, details }: Fault): boolean =>
  message === 'error' && details.resultCode !== resultCode.business;

/** The refusal that a fault of an expected kind is; every other fault stays one. */
export function businessErrorOf(error: unknown): BusinessError {
  if (error instanceof Fault) {
    const { message, details } = error;
    const numbered = { message, resultCode: details.resultCode };
    switch (error.code) {
      case 'UPSTREAM_REFUSED':
        return {
          ...numbered,
          code: 'REFUSED',
          message: isMute(error) ? '' : message,
          field: fieldOfMessage[message] ?? null,
        };
      case 'BAD_USER_INPUT':
      case 'NOT_FOUND':
        return { ...numbered, code: 'INVALID_INPUT', field: null };
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

/** Checks the input by the declaration of the call, so that the wrong field can be named. */
export function inputError<C extends Call>(
  call: C,
  input: z.input<C['input']>,
): BusinessError | null {
  const parsed = call.input.safeParse(input);
  const issue = parsed.error?.issues[0];
  if (issue === undefined) return null;
  return {
    code: 'INVALID_INPUT',
    message: isChinese(issue.message) ? issue.message : '输入有误，请检查后重试',
    field: issue.path.length === 0 ? null : issue.path.join('.'),
  };
}

type FieldNames = Readonly<Record<string, string>>;

/**
 * What makes the writes of a domain, each of whose inputs is checked by its declaration first.
 * @param fieldNames the upstream's names of input fields that are called otherwise here
 */
export const sendBy =
  (fieldNames: FieldNames) =>
  async <C extends Call>(
    context: Context,
    call: C,
    input: z.input<C['input']>,
  ): Promise<Outcome<CallOutput<C>>> => {
    const wrong = inputError(call, input);
    if (wrong === null) return outcomeOf(() => context.call(call, input));
    // A list's own field, whichever of its places is wrong.
    const name = wrong.field?.split('.', 1)[0] ?? null;
    const field = name === null ? null : (fieldNames[name] ?? name);
    return { value: null, error: { ...wrong, field } };
  };

/** The same for writes that answer nothing: why one was refused, or null. */
export function refusalBy(fieldNames: FieldNames) {
  const send = sendBy(fieldNames);
  return async <C extends Call>(
    context: Context,
    call: C,
    input: z.input<C['input']>,
  ): Promise<BusinessError | null> => (await send(context, call, input)).error;
}

/** The payload of a write that answers nothing but success. */
export interface Done {
  readonly error: BusinessError | null;
}

export const defineDone = (name: string, description: string) =>
  builder.objectRef<Done>(name).implement({
    description,
    fields: (t) => ({
      ok: t.boolean({
        description: 'Whether it was done.',
        resolve: (payload) => payload.error === null,
      }),
      error: t.expose('error', {
        type: businessError,
        nullable: true,
        description: 'Why it was refused; null when it was done.',
      }),
    }),
  });

/** Makes a write that answers nothing. */
export async function done<C extends Call>(
  context: Context,
  call: C,
  input: z.input<C['input']>,
): Promise<Done> {
  const error = inputError(call, input);
  if (error !== null) return { error };
  return { error: (await outcomeOf(() => context.call(call, input))).error };
}
