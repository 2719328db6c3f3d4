export { BindingHost } from './BindingHost.tsx';
export { type BindingRequest, openBinding } from './binding-dialogs.ts';
