import { z } from 'zod';
import { chatCallbackPath } from '../contract/chat-login-cookie.ts';
import type { Logger } from '../deps.ts';
import { problemOf } from '../http/problem.ts';
import type { ChatProvider } from './chat-login-provider.ts';

export interface WechatOptions {
  readonly appId: string;
  readonly secret: string;
  /** The origin of this site, which is registered with the app. */
  readonly publicUrl: string;
  readonly logger: Logger;
  /** Where the open platform answers; tests have one of their own. */
  readonly pageOrigin?: string;
  readonly apiOrigin?: string;
}

const tokenAnswer = z.object({
  access_token: z.string(),
  openid: z.string(),
  unionid: z.string().optional(),
});
const personAnswer = z.object({ nickname: z.string().min(1) });

/**
 * WeChat's website sign-in: its page with the QR code sends the browser back with a code, which is good
 * for who the person is. A problem is a log line for the developer and a failed sign-in for the person.
 */
export function createWechat(options: WechatOptions): ChatProvider {
  const { appId, secret, publicUrl, logger } = options;
  const { pageOrigin = 'https://open.weixin.qq.com', apiOrigin = 'https://api.weixin.qq.com' } =
    options;

  async function read(path: string, query: Record<string, string>): Promise<unknown> {
    const url = `${apiOrigin}${path}?${new URLSearchParams(query)}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(8_000), redirect: 'error' });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return response.json();
  }

  return {
    pageUrl(state) {
      const query = new URLSearchParams({
        appid: appId,
        redirect_uri: publicUrl + chatCallbackPath,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
      });
      return `${pageOrigin}/connect/qrconnect?${query}#wechat_redirect`;
    },

    async identify(code) {
      try {
        const answer = await read('/sns/oauth2/access_token', {
          appid: appId,
          secret,
          code,
          grant_type: 'authorization_code',
        });
        const { access_token, openid, unionid } = tokenAnswer.parse(answer);
        const person = personAnswer.parse(await read('/sns/userinfo', { access_token, openid }));
        return { uid: unionid ?? openid, nickName: person.nickname };
      } catch (error) {
        // The address of a failed request holds the secret, so only the kind of failure is logged.
        logger.warn({ problem: problemOf(error) }, 'WeChat did not say who has signed in');
        return undefined;
      }
    },
  };
}
