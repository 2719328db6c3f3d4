import { matchPath } from 'react-router-dom';
import { phoneApp } from '../session/phone-app.ts';

/**
 * Where somebody who is signed in finds a page of the desktop on the phone. Pages without an entry lead to the
 * beginning of the workbench. Parts of an address with the same name (`:orderNo`) are taken over.
 */
const counterparts: readonly { readonly from: string; readonly to: string }[] = [
  { from: '/home', to: phoneApp },
  { from: '/todo', to: `${phoneApp}/todo` },
  { from: '/deliveryCenter', to: `${phoneApp}/orders` },
  { from: '/account/manager', to: `${phoneApp}/products` },
  { from: '/account/stock', to: `${phoneApp}/products` },
  { from: '/account/cash', to: `${phoneApp}/funds` },
  { from: '/shopManage', to: `${phoneApp}/shops` },
  { from: '/home/consult', to: `${phoneApp}/notices` },
  { from: '/alert/:alertId', to: `${phoneApp}/alert/:alertId` },
  { from: '/index/newsInformation', to: '/mobileHome/newsList' },
  { from: '/index/aboutUs', to: '/mobileHome/companyProfile' },
];

export function counterpartOf(pathname: string): string {
  for (const { from, to } of counterparts) {
    const match = matchPath(from, pathname);
    if (!match) continue;
    return to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(match.params[name] ?? ''));
  }
  return phoneApp;
}
