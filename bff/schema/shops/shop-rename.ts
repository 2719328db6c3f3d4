import { renameShop } from '../../../api/contract/shops.ts';
import { writeField } from '../write-field.ts';
import { shop, shopById } from './shops.ts';

writeField('renameShop', {
  call: renameShop,
  scope: { boss: true },
  description: 'Gives a shop the name that the seller wants to read.',
  act: 'renaming a shop',
  input: {
    description: 'A new name of a shop.',
    fields: (t) => ({
      id: t.id({ required: true, description: 'Global id of the shop.' }),
      name: t.string({
        required: true,
        description:
          'The new name: trimmed, 1 to 256 long, a double-byte character counted 2, and no name of another shop.',
      }),
    }),
  },
  payload: {
    shop: { type: shop, description: 'The shop with its new name. Null when it was refused.' },
  },
  run: async ({ id, name }, context, send) => {
    await send(renameShop, { shopId: (await shopById(context, id)).mallId, name });
    return { shop: await shopById(context, id) };
  },
});
