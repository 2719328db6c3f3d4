import { setShopTabAllMap } from '../../../api/contract/shops.ts';
import { Fault } from '../../upstream/errors.ts';
import { writeField } from '../write-field.ts';
import { shop, shopsByIds } from './shops.ts';

writeField('saveShopLayout', {
  call: setShopTabAllMap,
  scope: { seller: true },
  description: 'Saves which shops are shown and in which order.',
  act: 'saving the layout',
  input: {
    description: 'The side panel. Shops that it does not name are shown last.',
    name: 'ShopLayoutInput',
    fields: (t) => ({
      shown: t.idList({ required: true, description: 'Global ids of the shown shops, in order.' }),
      hidden: t.idList({
        required: true,
        description: 'Global ids of the hidden shops, in order.',
      }),
      hiddenWas: t.idList({
        description:
          'Global ids of the shops that were hidden when the layout was read: what another window has hidden or shown since stays so. Left out, what is sent counts as it is; an upstream need not know of them.',
      }),
      pinned: t.idList({
        description:
          'Global ids of the shops to keep on top of tables of shops, in order. Left out, they stay as they are; an upstream need not know of them.',
      }),
    }),
  },
  payload: {
    shops: {
      type: [shop],
      description:
        'Every shop of the viewer in the new order, hidden ones last. Null when refused.',
    },
  },
  run: async ({ shown, hidden, hiddenWas, pinned }, context, send) => {
    if (context.isVisitor) throw new Fault('VISITOR_BLOCKED');
    const mallIds = async (ids: readonly string[]) =>
      (await shopsByIds(context, ids)).map((row) => row.mallId);
    const layout = {
      listShowTab: await mallIds(shown),
      listClosedTab: await mallIds(hidden),
      ...(hiddenWas && { listClosedWas: await mallIds(hiddenWas) }),
      ...(pinned && { listPinnedTab: await mallIds(pinned) }),
    };
    await send(setShopTabAllMap, { layout });
    return { shops: (await context.directory()).shops };
  },
});
