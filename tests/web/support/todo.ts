import type { Todo } from '../../../web/src/features/todos/doors.ts';

/** Something to do, as the server tells of it. */
export const todoOf = (kind: Todo['kind'], more: Partial<Todo> = {}): Todo => ({
  __typename: 'Todo',
  id: `todo:${kind}`,
  kind,
  shop: { __typename: 'Shop', id: 'temu:11', name: '甲店' },
  shopIds: ['temu:11'],
  subject: 'S1',
  title: null,
  code: null,
  detail: null,
  prove: null,
  count: 1,
  stake: null,
  stakeKind: null,
  deadline: null,
  putOffUntil: null,
  putOffBy: null,
  handedTo: null,
  handedBy: null,
  isMine: false,
  note: '',
  settledAt: null,
  settledBy: null,
  canSettle: false,
  ...more,
});
