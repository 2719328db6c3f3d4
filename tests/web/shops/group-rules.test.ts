import { describe, expect, it } from 'vitest';
import {
  groupNameFault,
  groupNameLimit,
} from '../../../web/src/features/shops/groups/group-name.ts';
import { isChanged, membersOf } from '../../../web/src/features/shops/groups/members.ts';

describe('the name of a group', () => {
  it.each([
    ['华东', undefined],
    ['  华东  ', undefined],
    ['', 'nameRequired'],
    ['　  ', 'nameRequired'],
    ['字'.repeat(groupNameLimit), undefined],
    ['字'.repeat(groupNameLimit + 1), 'nameTooLong'],
    ['已有', 'nameTaken'],
    [' 已有 ', 'nameTaken'],
  ])('%j: %s', (name, fault) => {
    expect(groupNameFault(name, ['已有'])).toBe(fault);
  });
});

describe('the members of a group while they are chosen', () => {
  const group = { id: 'group:1', shopIds: ['a', 'b'] };
  const draft = (...members: string[]) => ({ groupId: 'group:1', members: new Set(members) });

  it('are the saved ones until something is chosen for this group', () => {
    expect([...membersOf(group, null)]).toEqual(['a', 'b']);
    expect([...membersOf(group, { groupId: 'group:2', members: new Set(['z']) })]).toEqual([
      'a',
      'b',
    ]);
    expect([...membersOf(group, draft('c'))]).toEqual(['c']);
  });

  it('are changed when they differ, not when they were chosen in another order', () => {
    expect(isChanged(group, null)).toBe(false);
    expect(isChanged(group, draft('b', 'a'))).toBe(false);
    expect(isChanged(group, draft('a'))).toBe(true);
    expect(isChanged(group, draft('a', 'c'))).toBe(true);
    expect(isChanged(group, draft('a', 'b', 'c'))).toBe(true);
    expect(isChanged(group, { groupId: 'group:2', members: new Set() })).toBe(false);
  });
});
