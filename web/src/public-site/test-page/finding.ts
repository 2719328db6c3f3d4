import type testPage from '../../i18n/zh-CN/testPage.ts';

export type CheckName = keyof typeof testPage.check;

/** What the words of a fact may name; empty where a fact names it not. */
export const blanks = {
  name: '',
  version: '',
  names: '',
  size: '',
  time: '',
  status: '',
  seconds: '',
  code: '',
  reason: '',
  width: '',
  height: '',
};

type Values = { readonly [name in keyof typeof blanks]?: string | number };

/** What a check has found: how it stands, and the fact in the words of the catalogue. */
export interface Finding {
  readonly state: 'good' | 'bad' | 'unknown';
  readonly fact: keyof typeof testPage.fact;
  readonly values?: Values;
}

const found =
  (state: Finding['state']) =>
  (fact: Finding['fact'], values?: Values): Finding => ({ state, fact, ...(values && { values }) });

export const good = found('good');
export const bad = found('bad');
export const unknown = found('unknown');
