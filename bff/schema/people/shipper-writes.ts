import { inputSentences } from '../../../api/contract/rules/input-sentences.ts';
import * as calls from '../../../api/contract/shippers.ts';
import type { Context } from '../../context.ts';
import { Fault } from '../../upstream/errors.ts';
import { mallIdsOf } from '../shops/shops.ts';
import { Refusal, writeField } from '../write-field.ts';
import { readShippers, type ShipperRow, shipper, shipperId } from './shippers.ts';

const payload = {
  shipper: {
    type: shipper,
    description: 'The shipper as they are now. Null when it was refused.',
  },
};

const passwordDescription = 'Password: 6 to 12 printable ASCII characters without blanks.';
const idDescription = 'Global id of the shipper.';

const scope = { boss: true };
const fieldNames = { shopIdStr: 'shopIds' };

/** @throws Fault when the viewer has no such shipper */
async function shipperById(context: Context, id: string): Promise<ShipperRow> {
  const found = (await readShippers(context)).find((row) => shipperId(row) === id);
  if (found === undefined) throw new Fault('NOT_FOUND', '该仓库发货员不存在或已删除，请刷新页面');
  return found;
}

writeField('addShipper', {
  call: calls.saveWorkerUser,
  scope,
  description: 'Adds a warehouse shipper.',
  act: 'adding a shipper',
  input: {
    description: 'A new shipper.',
    fields: (t) => ({
      phone: t.string({ required: true, description: 'Mainland mobile number that nobody has.' }),
      password: t.string({ required: true, description: passwordDescription }),
      shopIds: t.idList({
        description:
          'Global ids of the shops that they ship for. Left out, all that the boss has at this moment; shops that are bound later are added by setShipperShops.',
      }),
    }),
  },
  fieldNames,
  payload,
  run: async ({ phone: given, password, shopIds }, context, send) => {
    const phone = given.trim();
    const find = async () => (await readShippers(context)).find((row) => row.phone === phone);
    // Saving would give a shipper that there is already another password.
    if (await find())
      throw new Refusal({
        code: 'REFUSED',
        message: inputSentences.knownShipper,
        field: 'phone',
      });
    const shops = shopIds == null ? {} : { shopIdStr: await mallIdsOf(context, shopIds) };
    await send(calls.saveWorkerUser, { phone, password, ...shops });
    return { shipper: await find() };
  },
});

writeField('setShipperPassword', {
  call: calls.saveWorkerUser,
  scope,
  description: 'Gives a shipper another password and ends their sessions.',
  act: 'setting the password',
  input: {
    description: 'Another password of a shipper.',
    fields: (t) => ({
      id: t.id({ required: true, description: idDescription }),
      password: t.string({ required: true, description: passwordDescription }),
    }),
  },
  payload,
  run: async ({ id, password }, context, send) => {
    const { phone } = await shipperById(context, id);
    await send(calls.saveWorkerUser, { phone, password });
    return { shipper: await shipperById(context, id) };
  },
});

writeField('setShipperShops', {
  call: calls.saveWorkerUser,
  scope,
  description: 'Lets a shipper ship for exactly these shops.',
  act: 'setting the shops',
  input: {
    description: 'The shops of a shipper.',
    fields: (t) => ({
      id: t.id({ required: true, description: idDescription }),
      shopIds: t.idList({
        required: true,
        description: 'Global ids of exactly the shops that they ship for from now on.',
      }),
    }),
  },
  fieldNames,
  payload,
  run: async ({ id, shopIds }, context, send) => {
    const { phone } = await shipperById(context, id);
    await send(calls.saveWorkerUser, { phone, shopIdStr: await mallIdsOf(context, shopIds) });
    return { shipper: await shipperById(context, id) };
  },
});

writeField('unassignShipper', {
  call: calls.removeShipperAuthorization,
  scope,
  description: 'Takes shops from a shipper.',
  act: 'taking shops away',
  input: {
    description: 'Shops that a shipper no longer ships for.',
    fields: (t) => ({
      id: t.id({ required: true, description: idDescription }),
      shopIds: t.idList({ required: true, description: 'Global ids of the shops.' }),
    }),
  },
  fieldNames,
  payload,
  run: async ({ id, shopIds }, context, send) => {
    const { phone } = await shipperById(context, id);
    const shopIdStr = await mallIdsOf(context, shopIds);
    await send(calls.removeShipperAuthorization, { phone, shopIdStr });
    return { shipper: await shipperById(context, id) };
  },
});

writeField('issueShipperPassword', {
  call: calls.getWorkerPassword,
  scope,
  description:
    'Makes a password that lets a shipper sign in once. It replaces theirs and ends their sessions.',
  act: 'issuing a password for one sign-in',
  args: (t) => ({ id: t.id({ required: true, description: idDescription }) }),
  payload: {
    ...payload,
    password: {
      type: 'String',
      description: 'The password, told here and never again. Null when it was refused.',
    },
  },
  run: async ({ id }, context, send) => {
    const { phone } = await shipperById(context, id);
    const { oneTimePassword } = await send(calls.getWorkerPassword, { phone, issue: true });
    return { shipper: await shipperById(context, id), password: oneTimePassword };
  },
});

writeField('removeShipper', {
  call: calls.deleteShipper,
  scope,
  description: 'Removes a shipper, who can no longer sign in.',
  act: 'removing a shipper',
  args: (t) => ({ id: t.id({ required: true, description: idDescription }) }),
  payload: {
    removedId: {
      type: 'ID',
      description: 'Global id of the shipper who is gone. Null when it was refused.',
    },
  },
  run: async ({ id }, context, send) => {
    const { phone } = await shipperById(context, id);
    await send(calls.deleteShipper, { phone });
    return { removedId: id };
  },
});
