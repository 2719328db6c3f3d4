/** Sending of e-mail, however it is done. */

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for what is sent again after a doubt, so that mailboxes can tell. */
  readonly id?: string;
  /** Where a mailbox ends such messages by one request (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/**
 * - `sent`: the next server has it
 * - `later`: it cannot be had taken now
 * - `refused`: it is never taken
 */
export type MailOutcome =
  | { readonly state: 'sent' }
  | { readonly state: 'later' | 'refused'; readonly problem: string };

export interface MailGateway {
  /** Where browsers find this product: what links begin with. */
  readonly origin: string;
  /** Sends one message. Never rejects. */
  send(mail: Mail): Promise<MailOutcome>;
}
