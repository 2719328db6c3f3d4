import { ofSending } from '../contract/codes.ts';
import type { Logger, SmsGateway } from '../deps.ts';
import { problemOf } from '../http/problem.ts';
import { refuse } from '../refusal.ts';

export interface HttpSmsOptions {
  /** Receives `POST {phone, purpose, text}` as JSON; any 2xx means that the message was taken. */
  readonly url: string;
  /** Sent as `Authorization: Bearer …` when given. */
  readonly token?: string;
  /** Milliseconds until an attempt counts as failed. */
  readonly timeout?: number;
  readonly logger: Logger;
}

/**
 * Sends messages through an HTTP gateway. A message is never sent a second time by itself: a gateway
 * that was only slow would send it twice. What fails is a Refusal '信息发送失败' for the seller and a log
 * line, without the code, for the developer.
 */
export function createHttpSms(options: HttpSmsOptions): SmsGateway {
  const { url, token, timeout = 8_000, logger } = options;
  return {
    async send(phone, purpose, text) {
      let problem: string;
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify({ phone, purpose, text }),
          signal: AbortSignal.timeout(timeout),
        });
        await response.body?.cancel();
        if (response.ok) return;
        problem = `HTTP ${response.status}`;
      } catch (error) {
        problem = problemOf(error);
      }
      logger.error({ purpose, problem }, 'The SMS gateway did not take a message');
      refuse(ofSending, 'notSent');
    },
  };
}
