import type { NamedRefusal } from './refusals.ts';
import { importSentences } from './rules/import-sentences.ts';
import { inputSentences } from './rules/input-sentences.ts';
import { sentenceSaid, valueTold } from './rules/sentences.ts';
import imports from './rules/told-imports/en.ts';
import told from './rules/told-in-english.ts';
import { workSentences } from './rules/work-sentences.ts';

const texts: Readonly<Record<string, string>> = { ...imports, ...told };

/** What stands in the place of another sentence is known by its own. */
const known = { ...inputSentences, ...importSentences, ...workSentences };

/** What came without a name, as what is kept with work and the parts of a sentence do. */
export const saidInEnglish = (part: string): string | undefined => {
  const named = sentenceSaid(known, part);
  return named && inEnglish(named);
};

/** A refusal in English, for those who make tools; undefined where the catalogue has no words for it. */
export const inEnglish = ({ name, values }: NamedRefusal): string | undefined =>
  Object.hasOwn(texts, name)
    ? texts[name]?.replaceAll(/\{\{(\w+)\}\}/g, (_whole, place: string) =>
        valueTold(place, String(values[place] ?? ''), saidInEnglish),
      )
    : undefined;
