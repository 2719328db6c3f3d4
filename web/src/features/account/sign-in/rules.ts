import { isPassword } from '../../../../../api/contract/rules/passwords.ts';
import { isPhone, phoneLength } from '../../../../../api/contract/rules/phones.ts';

/**
 * Rules of the account forms, pure. Each answers the catalogue key of what is wrong, or undefined.
 * The dialog and the reset page have texts of their own for the same faults.
 */

export type Rule<Key extends string> = (value: string) => Key | undefined;

/** Login and register. */
export const loginPhone: Rule<'phoneRequired'> = (value) =>
  value === '' ? 'phoneRequired' : undefined;

export const registerPhone: Rule<'phoneRequired' | 'resetPhoneFormat'> = (value) =>
  loginPhone(value) ?? (isPhone(value) ? undefined : 'resetPhoneFormat');

export const code: Rule<'codeRequired'> = (value) => (value === '' ? 'codeRequired' : undefined);

export const password: Rule<'passwordRequired' | 'passwordLength'> = (value) => {
  if (value === '') return 'passwordRequired';
  return isPassword(value) ? undefined : 'passwordLength';
};

export const confirmation = (value: string, first: string): 'passwordsDiffer' | undefined =>
  value === '' || value !== first ? 'passwordsDiffer' : undefined;

/**
 * Whether the login button can be pressed: the phone has its 11 characters (or is the reserved value,
 * where one is configured), and on the account tab there is a password.
 */
export function canLogin(
  form: { phone: string; password: string },
  tab: 'account' | 'code',
  reserved: string,
): boolean {
  if (reserved !== '' && form.phone === reserved) return true;
  if (form.phone.length !== phoneLength) return false;
  return tab === 'code' || form.password !== '';
}

/** Binding a phone. */
export const bindPhone: Rule<'bindPhoneRequired' | 'bindPhoneFormat'> = (value) => {
  if (value === '') return 'bindPhoneRequired';
  return isPhone(value) ? undefined : 'bindPhoneFormat';
};

export const bindPassword: Rule<'bindPasswordRequired' | 'passwordLength'> = (value) => {
  if (value === '') return 'bindPasswordRequired';
  return isPassword(value) ? undefined : 'passwordLength';
};

export const bindCode: Rule<'bindCodeRequired'> = (value) =>
  value === '' ? 'bindCodeRequired' : undefined;

/** The page /resetpass, and the repetition when a phone is bound. */
export const resetPhone: Rule<'resetPhoneRequired' | 'resetPhoneFormat'> = (value) => {
  if (value === '') return 'resetPhoneRequired';
  return isPhone(value) ? undefined : 'resetPhoneFormat';
};

export const resetCode: Rule<'resetCodeRequired'> = (value) =>
  value === '' ? 'resetCodeRequired' : undefined;

export const resetPassword: Rule<'resetPasswordRequired' | 'passwordLength'> = (value) => {
  if (value === '') return 'resetPasswordRequired';
  return isPassword(value) ? undefined : 'passwordLength';
};

export const resetConfirmation = (
  value: string,
  first: string,
): 'resetPasswordsDiffer' | undefined =>
  value === '' || value !== first ? 'resetPasswordsDiffer' : undefined;
