import { addDays, shanghaiDay } from '../../../../../api/contract/rules/calendar.ts';
import { asDesktop } from '../../../session/desktop-view.ts';
import { consult, firstPage, phoneNotices } from '../notice-url.ts';
import type { AlertItemFragment } from './Alerts.generated.ts';

export type Alert = Omit<AlertItemFragment, ' $fragmentName'>;

const query = (path: string, wanted: Readonly<Record<string, string | null>>): string => {
  const given = Object.entries(wanted).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

/** The days of an address; today needs none, as every page begins with it. */
const rangeOf = (day: string): string | null =>
  day >= shanghaiDay(Date.now()) ? null : `${day}..${day}`;

const isSoon = ({ deadline }: Alert): boolean =>
  deadline !== null && Date.parse(deadline) > Date.now();

const articleOf = ({ target }: Alert) => ({
  noticeId: target ?? '',
  kind: 'ANNOUNCEMENT' as const,
});

/** Where an alert leads on a page of the desktop; null for a file, which is fetched. */
export function doorOf(alert: Alert): string | null {
  const shop = alert.shop?.id ?? null;
  switch (alert.kind) {
    case 'SHIP_SOON':
      return query('/deliveryCenter', {
        shop,
        due: isSoon(alert) ? 'soon' : 'overdue',
        q: alert.target,
      });
    case 'SHORTAGE':
      return query('/deliveryCenter', { shop, due: 'short', q: alert.target });
    case 'FINE': {
      const range = rangeOf(shanghaiDay(Date.parse(alert.at)));
      const message = alert.target;
      return `${query('/home', { shop, range, messages: 'violation', message })}#home-messages`;
    }
    case 'SOLD_OUT':
      return query('/account/manager', { shop, level: 'sku', code: alert.detail });
    case 'DIGEST':
      return query('/home', { range: rangeOf(alert.name ?? addDays(shanghaiDay(Date.now()), -1)) });
    case 'IMPORT_DONE':
    case 'IMPORT_FAILED':
      return query('/import', { job: alert.target });
    case 'EXPORT_READY':
      return null;
    case 'SESSION_LOST':
      return query('/shopManage', { market: alert.name, q: alert.detail });
    case 'SHOP_EXPIRING':
      return query('/shopManage', { q: alert.shop?.name ?? null });
    case 'ANNOUNCEMENT':
      return consult.article(articleOf(alert), firstPage);
  }
}

/** The same on the phone, below the address of its workbench. */
export function phoneDoorOf(alert: Alert, base: string): string | null {
  switch (alert.kind) {
    case 'SHIP_SOON':
      return query(`${base}/orders`, {
        shop: alert.shop?.id ?? null,
        list: isSoon(alert) ? 'soon' : 'overdue',
        q: alert.target,
      });
    case 'SHORTAGE':
      return query(`${base}/orders`, {
        shop: alert.shop?.id ?? null,
        list: 'short',
        q: alert.target,
      });
    case 'FINE':
      return query(`${base}/messages`, {
        shop: alert.shop?.id ?? null,
        kind: 'violation',
        message: alert.target,
      });
    case 'SOLD_OUT':
      return query(`${base}/products`, {
        shop: alert.shop?.id ?? null,
        list: 'soldOut',
        code: alert.detail,
      });
    case 'SHOP_EXPIRING':
      return `${base}/renew`;
    case 'ANNOUNCEMENT':
      return phoneNotices(base).article(articleOf(alert), firstPage);
    case 'DIGEST':
      return base;
    default: {
      const door = doorOf(alert);
      return door === null ? null : asDesktop(door);
    }
  }
}

/** The same for a warehouse shipper, whose tasks are all of the workbench. */
export const shipperDoorOf = ({ kind, target }: Alert, base: string): string =>
  kind === 'SHIP_SOON' && target ? `${base}/task/${encodeURIComponent(target)}` : base;
