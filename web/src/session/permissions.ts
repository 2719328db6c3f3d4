import type { PermissionCode } from '../../../api/contract/rules/permissions.ts';
import { createStore } from '../shared/store.ts';

/** Codes that whole pages need; visitors hold them for the preview. */
export const pagePermissions = {
  aiProducts: 'pageAiProducts',
  selectionTool: 'pageSelectionToolNew',
} as const satisfies Record<string, PermissionCode>;

/**
 * The permission codes of the person; undefined until the server has told. Until then the main layout
 * shows no page, so nothing can be seen too early.
 */
export const permissions = createStore<readonly string[] | undefined>(undefined);

export const isPermitted = (
  code: PermissionCode | undefined,
  held: readonly string[] | undefined,
): boolean => code === undefined || held === undefined || held.includes(code);

/** The codes whose pages are open, as one text: while it stays the same, so do the routes. */
export const openPages = (held: readonly string[] | undefined): string =>
  Object.values(pagePermissions)
    .filter((code) => isPermitted(code, held))
    .join(' ');
