import { resultCode } from '../contract/envelope.ts';
import { both, pre, table } from './html.ts';

/** What holds for every call: how to sign in, what a key is, what is answered. */

const signIn = `SELLER_TOKEN=$(curl -s "$SELLER_URL/api/auth/login" \\
  --data-urlencode phone=13800000001 --data-urlencode password=… | jq -r .data)
curl -s -X POST "$SELLER_URL/api/order/getUserInfo" -H "authorization: Bearer $SELLER_TOKEN"`;

const codes: readonly (readonly [code: number, chinese: string, english: string])[] = [
  [resultCode.success, '成功，结果在 <code>data</code>', 'done; <code>data</code> has the answer'],
  [
    resultCode.business,
    '业务规则拒绝，<code>msg</code> 是可直接显示的中文',
    'refused by a rule; <code>msg</code> is a Chinese sentence for the seller',
  ],
  [resultCode.sessionInvalid, '未登录或登录已失效', 'the session is missing or over'],
  [resultCode.forbidden, '没有权限', 'without the right'],
  [
    resultCode.tooMany,
    '过于频繁，<code>msg</code> 说明等多久',
    'too often; <code>msg</code> says how long to wait',
  ],
  [resultCode.busy, '系统繁忙，未做任何改动，可重试', 'too busy; nothing was done, so try again'],
  [resultCode.emptyShop, '没有选择店铺', 'no shop was named'],
];

export const introHtml = (callCount: number): string => `
<section id="start">
<h2>${both('登录与密钥', 'Sign-in and keys')}</h2>
<p>${both(
  `共 ${callCount} 个接口。工具请使用 API密钥：在 <a href="/apiKeys">个人中心 → API密钥</a> 创建，只显示一次；密钥不会超出创建者的权限，可限定店铺、只读、不含成本，最长一年，可随时停用。每个接口都写明哪些密钥可以调用。`,
  `${callCount} calls. Tools use a key: made at <a href="/apiKeys">个人中心 → API密钥</a> and shown once. It has never more rights than its maker, may be for some shops, for reading, without cost, lasts a year at most, and can be revoked. Each call says which keys may make it.`,
)}</p>
${pre('export SELLER_URL=https://… SELLER_KEY=seller_key_…\ncurl -s -X POST "$SELLER_URL/api/order/getUserInfo" -H "authorization: Bearer $SELLER_KEY"')}
<p>${both(
  '密钥不可用的接口（账号、人员、绑定、支付、密钥本身）需要登录：登录返回的令牌 7 天有效，用法相同。',
  'What no key may do (accounts, people, binding, payment, keys) needs a session: the token that login answers lasts 7 days and is sent in the same way.',
)}</p>
${pre(signIn)}
<h2>${both('请求与回答', 'Requests and answers')}</h2>
<p>${both(
  '所有回答都是 <code>{code, msg, data}</code>，HTTP 状态为 200；其他状态表示请求本身有误。有名称的拒绝另有 <code>refusal.name</code>，它不随措辞改变。金额单位为分（<code>/api/pay</code> 为元），时间为 UTC 毫秒时间戳，日期为北京时间的 YYYY-MM-DD，编号都是文本。',
  'Every answer is <code>{code, msg, data}</code> with HTTP 200; another status says that the request itself is wrong. A refusal that has a name says it in <code>refusal.name</code>, which stays when the sentence is changed. Money is whole fen (under <code>/api/pay</code> yuan), instants are milliseconds in UTC, days are YYYY-MM-DD in Shanghai, ids are text.',
)}</p>
${table(
  ['code', both('含义', 'Meaning')],
  codes.map(([code, chinese, english]) => [`<code>${code}</code>`, both(chinese, english)]),
)}
<p>${both(
  '机器可读：<a href="/api/openapi.json">OpenAPI 3.1</a>。一次取多种数据、实时更新请用 <a href="/graphql">GraphQL</a>。',
  'For machines: <a href="/api/openapi.json">OpenAPI 3.1</a>. To ask for several things at once, or live: <a href="/graphql">GraphQL</a>.',
)}</p>
</section>`;
