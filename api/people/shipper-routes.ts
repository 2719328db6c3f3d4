import * as calls from '../contract/shippers.ts';
import { type Route, route } from '../deps.ts';
import {
  ownShippers,
  removeAuthorization,
  removeShipper,
  saveShipper,
  shipperPassword,
} from './shippers.ts';

export const routes: Route[] = [
  route(calls.getWarehouseMgtTemuUserList, (_input, context) => ownShippers(context)),
  route(calls.listShippers, (_input, context) => ownShippers(context)),
  route(calls.saveWorkerUser, async (input, context) => {
    await saveShipper(context, input);
    return null;
  }),
  route(calls.saveShipper, async (input, context) => {
    await saveShipper(context, input);
    return null;
  }),
  route(calls.getWorkerPassword, (input, context) => shipperPassword(context, input)),
  route(calls.deleteShipper, async ({ phone }, context) => {
    await removeShipper(context, phone);
    return null;
  }),
  route(calls.removeShipperAuthorization, async (input, context) => {
    await removeAuthorization(context, input);
    return null;
  }),
];
