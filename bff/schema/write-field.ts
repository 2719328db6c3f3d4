import type {
  InputFieldMap,
  InputShapeFromFields,
  ObjectRef,
  OutputRef,
  ShapeFromTypeParam,
} from '@pothos/core';
import type { AuthScopeMap } from '@pothos/plugin-scope-auth';
import type { z } from 'zod';
import type { Call, CallOutput } from '../../api/contract/call.ts';
import type { Context } from '../context.ts';
import { lacksCall } from '../upstream/errors.ts';
import { builder } from './builder.ts';
import {
  type BusinessError,
  businessError,
  businessErrorOf,
  inputErrors,
} from './business-error.ts';
import { errorTypeOf } from './domain-errors.ts';
import { type FieldNames, inWordsOfSchema } from './input-names.ts';

/**
 * Every mutation is declared here, so that all have one shape: who may make it, what it takes, a payload
 * whose `errors` are an expected refusal, and one way from what was thrown to that refusal.
 */

type Types = typeof builder.$inferSchemaTypes;

export type Mistakes = readonly [BusinessError, ...BusinessError[]];

/** Thrown inside a write: refuses it by rules of this server. */
export class Refusal extends Error {
  readonly errors: Mistakes;
  constructor(...errors: Mistakes) {
    super(errors[0].message);
    this.errors = errors;
  }
}

/** The refusal that was thrown; any other fault is thrown on. */
export const refusalOf = (error: unknown): Mistakes =>
  error instanceof Refusal ? error.errors : [businessErrorOf(error)];

type One = keyof Types['outputShapes'] | OutputRef;

/** A field of a payload beside `error`. */
interface PayloadField {
  readonly type: One | [One];
  readonly description: string;
  /** What it holds when the write was refused; left out, it is null then. */
  readonly refused?: unknown;
}

export type PayloadFields = Readonly<Record<string, PayloadField>>;

/** What a write answers for the fields of its payload; what is read only if asked for stands as a function. */
type Answer<Fields extends PayloadFields> = keyof Fields extends never
  ? unknown
  : {
      readonly [Name in keyof Fields]: Lazy<ShapeFromTypeParam<Types, Fields[Name]['type'], true>>;
    };

type Lazy<Value> = Value | (() => Value | Promise<Value>);

/** Sends a declared call, its input checked first, so that the wrong field can be named. */
type Send<Sent extends Call> = <C extends Sent>(
  call: C,
  input: z.input<C['input']>,
) => Promise<CallOutput<C>>;

interface Write<Sent extends Call, Fields extends PayloadFields> {
  /** What it sends, of which the first is the usual one: the sources in its description. */
  readonly call: Sent | readonly Sent[];
  readonly description: string;
  /** Who may; left out, anyone. */
  readonly scope?: AuthScopeMap<Types>;
  /** What it does, for the description of its payload. */
  readonly act: string;
  /** Left out, the payload has `ok` in their place. */
  readonly payload?: Fields;
  /** Where the payload is not called after the mutation. Of one name there is one. */
  readonly payloadName?: string;
  /** The upstream's names of input fields that are called otherwise here; those within others with a dot. */
  readonly fieldNames?: FieldNames;
}

interface Runs<Sent extends Call, Fields extends PayloadFields, Given> {
  /** Refuses by what it throws. */
  readonly run: (given: Given, context: Context, send: Send<Sent>) => Promise<Answer<Fields>>;
}

interface Takes<Arguments extends InputFieldMap> {
  readonly args?: (t: PothosSchemaTypes.InputFieldBuilder<Types, 'Arg'>) => Arguments;
}

/** Declares the fields of an input. */
export type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;

interface TakesInput<Fields extends InputFieldMap> {
  /** The one argument `input`, which `run` is given the fields of. */
  readonly input: {
    readonly description: string;
    /** Where its type is not called after the mutation. */
    readonly name?: string;
    readonly fields: (t: InputFields) => Fields;
  };
}

interface Outcome {
  /** Null when it was refused. */
  readonly answer: Readonly<Record<string, unknown>> | null;
  /** Why it was refused; empty when it was not. */
  readonly errors: readonly BusinessError[];
}

const shownOf = ({ answer }: Outcome, name: string, refused: unknown): unknown => {
  const shown = answer?.[name] ?? refused;
  return typeof shown === 'function' ? shown() : shown;
};

type PayloadBuilder = PothosSchemaTypes.ObjectFieldBuilder<Types, Outcome>;

function payloadField(t: PayloadBuilder, name: string, field: PayloadField) {
  const { type, description, refused = null } = field;
  const nullable = refused === null;
  if (Array.isArray(type)) {
    return t.field({
      type,
      nullable,
      description,
      resolve: async (outcome) => {
        const shown = await shownOf(outcome, name, refused);
        return Array.isArray(shown) ? shown : null;
      },
    });
  }
  return t.field({
    type,
    nullable,
    description,
    resolve: (outcome) => shownOf(outcome, name, refused),
  });
}

const okField = (t: PayloadBuilder) => ({
  ok: t.boolean({
    description: 'Whether it was done.',
    resolve: ({ errors }) => errors.length === 0,
  }),
});

const payloads = new Map<string, ObjectRef<Types, Outcome>>();

function payloadOf(name: string, call: Call, act: string, fields: PayloadFields | undefined) {
  const known = payloads.get(name);
  if (known !== undefined) return known;
  const payload = builder.objectRef<Outcome>(name);
  payloads.set(name, payload);
  return payload.implement({
    description: `What ${act} came to.`,
    fields: (t) => ({
      ...(fields === undefined
        ? okField(t)
        : Object.fromEntries(
            Object.entries(fields).map(([field, how]) => [field, payloadField(t, field, how)]),
          )),
      error: t.field({
        type: businessError,
        nullable: true,
        description: 'Why it was refused as a whole, the first of `errors`; null when it was not.',
        resolve: ({ errors: [first] }) => first ?? null,
      }),
      errors: t.expose('errors', {
        type: [errorTypeOf(call)],
        description: 'Every mistake for which it was refused as a whole; empty when it was not.',
      }),
    }),
  });
}

/** How far a mutation has come. */
interface Progress {
  /** The last thing that it sent was done, and nothing else has been sent since. */
  isDone: boolean;
}

/** Sends a call once its input fits its declaration. */
const sendBy =
  <Sent extends Call>(context: Context, progress: Progress): Send<Sent> =>
  async (call, input) => {
    const [wrong, ...more] = inputErrors(call, input);
    if (wrong !== undefined) throw new Refusal(wrong, ...more);
    progress.isDone = false;
    const answer = await context.call(call, input);
    progress.isDone = call.kind === 'write';
    return answer;
  };

const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function declare<Sent extends Call, Fields extends PayloadFields, Arguments extends InputFieldMap>(
  name: string,
  write: Write<Sent, Fields>,
  args: Arguments,
  run: Runs<Sent, Fields, InputShapeFromFields<Arguments>>['run'],
): void {
  const { scope, act, payload, payloadName = `${upper(name)}Payload`, fieldNames = {} } = write;
  const calls: readonly Call[] = [write.call].flat();
  const [first] = calls;
  if (first === undefined) throw new Error(`${name} sends nothing`);
  const sources = calls.map((call) => call.name);
  builder.mutationField(name, (t) =>
    t.field({
      type: payloadOf(payloadName, first, act, payload),
      description: `${write.description} Source: ${sources.join(', ')}.`,
      args,
      ...(scope && { authScopes: scope }),
      unauthorizedResolver: (_root, _args, _context, _info, error) => ({
        answer: null,
        errors: [businessErrorOf(error)],
      }),
      resolve: async (_root, given, context, info) => {
        const progress: Progress = { isDone: false };
        try {
          const answer: unknown = await run(given, context, sendBy(context, progress));
          return { answer: typeof answer === 'object' ? { ...answer } : {}, errors: [] };
        } catch (error) {
          // It was done; only how things stand now cannot be told. Who hears of a failure does it again.
          if (progress.isDone && lacksCall(error)) return { answer: {}, errors: [] };
          return { answer: null, errors: inWordsOfSchema(refusalOf(error), fieldNames, info) };
        }
      },
    }),
  );
}

/** Declares a mutation with the one argument `input`, or with arguments of its own. */
export function writeField<
  Sent extends Call,
  Input extends InputFieldMap,
  Fields extends PayloadFields = Record<never, never>,
>(
  name: string,
  write: Write<Sent, Fields> & TakesInput<Input> & Runs<Sent, Fields, InputShapeFromFields<Input>>,
): void;
export function writeField<
  Sent extends Call,
  Arguments extends InputFieldMap = Record<never, never>,
  Fields extends PayloadFields = Record<never, never>,
>(
  name: string,
  write: Write<Sent, Fields> &
    Takes<Arguments> &
    Runs<Sent, Fields, InputShapeFromFields<Arguments>>,
): void;
export function writeField(
  name: string,
  write: Write<Call, PayloadFields> &
    (TakesInput<InputFieldMap> | Takes<InputFieldMap>) &
    Runs<Call, PayloadFields, InputShapeFromFields<InputFieldMap>>,
): void {
  if (!('input' in write)) {
    declare(name, write, builder.args(write.args ?? (() => ({}))), write.run);
    return;
  }
  const { name: typeName = `${upper(name)}Input`, description, fields } = write.input;
  const type = builder.inputType(typeName, { description, fields });
  const args = builder.args((t) => ({ input: t.field({ type, required: true, description }) }));
  declare(name, write, args, ({ input }, context, send) => write.run(input, context, send));
}
