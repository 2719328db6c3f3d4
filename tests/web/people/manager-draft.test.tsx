import { ApolloClient, InMemoryCache } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { ApolloProvider } from '@apollo/client/react';
import { beforeEach, describe, expect, it } from 'vitest';
import ManagerDialog from '../../../web/src/features/people/manager/ManagerDialog.tsx';
import type { Manager } from '../../../web/src/features/people/use-managers.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { type FakeServer, fakeServer, refusal } from '../support/graphql-server.ts';
import {
  checkbox,
  click,
  field,
  render,
  shows,
  takeBack,
  type,
  unmount,
  until,
} from '../support/render.tsx';
import { directoryOf, shopOf, viewerOf } from '../support/viewer.ts';

const phone = '13900000007';
const known: Manager = {
  __typename: 'Manager',
  id: 'm7',
  phone,
  nickName: null,
  hasPassword: true,
  permissionIds: [],
  shops: [{ __typename: 'Shop', id: '甲店' }],
};
const line = /^恢复了.*没有保存的内容放弃$/;

let server: FakeServer;

beforeEach(() => {
  session.set({ ...initialSession, isVisitor: false });
  server = fakeServer({
    Managers: { managers: [], managerPermissions: [] },
    StaffPhone: {
      staffPhone: { __typename: 'StaffPhonePayload', kind: 'NEW', manager: null, error: null },
    },
    SaveManager: {
      saveManager: { __typename: 'SaveManagerPayload', manager: known, error: null, errors: [] },
    },
  });
});

/** The page as it is after a reload: all that is left is what the browser stores. */
const open = async (manager: Manager | null = null, who = 'u1') => {
  await unmount();
  await render(
    <ApolloProvider
      client={
        new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ uri: '/graphql' }) })
      }
    >
      <ManagerDialog manager={manager} finalFocus={undefined} />
    </ApolloProvider>,
    {
      viewer: viewerOf({ id: who }),
      directory: directoryOf({ shops: [shopOf('甲店'), shopOf('乙店')] }),
    },
  );
  await until(() => document.querySelector('form') !== null, 'the form');
};
/** The dialog lies outside of what hides the rest of the page, so names are looked up by their text. */
const press = (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('button')].find(
    (element) => element.textContent === name,
  );
  if (!found) throw new Error(`There is no ${name}`);
  return click(found);
};
const restored = () =>
  [...document.querySelectorAll('[role=status]')].some((element) =>
    line.test(element.textContent ?? ''),
  );
const fill = async () => {
  await type(field('手机号'), phone);
  await until(() => shows('该手机号可以添加'), 'the phone is new');
  await click(checkbox('全选'));
  await type(field('密码'), 'geheim2026');
};

describe('the form of a manager', () => {
  it('says that what may be permitted could not be read, and asks again', async () => {
    server.answers.Managers = new Error('The connection is broken');
    await open();
    await until(() => shows('加载失败'), 'the failure');
    server.answers.Managers = {
      managers: [],
      managerPermissions: [
        { __typename: 'ManagerPermission', permissionId: 2, name: '查看成本价' },
      ],
    };
    await press('重试');
    await until(() => shows('查看成本价'), 'what may be permitted');
  });

  it('checks a phone that was refused again when it is told to', async () => {
    const refused = { __typename: 'StaffPhone', kind: null, manager: null };
    server.answers.StaffPhone = { staffPhone: { ...refused, error: refusal('系统繁忙') } };
    await open();
    await type(field('手机号'), phone);
    await until(() => shows('系统繁忙'), 'the refusal');
    server.answers.StaffPhone = { staffPhone: { ...refused, kind: 'NEW', error: null } };
    await press('重新校验');
    await until(() => shows('该手机号可以添加'), 'the phone is new');
    expect(shows('系统繁忙')).toBe(false);
  });

  it('is as it was after a reload, but for the password, and asks about the phone again', async () => {
    await open();
    await fill();
    expect(JSON.stringify({ ...localStorage })).toContain(phone);
    expect(JSON.stringify({ ...localStorage })).not.toContain('geheim2026');

    await open();
    await until(() => restored() && checkbox('全选').checked, 'the draft');
    expect(field('手机号').value).toBe(phone);
    expect(field('密码').value).toBe('');
    expect(server.asked.filter(({ operationName }) => operationName === 'StaffPhone')).toHaveLength(
      2,
    );

    await press('放弃');
    expect(field('手机号').value).toBe('');
    await open();
    expect(restored()).toBe(false);
  });

  it('offers nothing to somebody else, nor after it was saved or cancelled', async () => {
    await open();
    await fill();
    await open(null, 'u2');
    expect(field('手机号').value).toBe('');

    await open();
    await until(restored, 'the draft');
    await type(field('密码'), 'geheim2026');
    await until(() => checkbox('全选').checked && !checkbox('全选').disabled, 'the phone is new');
    await press('保存');
    await until(() => server.asked.at(-1)?.operationName === 'SaveManager', 'the save');
    await open();
    expect(restored()).toBe(false);

    await fill();
    await press('取消');
    await open();
    expect(restored()).toBe(false);
    expect(field('手机号').value).toBe('');
  });

  it('says so where the manager has been changed since, and takes the draft only when told to', async () => {
    await open(known);
    await click(checkbox('全选'));
    await open({ ...known, shops: [] });
    await until(() => shows('但这里后来又有改动'), 'the offer');
    expect(shows('已选 0 / 2')).toBe(true);
    await press('恢复');
    expect(shows('已选 2 / 2')).toBe(true);
    await press('放弃');
    expect(shows('已选 0 / 2')).toBe(true);
    expect(shows('没有保存的内容')).toBe(false);
  });

  it('offers what another window has, replaces nothing by it, and leaves that window its own', async () => {
    await open(known);
    await click(checkbox('全选'));
    await unmount();
    // As another window has stored it, which is still open.
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('draft.'))) {
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...stored, window: 'another' }));
    }
    const drafts = () =>
      Object.entries(localStorage).filter(([, text]) => String(text).includes('"another"'));
    const before = drafts();
    expect(before).toHaveLength(1);

    await open(known);
    await until(() => shows('在其他窗口或上次打开时填写'), 'the offer');
    expect(shows('已选 1 / 2')).toBe(true);
    for (const _press of ['all', 'none']) await click(checkbox('全选'));
    expect(drafts()).toEqual(before);
    await open(known);
    expect(restored()).toBe(true);
    expect(shows('已选 0 / 2')).toBe(true);
    await press('放弃');
    await open(known);
    await press('恢复');
    expect(shows('已选 2 / 2')).toBe(true);
    await press('放弃');
    await open(known);
    expect(shows('没有保存的内容')).toBe(false);
  });

  it('can be taken back after it was saved, unless a password was written over', async () => {
    const inputs = () =>
      server.asked.flatMap(({ operationName, variables }) =>
        operationName === 'SaveManager' ? [variables.input] : [],
      );
    const before = { phone, password: null, shopIds: ['甲店'], permissionIds: [] };
    await open(known);
    await click(checkbox('全选'));
    await press('保存');
    await takeBack();
    expect(inputs()).toEqual([{ ...before, shopIds: ['甲店', '乙店'] }, before]);

    await open(known);
    await type(field('密码'), 'geheim2026');
    await press('保存');
    await until(() => inputs().length === 3, 'the save');
    await until(() => shows(i18n.t('people:form.changed')), 'the message');
    const acts = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(acts).not.toContain('撤销');
  });
});
