import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { LanguageMenu } from '../../../web/src/app/header/LanguageMenu.tsx';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { languages } from '../../../web/src/i18n/languages.ts';
import {
  adoptLanguageOf,
  chooseLanguage,
  resumeLanguage,
  selectedLang,
} from '../../../web/src/i18n/selected-language.ts';
import { button, click, render, until } from '../support/render.tsx';
import { viewerOf } from '../support/viewer.ts';

const viewer = viewerOf();

const entries = () => [...document.querySelectorAll<HTMLElement>('[role=menuitemradio]')];

/** As a page that is loaded anew: the memory is gone, the storage is not. */
async function reload(): Promise<void> {
  selectedLang.set('zh-CN');
  await i18n.changeLanguage('zh-CN');
  await resumeLanguage();
}

afterEach(() => act(() => adoptLanguageOf('nobody')));

describe('the language list of the header', () => {
  const open = async () => {
    await render(<LanguageMenu />, { viewer });
    await click(button('语言'));
    await until(() => entries().length > 0, 'the list');
  };

  it('[R2.5-11] [R3-18] has eleven languages in their order, and choosing one sets selectedLang', async () => {
    await open();
    expect(entries().map((entry) => entry.querySelector('[lang]')?.textContent)).toEqual([
      '中文',
      '日本語',
      'English',
      'Deutsch',
      'Español',
      'Français',
      'Português',
      'العربية',
      '한국어',
      'Tiếng Việt',
      'हिन्दी',
    ]);
    const german = entries().find((entry) => entry.querySelector('[lang=de]') !== null);
    if (german) await click(german);
    await until(() => selectedLang.get() === 'de', 'German');
    await until(() => document.querySelector('[aria-label=Sprache]') !== null, 'the German name');
    expect(document.documentElement.lang).toBe('de');
  });
});

describe('the chosen language', () => {
  it('[R2.5-11] is spoken, and turns the document round where it runs from right to left', async () => {
    await chooseLanguage('en', 'u1');
    await i18n.loadNamespaces(['auth', 'account']);
    expect(i18n.getFixedT(null, 'common')('close')).toBe('Close');
    expect(i18n.getFixedT(null, 'shell')('nav.statistics')).toBe('Statistics');
    expect(i18n.getFixedT(null, 'account')('personalCentre')).toBe('Account');
    expect(document.documentElement.dir).toBe('ltr');
    await chooseLanguage('ar', 'u1');
    expect(i18n.getFixedT(null, 'account')('personalCentre')).toBe('حسابي');
    expect(document.documentElement.dir).toBe('rtl');
    await chooseLanguage('ja', 'u1');
    expect(document.documentElement.dir).toBe('ltr');
  });

  it('survives a reload, before it is known who is looking', async () => {
    await chooseLanguage('ja', 'u1');
    await reload();
    expect(selectedLang.get()).toBe('ja');
    expect(i18n.getFixedT(null, 'common')('close')).toBe('閉じる');
  });

  it('is one person’s own: somebody else at the same browser begins in Chinese', async () => {
    await chooseLanguage('ja', 'u1');
    await reload();
    await adoptLanguageOf('u2');
    expect(selectedLang.get()).toBe('zh-CN');
    await adoptLanguageOf('u1');
    expect(selectedLang.get()).toBe('ja');
  });

  it('is Chinese where the storage holds something else', async () => {
    localStorage.setItem('selectedLang', 'klingon');
    await resumeLanguage();
    expect(selectedLang.get()).toBe('zh-CN');
  });
});

describe('the catalogues', () => {
  it('are those of the languages that the list names, and no others', () => {
    const root = resolve(import.meta.dirname, '../../../web/src/i18n');
    const folders = globSync('*/common.ts', { cwd: root }).map((file) => file.split('/')[0]);
    expect(folders.sort()).toEqual(languages.map(({ code }) => code as string).sort());
  });
});
