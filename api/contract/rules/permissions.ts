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

/** What shows cost or profit, and what changes them. */
export const costPermissions: ReadonlySet<string> = new Set<PermissionCode>([
  'lookCost',
  'erp:product:view:cost',
]);

/** Every permission item that a boss can give, by its id (specification section 3). */
export const permissionItems = [
  { id: 1, name: '查看成本价' },
  { id: 2, name: '修改产品名称' },
  { id: 3, name: '智能翻译产品' },
  { id: 4, name: '选品工具' },
] as const;

/** The codes that permission ids grant, each once. */
export const codesOfIds = (ids: readonly number[]): PermissionCode[] => [
  ...new Set(ids.flatMap((id) => permissionsById[id] ?? [])),
];

/** The permission ids all of whose codes are among these. */
export const idsOfCodes = (codes: readonly string[]): number[] =>
  permissionItems
    .map(({ id }) => id)
    .filter((id) => permissionsById[id]?.every((code) => codes.includes(code)));

/** Who asks, as far as rights are concerned. */
interface Holder {
  readonly isBoss: boolean;
  readonly isVisitor: boolean;
  readonly permissions: readonly string[];
  /** Asks by a key, which may do less than whoever has made it. */
  readonly isTool?: boolean;
}

/**
 * Whether a person holds a permission: a boss has every one, and a visitor looks at a boss. The key of a
 * boss has those that it lists.
 */
export const holds = (
  { isBoss, isVisitor, permissions, isTool = false }: Holder,
  permission: PermissionCode,
): boolean => (isBoss && !isTool) || isVisitor || permissions.includes(permission);
