/** Permission codes (specification section 3, readings A15 and A16). */
export const permissionCodes = [
  'lookCost',
  'erp:product:view:cost',
  'erp:product:upd:name',
  'pageAiProducts',
  'newListing',
  'pageSelectionToolNew',
  'selectGoods',
] as const;

export type PermissionCode = (typeof permissionCodes)[number];

/** What each of the manager permission ids of the specification grants. */
export const permissionsById: Readonly<Record<number, readonly PermissionCode[]>> = {
  1: ['lookCost', 'erp:product:view:cost'],
  2: ['erp:product:upd:name'],
  3: ['pageAiProducts', 'newListing'],
  4: ['pageSelectionToolNew', 'selectGoods'],
};

/** A boss has every right, and so has the visitor of a preview, who can only look. */
export const allPermissions: ReadonlySet<string> = new Set(permissionCodes);
