import { beforeEach, expect, it } from 'vitest';
import { nameOfUser } from '../../../web/src/app/header/user-name.ts';
import { NickName } from '../../../web/src/features/account/NickName.tsx';
import { client } from '../../../web/src/graphql/client.ts';
import { startSession } from '../../../web/src/session/session.ts';
import { useViewerQuery } from '../../../web/src/session/viewer.generated.ts';
import { ViewerContext } from '../../../web/src/session/viewer-context.ts';
import { fakeServer } from '../support/graphql-server.ts';
import { alerts, button, click, render, shows, type, unmount, until } from '../support/render.tsx';
import { viewerOf } from '../support/viewer.ts';

/** The name where the header has it, and where it is changed. */
function Page() {
  const { data } = useViewerQuery();
  if (data === undefined) return null;
  return (
    <ViewerContext value={data.viewer}>
      <header>{nameOfUser(data.viewer)}</header>
      <p id="nick-name">昵称</p>
      <NickName labelledBy="nick-name" />
    </ViewerContext>
  );
}

const header = () => document.querySelector('header')?.textContent;
const input = () => {
  const found = document.querySelector('input');
  if (found === null) throw new Error('There is no field.');
  return found;
};
const payload = (viewer: object | null, error: object | null) => ({
  setNickName: {
    __typename: 'SetNickNamePayload',
    viewer,
    error,
    errors: error === null ? [] : [error],
  },
});

const open = async (viewer = viewerOf()) => {
  const server = fakeServer({ Viewer: { viewer } });
  await render(<Page />);
  await until(() => header() !== undefined, 'the viewer');
  return server;
};

beforeEach(() => startSession('account'));
it('[R2.5-02] is changed in its place, and the header has it at once', async () => {
  const server = await open();
  expect(header()).toBe('138****5678');
  await click(button('修改昵称'));
  expect(document.activeElement).toBe(input());
  const message = '昵称最多 20 个字';
  const mistake = { __typename: 'BusinessError', message, field: 'nickName', refusal: null };
  server.answers.SetNickName = payload(null, mistake);
  await type(input(), ' 小周 ');
  await click(button('保存'));
  await until(() => alerts().includes(message), 'the refusal');

  server.answers.SetNickName = payload(viewerOf({ nickName: '小周' }), null);
  await click(button('保存'));
  await until(() => header() === '小周', 'the new name');
  await until(() => shows('昵称已保存'), 'the message');
  expect(document.activeElement).toBe(button('修改昵称'));
  const sent = server.asked.filter(({ operationName }) => operationName === 'SetNickName');
  expect(sent.map(({ variables }) => variables)).toEqual([
    { input: { nickName: '小周' } },
    { input: { nickName: '小周' } },
  ]);
});

it('is left as it is by whoever gives up, and by a boss who looks on', async () => {
  const server = await open(viewerOf({ nickName: '小周' }));
  await click(button('修改昵称'));
  await type(input(), '别的');
  await click(button('取消'));
  expect(shows('小周')).toBe(true);
  expect(server.asked.map(({ operationName }) => operationName)).toEqual(['Viewer']);
  await unmount();
  await client.clearStore();
  await open(viewerOf({ nickName: '小周', viewedBy: '王老板' }));
  expect(document.querySelector('button')).toBeNull();
});
