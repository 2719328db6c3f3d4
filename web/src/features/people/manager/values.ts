import { isCount, isText, listOf, shapeOf } from '../../../session/drafts/shapes.ts';
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

/** Whether a stored draft is what the form of a manager holds. */
export const isManagerValues = shapeOf<ManagerValues>({
  phone: isText,
  password: isText,
  shopIds: listOf(isText),
  permissionIds: listOf(isCount),
});

/** What may stay in the browser. */
export const withoutPassword = (values: ManagerValues): ManagerValues => ({
  ...values,
  password: '',
});
