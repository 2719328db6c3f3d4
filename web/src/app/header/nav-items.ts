import type { PermissionCode } from '../../../../api/contract/rules/permissions.ts';
import { pagePermissions } from '../../session/permissions.ts';
import { printQuery, withValue } from '../../shared/url-state/codec.ts';
import { selectionCodec } from '../../shared/url-state/selection.ts';
import { enterPage } from '../../shop-scope/selection-machine.ts';

/** The entries of the top navigation, in their order. */
export interface NavItem {
  readonly key:
    | 'statistics'
    | 'productList'
    | 'logistics'
    | 'aiListing'
    | 'selectionTool'
    | 'findingSuppliers'
    | 'financialCredit'
    | 'oldSelectionTool';
  /** Absent: the entry leads nowhere yet, and its tag says why. */
  readonly to?: string;
  readonly permission?: PermissionCode;
  readonly tag?: 'comingOnline' | 'beingOptimised';
}

export const navItems: readonly NavItem[] = [
  { key: 'statistics', to: '/home' },
  { key: 'productList', to: '/account/manager' },
  { key: 'logistics', to: '/deliveryCenter' },
  { key: 'aiListing', to: '/aiProducts/list', permission: pagePermissions.aiProducts },
  { key: 'selectionTool', to: '/selectionToolNew', permission: pagePermissions.selectionTool },
  { key: 'findingSuppliers', tag: 'comingOnline' },
  { key: 'financialCredit', tag: 'comingOnline' },
  { key: 'oldSelectionTool', tag: 'beingOptimised' },
];

/**
 * The address of an entry with the selection that it takes along, as the page will have it; so that the link
 * leads where its address says.
 */
export function navTarget(to: string, search: string): string {
  const selection = selectionCodec.read(new URLSearchParams(search));
  const entry = enterPage(selection, to, null);
  const kept = entry === 'unknown' ? selection : entry.selection;
  return to + printQuery(withValue(new URLSearchParams(), selectionCodec, kept));
}
