import { expect, it, onTestFinished } from 'vitest';
import { pictureForm } from '../../support/api.ts';
import { fillDisk } from '../../support/full-disk.ts';
import { embeddedWorld } from '../embedded.ts';

const said = '服务器的磁盘空间不足，没有写入任何数据，请联系管理员清理磁盘后再试';

it('a full disk is told in the same words by GraphQL, at sign-in and of a picture', async () => {
  const { api, bff, ask, close } = await embeddedWorld();
  onTestFinished(close);
  const { user, token } = await api.signIn();
  await fillDisk(api.db, 'rate_limit');
  await fillDisk(api.db, 'user_note');

  const asBoss = { token: `Bearer ${token}` };
  const write =
    'mutation { saveUserNotes(input: { notes: [{ name: "HOME_LAYOUT", value: "[]" }] }) { error { message } } }';
  expect(await ask(write, asBoss)).toMatchObject({
    data: { saveUserNotes: { error: { message: said } } },
  });
  const signIn = `mutation { login(input: { phone: "${user.phone}", password: "wrong-1" }) { error { message } } }`;
  expect((await ask(signIn)).data).toEqual({ login: { error: { message: said } } });

  const form = new URLSearchParams({ phone: user.phone, password: 'wrong-1' });
  const rest = await bff.signIn(
    new Request('http://bff.test/api/auth/login', { method: 'POST', body: form }),
  );
  expect(await rest.json()).toMatchObject({ code: 1, msg: said });

  const picture = await bff.handle(
    new Request('http://bff.test/oss/upload', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: pictureForm(),
    }),
  );
  expect(picture.status).toBe(200);
  expect(await picture.json()).toMatchObject({
    code: 1,
    msg: said,
    refusal: { name: 'diskFull' },
  });
});
