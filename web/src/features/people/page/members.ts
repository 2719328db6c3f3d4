import type { Shipper } from '../shippers/ShipperTable.tsx';
import type { Manager } from '../use-managers.ts';
import type { Person } from './person-cells.tsx';

/** Somebody of the list as the dialogs of their kind know them. */

export const managerOf = (person: Person, id: string): Manager => ({
  __typename: 'Manager',
  id,
  phone: person.phone,
  nickName: person.nickName,
  hasPassword: person.hasPassword,
  permissionIds: person.permissionIds,
  shops: person.shops,
});

export const shipperOf = (person: Person, id: string): Shipper => ({
  __typename: 'Shipper',
  id,
  phone: person.phone,
  passwordState: person.passwordState ?? 'NONE',
  addedAt: person.addedAt,
  shops: person.shops,
});
