import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Mail, MailGateway, MailOutcome } from './mail-gateway.ts';

/** Sends e-mail by a server that speaks SMTP (RFC 5321). */

export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps://…` for TLS from the first byte. */
  readonly url: string;
  /** `name@example.com` or `Name <name@example.com>`. */
  readonly from: string;
}

const seconds = 1000;
/** A message that is not taken by then is tried again later. Shorter than the time for which it is claimed. */
const longest = 60 * seconds;

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

function transportOf(address: string) {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  const auth =
    url.username === ''
      ? undefined
      : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  return createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    // A password crosses no network in the clear, whatever the server offers.
    requireTLS: !secure && auth !== undefined && !loopback.has(url.hostname),
    auth,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const failure = z.object({ code: z.string().optional(), responseCode: z.int().optional() });

/** What went wrong, without the server's words, which may name the mailbox. */
function outcomeOf(error: unknown): MailOutcome {
  const { code = 'Unknown', responseCode } = failure.safeParse(error).data ?? {};
  const problem = responseCode === undefined ? code : `${code} ${responseCode}`;
  // A mailbox or message that is refused for good; a password that is not taken is the operator's to mend.
  const isFinal =
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    responseCode !== undefined &&
    responseCode >= 500;
  return { state: isFinal ? 'refused' : 'later', problem };
}

const headersOf = ({ unsubscribeUrl }: Mail): Record<string, string> => ({
  // Nobody's holiday is told to a program (RFC 3834).
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribeUrl && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

export function createSmtp({ url, from }: SmtpSettings, origin: string): MailGateway {
  const transport = transportOf(url);
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    origin,
    async send(mail) {
      const { to, subject, text, html, id } = mail;
      try {
        await transport.sendMail({
          from,
          // As an address and never as a list of them.
          to: { name: '', address: to },
          subject,
          text,
          html,
          ...(id && { messageId: `<${id}@${domain}>` }),
          headers: headersOf(mail),
          signal: AbortSignal.timeout(longest),
        });
        return { state: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}
