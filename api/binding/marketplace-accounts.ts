import { ofMarketplace } from '../contract/binding.ts';
import { ofCodes } from '../contract/codes.ts';
import type { Marketplace } from '../marketplace/marketplace.ts';
import { refuse } from '../refusal.ts';

/**
 * How a seller's main account is reached at a marketplace: what binding needs of a connector. The
 * simulator is one; a connector to a real marketplace is another.
 */
export interface MarketplaceAccounts {
  /** The shops and sales behind the accounts. */
  readonly marketplace: Marketplace;
  /** Made up: the shops go on selling in the simulator. */
  readonly isSimulated: boolean;

  /**
   * Signs in with phone and password; the marketplace may want a code, which it sends itself.
   * @throws AccountProblem
   */
  signIn(phone: string, password: string): Promise<SignInAnswer>;

  /** Sends another code for a sign-in that waits for one, and gives its new challenge. */
  resend(challenge: string): Promise<string>;

  /** @throws AccountProblem `wrongCode` */
  confirm(challenge: string, code: string): Promise<AccountSession>;

  /** The marketplace's page that asks the seller; it leads back to `callbackPath` with state and code. */
  authorisationUrl(platform: Platform, state: string): string;

  /** What the code that the page gave stands for. */
  exchange(platform: Platform, code: string): Promise<AccountSession>;
}

type Platform = 'temu' | 'shein';

/** Where the marketplace's page sends the seller back to, with `state`, and `code` or `error`. */
export const callbackPath = '/api/auth/authorised';

/** `challenge` is the connector's own; it is stored encrypted and handed back with the code. */
export type SignInAnswer =
  | { readonly kind: 'code'; readonly uid: string; readonly challenge: string }
  | { readonly kind: 'session'; readonly session: AccountSession };

export interface AccountSession {
  /** The marketplace's id of the account. */
  readonly uid: string;
  readonly phone: string;
  /**
   * What the connector needs to act for the seller, as the text of a Cookie header: the owner's desktop helper sends
   * it along. Stored encrypted.
   */
  readonly credential: string;
}

const problems = { ...ofMarketplace.refusals, wrongCode: ofCodes.refusals.wrongCode };

/** What went wrong at the marketplace; the message is for the seller. */
export class AccountProblem extends Error {
  override readonly name = 'AccountProblem';
  readonly kind: keyof typeof problems;

  constructor(kind: keyof typeof problems) {
    super(problems[kind].msg);
    this.kind = kind;
  }

  /** Tells the seller, as the call's answer. */
  refuse(): never {
    refuse({ refusals: problems }, this.kind);
  }
}
