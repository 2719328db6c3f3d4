import { beforeEach, expect, it } from 'vitest';
import ScopePicker from '../../../web/src/app/phone/ScopePicker.tsx';
import { fakeServer } from '../support/graphql-server.ts';
import { render, shows, unmount, until } from '../support/render.tsx';
import { directoryOf } from '../support/viewer.ts';

const open = (directory: Parameters<typeof directoryOf>[0]) =>
  render(<ScopePicker onClose={() => {}} />, { directory: directoryOf(directory) });

beforeEach(() => void fakeServer());
it('says that no shop matches only where all of them are known', async () => {
  await open({ isComplete: false, isFailed: true });
  await until(() => shows('加载失败'), 'the failure');
  expect(shows('没有找到这样的店铺')).toBe(false);
  await unmount();
  await open({});
  await until(() => shows('没有找到这样的店铺'), 'the note');
});
