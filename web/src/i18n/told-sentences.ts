import { helperSentences } from '../../../api/contract/rules/helper-refusals.ts';
import { importSentences } from '../../../api/contract/rules/import-sentences.ts';
import { inputSentences } from '../../../api/contract/rules/input-sentences.ts';
import { sentenceSaid, valueTold } from '../../../api/contract/rules/sentences.ts';
import { workSentences } from '../../../api/contract/rules/work-sentences.ts';
import { i18n } from './i18n.ts';
import { type NamedRefusal, speaksAsServer } from './server-words.ts';

/** What is kept as it was said, or came without a name, is known by its sentence. */
const known = { ...inputSentences, ...importSentences, ...helperSentences, ...workSentences };

const tellPart = (part: string): string | undefined => {
  const named = sentenceSaid(known, part);
  return named && told(named);
};

/** In the language of the page; undefined where the catalogue has no words for it. */
function told({ name, values }: NamedRefusal): string | undefined {
  // Among these alone: the words of the pages, which every text may fall back on, are no sentences.
  if (i18n.getResource(i18n.language, 'refusals', name) === undefined) return undefined;
  const filled: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(values))
    filled[key] = key === 'count' ? Number(value) : valueTold(key, String(value), tellPart);
  return i18n.t(name, { ns: 'refusals', ...filled });
}

/** Tells what the server says, once its words are here. */
export function tell(said: string, refusal?: NamedRefusal): string {
  if (speaksAsServer()) return said;
  const named = refusal ?? sentenceSaid(known, said);
  return (named && told(named)) ?? said;
}
