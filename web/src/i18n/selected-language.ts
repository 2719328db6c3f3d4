import { browserNote, writeBrowserNote } from '../shared/kept/browser-note.ts';
import { createStore } from '../shared/store.ts';
import { loadMissingFont } from '../theme/bundled-fonts.ts';
import { i18n } from './i18n.ts';
import { directionOf, isLanguage, type Language, sourceLanguage } from './languages.ts';

/** The language that the person has chosen; kept per person in this browser. */
export const selectedLang = createStore<Language>(sourceLanguage);

/**
 * Whose choice was the last one in this browser: it counts until the server says who is looking, and
 * `public/before-paint.js` reads it.
 */
const latest = 'selectedLang';
const keyOf = (person: string) => `${latest}.${person}`;

function recall(key: string): Language {
  const stored = browserNote(key);
  return isLanguage(stored) ? stored : sourceLanguage;
}

/** So long the server may know the language, in seconds: it draws first pages in it. */
const cookieAge = 400 * 24 * 3600;

function tellServer(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers.
  document.cookie = `language=${language}; path=/; max-age=${cookieAge}; samesite=lax`;
}

/** Speaks the language; resolves when its texts are here. */
async function speak(language: Language): Promise<void> {
  selectedLang.set(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  void loadMissingFont(language);
  await i18n.changeLanguage(language);
}

/** A choice in the header. */
export async function chooseLanguage(language: Language, person: string): Promise<void> {
  writeBrowserNote(keyOf(person), language);
  writeBrowserNote(latest, language);
  tellServer(language);
  await speak(language);
}

/** At the start of a page, before it is known who is looking. */
export async function resumeLanguage(): Promise<void> {
  const language = recall(latest);
  if (language === sourceLanguage) return;
  tellServer(language);
  await speak(language);
}

/** Once it is known who is looking: their own choice, else Chinese. */
export async function adoptLanguageOf(person: string): Promise<void> {
  const language = recall(keyOf(person));
  writeBrowserNote(latest, language);
  tellServer(language);
  if (language !== selectedLang.get()) await speak(language);
}
