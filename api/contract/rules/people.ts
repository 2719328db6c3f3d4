/** Who works for a boss; `invited` has a code on its way, and is nobody yet. */
export const personKinds = ['manager', 'operator', 'shipper', 'invited'] as const;

export type PersonKind = (typeof personKinds)[number];

/**
 * What leads a list of people: who was added last, who was here last, who has been away longest, who has most
 * shops.
 */
export const peopleSorts = ['added', 'seen', 'away', 'shops'] as const;

export type PeopleSort = (typeof peopleSorts)[number];
