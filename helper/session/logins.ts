import { registerDevice, startHelperSession } from '../../api/contract/desktop.ts';
import { log } from '../log.ts';
import { Login } from './login.ts';
import type { Product } from './product.ts';

/** A page that is connected, as far as a login has to know it. */
export interface LoginPage {
  /** Its person is not signed in any more. */
  onLost(): void;
}

interface Machine {
  readonly deviceId: string;
  readonly name: string;
}

/** The people who are connected: one login each, however many pages they have. */
export class Logins {
  readonly #product: Product;
  readonly #machine: Machine;
  readonly #logins = new Map<string, { readonly login: Login; readonly pages: Set<LoginPage> }>();
  /** Pages come in one after the other, so that two of one person make one login. */
  #before: Promise<unknown> = Promise.resolve();

  constructor(product: Product, machine: Machine) {
    this.#product = product;
    this.#machine = machine;
  }

  /**
   * Lets a page in by the token that it brings.
   * @throws ProductRefusal where the token is not good, and other errors where the product cannot be reached
   */
  enter(page: LoginPage, userId: string, pageToken: string): Promise<Login> {
    const entered = this.#before.then(() => this.#enter(page, userId, pageToken));
    this.#before = entered.catch(() => undefined);
    return entered;
  }

  /** The last page of a person ends their login. */
  async leave(page: LoginPage, login: Login): Promise<void> {
    const known = this.#logins.get(login.userId);
    if (known?.login !== login) return;
    known.pages.delete(page);
    if (known.pages.size > 0) return;
    this.#logins.delete(login.userId);
    await login.end();
    log.info({ userId: login.userId }, 'Login ended');
  }

  async close(): Promise<void> {
    const all = [...this.#logins.values()];
    this.#logins.clear();
    await Promise.all(all.map(({ login }) => login.end()));
  }

  async #enter(page: LoginPage, userId: string, pageToken: string): Promise<Login> {
    const { deviceId, name } = this.#machine;
    const given = { userId, token: pageToken, deviceId };
    const { token, leaseSeconds } = await this.#product.ask(startHelperSession, given);
    const known = this.#logins.get(userId);
    if (known !== undefined) {
      known.login.renew(token);
      known.pages.add(page);
      return known.login;
    }
    const login = new Login(this.#product, { userId, token, leaseSeconds }, () =>
      this.#lose(login),
    );
    this.#logins.set(userId, { login, pages: new Set([page]) });
    log.info({ userId }, 'Login begun');
    // A machine that could not be noted is noted at the next login.
    await this.#product
      .ask(registerDevice, { deviceId, name }, token)
      .catch((error) =>
        log.warn({ problem: String(error) }, 'The machine could not be registered'),
      );
    return login;
  }

  #lose(login: Login): void {
    const known = this.#logins.get(login.userId);
    if (known?.login !== login) return;
    this.#logins.delete(login.userId);
    void login.end();
    log.info({ userId: login.userId }, 'Login lost: the product does not know it any more');
    for (const page of known.pages) page.onLost();
  }
}
