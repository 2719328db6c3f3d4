import type { NamedRefusal } from '../api/contract/refusals.ts';
import { importSentences } from '../api/contract/rules/import-sentences.ts';
import { inputSentences } from '../api/contract/rules/input-sentences.ts';
import { sentenceSaid, valueTold } from '../api/contract/rules/sentences.ts';
import imports from '../api/contract/rules/told-imports/en.ts';
import told from '../api/contract/rules/told-in-english.ts';
import { workSentences } from '../api/contract/rules/work-sentences.ts';

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
