export {
  closeManager,
  managerDialog,
  openAddShopManager,
  openStoreManager,
} from './manager-dialogs.ts';
export { OperatorSection } from './operators/lazy-section.ts';
export { closeOperator, openOperator, operatorDialog } from './operators/operator-dialog.ts';
export { PeopleHost } from './PeopleHost.tsx';
export { closePermissions, openPermissions, permissionDialog } from './permission-dialog.ts';
export { StoreManagerReminder } from './StoreManagerReminder.tsx';
