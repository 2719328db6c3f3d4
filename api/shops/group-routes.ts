import { findGroups } from '../../db/shops/shop-groups.ts';
import { signedIn } from '../caller.ts';
import * as calls from '../contract/groups.ts';
import { type Route, route } from '../deps.ts';
import { createGroup, groupRow, removeGroups, renameOwnGroup, setGroupShops } from './groups.ts';

export const routes: Route[] = [
  route(calls.queryUserGroups, async (_input, context) => {
    const groups = await findGroups(context.db, signedIn(context));
    return groups.map(groupRow);
  }),
  route(calls.saveUserGroups, ({ shopGroupName }, context) => createGroup(context, shopGroupName)),
  route(calls.updateUserGroups, async ({ groupId, shopGroupName }, context) => {
    await renameOwnGroup(context, groupId, shopGroupName);
    return null;
  }),
  route(calls.saveShopGroups, async ({ groupId, shopId: mallIds }, context) => {
    await setGroupShops(context, groupId, mallIds);
    return null;
  }),
  route(calls.removeUserGroups, async ({ groupId: groupIds }, context) => {
    await removeGroups(context, groupIds);
    return null;
  }),
];
