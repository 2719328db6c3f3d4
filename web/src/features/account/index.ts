export { maskPhone } from './phone.ts';
export { RoleBadge } from './RoleBadge.tsx';
export { LinkButton } from './sign-in/LinkButton.tsx';
export { LinkDialogHost } from './sign-in/LinkDialogHost.tsx';
export { PhoneField } from './sign-in/PhoneField.tsx';
export { useSendCode } from './sign-in/use-send-code.ts';
export { ViewMenu } from './table-views/ViewMenu.tsx';
export { followTrendColorsOf } from './use-trend-colors.ts';
