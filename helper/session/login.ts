import { endHelperSession, keepHelperSession } from '../../api/contract/desktop.ts';
import { resultCode } from '../../api/contract/envelope.ts';
import { refusalSaid } from '../../api/contract/refusals.ts';
import { getShopCookie } from '../../api/contract/shop-sessions.ts';
import { log } from '../log.ts';
import { type Product, ProductRefusal } from './product.ts';

/** What a page has told of the person, beside the id. */
export interface UserInfo {
  readonly userId: string;
  readonly nickName?: string | undefined;
}

export type ShopCookie =
  | { readonly kind: 'cookie'; readonly cookie: string }
  /** The shop is the person's, and no main account is bound or its session is over. */
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly msg: string };

/**
 * One person who is connected to this helper, by one page or several. What is secret about them is in the memory
 * of this object alone, and forgotten when it ends.
 */
export class Login {
  readonly userId: string;
  userInfo: UserInfo | undefined;
  readonly #product: Product;
  readonly #onLost: () => void;
  #token: string;
  #timer: NodeJS.Timeout;
  readonly #cookies = new Map<string, Promise<ShopCookie>>();

  /** @param onLost called when the product does not know this login any more */
  constructor(
    product: Product,
    person: { readonly userId: string; readonly token: string; readonly leaseSeconds: number },
    onLost: () => void,
  ) {
    this.#product = product;
    this.userId = person.userId;
    this.#token = person.token;
    this.#onLost = onLost;
    this.#timer = setInterval(() => void this.#keep(), (person.leaseSeconds * 1000) / 3);
  }

  get token(): string {
    return this.#token;
  }

  /** Another page of the person has brought a newer token, and the former one is void. */
  renew(token: string): void {
    this.#token = token;
    // Another session of the person may have other rights.
    this.#cookies.clear();
  }

  /** By what the person acts for a shop at its marketplace, asked for once. */
  cookieOf(mallId: string): Promise<ShopCookie> {
    const known = this.#cookies.get(mallId);
    if (known !== undefined) return known;
    const asked = this.#askForCookie(mallId);
    this.#cookies.set(mallId, asked);
    const forget = () => this.#cookies.delete(mallId);
    asked.then((answer) => answer.kind !== 'cookie' && forget(), forget);
    return asked;
  }

  /** The marketplace does not take it any more: the next request asks for a new one. */
  forgetCookie(mallId: string): void {
    this.#cookies.delete(mallId);
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    this.#cookies.clear();
    this.userInfo = undefined;
    // It lapses by itself where the product cannot be told.
    await this.#product.ask(endHelperSession, {}, this.#token).catch(() => undefined);
  }

  async #askForCookie(mallId: string): Promise<ShopCookie> {
    try {
      const { cookie } = await this.#product.ask(getShopCookie, { shopId: mallId }, this.#token);
      return { kind: 'cookie', cookie };
    } catch (error) {
      if (!(error instanceof ProductRefusal)) throw error;
      if (error.code === resultCode.sessionInvalid) this.#onLost();
      if (refusalSaid(getShopCookie, error.message)?.key === 'noShopSession')
        return { kind: 'none' };
      return { kind: 'refused', msg: error.message };
    }
  }

  async #keep(): Promise<void> {
    const token = this.#token;
    try {
      await this.#product.ask(keepHelperSession, {}, token);
    } catch (error) {
      // Refused by a token that has been replaced meanwhile, it says nothing.
      const isOver = error instanceof ProductRefusal && error.code === resultCode.sessionInvalid;
      if (isOver && token === this.#token) this.#onLost();
      else if (!isOver)
        log.warn({ userId: this.userId }, 'The product could not be told of a login');
    }
  }
}
