/** The languages that messages of errors are there in. */
export type Language = 'zh' | 'en';

/** What is said, in both of them: of a request as such, for makers of tools. */
export type Told = Readonly<Record<Language, string>>;

/** The one of them that an Accept-Language header likes best; Chinese where it names none of them. */
export function languageOf(header: string | null | undefined): Language {
  let best: { readonly language: Language; readonly quality: number } = {
    language: 'zh',
    quality: 0,
  };
  for (const part of header?.split(',') ?? []) {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = /^(zh|en)(-|$)/.exec(range.trim())?.[1];
    const given = parameters.find((parameter) => /^\s*q=/.test(parameter));
    const quality = given === undefined ? 1 : Number(given.trim().slice(2));
    if (language !== undefined && quality > best.quality)
      best = { language: language === 'en' ? 'en' : 'zh', quality };
  }
  return best.language;
}
