import * as calls from '../../api/contract/shippers.ts';
import type { Context } from '../context.ts';
import { Fault } from '../upstream/errors.ts';
import { builder } from './builder.ts';
import {
  type BusinessError,
  businessErrorOf,
  outcomeOf,
  refusalBy,
  refusalField,
  refused,
} from './business-error.ts';
import { readShippers, type ShipperRow, shipper, shipperId } from './shippers.ts';
import { mallIdsOf } from './shops.ts';

interface Written {
  readonly shipper: ShipperRow | null;
  readonly error: BusinessError | null;
}

interface Issued extends Written {
  readonly password: string | null;
}

interface Removed {
  readonly removedId: string | null;
  readonly error: BusinessError | null;
}

const shipperDescription = 'The shipper as they are now. Null when it was refused.';

const payload = (name: string, description: string) =>
  builder.objectRef<Written>(name).implement({
    description,
    fields: (t) => ({
      shipper: t.expose('shipper', {
        type: shipper,
        nullable: true,
        description: shipperDescription,
      }),
      error: t.expose('error', refusalField),
    }),
  });

const addPayload = payload('AddShipperPayload', 'What adding a shipper came to.');
const passwordPayload = payload('SetShipperPasswordPayload', 'What setting the password came to.');
const shopsPayload = payload('SetShipperShopsPayload', 'What setting the shops came to.');
const unassignPayload = payload('UnassignShipperPayload', 'What taking shops away came to.');

const issuePayload = builder.objectRef<Issued>('IssueShipperPasswordPayload').implement({
  description: 'What issuing a password for one sign-in came to.',
  fields: (t) => ({
    shipper: t.expose('shipper', {
      type: shipper,
      nullable: true,
      description: shipperDescription,
    }),
    password: t.exposeString('password', {
      nullable: true,
      description: 'The password, told here and never again. Null when it was refused.',
    }),
    error: t.expose('error', refusalField),
  }),
});

const removePayload = builder.objectRef<Removed>('RemoveShipperPayload').implement({
  description: 'What removing a shipper came to.',
  fields: (t) => ({
    removedId: t.exposeID('removedId', {
      nullable: true,
      description: 'Global id of the shipper who is gone. Null when it was refused.',
    }),
    error: t.expose('error', refusalField),
  }),
});

const passwordDescription = 'Password: 6 to 12 printable ASCII characters without blanks.';
const idDescription = 'Global id of the shipper.';

const addInput = builder.inputType('AddShipperInput', {
  description: 'A new shipper.',
  fields: (t) => ({
    phone: t.string({ required: true, description: 'Mainland mobile number that nobody has.' }),
    password: t.string({ required: true, description: passwordDescription }),
    shopIds: t.idList({
      description:
        'Global ids of the shops that they ship for. Left out, all that the boss has at this moment; shops that are bound later are added by setShipperShops.',
    }),
  }),
});

const passwordInput = builder.inputType('SetShipperPasswordInput', {
  description: 'Another password of a shipper.',
  fields: (t) => ({
    id: t.id({ required: true, description: idDescription }),
    password: t.string({ required: true, description: passwordDescription }),
  }),
});

const shopsInput = (name: string, description: string, shops: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      id: t.id({ required: true, description: idDescription }),
      shopIds: t.idList({ required: true, description: shops }),
    }),
  });

const setShopsInput = shopsInput(
  'SetShipperShopsInput',
  'The shops of a shipper.',
  'Global ids of exactly the shops that they ship for from now on.',
);
const unassignInput = shopsInput(
  'UnassignShipperInput',
  'Shops that a shipper no longer ships for.',
  'Global ids of the shops.',
);

const isShipper = '该手机号已是仓库发货员，请直接修改密码';
const gone = '该仓库发货员不存在或已删除，请刷新页面';

const send = refusalBy({ shopIdStr: 'shopIds' });

/** @throws Fault when the viewer has no such shipper */
async function shipperById(context: Context, id: string): Promise<ShipperRow> {
  const found = (await readShippers(context)).find((row) => shipperId(row) === id);
  if (found === undefined) throw new Fault('NOT_FOUND', gone);
  return found;
}

/** What a write to a known shipper came to, with the shipper read anew. */
async function change(
  context: Context,
  id: string,
  run: (row: ShipperRow) => Promise<BusinessError | null>,
): Promise<Written> {
  const { value, error } = await outcomeOf(async () => {
    const refusal = await run(await shipperById(context, id));
    return {
      shipper: refusal === null ? await shipperById(context, id) : null,
      error: refusal,
    };
  });
  return value ?? { shipper: null, error };
}

async function add(
  context: Context,
  phone: string,
  password: string,
  shopIds: readonly string[] | null | undefined,
): Promise<Written> {
  const { value, error } = await outcomeOf(async () => {
    // Saving would give a shipper that there is already another password.
    const known = (await readShippers(context)).some((row) => row.phone === phone);
    if (known) return { shipper: null, error: refused('REFUSED', isShipper, 'phone').error };
    const shopIdStr = shopIds == null ? {} : { shopIdStr: await mallIdsOf(context, shopIds) };
    const fields = { phone, password, ...shopIdStr };
    const refusal = await send(context, calls.saveWorkerUser, fields);
    if (refusal !== null) return { shipper: null, error: refusal };
    const rows = await readShippers(context);
    return { shipper: rows.find((row) => row.phone === phone) ?? null, error: null };
  });
  return value ?? { shipper: null, error };
}

async function issue(context: Context, id: string): Promise<Issued> {
  const { value, error } = await outcomeOf(async () => {
    const { phone } = await shipperById(context, id);
    const { oneTimePassword } = await context.call(calls.getWorkerPassword, { phone, issue: true });
    return { shipper: await shipperById(context, id), password: oneTimePassword, error: null };
  });
  return value ?? { shipper: null, password: null, error };
}

async function remove(context: Context, id: string): Promise<Removed> {
  const { error } = await outcomeOf(async () => {
    const { phone } = await shipperById(context, id);
    await context.call(calls.deleteShipper, { phone });
  });
  return { removedId: error === null ? id : null, error };
}

const unauthorized = (error: unknown): Written => ({
  shipper: null,
  error: businessErrorOf(error),
});

builder.mutationFields((t) => ({
  addShipper: t.field({
    type: addPayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => unauthorized(error),
    description: 'Adds a warehouse shipper. Source: saveWorkerUser.',
    args: { input: t.arg({ type: addInput, required: true, description: 'The shipper.' }) },
    resolve: (_root, { input }, context) =>
      add(context, input.phone.trim(), input.password, input.shopIds),
  }),
  setShipperPassword: t.field({
    type: passwordPayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => unauthorized(error),
    description:
      'Gives a shipper another password and ends their sessions. Source: saveWorkerUser.',
    args: {
      input: t.arg({ type: passwordInput, required: true, description: 'Shipper and password.' }),
    },
    resolve: (_root, { input: { id, password } }, context) =>
      change(context, id, ({ phone }) => send(context, calls.saveWorkerUser, { phone, password })),
  }),
  setShipperShops: t.field({
    type: shopsPayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => unauthorized(error),
    description: 'Lets a shipper ship for exactly these shops. Source: saveWorkerUser.',
    args: {
      input: t.arg({ type: setShopsInput, required: true, description: 'Shipper and shops.' }),
    },
    resolve: (_root, { input: { id, shopIds } }, context) =>
      change(context, id, async ({ phone }) =>
        send(context, calls.saveWorkerUser, {
          phone,
          shopIdStr: await mallIdsOf(context, shopIds),
        }),
      ),
  }),
  unassignShipper: t.field({
    type: unassignPayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => unauthorized(error),
    description: 'Takes shops from a shipper. Source: removeShipperAuthorization.',
    args: {
      input: t.arg({ type: unassignInput, required: true, description: 'Shipper and shops.' }),
    },
    resolve: (_root, { input: { id, shopIds } }, context) =>
      change(context, id, async ({ phone }) =>
        send(context, calls.removeShipperAuthorization, {
          phone,
          shopIdStr: await mallIdsOf(context, shopIds),
        }),
      ),
  }),
  issueShipperPassword: t.field({
    type: issuePayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => ({
      ...unauthorized(error),
      password: null,
    }),
    description:
      'Makes a password that lets a shipper sign in once. It replaces theirs and ends their sessions. Source: getWorkerPassword.',
    args: { id: t.arg.id({ required: true, description: idDescription }) },
    resolve: (_root, { id }, context) => issue(context, id),
  }),
  removeShipper: t.field({
    type: removePayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => ({
      removedId: null,
      error: businessErrorOf(error),
    }),
    description: 'Removes a shipper, who can no longer sign in. Source: deleteShipper.',
    args: { id: t.arg.id({ required: true, description: idDescription }) },
    resolve: (_root, { id }, context) => remove(context, id),
  }),
}));
