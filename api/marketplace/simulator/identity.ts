import { mix, mixText, Random } from './random.ts';

/**
 * The ids of simulated accounts and shops carry all that makes them: platform, size, seed. So any process
 * that reads an id from the database generates the same shop again, with no table of the simulator's own.
 *
 *     account  2 | 0064 | 05 | 12345678     platform, order lines a day and shop, shops, seed
 *     shop    63 | 0071 | 02 | 12345678     platform, order lines a day, place in the account, seed
 */

export type Platform = 'temu' | 'shein';

/** The most shops that one main account may have. */
const mostShopsOfAccount = 20;
const mostLinesADay = 9_999;

export interface AccountIdentity {
  readonly uid: string;
  readonly platform: Platform;
  /** Order lines a day of an average shop. */
  readonly linesADay: number;
  readonly shops: number;
  readonly seed: number;
}

export interface ShopIdentity {
  readonly mallId: string;
  readonly platform: Platform;
  /** Order lines a day over a usual year. */
  readonly linesADay: number;
  /** Place in the account, from 0. */
  readonly place: number;
  readonly isSemiManaged: boolean;
  readonly seed: number;
}

const accountDigit = { temu: '2', shein: '5' } as const;
const shopDigits = { temu: '63', shein: '87' } as const;

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

const boundedLines = (lines: number): number =>
  Math.min(mostLinesADay, Math.max(1, Math.round(lines)));

export interface AccountsRequest {
  /** The same seed and phone give the same accounts; another phone gives others. */
  readonly seed: number;
  readonly phone: string;
  readonly shops: number;
  /** Order lines a day of an average shop, 1 to 9,999. */
  readonly linesADay: number;
  /** Without it, about two shops in three are on temu. */
  readonly platform?: Platform;
}

/** The main accounts that hold the wanted number of shops, temu first. */
export function simulatedAccounts(request: AccountsRequest): AccountIdentity[] {
  const { seed, phone, shops, platform } = request;
  const temu = platform === undefined ? Math.ceil(shops * 0.6) : platform === 'temu' ? shops : 0;
  const random = new Random(mix(seed, mixText(phone)));
  return [
    ...accountSizes(temu, 'temu', random),
    ...accountSizes(shops - temu, 'shein', random),
  ].map((account, index) => {
    const accountSeed = mix(seed, mixText(phone), mixText(`${phone}#${index}`)) % 100_000_000;
    return accountIdentity(
      accountDigit[account.platform] +
        digits(boundedLines(request.linesADay), 4) +
        digits(account.size, 2) +
        digits(accountSeed, 8),
    );
  });
}

function accountSizes(shops: number, platform: Platform, random: Random) {
  const accounts: { platform: Platform; size: number }[] = [];
  for (let left = shops; left > 0; ) {
    // Never a last account of one shop alone, which could not have both kinds of management.
    const wanted = left <= 5 ? left : random.whole(3, Math.min(mostShopsOfAccount, left - 2));
    accounts.push({ platform, size: wanted });
    left -= wanted;
  }
  return accounts;
}

function accountIdentity(uid: string): AccountIdentity {
  const parts = /^([25])(\d{4})(\d{2})(\d{8})$/.exec(uid);
  if (parts === null) throw new RangeError(`Not an account of the simulator: ${uid}`);
  return {
    uid,
    platform: parts[1] === accountDigit.temu ? 'temu' : 'shein',
    linesADay: Number(parts[2]),
    shops: Number(parts[3]),
    seed: Number(parts[4]),
  };
}

/** The shops of an account, big and small, with the account's order lines a day on average. */
export function shopsOfAccount(uid: string): ShopIdentity[] {
  const account = accountIdentity(uid);
  const random = new Random(mix(account.seed, 1));
  const sizes = Array.from({ length: account.shops }, () => random.around1(0.5));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size, place) => {
    const lines = boundedLines((account.linesADay * account.shops * size) / total);
    const id = shopDigits[account.platform] + digits(lines, 4) + digits(place, 2);
    return shopIdentity(id + digits(account.seed, 8));
  });
}

/** Whether the id is one of a simulated shop. */
const isSimulatedShop = (mallId: string): boolean => /^(63|87)\d{14}$/.test(mallId);

export function shopIdentity(mallId: string): ShopIdentity {
  if (!isSimulatedShop(mallId)) throw new RangeError(`Not a shop of the simulator: ${mallId}`);
  const place = Number(mallId.slice(6, 8));
  return {
    mallId,
    platform: mallId.startsWith(shopDigits.temu) ? 'temu' : 'shein',
    linesADay: Number(mallId.slice(2, 6)),
    place,
    isSemiManaged: place % 3 === 1,
    seed: mixText(mallId),
  };
}
