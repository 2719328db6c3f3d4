import { HostRefusal } from './answer.ts';

/**
 * Failures on order, as test cards have them: a file named `a.fail-part2-7.pdf` fails seven times at its second
 * part, `a.fail-signature-1.png` once at its signature. The steps are signature, image, file, init, part1 and so on,
 * and complete.
 */
const order = /\.fail-(signature|image|file|init|part\d{1,3}|complete)-(\d{1,2})\b/;

const mostRemembered = 1_000;
const done = new Map<string, number>();

/** @throws HostRefusal where the name orders one more failure of this step */
export function failWhereOrdered(mallId: string, name: string, step: string): void {
  const [, ordered, times] = order.exec(name) ?? [];
  if (ordered !== step) return;
  const key = `${mallId} ${name}`;
  const before = done.get(key) ?? 0;
  if (before >= Number(times)) return;
  done.set(key, before + 1);
  const [oldest] = done.keys();
  if (done.size > mostRemembered && oldest !== undefined) done.delete(oldest);
  throw new HostRefusal('broken');
}
