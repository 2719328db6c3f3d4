/** What the log of acts is divided by. */
export const auditKinds = [
  'account',
  'billing',
  'binding',
  'delivery',
  'desktop',
  'exports',
  'imports',
  'labels',
  'listing',
  'people',
  'products',
  'push',
  'shops',
  'todos',
] as const;

export type AuditKind = (typeof auditKinds)[number];
