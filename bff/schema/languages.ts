import type { LanguageCode, LanguageName } from '../../api/contract/rules/languages.ts';

interface EnumValue<Value> {
  readonly value: Value;
  readonly description: string;
}

/** The languages of the header, for enums of what is written in one of them. */
export const languageValues = {
  ZH_CN: { value: 'zh-CN', description: 'Simplified Chinese.' },
  JA: { value: 'ja', description: 'Japanese.' },
  EN: { value: 'en', description: 'English.' },
  DE: { value: 'de', description: 'German.' },
  ES: { value: 'es', description: 'Spanish.' },
  FR: { value: 'fr', description: 'French.' },
  PT: { value: 'pt', description: 'Portuguese.' },
  AR: { value: 'ar', description: 'Arabic.' },
  KO: { value: 'ko', description: 'Korean.' },
  VI: { value: 'vi', description: 'Vietnamese.' },
  HI: { value: 'hi', description: 'Hindi.' },
} as const satisfies { [Code in LanguageCode as LanguageName<Code>]: EnumValue<Code> };
