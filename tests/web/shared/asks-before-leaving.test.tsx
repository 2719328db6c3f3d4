import type { ReactNode } from 'react';
import { beforeEach, it } from 'vitest';
import AuthDialog from '../../../web/src/features/account/sign-in/AuthDialog.tsx';
import { RedeemDialog } from '../../../web/src/features/billing/RedeemDialog.tsx';
import BindDialog from '../../../web/src/features/binding/BindDialog.tsx';
import { useBind } from '../../../web/src/features/binding/use-bind.ts';
import AssignDialog from '../../../web/src/features/people/assign/AssignDialog.tsx';
import { PasswordDialog } from '../../../web/src/features/people/shippers/PasswordDialog.tsx';
import { useShipperWrites } from '../../../web/src/features/people/shippers/use-shipper-writes.ts';
import { fakeServer } from '../support/graphql-server.ts';
import { field, pressCross, render, shows, type, until } from '../support/render.tsx';

const Password = () => (
  <PasswordDialog
    shipper={{
      __typename: 'Shipper',
      id: '1',
      phone: '13800000021',
      passwordState: 'SET',
      addedAt: null,
      shops: [],
    }}
    writes={useShipperWrites()}
    onClose={() => {}}
  />
);

const Bind = () => (
  <BindDialog
    bind={useBind({ isOpen: false, onBound: () => {} })}
    rebindPhone={undefined}
    onClose={() => {}}
    finalFocus={undefined}
  />
);

beforeEach(() => void fakeServer());

const dialogs: readonly (readonly [what: string, label: string, dialog: ReactNode])[] = [
  ['a code to redeem', '核销码', <RedeemDialog key="redeem" />],
  ['whom shops are given to', '手机号码', <AssignDialog key="assign" finalFocus={undefined} />],
  ['a password', '新密码', <Password key="password" />],
  ['an account to bind', '账号', <Bind key="bind" />],
  ['a registration', '手机号', <AuthDialog key="register" view="register" />],
];

it.each(dialogs)('asks before %s that was typed is lost', async (_what, label, dialog) => {
  await render(dialog);
  await until(() => shows(label), 'the form');
  await type(field(label), '123');
  await pressCross();
  await until(() => document.querySelector('[role=alertdialog]') !== null, 'the question');
});
