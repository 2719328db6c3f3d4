import * as calls from '../contract/operators.ts';
import { type Route, route } from '../deps.ts';
import {
  assignmentsOf,
  changePhone,
  ownAccounts,
  ownOperators,
  removeOperator,
  saveOperator,
  sendNewPhoneCode,
  shopsOfAccounts,
  shopsOfOperator,
} from './operators.ts';

export const routes: Route[] = [
  route(calls.getEntityListForOwner, (_input, context) => ownAccounts(context)),
  route(calls.listMainAccounts, (_input, context) => ownAccounts(context)),
  route(calls.getShopListForOwnerByEntity, ({ entity }, context) =>
    shopsOfAccounts(context, entity),
  ),
  route(calls.getShopsByEntities, ({ entityStr }, context) => shopsOfAccounts(context, entityStr)),
  route(calls.getShopListByWorkerIdForOwner, ({ workerId: operatorId }, context) =>
    shopsOfOperator(context, operatorId),
  ),
  route(calls.listOperators, (_input, context) => ownOperators(context)),
  route(calls.getOperatorAssignments, ({ workId: operatorId }, context) =>
    assignmentsOf(context, operatorId),
  ),
  route(calls.saveOperatorShops, async (input, context) => {
    await saveOperator(context, input);
    return null;
  }),
  route(calls.sendPhoneCodeOperator, async ({ phone }, context) => {
    await sendNewPhoneCode(context, phone);
    return null;
  }),
  route(calls.changeOperatorPhone, async (input, context) => {
    await changePhone(context, input);
    return null;
  }),
  route(calls.deleteOperator, async ({ workId: operatorId }, context) => {
    await removeOperator(context, operatorId);
    return null;
  }),
];
