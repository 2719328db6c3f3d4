import { randomUUID } from 'node:crypto';
import { findMainAccount, listMainAccounts, markNeedsRebind } from '../../db/binding/binding.ts';
import { simulatedChatCode, simulatedChatPeople } from '../account/chat-login-simulator.ts';
import { chatCallbackPath } from '../contract/chat-login-cookie.ts';
import { grantPurpose } from '../marketplace/simulator/accounts.ts';
import { callbackPath } from './marketplace-accounts.ts';
import { publishRebind } from './news.ts';
import { escapeHtml, message, page, redirect } from './page.ts';
import type { Page } from './pages.ts';
import { vaultOf } from './vault.ts';

/** The pages that the simulated marketplace and the simulated chat app show. */

const platformNames = { temu: 'Temu', shein: 'SHEIN' } as const;
const platformOf = (text: string | null): 'temu' | 'shein' => (text === 'temu' ? 'temu' : 'shein');
const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
const radio = (name: string, value: string, text: string, isFirst: boolean): string =>
  `<label><input type="radio" name="${name}" value="${escapeHtml(value)}"${isFirst ? ' checked' : ''}> ${escapeHtml(text)}</label>`;
const buttons = (yes: string, no: string): string =>
  `<p><button name="decision" value="yes">${yes}</button> <button name="decision" value="no">${no}</button></p>`;

const accountKeys = ['1', '2', '3'] as const;

const askAuthorisation: Page = async ({ query }) => {
  const platform = platformOf(query.get('platform'));
  const choices = accountKeys.map((key, index) =>
    radio('account', key, `模拟账号 ${key}`, index === 0),
  );
  return page(
    `${platformNames[platform]} 授权（模拟）`,
    `<p>“卖家运营助手”申请查看您的店铺、商品和订单数据。</p>
<form method="post" action="/api/simulator/authorise">
${hidden('platform', platform)}${hidden('state', query.get('state') ?? '')}
${choices.join('\n')}
${buttons('同意授权', '拒绝')}
</form>`,
  );
};

const answerAuthorisation: Page = async ({ deps, query }) => {
  const platform = platformOf(query.get('platform'));
  const state = query.get('state') ?? '';
  if (query.get('decision') !== 'yes') return redirect(callbackPath, { state, error: 'denied' });
  // Each boss has simulated accounts of their own: the state ends with the boss's id.
  const key = `${state.slice(32)}-${query.get('account') ?? ''}`;
  const vault = await vaultOf(deps);
  const code = vault.seal(grantPurpose, JSON.stringify({ platform, key }));
  return redirect(callbackPath, { state, code });
};

const showQr: Page = async ({ query }) => {
  const choices = simulatedChatPeople.map(({ uid, nickName }, index) =>
    radio('person', uid, nickName, index === 0),
  );
  return page(
    '微信扫码登录（模拟）',
    `<p>本机运行时没有真正的微信，请选择由谁“扫码”。</p>
<form method="post" action="/api/simulator/chat">
${hidden('state', query.get('state') ?? '')}
${choices.join('\n')}
${radio('person', 'new', '新的微信用户', false)}
${buttons('确认登录', '取消')}
</form>`,
    { framed: true },
  );
};

const answerQr: Page = async ({ deps, query }) => {
  const state = query.get('state') ?? '';
  if (query.get('decision') !== 'yes') return redirect(chatCallbackPath, { state });
  const person = simulatedChatPeople.find(({ uid }) => uid === query.get('person')) ?? {
    uid: `chat-sim-${randomUUID()}`,
    nickName: '新的微信用户',
  };
  const code = simulatedChatCode(await vaultOf(deps), person, deps.now());
  return redirect(chatCallbackPath, { state, code });
};

const showAccounts: Page = async ({ deps, user }) => {
  if (user?.role !== 'boss') return message('模拟平台', '请先登录BOSS账号。', { status: 403 });
  const accounts = await listMainAccounts(deps.db, user.id, 'temu');
  const rows = accounts.map(
    ({ id, phone, needs_rebind, shops }) =>
      `<tr><td>${escapeHtml(phone)}</td><td>${shops}</td><td>${
        needs_rebind === 1
          ? '登录已失效'
          : `<form method="post">${hidden('accountId', String(id))}<button>让登录失效</button></form>`
      }</td></tr>`,
  );
  return page(
    '模拟平台：已绑定的主账号',
    `<p class="note">平台会让旧的登录失效，之后需要重新绑定主账号。</p>
<table><thead><tr><th>主账号</th><th>店铺数</th><th>登录</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
};

const endSession: Page = async ({ deps, query, user }) => {
  if (user?.role !== 'boss') return message('模拟平台', '请先登录BOSS账号。', { status: 403 });
  const id = Number(query.get('accountId'));
  const account = Number.isSafeInteger(id)
    ? await findMainAccount(deps.db, user.id, { id })
    : undefined;
  if (account !== undefined && (await markNeedsRebind(deps.db, account.id)))
    await publishRebind(deps, account.phone, true);
  return redirect('/api/simulator/accounts', {});
};

export const simulatorPages: ReadonlyMap<string, Readonly<Record<string, Page>>> = new Map([
  ['/api/simulator/authorise', { GET: askAuthorisation, POST: answerAuthorisation }],
  ['/api/simulator/chat', { GET: showQr, POST: answerQr }],
  ['/api/simulator/accounts', { GET: showAccounts, POST: endSession }],
]);
