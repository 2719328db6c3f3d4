import { writeBrowserNote } from '../../../shared/kept/browser-note.ts';
import { createStore } from '../../../shared/store.ts';

/** Which SKUs of an order lie in the box already, kept on this phone: whoever is called away goes on there. */
type Ticks = Readonly<Record<string, readonly string[]>>;

const key = 'phone.ticks';

function read(): Ticks {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([orderId, skus]) =>
        Array.isArray(skus) ? [[orderId, skus.filter((sku) => typeof sku === 'string')]] : [],
      ),
    );
  } catch {
    // Storage may be refused, or hold what nobody here wrote.
    return {};
  }
}

export const packedTicks = createStore<Ticks>(read());

/** Orders whose ticks are kept: the boxes that stand open. */
const MOST = 200;

function write(orderId: string, skus: readonly string[]): void {
  const others = Object.entries(packedTicks.get()).filter(([id]) => id !== orderId);
  const kept = skus.length === 0 ? others : [...others, [orderId, skus] as const];
  packedTicks.set(Object.fromEntries(kept.slice(-MOST)));
  writeBrowserNote(key, JSON.stringify(packedTicks.get()));
}

export function tickSku(orderId: string, skuId: string, isPacked: boolean): void {
  const others = (packedTicks.get()[orderId] ?? []).filter((sku) => sku !== skuId);
  write(orderId, isPacked ? [...others, skuId] : others);
}

export const forgetTicks = (orderId: string): void => write(orderId, []);
