import * as calls from '../../api/contract/operators.ts';
import type { Context } from '../context.ts';
import { builder } from './builder.ts';
import {
  type BusinessError,
  businessErrorOf,
  outcomeOf,
  refusalBy,
  refusalField,
  refused,
} from './business-error.ts';
import { type OperatorRow, operator, operatorById, readOperators } from './operators.ts';
import { mallIdsOf } from './shops.ts';

interface Written {
  readonly operator: OperatorRow | null;
  readonly error: BusinessError | null;
}

const payload = (name: string, description: string) =>
  builder.objectRef<Written>(name).implement({
    description,
    fields: (t) => ({
      operator: t.expose('operator', {
        type: operator,
        nullable: true,
        description: 'The operator as they are now. Null when it was refused.',
      }),
      error: t.expose('error', refusalField),
    }),
  });

const addPayload = payload('AddOperatorPayload', 'What adding an operator came to.');
const shopsPayload = payload('SetOperatorShopsPayload', 'What setting the shops came to.');
const phonePayload = payload('ChangeOperatorPhonePayload', 'What changing the phone came to.');

const removePayload = builder
  .objectRef<{ readonly removedId: string | null; readonly error: BusinessError | null }>(
    'RemoveOperatorPayload',
  )
  .implement({
    description: 'What removing an operator came to.',
    fields: (t) => ({
      removedId: t.exposeID('removedId', {
        nullable: true,
        description: 'Global id of the operator who is gone. Null when it was refused.',
      }),
      error: t.expose('error', refusalField),
    }),
  });

const idDescription = 'Global id of the operator.';
const shopsDescription =
  'Global ids of exactly the shops that they are responsible for, at least one.';

const addInput = builder.inputType('AddOperatorInput', {
  description: 'A new operator.',
  fields: (t) => ({
    phone: t.string({ required: true, description: 'Mainland mobile number that nobody has.' }),
    shopIds: t.idList({ required: true, description: shopsDescription }),
  }),
});

const shopsInput = builder.inputType('SetOperatorShopsInput', {
  description: 'The shops of an operator.',
  fields: (t) => ({
    id: t.id({ required: true, description: idDescription }),
    shopIds: t.idList({ required: true, description: shopsDescription }),
  }),
});

const phoneInput = builder.inputType('ChangeOperatorPhoneInput', {
  description: 'Another phone of an operator.',
  fields: (t) => ({
    id: t.id({ required: true, description: idDescription }),
    phone: t.string({ required: true, description: 'The new mainland mobile number.' }),
    code: t.string({
      required: true,
      description: 'The code that sendCode with the purpose OPERATOR_PHONE has sent to it.',
    }),
  }),
});

const send = refusalBy({ shopIdStr: 'shopIds', workId: 'id' });

/** What a write to a known operator came to, with the operator read anew. */
async function change(
  context: Context,
  id: string,
  run: (row: OperatorRow) => Promise<BusinessError | null>,
): Promise<Written> {
  const { value, error } = await outcomeOf(async () => {
    const refusal = await run(await operatorById(context, id));
    return { operator: refusal === null ? await operatorById(context, id) : null, error: refusal };
  });
  return value ?? { operator: null, error };
}

async function add(context: Context, phone: string, shopIds: readonly string[]): Promise<Written> {
  const { value, error } = await outcomeOf(async () => {
    // Saving would give an operator that there is already other shops.
    const known = (await readOperators(context)).some((row) => row.account === phone);
    if (known) {
      const message = '该手机号已是运营人员，请直接编辑';
      return { operator: null, error: refused('REFUSED', message, 'phone').error };
    }
    const shopIdStr = await mallIdsOf(context, shopIds);
    const refusal = await send(context, calls.saveOperatorShops, { phone, shopIdStr });
    if (refusal !== null) return { operator: null, error: refusal };
    const rows = await readOperators(context);
    return { operator: rows.find((row) => row.account === phone) ?? null, error: null };
  });
  return value ?? { operator: null, error };
}

const unauthorized = (error: unknown): Written => ({
  operator: null,
  error: businessErrorOf(error),
});

builder.mutationFields((t) => ({
  addOperator: t.field({
    type: addPayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => unauthorized(error),
    description: 'Adds an operator, who signs in by code. Source: saveOperatorShops.',
    args: { input: t.arg({ type: addInput, required: true, description: 'The operator.' }) },
    resolve: (_root, { input: { phone, shopIds } }, context) => add(context, phone.trim(), shopIds),
  }),
  setOperatorShops: t.field({
    type: shopsPayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => unauthorized(error),
    description:
      'Makes an operator responsible for exactly these shops. Source: saveOperatorShops.',
    args: {
      input: t.arg({ type: shopsInput, required: true, description: 'Operator and shops.' }),
    },
    resolve: (_root, { input: { id, shopIds } }, context) =>
      change(context, id, async ({ account }) =>
        send(context, calls.saveOperatorShops, {
          phone: account,
          shopIdStr: await mallIdsOf(context, shopIds),
        }),
      ),
  }),
  changeOperatorPhone: t.field({
    type: phonePayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => unauthorized(error),
    description:
      'Gives an operator another phone to sign in with, and ends their sessions. Source: changeOperatorPhone.',
    args: {
      input: t.arg({ type: phoneInput, required: true, description: 'Operator, phone and code.' }),
    },
    resolve: (_root, { input: { id, phone, code } }, context) =>
      change(context, id, ({ workerId }) =>
        send(context, calls.changeOperatorPhone, { workId: workerId, phone, code }),
      ),
  }),
  removeOperator: t.field({
    type: removePayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => ({
      removedId: null,
      error: businessErrorOf(error),
    }),
    description: 'Removes an operator, who can no longer sign in. Source: deleteOperator.',
    args: { id: t.arg.id({ required: true, description: idDescription }) },
    resolve: async (_root, { id }, context) => {
      const { error } = await outcomeOf(async () => {
        const { workerId } = await operatorById(context, id);
        await context.call(calls.deleteOperator, { workId: workerId });
      });
      return { removedId: error === null ? id : null, error };
    },
  }),
}));
