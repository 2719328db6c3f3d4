import type { Manager } from '../use-managers.ts';

/** What the form of a manager holds. */
export interface ManagerValues {
  phone: string;
  password: string;
  shopIds: readonly string[];
  permissionIds: readonly number[];
}

/** A manager as they are; nobody yet for null. */
export const valuesOf = (manager: Manager | null): ManagerValues => ({
  phone: manager?.phone ?? '',
  password: '',
  shopIds: manager?.shops.map(({ id }) => id) ?? [],
  permissionIds: manager?.permissionIds ?? [],
});
