import type { Call } from './call.ts';
import { resultCode } from './envelope.ts';
import { nameOfRefusal } from './refusals.ts';
import told from './rules/told-in-english.ts';

const inEnglish: Readonly<Record<string, string>> = told;

/** What the call refuses by rules of its own, for those who write requests. A `{name}` in a sentence stands for a value. */
export const listedRefusals = ({ refusals = {} }: Call) =>
  Object.entries(refusals).map(([key, declared]) => {
    const { code = resultCode.business, msg, field } = declared;
    const name = nameOfRefusal(key, declared);
    const english = inEnglish[name]?.replaceAll(/\{\{(\w+)\}\}/g, '{$1}') ?? msg;
    return { key, name, code, msg, english, ...(field !== undefined && { field }) };
  });
