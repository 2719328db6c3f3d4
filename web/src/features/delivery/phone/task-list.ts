import { isRecord } from '../../../shared/is-record.ts';
import type { PhoneTasksQuery } from './PhoneTasks.generated.ts';

/** A page of tasks as the server answers it, and whether what was kept on the phone is one. */

export type TaskList = NonNullable<PhoneTasksQuery['shippingOrders']>;
type Order = TaskList['edges'][number]['node'];

const all = (value: unknown, is: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(is);

const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);

type Fields<Shape> = { readonly [Name in keyof Shape]-?: (value: unknown) => boolean };

/** Whether a value has all fields of the shape, each as it must be. */
const fits = <Shape>(value: unknown, fields: Fields<Shape>): boolean =>
  isRecord(value) &&
  Object.entries<(value: unknown) => boolean>(fields).every(([name, is]) => is(value[name]));

const goods: Fields<Order['goods'][number]> = {
  __typename: isText,
  skuId: isText,
  code: isText,
  specification: isText,
  productName: isText,
  imageUrl: isTextOrNull,
  quantity: isNumber,
};

const shortage: Fields<Order['shortages'][number]> = {
  __typename: isText,
  skuId: isText,
  missing: isNumber,
  note: isText,
  reporter: isTextOrNull,
  reportedAt: isText,
  reply: isTextOrNull,
  answerer: isTextOrNull,
  answeredAt: isTextOrNull,
};

const order: Fields<Order> = {
  __typename: isText,
  id: isText,
  orderNo: isText,
  stockOrderNo: isText,
  status: isText,
  shippingType: isText,
  isUrgent: (value) => typeof value === 'boolean',
  warehouse: isText,
  quantity: isNumber,
  // An earlier version has not kept it, and tasks do not show it.
  value: (value) => value === undefined || isTextOrNull(value),
  createdAt: isText,
  shipBy: isText,
  packedAt: isTextOrNull,
  shippedAt: isTextOrNull,
  cancelledAt: isTextOrNull,
  receivedAt: isTextOrNull,
  storedAt: isTextOrNull,
  warehouseEntry: isTextOrNull,
  shop: (value) =>
    fits<Order['shop']>(value, { __typename: isText, id: isText, name: isText, platform: isText }),
  goods: (value) => all(value, (one) => fits(one, goods)),
  shortages: (value) => all(value, (one) => fits(one, shortage)),
};

const counts: Fields<TaskList['counts']> = {
  __typename: isText,
  awaitingPacking: isNumber,
  awaitingShipping: isNumber,
  awaitingEntry: isNumber,
  overdue: isNumber,
};

const warehouse: Fields<TaskList['warehouses'][number]> = {
  __typename: isText,
  name: isText,
  counts: (value) =>
    fits<TaskList['warehouses'][number]['counts']>(value, {
      __typename: isText,
      awaitingPacking: isNumber,
      awaitingShipping: isNumber,
      awaitingEntry: isNumber,
    }),
};

const list: Fields<TaskList> = {
  __typename: isText,
  totalCount: isNumber,
  counts: (value) => fits(value, counts),
  warehouses: (value) => all(value, (one) => fits(one, warehouse)),
  edges: (value) =>
    all(value, (edge) => isRecord(edge) && isText(edge.__typename) && fits(edge.node, order)),
};

export const isTaskList = (value: unknown): value is TaskList => fits(value, list);
