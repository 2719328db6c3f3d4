/**
 * Lists that only their reader's own writes change, and that no event of the server tells of: another window of the
 * same browser hears of such a write here and reads them again.
 */

const viewer = ['Viewer'];
const people = ['People', 'Managers', 'Operators', 'Shippers', 'ShopStates'];
const views = ['TableViews'];
const keys = ['ApiKeys'];
const sessions = ['Sessions'];
const listings = ['Listings', 'ListingDetail', 'SelectionCandidates'];
const labels = ['LabelTemplates'];
const imports = ['ImportHistory'];
const coupons = ['RedeemedCoupons', 'RenewalOrders'];

/** What each write changes, by the names of the documents. */
export const readsOfWrites: Readonly<Record<string, readonly string[]>> = {
  AddOperator: people,
  AddShipper: people,
  ChangeOperatorPhone: people,
  DistributeShops: people,
  IssueShipperPassword: people,
  RemoveManager: people,
  RemoveManagerFromShop: people,
  RemoveOperator: people,
  RemoveShipper: people,
  SaveManager: people,
  SetOperatorShops: people,
  SetShipperPassword: people,
  SetShipperShops: people,
  UnassignShipper: people,
  DeleteTableView: views,
  RestoreTableView: views,
  SaveTableView: views,
  SetDefaultTableView: views,
  CreateApiKey: keys,
  RevokeApiKey: keys,
  ViewAs: viewer,
  EndViewing: viewer,
  ChangePassword: sessions,
  EndSession: sessions,
  CollectListings: listings,
  DeleteListings: listings,
  ImportListing: listings,
  PickCandidate: listings,
  PublishListings: listings,
  SaveListing: listings,
  TranslateListings: listings,
  DeleteLabel: labels,
  SaveLabel: labels,
  UpdateLabel: labels,
  StartImport: imports,
  TakeBackImport: imports,
  CancelRenewal: coupons,
  RedeemCoupon: coupons,
  SubmitRenewal: coupons,
};

const key = 'lastWrite';

/** Tells the other windows of a write that has been answered. */
export function tellOtherWindows(write: string): void {
  if (readsOfWrites[write] === undefined) return;
  try {
    // The same write again is another one.
    localStorage.setItem(key, `${write} ${Date.now()}`);
  } catch {
    // Storage may be refused: other windows read when they are turned to the list anew.
  }
}

/** Hears which lists another window has changed; returns the way to stop. */
export function hearOtherWindows(onWritten: (reads: readonly string[]) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== key || event.newValue === null) return;
    const reads = readsOfWrites[event.newValue.split(' ')[0] ?? ''];
    if (reads !== undefined) onWritten(reads);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
