import type { Mail, MailOutcome } from '../../api/notices/mail-gateway.ts';
import { mailWork } from '../../api/notices/mail-work.ts';
import { type TestApi, type TestApiOptions, testApi } from './api.ts';
import { tell } from './push.ts';

export const mailbox = 'boss@shop.example';

/** A mail server in memory: what it was given, and what it answers. */
export interface Post {
  readonly sent: Mail[];
  /** Answers the next messages so, one after the other; then it takes them. */
  readonly answers: MailOutcome[];
}

export const siteOrigin = 'https://seller.test';

/** An api that has a post office. */
export async function mailApi(options: TestApiOptions = {}) {
  const post: Post = { sent: [], answers: [] };
  const api = await testApi({
    mail: {
      origin: siteOrigin,
      send: async (mail) => {
        const answer = post.answers.shift() ?? { state: 'sent' };
        if (answer.state === 'sent') post.sent.push(mail);
        return answer;
      },
    },
    ...options,
  });
  return { api, post };
}

/** Looks for what there is to tell, as the server does now and then, and waits until it is sent. */
export async function sendDue(api: TestApi): Promise<void> {
  await tell(api);
  mailWork(api.deps).wake();
  await mailWork(api.deps).settled();
}

/** A minute later, when what was found at the same time goes together. */
export async function minuteLater(api: TestApi): Promise<void> {
  await sendDue(api);
  api.clock.advance(60_000);
  await sendDue(api);
}

export const codeIn = ({ text }: Pick<Mail, 'text'>): string => /\d{6}/.exec(text)?.[0] ?? '';

/** Confirms a mailbox for the person of a session. */
export async function confirmMailbox(
  api: TestApi,
  post: { readonly sent: { pop(): Pick<Mail, 'text'> | undefined } },
  token: string,
  { address = mailbox, language = 'zh-CN' } = {},
): Promise<void> {
  const sent = await api.call('sendMailCode', { address, language }, { token });
  if (sent.code !== 0) throw new Error(sent.msg);
  const mail = post.sent.pop();
  if (mail === undefined) throw new Error('No code was sent');
  const confirmed = await api.call('confirmMail', { code: codeIn(mail) }, { token });
  if (confirmed.code !== 0) throw new Error(confirmed.msg);
}

/** A boss with a shop and a confirmed mailbox. */
export async function mailedBoss(options: TestApiOptions = {}) {
  const { api, post } = await mailApi(options);
  const { user, token } = await api.signIn();
  const shop = await api.shop(user, { mall_name_dis: '一号店' });
  await confirmMailbox(api, post, token);
  return { api, post, boss: user, token, shop };
}
