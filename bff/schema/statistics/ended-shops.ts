import { builder } from '../builder.ts';
import { shop } from '../shops/shops.ts';
import type { EndedShop } from './paid-days.ts';

export const endedShop = builder.objectRef<EndedShop>('EndedShop').implement({
  description: 'A shop whose paid time is over. Source: the shop list.',
  fields: (t) => ({
    shop: t.expose('shop', { type: shop, description: 'The shop.' }),
    lastDay: t.expose('lastDay', {
      type: 'Date',
      nullable: true,
      description:
        'Its last day that is in the figures. Null where its data has been cleared, so that no day is.',
    }),
  }),
});
