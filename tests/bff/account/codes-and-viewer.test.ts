import { isEnumType } from 'graphql';
import { HttpResponse, http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { schema } from '../../../bff/schema/index.ts';
import { usualBorder } from '../../../bff/upstream/border/settings.ts';
import { readMapping } from '../../../bff/upstream/mapping/read-mapping.ts';
import {
  inhabit,
  manager,
  namesOf,
  person,
  testBff,
  testConfig,
  upstreamUrl,
  useNetwork,
  visitor,
} from '../world.ts';

const network = useNetwork();

describe('register, reset and codes', () => {
  it.each([
    [
      'register',
      'register(input: {phone: "13900000001", code: "123456", password: "abc123"})',
      '/api/auth/register',
    ],
    [
      'resetPassword',
      'resetPassword(input: {phone: "13900000001", code: "123456", password: "abc123"})',
      '/api/auth/resetpass',
    ],
    [
      'sendCode',
      'sendCode(input: {phone: "13900000001", purpose: LOGIN})',
      '/api/phone/sendPhoneCode',
    ],
    [
      'sendCode',
      'sendCode(input: {phone: "13900000001", purpose: REGISTER})',
      '/api/phone/sendPhoneCodeRegister',
    ],
    [
      'sendCode',
      'sendCode(input: {phone: "13900000001", purpose: RESET_PASSWORD})',
      '/api/phone/sendPhoneCodeFindPass',
    ],
  ])('[R6-24] %s of a visitor reaches the normal server: %s', async (name, field, path) => {
    const sent = inhabit(network, { people: {} });
    const { data } = await testBff().ask(`mutation { ${field} { ok error { code } } }`);
    expect(data[name]).toEqual({ ok: true, error: null });
    expect(sent).toMatchObject([{ server: 'normal', path, input: { phone: '13900000001' } }]);
  });

  it.each([
    ['phone', '{phone: "123", code: "123456", password: "abc123"}', '请输入正确的手机号'],
    ['code', '{phone: "13900000001", code: "1", password: "abc123"}', '验证码输入错误'],
    [
      'password',
      '{phone: "13900000001", code: "123456", password: "密码"}',
      '密码必须为6-12位字符组合',
    ],
  ])('name the wrong %s', async (field, input, message) => {
    const sent = inhabit(network, { people: {} });
    const { data } = await testBff().ask(
      `mutation { register(input: ${input}) { ok error { code message field } } }`,
    );
    expect(data.register).toEqual({ ok: false, error: { code: 'INVALID_INPUT', message, field } });
    expect(namesOf(sent)).toEqual([]);
  });
});

describe('the viewer', () => {
  it('tells role, rights and the first day of data', async () => {
    inhabit(network, {
      people: {
        boss: person({ user: { firstSaleDay: '2010-12-01' } }),
        manager: manager({
          user: { permissions: [{ permsCode: 'lookCost' }], firstSaleDay: '2026-01-01' },
        }),
        shipper: manager({ user: { staffKind: 'shipper' } }),
        visitor: visitor(),
      },
    });
    const { ask } = testBff();
    const of = async (who?: string) =>
      (
        await ask('{ viewer { role isBoss isVisitor permissions dataStart today registerTime } }', {
          token: who,
        })
      ).data.viewer;
    const common = {
      today: '2026-03-11',
      isVisitor: false,
      permissions: [],
      registerTime: '2025-01-01T00:00:00.000Z',
    };
    expect(await of('boss')).toEqual({
      ...common,
      role: 'BOSS',
      isBoss: true,
      dataStart: '2010-12-01',
    });
    expect(await of('manager')).toEqual({
      ...common,
      role: 'MANAGER',
      isBoss: false,
      permissions: ['lookCost'],
      dataStart: '2025-01-01',
    });
    expect(await of('shipper')).toMatchObject({ role: 'SHIPPER', isBoss: false });
    expect(await of()).toEqual({
      ...common,
      role: 'VISITOR',
      isBoss: false,
      isVisitor: true,
      dataStart: '2025-01-01',
      registerTime: null,
    });
  });
});

describe('[R5.1-04] the reserved sign-in name', () => {
  it.each([
    ['support', 'support'],
    ['', null],
  ])('configured as "%s" is told as %s', async (reservedLogin, told) => {
    const config = { ...testConfig, reservedLogin };
    const { data } = await testBff({ config }).ask('{ reservedLogin }');
    expect(data).toEqual({ reservedLogin: told });
  });
});

describe('[R7.2-18] the variants of sending a code', () => {
  const given: Readonly<Record<string, string>> = {
    LOGIN: '/api/phone/sendPhoneCode',
    REGISTER: '/api/phone/sendPhoneCodeRegister',
    RESET_PASSWORD: '/api/phone/sendPhoneCodeFindPass',
    BIND_PHONE: '/api/phone/sendPhoneCodeBind',
    OPERATOR_PHONE: '/api/phone/sendPhoneCodeOperator',
  };
  const purposes = schema.getType('CodePurpose');
  if (!isEnumType(purposes)) throw new Error('CodePurpose is no enum');
  const send = (purpose: string) =>
    `mutation { sendCode(input: { phone: "13900000001", purpose: ${purpose} }) { ok } }`;

  it.each(purposes.getValues().map(({ name }) => name))(
    '%s has a path of its own',
    async (purpose) => {
      const sent = inhabit(network, { people: { t: person() } });
      expect((await testBff().ask(send(purpose), { token: 't' })).data.sendCode.ok).toBe(true);
      const [made] = sent;
      expect(sent.map(({ path }) => path)).toEqual([given[purpose]]);

      let moved = 0;
      network.use(
        http.post(`${upstreamUrl}/v2/code`, () => {
          moved += 1;
          return HttpResponse.json({ code: 0, msg: '', data: null });
        }),
      );
      const file = JSON.stringify({ [made?.call.name ?? '']: '/v2/code' });
      const border = { ...usualBorder, mapping: readMapping(file, 'paths.json') };
      await testBff({ border }).ask(send(purpose), { token: 't' });
      expect([moved, sent.length]).toEqual([1, 1]);
    },
  );
});
