import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../../web/src/session/session.ts';
import ViewingBanner from '../../../web/src/session/viewing/ViewingBanner.tsx';
import { noteViewing, viewing } from '../../../web/src/session/viewing/viewing.ts';
import { fakeServer } from '../support/graphql-server.ts';
import { button, click, render, until } from '../support/render.tsx';
import { managerOf, viewerOf } from '../support/viewer.ts';

const wentTo = vi.fn();
const manager = managerOf({ nickName: '小周', viewedBy: '王老板' });
const gone = viewerOf({ viewedGone: '小周' });

beforeEach(() => {
  endSession();
  startSession('account');
  wentTo.mockClear();
  vi.spyOn(window.location, 'assign').mockImplementation(wentTo);
});
afterEach(() => vi.restoreAllMocks());

describe('a page that a boss looks at as one of their people', () => {
  it('[R6-14] tells that this person has left the team, and begins anew once the boss goes on', async () => {
    noteViewing(manager);
    noteViewing(gone);
    const server = fakeServer({
      EndViewing: { endViewing: { __typename: 'EndViewingPayload', ok: true, error: null } },
    });
    await render(<ViewingBanner viewer={viewing.get() ?? manager} />);
    const said = document.querySelector('[role=status]')?.textContent;
    expect(said).toContain('小周 已不在您的团队中，查看已结束');
    expect(wentTo).not.toHaveBeenCalled();
    await click(button('以自己的身份继续'));
    await until(() => wentTo.mock.calls.length === 1, 'the page to begin anew');
    expect(server.asked.map(({ operationName }) => operationName)).toEqual(['EndViewing']);
  });

  it('[R6-14] begins anew when another window has begun it: what stands here is the boss’s', () => {
    noteViewing(viewerOf());
    noteViewing(viewerOf({ nickName: '王老板' }));
    expect(wentTo).not.toHaveBeenCalled();
    noteViewing(manager);
    expect(wentTo.mock.calls).toEqual([['/home']]);
  });

  it('begins anew when another window has ended it, or has gone on to another person', () => {
    for (const before of [manager, gone])
      for (const after of [viewerOf(), managerOf({ id: 'u3', viewedBy: '王老板' })]) {
        viewing.set(before);
        wentTo.mockClear();
        noteViewing(after);
        expect(wentTo.mock.calls).toEqual([['/home']]);
      }
  });

  it('stays as it is when the same is told again, and when the session ends', () => {
    noteViewing(manager);
    noteViewing({ ...manager });
    expect(viewing.get()?.id).toBe(manager.id);
    endSession();
    expect(viewing.get()).toBeNull();
    noteViewing(viewerOf());
    expect(wentTo).not.toHaveBeenCalled();
  });
});
