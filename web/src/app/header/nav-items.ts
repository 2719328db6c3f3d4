import { pagePermissions } from '../permissions.ts';

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
  readonly permission?: string;
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

const selectionKeys = ['shop', 'group', 'platform'] as const;

/** Pages that show any selection, those of shein included. */
const keepsAnySelection = new Set(['/home', '/account/manager']);

/**
 * The address of an entry with the selection that it takes along. /home and /account/manager keep what
 * is selected; on the way to any other page a shein selection becomes all shops.
 */
export function navTarget(to: string, search: string): string {
  const current = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of selectionKeys) {
    const value = current.get(key);
    if (value === null) continue;
    if (value.startsWith('shein') && !keepsAnySelection.has(to)) continue;
    kept.set(key, value);
  }
  const text = kept.toString();
  return text === '' ? to : `${to}?${text}`;
}
