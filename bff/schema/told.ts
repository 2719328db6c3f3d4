import { saidInEnglish } from '../../api/contract/english.ts';
import type { Context } from '../context.ts';

/** What the descriptions of such fields end with. */
export const inWhichLanguage =
  'In Chinese, or in English for who prefers it by Accept-Language; a sentence that only the upstream knows is as it says it.';

/** A sentence that came without a name, with work or by the broker, in the language of whoever asks. */
export const toldTo = ({ credentials }: Context, said: string): string =>
  credentials.language === 'en' ? (saidInEnglish(said) ?? said) : said;

/** A field with such a sentence. */
export const told = <Parent>(description: string, of: (parent: Parent) => string) => ({
  description: `${description} ${inWhichLanguage}`,
  resolve: (parent: Parent, _args: object, context: Context): string => toldTo(context, of(parent)),
});

/** The same where there may be none. */
export const toldOrNull = <Parent>(description: string, of: (parent: Parent) => string | null) => ({
  nullable: true as const,
  description: `${description} ${inWhichLanguage}`,
  resolve: (parent: Parent, _args: object, context: Context): string | null => {
    const said = of(parent);
    return said === null ? null : toldTo(context, said);
  },
});
