import { isPassword } from '../../../../api/contract/rules/passwords.ts';
import { isMobile, isPhone } from '../../../../api/contract/rules/phones.ts';

/** Rules of the forms of people, pure. Each answers the catalogue key of what is wrong, or undefined. */

type Rule<Key extends string> = (value: string) => Key | undefined;

/** The permission modal. */
export const staffPhone: Rule<'phoneRequired' | 'phoneLength' | 'phoneInvalid'> = (value) => {
  if (value === '') return 'phoneRequired';
  if (!isPhone(value)) return 'phoneLength';
  return isMobile(value) ? undefined : 'phoneInvalid';
};

/** The same where those who are listed already cannot be added once more. */
export const newStaffPhone = (
  value: string,
  known: readonly string[],
): ReturnType<typeof staffPhone> | 'phoneKnown' =>
  staffPhone(value) ?? (known.includes(value) ? 'phoneKnown' : undefined);

/** A new phone needs a password; a known one keeps its own where none is entered. */
export const staffPassword = (
  value: string,
  isNew: boolean,
): 'passwordEmpty' | 'passwordLength' | undefined => {
  if (value === '') return isNew ? 'passwordEmpty' : undefined;
  return isPassword(value) ? undefined : 'passwordLength';
};

/** The form with account. */
export const accountFormPhone: Rule<'formPhoneRequired' | 'phoneLength' | 'phoneInvalid'> = (
  value,
) => {
  const fault = staffPhone(value);
  return fault === 'phoneRequired' ? 'formPhoneRequired' : fault;
};

export const accountFormPassword: Rule<'formPasswordRequired' | 'passwordLength'> = (value) => {
  if (value === '') return 'formPasswordRequired';
  return isPassword(value) ? undefined : 'passwordLength';
};

export const accountFormCheckPass = (
  value: string,
  password: string,
): 'formCheckPassRequired' | 'formPasswordsDiffer' | undefined => {
  if (value === '') return 'formCheckPassRequired';
  return value === password ? undefined : 'formPasswordsDiffer';
};
