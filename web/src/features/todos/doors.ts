import { manageAddress } from '../../shop-scope/manage-address.ts';
import type { TodoRowFragment } from './Todos.generated.ts';

/** Where something to do is done: exactly it, as far as there is a list of it. */

export type Todo = Omit<TodoRowFragment, ' $fragmentName'>;

const query = (parts: Readonly<Record<string, string | null>>): string => {
  const given = Object.entries(parts).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  );
  return `?${new URLSearchParams(given)}`;
};

/** Not every colour has a code. */
const goods = ({ code, subject }: Pick<Todo, 'code' | 'subject'>) => ({
  [code ? 'code' : 'q']: code || subject,
});

/** On the desktop. Null where a dialog does it. */
export function desktopDoor({ kind, shop, subject, code }: Todo): string | null {
  switch (kind) {
    case 'OVERDUE':
      return `/deliveryCenter${query({ shop: shop.id, due: 'overdue', q: subject })}`;
    case 'DUE_SOON':
      return `/deliveryCenter${query({ shop: shop.id, due: 'soon' })}`;
    case 'VIOLATION':
      return `/home${query({ shop: shop.id, messages: 'open', message: subject })}#home-messages`;
    case 'SOLD_OUT':
    case 'LACKING': {
      const stock = kind === 'LACKING' ? 'lacking' : 'soldOut';
      const one = goods({ subject, code });
      return `/account/manager${query({ shop: shop.id, level: 'skc', stock, ...one })}`;
    }
    case 'UNCOSTED':
      return `/account/manager${query({ shop: shop.id, level: 'sku', cost: 'without', sort: 'amount', range: 'month' })}`;
    case 'REJECTED':
      return `/home${query({ shop: shop.id, documents: 'rejected' })}#home-products`;
    case 'REBIND':
      return manageAddress(shop.id);
    case 'RENEWAL':
      return null;
  }
}

/** On the phone: a page of the workbench, or of the desktop in the same tab where the phone has none. */
export function phoneDoor(todo: Todo, place: (page: string) => string): string {
  const { kind, shop, subject, code } = todo;
  const at = (page: string, parts: Readonly<Record<string, string>>) =>
    place(`${page}${query({ shop: shop.id, ...parts })}`);
  switch (kind) {
    case 'OVERDUE':
      return at('/orders', { list: 'overdue', q: subject });
    case 'DUE_SOON':
      return at('/orders', { list: 'soon' });
    case 'VIOLATION':
      return at('/messages', { kind: 'open', message: subject });
    case 'SOLD_OUT':
      return at('/products', { list: 'soldOut', ...goods({ subject, code }) });
    case 'REJECTED':
      return at('/documents', {});
    case 'RENEWAL':
      return place('/renew');
    case 'LACKING':
    case 'UNCOSTED':
    case 'REBIND': {
      const [page = '', parts = ''] = (desktopDoor(todo) ?? '').split('?');
      return `${page}?desktop${parts && `&${parts}`}`;
    }
  }
}
