import { expect, it } from 'vitest';
import { EntryTable } from '../../../web/src/features/audit/EntryTable.tsx';
import { render } from '../support/render.tsx';

it('marks what an act has nothing of, as other tables do', async () => {
  await render(
    <EntryTable
      isBusy={false}
      tools={null}
      entries={[
        {
          __typename: 'AuditEntry',
          id: '1',
          at: '2026-03-01T16:30:00Z',
          person: '小王',
          personMark: null,
          act: 'renameShop',
          kind: 'SHOPS',
          subjects: [],
          shops: [],
          changes: [],
          changesLeftOut: 0,
          address: '127.0.0.1',
          way: 'SESSION',
          keyName: null,
          outcome: 'DONE',
          message: null,
        },
      ]}
    />,
  );
  const cells = [...document.querySelectorAll('tbody td')].map(({ textContent }) => textContent);
  expect(cells.slice(2, 5)).toEqual(['—', '—', '—']);
  expect(cells).not.toContain('');
});
