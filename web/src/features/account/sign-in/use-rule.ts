import { useTranslation } from 'react-i18next';
import type auth from '../../../i18n/zh-CN/auth.ts';

/** The texts that need no values. */
type AuthText = {
  [Key in keyof typeof auth]: (typeof auth)[Key] extends `${string}{{${string}` ? never : Key;
}[keyof typeof auth];

/** Turns a rule's answer into what react-hook-form asks for: the sentence, or true. */
export function useRule(): (key: AuthText | undefined) => string | true {
  const { t } = useTranslation('auth');
  return (key) => (key === undefined ? true : t(key));
}
