/** The languages of the header's list, in their order. Chinese is the source and the default. */
export const languages = [
  { code: 'zh-CN', name: '中文' },
  { code: 'ja', name: '日本語' },
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
  { code: 'pt', name: 'Português' },
  { code: 'ar', name: 'العربية' },
  { code: 'ko', name: '한국어' },
  { code: 'vi', name: 'Tiếng Việt' },
  { code: 'hi', name: 'हिन्दी' },
] as const;

export type Language = (typeof languages)[number]['code'];

export const sourceLanguage = 'zh-CN' satisfies Language;

export const isLanguage = (code: string | null): code is Language =>
  languages.some((language) => language.code === code);

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';
