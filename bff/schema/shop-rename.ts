import { renameShop } from '../../api/contract/shops.ts';
import { type Shop, shopByGlobalId } from '../directory.ts';
import { Fault } from '../upstream/errors.ts';
import { builder } from './builder.ts';
import {
  type BusinessError,
  businessErrorOf,
  inputError,
  outcomeOf,
  refusalField,
} from './business-error.ts';
import { shop } from './shops.ts';

interface Renamed {
  readonly shop: Shop | null;
  readonly error: BusinessError | null;
}

const payload = builder.objectRef<Renamed>('RenameShopPayload').implement({
  description: 'What renaming a shop came to.',
  fields: (t) => ({
    shop: t.expose('shop', {
      type: shop,
      nullable: true,
      description: 'The shop with its new name. Null when it was refused.',
    }),
    error: t.expose('error', refusalField),
  }),
});

const input = builder.inputType('RenameShopInput', {
  description: 'A new name of a shop.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Global id of the shop.' }),
    name: t.string({
      required: true,
      description:
        'The new name: trimmed, 1 to 256 long, a double-byte character counted 2, and no name of another shop.',
    }),
  }),
});

builder.mutationField('renameShop', (t) =>
  t.field({
    type: payload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => ({
      shop: null,
      error: businessErrorOf(error),
    }),
    description: 'Gives a shop the name that the seller wants to read. Source: renameShop.',
    args: { input: t.arg({ type: input, required: true, description: 'Shop and name.' }) },
    resolve: async (_root, { input: { id, name } }, context) => {
      const { value, error } = await outcomeOf(async () => {
        const found = shopByGlobalId(await context.directory(), id);
        if (found === undefined) throw new Fault('NOT_FOUND', '店铺不存在，或您无权查看');
        const fields = { shopId: found.mallId, name };
        const wrong = inputError(renameShop, fields);
        if (wrong !== null) return { shop: null, error: wrong };
        await context.call(renameShop, fields);
        return { shop: shopByGlobalId(await context.directory(), id) ?? null, error: null };
      });
      return value ?? { shop: null, error };
    },
  }),
);
