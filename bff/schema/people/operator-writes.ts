import * as calls from '../../../api/contract/operators.ts';
import { inputSentences } from '../../../api/contract/rules/input-sentences.ts';
import { mallIdsOf } from '../shops/shops.ts';
import { Refusal, writeField } from '../write-field.ts';
import { operator, operatorById, readOperators } from './operators.ts';

const payload = {
  operator: {
    type: operator,
    description: 'The operator as they are now. Null when it was refused.',
  },
};

const idDescription = 'Global id of the operator.';
const shopsDescription =
  'Global ids of exactly the shops that they are responsible for, at least one.';

const scope = { boss: true };
const fieldNames = { shopIdStr: 'shopIds', workId: 'id' };

writeField('addOperator', {
  call: calls.saveOperatorShops,
  scope,
  description: 'Adds an operator, who signs in by code.',
  act: 'adding an operator',
  input: {
    description: 'A new operator.',
    fields: (t) => ({
      phone: t.string({ required: true, description: 'Mainland mobile number that nobody has.' }),
      shopIds: t.idList({ required: true, description: shopsDescription }),
    }),
  },
  fieldNames,
  payload,
  run: async ({ phone: given, shopIds }, context, send) => {
    const phone = given.trim();
    const find = async () => (await readOperators(context)).find((row) => row.account === phone);
    // Saving would give an operator that there is already other shops.
    if (await find())
      throw new Refusal({
        code: 'REFUSED',
        message: inputSentences.knownOperator,
        field: 'phone',
      });
    const shopIdStr = await mallIdsOf(context, shopIds);
    await send(calls.saveOperatorShops, { phone, shopIdStr });
    return { operator: await find() };
  },
});

writeField('setOperatorShops', {
  call: calls.saveOperatorShops,
  scope,
  description: 'Makes an operator responsible for exactly these shops.',
  act: 'setting the shops',
  input: {
    description: 'The shops of an operator.',
    fields: (t) => ({
      id: t.id({ required: true, description: idDescription }),
      shopIds: t.idList({ required: true, description: shopsDescription }),
    }),
  },
  fieldNames,
  payload,
  run: async ({ id, shopIds }, context, send) => {
    const { account: phone } = await operatorById(context, id);
    const shopIdStr = await mallIdsOf(context, shopIds);
    await send(calls.saveOperatorShops, { phone, shopIdStr });
    return { operator: await operatorById(context, id) };
  },
});

writeField('changeOperatorPhone', {
  call: calls.changeOperatorPhone,
  scope,
  description: 'Gives an operator another phone to sign in with, and ends their sessions and keys.',
  act: 'changing the phone',
  input: {
    description: 'Another phone of an operator.',
    fields: (t) => ({
      id: t.id({ required: true, description: idDescription }),
      phone: t.string({ required: true, description: 'The new mainland mobile number.' }),
      code: t.string({
        required: true,
        description: 'The code that sendCode with the purpose OPERATOR_PHONE has sent to it.',
      }),
    }),
  },
  fieldNames,
  payload,
  run: async ({ id, phone, code }, context, send) => {
    const { workerId } = await operatorById(context, id);
    await send(calls.changeOperatorPhone, { workId: workerId, phone, code });
    return { operator: await operatorById(context, id) };
  },
});

writeField('removeOperator', {
  call: calls.deleteOperator,
  scope,
  description: 'Removes an operator, who can no longer sign in.',
  act: 'removing an operator',
  args: (t) => ({ id: t.id({ required: true, description: idDescription }) }),
  fieldNames,
  payload: {
    removedId: {
      type: 'ID',
      description: 'Global id of the operator who is gone. Null when it was refused.',
    },
  },
  run: async ({ id }, context, send) => {
    const { workerId } = await operatorById(context, id);
    await send(calls.deleteOperator, { workId: workerId });
    return { removedId: id };
  },
});
