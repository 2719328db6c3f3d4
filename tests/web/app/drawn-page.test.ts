import { describe, expect, it, onTestFinished } from 'vitest';
import { declarations, drawnColors } from '../../../web/src/app/drawn/colors.ts';
import { takeAnswers } from '../../../web/src/app/drawn/home/take-answers.ts';
import { client } from '../../../web/src/graphql/client.ts';
import { forgetNotes, noteOf } from '../../../web/src/shared/kept/user-notes.ts';
import { system } from '../../../web/src/theme/system.ts';
import { viewerOf } from '../support/viewer.ts';

/** What a colour of the theme comes to in a mode, through all the names that it goes by. */
function resolved(name: string, condition: '_light' | '_dark'): string {
  const token = system.tokens.getByName(`colors.${name}`);
  const value = String(token?.extensions.conditions?.[condition] ?? token?.originalValue);
  const [, next] = /^\{colors\.(.+)\}$/.exec(value) ?? [];
  return next === undefined ? value : resolved(next, condition);
}

describe('the page that the server draws', () => {
  it('has the colours of the theme, by day and by night', () => {
    for (const [name, [light, dark]] of Object.entries(drawnColors)) {
      expect([name, resolved(name, '_light')]).toEqual([name, light]);
      expect([name, resolved(name, '_dark')]).toEqual([name, dark]);
    }
    expect(declarations('light')).not.toBe(declarations('dark'));
  });

  it('brings what its reader has chosen of the looks, before anything of the page is drawn', async () => {
    onTestFinished(async () => {
      forgetNotes();
      await client.clearStore();
      client.prioritizeCacheValues = false;
    });
    const note = { __typename: 'UserNote', changedAt: '2026-06-01T00:00:00.000Z' };
    const notes = [{ ...note, name: 'homeLayout', value: 'of another machine' }];
    const viewer = { ...viewerOf({ id: '1' }), notes };
    const answers = [{ operationName: 'Viewer', variables: {}, data: { viewer } }];
    const element = document.createElement('script');
    element.textContent = JSON.stringify(answers);
    await takeAnswers(element);
    expect(noteOf('1', 'homeLayout')).toBe('of another machine');
  });
});
