import type { TFunction } from 'i18next';
import type { AuditWay } from '../../graphql/schema.generated.ts';
import { textLanguage } from '../../i18n/format.ts';
import { i18n } from '../../i18n/i18n.ts';
import type audit from '../../i18n/zh-CN/audit.ts';

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

/** Which one of several it is stands behind a colon. People know SKUs and order numbers, but no row ids. */
export function fieldText(t: T, field: string): string {
  const [name = '', which = ''] = field.split(/:(.*)/s);
  const text = isKey('fields', name) ? t(`fields.${name}`) : name;
  return ['cost', 'renewal'].includes(name) ? `${text} ${which}` : text;
}

/** States are told in words; whatever people have written stands as they wrote it. */
export function valueText(field: string, value: string): string {
  const [name = ''] = field.split(':');
  if (!/^\w+$/.test(value)) return value;
  const text: unknown = i18n.getResource(textLanguage(), 'audit', `values.${name}.${value}`);
  return typeof text === 'string' ? text : value;
}
