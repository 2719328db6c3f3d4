/**
 * Numbers that look random and are the same on every run: each thing that is drawn (a shop, a product,
 * a day) has a seed of its own, mixed from what it is, so nothing depends on what was drawn before it.
 */

/** Mixes whole numbers to one of 32 bits (the finaliser of MurmurHash3 after each). */
export function mix(...parts: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const part of parts) {
    hash = scramble(hash ^ (part | 0));
    // What lies above 32 bits counts too.
    hash = scramble(hash ^ Math.floor(part / 0x1_0000_0000));
  }
  return hash;
}

function scramble(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Mixes text to a number of 32 bits. */
export function mixText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return scramble(hash);
}

/** Draws from one seed, in a fixed order (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 0 to 1, 1 excluded. */
  unit(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let value = this.#state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.unit() * (most - least + 1));
  }

  between(least: number, most: number): number {
    return least + this.unit() * (most - least);
  }

  chance(share: number): boolean {
    return this.unit() < share;
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(this.unit() * choices.length)] ?? choices[0];
  }

  /** `count` different ones of the choices, or all of them in drawn order. */
  pickSome<T>(choices: readonly T[], count: number): T[] {
    const left = [...choices];
    const picked: T[] = [];
    while (picked.length < count && left.length > 0) {
      picked.push(...left.splice(Math.floor(this.unit() * left.length), 1));
    }
    return picked;
  }

  /** Normal, mean 0, deviation 1 (Box-Muller). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.unit())) * Math.cos(2 * Math.PI * this.unit());
  }

  /** Log-normal by its median and the deviation of its logarithm. */
  logNormal(median: number, deviation: number): number {
    return median * Math.exp(deviation * this.normal());
  }

  /** Log-normal whose mean is 1. */
  around1(deviation: number): number {
    return Math.exp(deviation * this.normal() - (deviation * deviation) / 2);
  }

  /** How many of many rare things happen, `mean` on average. */
  poisson(mean: number): number {
    if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * this.normal()));
    const limit = Math.exp(-mean);
    let count = 0;
    for (let product = this.unit(); product > limit; product *= this.unit()) count += 1;
    return count;
  }
}
