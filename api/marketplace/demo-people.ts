import type { DbOrTransaction } from '../../db/connect.ts';
import { insertShipper } from '../../db/shippers.ts';
import { replaceAssignments } from '../../db/staff.ts';

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

/** Gives a boss the demo's shippers. They ship for those of the named shops that the boss has. */
export async function addShippers(
  trx: DbOrTransaction,
  { ownerId, shops }: Team,
  passwordHash: string,
  now: number,
): Promise<void> {
  for (const { phone, shops: places } of demoShippers) {
    const id = await insertShipper(trx, { ownerId, phone, passwordHash }, now);
    if (id === undefined) continue;
    const shopIds = places.flatMap((place) => shops[place]?.id ?? []);
    await replaceAssignments(trx, id, shopIds);
  }
}
