import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import MainLayout from '../../../web/src/app/layouts/MainLayout.tsx';
import { client } from '../../../web/src/graphql/client.ts';
import { permissions } from '../../../web/src/session/permissions.ts';
import { startSession } from '../../../web/src/session/session.ts';
import { ViewerDocument } from '../../../web/src/session/viewer.generated.ts';
import { upstreamAway } from '../../../web/src/shared/connection/connection.ts';
import { retryNow } from '../../../web/src/shared/connection/retry.ts';
import { useNote } from '../../../web/src/shared/kept/use-note.ts';
import { forgetNotes, writeNote } from '../../../web/src/shared/kept/user-notes.ts';
import { openDialogs } from '../../../web/src/shared/ui/open-dialogs.ts';
import { toast } from '../../../web/src/shared/ui/toast.ts';
import { FigureOrigin } from '../../../web/src/shop-scope/FigureOrigin.tsx';
import { type FakeServer, fakeServer } from '../support/graphql-server.ts';
import { button, click, render, shows, unmount, until } from '../support/render.tsx';
import { managerOf, viewerOf } from '../support/viewer.ts';

const viewer = viewerOf({
  id: '1',
  username: 'u1',
  permissions: ['lookCost'],
  registerTime: '2026-01-02T00:00:00.000Z',
});

let server: FakeServer;

const away = () =>
  Response.json({ data: null, errors: [{ message: '', extensions: { code: 'UPSTREAM_AWAY' } }] });

/** A page without the shop side panel, so that only the frame asks the server. */
const open = (page = <p>the page</p>, at = '/contactUs') =>
  render(
    <Routes>
      <Route element={<MainLayout />}>
        <Route path="/contactUs" element={page} />
        <Route path="/shopManage" element={page} />
        <Route path="/aiProducts/list" element={page} />
      </Route>
    </Routes>,
    { at },
  );

describe('main layout', () => {
  beforeEach(() => {
    server = fakeServer();
    startSession('account');
  });

  afterEach(() => {
    forgetNotes();
    vi.restoreAllMocks();
  });

  it('says over any page where a figure comes from, also of features that know no statistics', async () => {
    server.answers.Viewer = { viewer };
    server.answers.StandingOrigin = {
      statistics: {
        __typename: 'Statistics',
        standingCalls: [],
        standing: { __typename: 'StandingOrigin', hiddenReason: null, shops: [] },
      },
    };
    await open(<FigureOrigin figure="ORDERS" name="物流助手" shop="temu:1" />);
    const marks = () => [...document.querySelectorAll<HTMLElement>('[data-origin]')];
    await until(() => marks().length === 1, 'the mark');
    for (const mark of marks()) {
      expect(mark.getAttribute('aria-label')).toBe('物流助手从哪里来');
      await click(mark);
    }
    await until(() => shows('平台告知的发货单'), 'the panel');
    const asked = server.asked.find(({ operationName }) => operationName === 'StandingOrigin');
    expect(asked?.variables).toMatchObject({ figure: 'ORDERS', selection: { shop: 'temu:1' } });
  });

  it('[R2.2-18] shows the page in its frame; this one without the side panel', async () => {
    server.answers.Viewer = { viewer };
    await open();
    await until(() => shows('the page'), 'the page');
    expect(document.querySelector('header')).not.toBeNull();
    expect(document.querySelector('aside')).toBeNull();
    expect(shows('模拟数据预览')).toBe(false);
    expect(permissions.get()).toEqual(['lookCost']);
  });

  it('draws the page from the beginning as its reader has left it elsewhere, and sends what they change', async () => {
    const note = { __typename: 'UserNote', changedAt: '2026-06-01T00:00:00.000Z' };
    const notes = [{ ...note, name: 'homeLayout', value: 'of another machine' }];
    server.answers.Viewer = { viewer: { ...viewer, notes } };
    const drawn: (string | undefined)[] = [];
    const Page = () => {
      drawn.push(useNote('1', 'homeLayout'));
      return <p>the page</p>;
    };
    await open(<Page />);
    await until(() => shows('the page'), 'the page');
    expect(new Set(drawn)).toEqual(new Set(['of another machine']));
    await act(async () => writeNote('1', 'homeLayout', 'here'));
    // Nobody waits for it, and neither does a page that is put away.
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    const written = () => server.asked.find((one) => one.operationName === 'SaveUserNotes');
    await until(() => written() !== undefined, 'the note on its way');
    expect(written()?.variables).toEqual({ notes: [{ name: 'homeLayout', value: 'here' }] });
  });

  it('[R2.7-40] counts a dialog that a link asks for as open before the page that opens it is there', async () => {
    server.answers.Viewer = { viewer };
    await open(<p>on its way</p>, '/shopManage?dialog=groups');
    await until(() => openDialogs.get() === 1, 'the frame has counted it');
    expect(shows('on its way')).toBe(true);
    await act(async () => unmount());
    expect(openDialogs.get()).toBe(0);
  });

  it('counts no dialog of a kind that there is not: the reminders would wait for ever', async () => {
    server.answers.Viewer = { viewer };
    await open(<p>the page</p>, '/shopManage?dialog=nonsense');
    await until(() => shows('the page'), 'the page');
    expect(openDialogs.get()).toBe(0);
  });

  it('[R2.2-19] draws no page that the person may not see, before its route is gone', async () => {
    server.answers.Viewer = { viewer: managerOf() };
    const held: unknown[] = [];
    const Page = () => {
      held.push(permissions.get());
      return <p>the page</p>;
    };
    await open(<Page />, '/aiProducts/list');
    await until(() => shows('the page'), 'what the route leads to by then');
    expect(new Set(held)).toEqual(new Set([[]]));
  });

  it('[R2.7-07] shows the banner to visitors', async () => {
    server.answers.Viewer = {
      viewer: { ...viewer, role: 'VISITOR', isVisitor: true, isBoss: false },
    };
    await open();
    await until(() => shows('the page'), 'the page');
    expect(shows('模拟数据预览')).toBe(true);
  });

  it('[R1-13] shows a warehouse shipper the way to the phone, and no page', async () => {
    server.answers.Viewer = { viewer: { ...viewer, role: 'SHIPPER', isBoss: false } };
    await open();
    await until(() => shows('请使用手机端处理发货'), 'the notice');
    const code = '[role=img][aria-label=发货工作台二维码]';
    await until(() => document.querySelector(code) !== null, 'the code of /m');
    const address = document.querySelector('a[href="/m"]');
    expect(address?.textContent).toBe(`${window.location.host}/m`);
    expect(shows('the page')).toBe(false);
    expect(document.querySelector('header')).toBeNull();
  });

  it('offers to try again when the viewer cannot be loaded', async () => {
    vi.spyOn(toast, 'error').mockImplementation(() => {});
    server.answers.Viewer = new TypeError('Failed to fetch');
    await open();
    await until(() => shows('账号信息加载失败'), 'the failure');
    expect(shows('the page')).toBe(false);
    server.answers.Viewer = { viewer };
    await click(button('重试'));
    await until(() => shows('the page'), 'the page');
  });

  it('asks again by itself while the data service is away, and then for what is on the page', async () => {
    const toasts = vi.spyOn(toast, 'error').mockImplementation(() => {});
    server.answers.Viewer = away;
    await open();
    await until(() => shows('账号信息加载失败'), 'the failure');
    expect(shows('恢复后会自动显示')).toBe(true);
    expect(shows('请稍后重试')).toBe(false);
    // The page says it, and no message over it besides.
    expect(toasts).not.toHaveBeenCalled();
    server.answers.Viewer = { viewer };
    await act(async () => retryNow());
    await until(() => shows('the page'), 'the page, which nobody has asked for again');
    expect(upstreamAway.get()).toBe(false);
    // Later, while the page is open, something on it cannot be read.
    server.answers.Viewer = away;
    await client
      .query({ query: ViewerDocument, fetchPolicy: 'network-only', context: { quiet: true } })
      .catch(() => {});
    const before = server.asked.length;
    server.answers.Viewer = { viewer };
    await act(async () => retryNow());
    await until(() => !upstreamAway.get(), 'the data service back');
    const again = () => server.asked.slice(before).map(({ operationName }) => operationName);
    await until(() => again().some((name) => name !== 'Viewer'), 'the rest of the page');
  });
});
