import type { TFunction } from 'i18next';
import {
  type AuditTeller,
  changeNamed,
  changeSaid,
  subjectSaid,
} from '../../../../api/contract/rules/audit-values.ts';
import type { AuditWay } from '../../graphql/schema.generated.ts';
import { textLanguage } from '../../i18n/format.ts';
import { i18n } from '../../i18n/i18n.ts';
import type audit from '../../i18n/zh-CN/audit.ts';
import { longTime } from '../../shared/date-range/time-text.ts';

/** The server's names of acts, fields and values in words; a name that nobody has put into words stands as it is. */

type T = TFunction<'audit'>;
type Texts = typeof audit;

const isKey = <Part extends 'acts' | 'fields' | 'subjects'>(
  part: Part,
  name: string,
): name is Extract<keyof Texts[Part], string> =>
  /^\w+$/.test(name) && i18n.exists(`audit:${part}.${name}`);

export const actText = (t: T, act: string): string => (isKey('acts', act) ? t(`acts.${act}`) : act);

/** By what somebody acted: a browser, or a key by its name. */
export const wayText = (
  t: T,
  { way, keyName }: { readonly way: AuditWay; readonly keyName: string | null },
): string => (way === 'KEY' && keyName !== null ? t('byKey', { name: keyName }) : t(`ways.${way}`));

export const subjectText = (t: T, field: string): string =>
  isKey('subjects', field) ? t(`subjects.${field}`) : field;

/** Which one of several it is stands behind it. People know SKUs and order numbers, but no row ids. */
export function fieldText(t: T, field: string): string {
  const { name, which } = changeNamed(field);
  const text = isKey('fields', name) ? t(`fields.${name}`) : name;
  return which === '' ? text : `${text} ${which}`;
}

const teller: AuditTeller = {
  word: (list, code) => {
    const text: unknown = i18n.getResource(textLanguage(), 'audit', `values.${list}.${code}`);
    return typeof text === 'string' ? text : undefined;
  },
  time: (minute) => longTime(`${minute}:00+08:00`),
};

/** Codes and states are told in words; whatever people have written stands as they wrote it. */
export const valueText = (field: string, value: string): string => changeSaid(field, value, teller);

/** What an act was about, in words as far as it is a code. */
export const subjectValueText = (field: string, value: string): string =>
  subjectSaid(field, value, teller);
