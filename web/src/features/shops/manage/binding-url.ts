import type { DirectoryShop } from '../../../shop-scope/use-directory.ts';
import type { BindingRequest } from '../../binding/index.ts';
import type { ShopDialog } from './dialog-url.ts';

/** The dialogs of binding in the address, where a main account is named by one of its shops and never by its phone. */

const plain = {
  bindTemu: { kind: 'temu' },
  bindShein: { kind: 'shein' },
  authorizeTemu: { kind: 'temuAuthorization' },
  unbindTemu: { kind: 'unbindTemu' },
  unbindShein: { kind: 'unbindShein' },
} as const satisfies Partial<Record<ShopDialog['kind'], BindingRequest>>;

const isPlain = (kind: string): kind is keyof typeof plain => Object.hasOwn(plain, kind);

/** What an address asks for; null where it is not of binding, or its shop has no main account. */
export function bindingOf(
  kind: ShopDialog['kind'],
  shop: DirectoryShop | undefined,
): BindingRequest | null {
  if (isPlain(kind)) return plain[kind];
  const phone = shop?.phone ?? null;
  return kind === 'rebind' && phone !== null ? { kind, phone } : null;
}

/** How an address says it; null where no shop stands for the main account. */
export function dialogOfBinding(
  binding: BindingRequest,
  shops: readonly DirectoryShop[],
): ShopDialog | null {
  if (binding.kind === 'rebind') {
    const shop = shops.find(({ phone }) => phone === binding.phone);
    return shop ? { kind: 'rebind', shopIds: [shop.id] } : null;
  }
  const kind = Object.keys(plain)
    .filter(isPlain)
    .find((one) => plain[one].kind === binding.kind);
  return kind ? { kind, shopIds: [] } : null;
}
