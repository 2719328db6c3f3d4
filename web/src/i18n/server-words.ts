import { isRecord } from '../shared/is-record.ts';
import { i18n } from './i18n.ts';
import { sourceLanguage } from './languages.ts';

/** Which refusal the server says, by its name among all. */
export interface NamedRefusal {
  readonly name: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Tells a sentence of the server in the language of the page; the sentence itself where it is not known. */
export type TellIn = (said: string, refusal?: NamedRefusal | undefined) => string;

export const asItIs: TellIn = (said) => said;

/** Whether the page speaks the language of the server, so that nothing is to be told otherwise. */
export const speaksAsServer = (): boolean => i18n.language === sourceLanguage;

/** Fetches the words for what the server says; in Chinese there is nothing to fetch. */
export async function serverWords(): Promise<TellIn> {
  if (speaksAsServer()) return asItIs;
  const { tell } = await import('./told-sentences.ts');
  await i18n.loadNamespaces('refusals');
  return tell;
}

const isValue = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** The values as the extensions of an error have them, or as a list of a payload. */
function valuesOf(values: unknown): Record<string, string | number> {
  const pairs: [string, unknown][] = Array.isArray(values)
    ? values.filter(isRecord).map(({ name, value }) => [String(name), value])
    : Object.entries(isRecord(values) ? values : {});
  const read: Record<string, string | number> = {};
  for (const [name, value] of pairs) if (isValue(value)) read[name] = value;
  return read;
}

/** Which refusal an error of the server says that it is; undefined where it says nothing of it. */
export function refusalOf(holder: unknown): NamedRefusal | undefined {
  const refusal = isRecord(holder) ? holder.refusal : undefined;
  if (!isRecord(refusal) || typeof refusal.name !== 'string') return undefined;
  return { name: refusal.name, values: valuesOf(refusal.values) };
}
