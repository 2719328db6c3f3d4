import { expect, it } from 'vitest';
import { chatPageOf } from '../../../web/src/features/account/sign-in/use-chat-qr.ts';

const origin = 'https://seller.example';

it.each([
  ['/api/simulator/chat?state=1', { url: '/api/simulator/chat?state=1', isOwn: true }],
  [`${origin}/api/x`, { url: '/api/x', isOwn: true }],
  [
    'https://open.weixin.qq.com/connect?state=1#wechat_redirect',
    { url: 'https://open.weixin.qq.com/connect?state=1#wechat_redirect', isOwn: false },
  ],
  ['http://open.weixin.qq.com/', undefined],
  ['javascript:alert(1)', undefined],
  ['http://', undefined],
])('takes %s for %o', (url, page) => {
  expect(chatPageOf(url, origin)).toEqual(page);
});
