import type { DbOrTransaction } from '../../db/engine/connect.ts';
import { replacePermissions } from '../../db/people/managers.ts';
import { insertStaff, replaceAssignments } from '../../db/people/staff.ts';
import { codesOfIds } from '../contract/rules/permissions.ts';

/** A boss of the demo or of the preview, with their shops in the order of the list. */
export interface Team {
  readonly ownerId: number;
  readonly shops: readonly { readonly id: number }[];
}

/** Warehouse shippers; `shops` are places in the boss's list, from 0. */
export const demoShippers = [
  { phone: '13800000021', shops: [0, 1, 2, 3, 4] },
  { phone: '13800000022', shops: [0, 2] },
] as const;

/** Operators, who sign in by code; `shops` are places in the boss's list, from 0. */
export const demoOperators = [
  { phone: '13800000031', nickName: '小许', shops: [1, 2, 4] },
] as const;

/** Gives a boss the demo's operators, with those of the named shops that the boss has. */
export async function addOperators(
  trx: DbOrTransaction,
  { ownerId, shops }: Team,
  now: number,
): Promise<void> {
  for (const { phone, nickName, shops: places } of demoOperators) {
    const id = await insertStaff(
      trx,
      { ownerId, phone, nickName, role: 'manager', isOperator: true, passwordHash: null },
      now,
    );
    if (id === undefined) continue;
    const shopIds = places.flatMap((place) => shops[place]?.id ?? []);
    await replaceAssignments(trx, id, shopIds);
  }
}

/** Gives a boss the demo's shippers. They ship for those of the named shops that the boss has. */
export async function addShippers(
  trx: DbOrTransaction,
  { ownerId, shops }: Team,
  passwordHash: string,
  now: number,
): Promise<void> {
  for (const { phone, shops: places } of demoShippers) {
    const id = await insertStaff(trx, { ownerId, phone, role: 'shipper', passwordHash }, now);
    if (id === undefined) continue;
    const shopIds = places.flatMap((place) => shops[place]?.id ?? []);
    await replaceAssignments(trx, id, shopIds);
  }
}

interface SeededManager {
  readonly phone: string;
  readonly nickName: string;
  /** Places in the boss's list, from 0. */
  readonly shops: readonly number[];
  /** Ids of spec section 3. */
  readonly permissionIds: readonly number[];
  readonly hasPassword: boolean;
}

/** Shop managers and finance of the first boss. */
export const demoManagers = [
  { phone: '13800000011', nickName: '小周', shops: [0, 3], permissionIds: [2], hasPassword: false },
  {
    phone: '13800000012',
    nickName: '财务王姐',
    shops: [0, 1, 2],
    permissionIds: [1, 2],
    hasPassword: true,
  },
] as const satisfies readonly SeededManager[];

/** Those of the preview's boss. Nobody signs in there. */
export const previewManagers: readonly SeededManager[] = [
  {
    phone: '13800138001',
    nickName: '店长小林',
    shops: [0, 1, 2],
    permissionIds: [2, 3],
    hasPassword: false,
  },
  {
    phone: '13800138002',
    nickName: '财务陈姐',
    shops: [0, 1, 2, 3, 4],
    permissionIds: [1],
    hasPassword: false,
  },
];

/** Gives a boss managers, with those of the named shops that the boss has. */
export async function addManagers(
  trx: DbOrTransaction,
  { ownerId, shops }: Team,
  managers: readonly SeededManager[],
  password: string | null,
  now: number,
): Promise<void> {
  const ids = (places: readonly number[]): number[] =>
    places.flatMap((place) => shops[place]?.id ?? []);
  for (const manager of managers) {
    const { phone, nickName, hasPassword } = manager;
    const passwordHash = hasPassword ? password : null;
    const id = await insertStaff(
      trx,
      { ownerId, phone, nickName, role: 'manager', passwordHash },
      now,
    );
    if (id === undefined) continue;
    await replaceAssignments(trx, id, ids(manager.shops));
    await replacePermissions(trx, id, codesOfIds(manager.permissionIds));
  }
}
