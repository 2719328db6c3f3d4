import { findGroups } from '../../db/shop-groups.ts';
import { signedIn } from '../caller.ts';
import { queryUserGroups } from '../contract/groups.ts';
import { type Route, route } from '../deps.ts';

export const routes: Route[] = [
  route(queryUserGroups, async (_input, context) => {
    const groups = await findGroups(context.db, signedIn(context));
    return groups.map(({ id, name, mallIds }) => {
      const mallId = mallIds.join(',');
      return {
        groupId: String(id),
        mallName: name,
        shopGroupName: name,
        mallId,
        groupMallId: `${id}-${mallId}`,
      };
    });
  }),
];
