import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import {
  hearOtherWindows,
  readsOfWrites,
  tellOtherWindows,
} from '../../../web/src/graphql/other-windows.ts';

const web = resolve(import.meta.dirname, '../../../web/src');

it('names documents that there are', () => {
  const written = globSync('**/*.graphql', { cwd: web }).map((file) =>
    readFileSync(resolve(web, file), 'utf8'),
  );
  const namesOf = (kind: string) =>
    new Set(
      [...written.join('\n').matchAll(new RegExp(`^${kind} (\\w+)`, 'gm'))].map(([, name]) => name),
    );
  const [writes, reads] = [namesOf('mutation'), namesOf('query')];
  expect(Object.keys(readsOfWrites).filter((name) => !writes.has(name))).toEqual([]);
  expect(
    Object.values(readsOfWrites)
      .flat()
      .filter((name) => !reads.has(name)),
  ).toEqual([]);
});

it('tells of what changes such a list, and of nothing else', () => {
  const heard = vi.fn();
  const stop = hearOtherWindows(heard);
  /** As a browser tells every window but the one that has written. */
  const pass = () =>
    window.dispatchEvent(
      Object.assign(new Event('storage'), {
        key: 'lastWrite',
        newValue: localStorage.getItem('lastWrite'),
      }),
    );
  tellOtherWindows('SaveUserNotes');
  expect(localStorage.getItem('lastWrite')).toBeNull();
  tellOtherWindows('RevokeApiKey');
  pass();
  expect(heard.mock.calls).toEqual([[['ApiKeys']]]);
  // Whoever edits a listing in one window learns at once that it was changed in another.
  tellOtherWindows('SaveListing');
  pass();
  expect(heard.mock.lastCall?.[0]).toContain('ListingDetail');
  stop();
  pass();
  expect(heard).toHaveBeenCalledTimes(2);
});
