/** The page of all shops with this one alone: by its id at the marketplace, which that page searches. */
export const manageAddress = (shopId: string): string =>
  `/shopManage?${new URLSearchParams({ q: shopId.slice(shopId.indexOf(':') + 1) })}`;
