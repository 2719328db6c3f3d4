import { describe, expect, it } from 'vitest';
import {
  type Line,
  pause,
  type Reminder,
  turnOf,
} from '../../../web/src/session/reminders/reminder-queue.ts';

const now = 1_800_000_000_000;

const line = (waiting: Reminder[], rest: Partial<Line> = {}): Line => ({
  waiting: new Set(waiting),
  shown: undefined,
  lastClosedAt: undefined,
  ...rest,
});

describe('whose turn it is to remind', () => {
  it.each<[string, Line, number, Reminder | undefined]>([
    ['nobody waits', line([]), 0, undefined],
    ['the more important one goes first', line(['softwareClosed', 'expiry']), 0, 'expiry'],
    ['none over an open dialog', line(['expiry']), 1, undefined],
    [
      'one that is shown stays, though its own dialog is open and another waits',
      line(['expiry', 'managerPlugin'], { shown: 'managerPlugin' }),
      1,
      'managerPlugin',
    ],
    [
      'none right after another was closed',
      line(['expiry'], { lastClosedAt: now - pause + 1 }),
      0,
      undefined,
    ],
    ['the next after the pause', line(['expiry'], { lastClosedAt: now - pause }), 0, 'expiry'],
    [
      'one that answers what has just happened does not wait',
      line(['expiry', 'softwareClosed'], { lastClosedAt: now - 1 }),
      0,
      'softwareClosed',
    ],
    [
      'the prompt to bind a chat account does not wait either',
      line(['expiry', 'linkChat'], { lastClosedAt: now - 1 }),
      0,
      'linkChat',
    ],
    [
      'even that not over an open dialog',
      line(['softwareClosed'], { lastClosedAt: now - 1 }),
      2,
      undefined,
    ],
    ['a shown one that is not wanted any more goes', line([], { shown: 'expiry' }), 0, undefined],
  ])('%s', (_title, waiting, dialogs, expected) => {
    expect(turnOf(waiting, { isBusy: dialogs > 0, isBegun: false }, now)).toBe(expected);
  });

  it.each<[Reminder[], Reminder | undefined]>([
    [['linkPhone', 'linkChat', 'expiry', 'storeManager'], undefined],
    [['linkChat', 'softwareClosed'], 'softwareClosed'],
  ])('of %j over something that was begun', (waiting, expected) => {
    expect(turnOf(line(waiting), { isBusy: false, isBegun: true }, now)).toBe(expected);
  });
});
