import { matchPath } from 'react-router-dom';
import { phoneApp } from '../session/phone-app.ts';

type Counterpart = {
  readonly from: string;
  readonly to: string;
  /** Counts only where the page is asked for this. */
  readonly about?: string;
  /** What of the question of the desktop's page the phone's can be asked too, in its own words. */
  readonly asked?: (desktop: URLSearchParams) => Readonly<Record<string, string | null>>;
};

/**
 * The shipping orders of the phone have lists of their own: what was done already is not among them, and whoever looks
 * for an order there is not told that there is none.
 */
const ordersAsked: Counterpart['asked'] = (desktop) => {
  const [due, tab] = [desktop.get('due'), desktop.get('tab')];
  const list = due === 'soon' || due === 'overdue' || due === 'short' ? due : null;
  const isWaiting = due === null && (tab === null || tab === 'packing' || tab === 'shipping');
  return {
    list: list ?? (isWaiting && tab === 'shipping' ? 'ship' : null),
    q: list !== null || isWaiting ? desktop.get('q') : null,
    warehouse: desktop.get('warehouse'),
    sort: desktop.get('sort') === 'warehouse' ? 'warehouse' : null,
  };
};

/** Which of the lists of the phone holds the products; null where they may be in none. */
const productList = (desktop: URLSearchParams): string | null => {
  if (desktop.get('stock') === 'aboutToSellOut') return 'runningOut';
  if (desktop.get('status') === 'awaiting_first_order') return 'firstOrder';
  return desktop.get('stock') === 'soldOut' ? 'soldOut' : null;
};

const productsAsked: Counterpart['asked'] = (desktop) => {
  const list = productList(desktop);
  return {
    // The list that the page begins with goes without saying.
    list: list === 'soldOut' ? null : list,
    code: list && desktop.get('code'),
    q: list && desktop.get('q'),
  };
};

/** Of one rule or product (`temu:FH-01`) there are violations alone. */
const messagesAsked: Counterpart['asked'] = (desktop) => {
  const listed = desktop.get('messages');
  return {
    kind: listed?.includes(':') ? 'violation' : listed,
    message: desktop.get('message'),
  };
};

/**
 * Where somebody who is signed in finds a page of the desktop on the phone. Pages without an entry lead to the
 * beginning of the workbench. Parts of an address with the same name (`:orderNo`) are taken over.
 */
const counterparts: readonly Counterpart[] = [
  { from: '/home', about: 'message', to: `${phoneApp}/messages`, asked: messagesAsked },
  { from: '/home', to: phoneApp },
  { from: '/todo', to: `${phoneApp}/todo` },
  { from: '/deliveryCenter', to: `${phoneApp}/orders`, asked: ordersAsked },
  { from: '/account/manager', to: `${phoneApp}/products`, asked: productsAsked },
  { from: '/account/stock', to: `${phoneApp}/products` },
  { from: '/account/cash', to: `${phoneApp}/funds` },
  { from: '/shopManage', to: `${phoneApp}/shops` },
  { from: '/home/consult', to: `${phoneApp}/notices` },
  { from: '/alert/:alertId', to: `${phoneApp}/alert/:alertId` },
  { from: '/index/newsInformation', to: '/mobileHome/newsList' },
  { from: '/index/aboutUs', to: '/mobileHome/companyProfile' },
];

/** Which shops are looked at, as every page has it in its address. */
const selection = ['shop', 'group', 'platform'];

/** @param search of the page of the desktop, with or without its question mark. */
export function counterpartOf(pathname: string, search: string): string {
  const desktop = new URLSearchParams(search);
  for (const { from, to, about, asked } of counterparts) {
    const match = matchPath(from, pathname);
    if (!match || (about !== undefined && !desktop.has(about))) continue;
    const path = to.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(match.params[name] ?? ''),
    );
    const chosen = selection.map((name): [string, string | null] => [name, desktop.get(name)]);
    return withQuestion(path, [...chosen, ...Object.entries(asked?.(desktop) ?? {})]);
  }
  return phoneApp;
}

function withQuestion(path: string, entries: readonly [string, string | null][]): string {
  const params = new URLSearchParams(
    entries.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  return params.size === 0 ? path : `${path}?${params}`;
}
