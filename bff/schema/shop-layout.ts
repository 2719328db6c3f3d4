import { setShopTabAllMap } from '../../api/contract/shops.ts';
import { type Shop, shopByGlobalId } from '../directory.ts';
import { Fault } from '../upstream/errors.ts';
import { builder } from './builder.ts';
import { type BusinessError, businessErrorOf, outcomeOf, refusalField } from './business-error.ts';
import { shop } from './shops.ts';

interface LayoutPayload {
  readonly shops: readonly Shop[] | null;
  readonly error: BusinessError | null;
}

const layoutPayload = builder.objectRef<LayoutPayload>('SaveShopLayoutPayload').implement({
  description: 'What saving the layout came to.',
  fields: (t) => ({
    shops: t.field({
      type: [shop],
      nullable: true,
      description:
        'Every shop of the viewer in the new order, hidden ones last. Null when refused.',
      resolve: (payload) => payload.shops && [...payload.shops],
    }),
    error: t.expose('error', refusalField),
  }),
});

const layoutInput = builder.inputType('ShopLayoutInput', {
  description: 'The side panel. Shops that it does not name are shown last.',
  fields: (t) => ({
    shown: t.idList({ required: true, description: 'Global ids of the shown shops, in order.' }),
    hidden: t.idList({ required: true, description: 'Global ids of the hidden shops, in order.' }),
  }),
});

builder.mutationField('saveShopLayout', (t) =>
  t.field({
    type: layoutPayload,
    authScopes: { seller: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => ({
      shops: null,
      error: businessErrorOf(error),
    }),
    description: 'Saves which shops are shown and in which order. Source: setShopTabAllMap.',
    args: { input: t.arg({ type: layoutInput, required: true, description: 'The new layout.' }) },
    resolve: async (_root, { input }, context) => {
      const { value, error } = await outcomeOf(async () => {
        if (context.isVisitor) throw new Fault('VISITOR_BLOCKED');
        const directory = await context.directory();
        const mallIds = (ids: readonly string[]) =>
          ids.map((id) => {
            const found = shopByGlobalId(directory, id);
            if (found === undefined) throw new Fault('NOT_FOUND', '店铺不存在，或您无权查看');
            return found.mallId;
          });
        const layout = { listShowTab: mallIds(input.shown), listClosedTab: mallIds(input.hidden) };
        await context.call(setShopTabAllMap, { layout });
        return (await context.directory()).shops;
      });
      return { shops: value, error };
    },
  }),
);
