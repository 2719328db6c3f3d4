export { BindingHost } from './BindingHost.tsx';
export { BindOrImport } from './BindOrImport.tsx';
export {
  type BindingRequest,
  bindingDialog,
  closeBinding,
  openAskedBinding,
  openBinding,
} from './binding-dialogs.ts';
export { NoShops } from './NoShops.tsx';
