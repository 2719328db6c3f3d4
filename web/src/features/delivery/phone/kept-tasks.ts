import { session } from '../../../session/session.ts';
import { isRecord } from '../../../shared/is-record.ts';
import { writeBrowserNote } from '../../../shared/kept/browser-note.ts';
import { createStore } from '../../../shared/store.ts';
import type { Order } from '../use-shipping-orders.ts';
import { isTaskList, type TaskList } from './task-list.ts';

/**
 * The lists of tasks that were looked at last, kept on the phone for each person: a reload in a warehouse
 * without network shows them again, with their time. They go when the person signs out.
 */

interface KeptList {
  /** When the server has answered it, ms UTC. */
  readonly at: number;
  readonly list: TaskList;
}

export interface KeptShop {
  readonly id: string;
  readonly name: string;
}

interface Kept {
  readonly userId: string | null;
  readonly shops: readonly KeptShop[] | null;
  /** By what was asked for, the newest last. */
  readonly lists: Readonly<Record<string, KeptList>>;
}

const nothing: Kept = { userId: null, shops: null, lists: {} };

export const keptTasks = createStore<Kept>(nothing);

const prefix = 'phone.tasks.';

/** Lists of 50 orders: some hundred kilobytes. */
const MOST = 6;

const isShop = (value: unknown): value is KeptShop =>
  isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string';

const isKeptList = (value: unknown): value is KeptList =>
  isRecord(value) && typeof value.at === 'number' && isTaskList(value.list);

/** Reads what was kept; what nobody here wrote is left out. */
function parseKept(stored: string | null): Pick<Kept, 'shops' | 'lists'> {
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null');
    if (!isRecord(parsed)) return nothing;
    const { shops, lists } = parsed;
    return {
      shops: Array.isArray(shops) ? shops.filter(isShop) : null,
      lists: isRecord(lists)
        ? Object.fromEntries(
            Object.entries(lists).filter((entry): entry is [string, KeptList] =>
              isKeptList(entry[1]),
            ),
          )
        : {},
    };
  } catch {
    return nothing;
  }
}

/** Takes up what was kept for this person; what was for others is theirs, and goes. */
export function openKept(userId: string): void {
  if (keptTasks.get().userId === userId) return;
  let stored: string | null = null;
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && key !== prefix + userId) localStorage.removeItem(key);
    stored = localStorage.getItem(prefix + userId);
  } catch {
    // Storage may be refused; nothing is kept then.
  }
  keptTasks.set({ ...parseKept(stored), userId });
}

/** Nothing stays on the phone of whoever has signed out. */
function forgetKept(): void {
  keptTasks.set(nothing);
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // See above.
  }
}

session.subscribe(() => {
  if (session.get().isVisitor) forgetKept();
});

function change(next: (kept: Kept) => Kept): void {
  const { userId } = keptTasks.get();
  if (userId === null) return;
  keptTasks.set(next);
  const { shops, lists } = keptTasks.get();
  writeBrowserNote(prefix + userId, JSON.stringify({ shops, lists }));
}

export function keepList(name: string, list: TaskList): void {
  if (keptTasks.get().lists[name]?.list === list) return;
  change((kept) => {
    const others = Object.entries(kept.lists).filter(([other]) => other !== name);
    const lists = [...others, [name, { at: Date.now(), list }] as const].slice(-MOST);
    return { ...kept, lists: Object.fromEntries(lists) };
  });
}

export const keepShops = (shops: readonly KeptShop[]): void => {
  if (keptTasks.get().shops === shops) return;
  forgetListsWithout(shops);
  change((kept) => ({ ...kept, shops }));
};

/** Forgets lists with an order of a shop that is none of these: the boss has taken it away. */
export function forgetListsWithout(shops: readonly KeptShop[]): void {
  const ids = new Set(shops.map(({ id }) => id));
  const isTheirs = ({ list }: KeptList) => list.edges.every(({ node }) => ids.has(node.shop.id));
  const lists = Object.entries(keptTasks.get().lists);
  const left = lists.filter(([, kept]) => isTheirs(kept));
  if (left.length < lists.length) change((kept) => ({ ...kept, lists: Object.fromEntries(left) }));
}

/** An order as it stands now, in the lists that have it. */
export function keepOrder(order: Order): void {
  const renewed = (kept: KeptList): KeptList => ({
    ...kept,
    list: {
      ...kept.list,
      edges: kept.list.edges.map((edge) =>
        edge.node.id === order.id ? { ...edge, node: order } : edge,
      ),
    },
  });
  change((kept) => ({
    ...kept,
    lists: Object.fromEntries(
      Object.entries(kept.lists).map(([name, list]) => [name, renewed(list)]),
    ),
  }));
}
