import { beforeEach, describe, expect, it } from 'vitest';
import {
  keepFigures,
  keepTodos,
  keptToday,
} from '../../../web/src/features/statistics/phone/kept-today.ts';
import { forgetKeptFigures } from '../../../web/src/session/kept-figures.ts';
import { endSession, startSession } from '../../../web/src/session/session.ts';

const all = { userId: '7', asked: '{"all":true}', name: '全部店铺' };
const one = { userId: '7', asked: '{"shop":"1"}', name: '店铺A' };
const figures = { amount: 12_300, returned: 400, profit: 5600 };
const todo = { kind: 'overdue', count: 2, isUrgent: true } as const;

beforeEach(() => startSession('account'));

describe('the figures that the phone keeps', () => {
  it('are those that were looked at last, with the to-dos of the same shops', () => {
    keepFigures(all, figures);
    keepTodos(all, [todo]);
    expect(keptToday()).toMatchObject({ ...all, figures, todos: [todo] });
    keepFigures(one, { amount: 1, returned: 0 });
    // To-dos of all shops are not those of one.
    keepTodos(all, [todo]);
    expect(keptToday()).toMatchObject({ ...one, figures: { amount: 1, returned: 0 }, todos: null });
    expect(keptToday()?.figures).not.toHaveProperty('profit');
  });

  it('[R6-19] are gone with the session, whoever signs in next, and not written after it', () => {
    keepFigures(all, figures);
    endSession();
    expect(keptToday()).toBeNull();
    keepFigures(all, figures);
    expect(keptToday()).toBeNull();
    startSession('code');
    keepFigures(all, figures);
    startSession('code');
    expect(keptToday()).toBeNull();
  });

  it('are forgotten where somebody else is here', () => {
    keepFigures(all, figures);
    forgetKeptFigures('7');
    expect(keptToday()).not.toBeNull();
    forgetKeptFigures('8');
    expect(keptToday()).toBeNull();
  });

  it.each([
    'no JSON',
    '7',
    '{}',
    '{"asked":"a","name":"b","at":1,"figures":{"amount":"1"}}',
    '{"asked":"a","name":"b","at":"1","figures":{"amount":1,"returned":1}}',
  ])('are nothing where nobody here wrote %s', (text) => {
    localStorage.setItem('phone.today.7', text);
    expect(keptToday()).toBeNull();
  });

  it('leave out to-dos that are none', () => {
    const at = 1_700_000_000_000;
    const stored = { ...one, at, figures, todos: [todo, { kind: 'x', count: 1, isUrgent: true }] };
    localStorage.setItem('phone.today.7', JSON.stringify(stored));
    expect(keptToday()?.todos).toEqual([todo]);
  });
});
