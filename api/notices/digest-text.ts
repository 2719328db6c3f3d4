import type { DigestFigures } from './digest-figures.ts';
import type { MailTexts } from './mail-texts/index.ts';
import type { Wording } from './wording.ts';

/** What waits to be shipped, as the digest says it in e-mail and push. */
export function tasksText(
  { dotted, count }: Wording,
  texts: Pick<MailTexts, 'packing' | 'shipping' | 'late'>,
  { packing, shipping, late }: DigestFigures,
): string {
  const waiting = [
    `${texts.packing} ${count(packing)}`,
    `${texts.shipping} ${count(shipping)}`,
    ...(late > 0 ? [`${texts.late} ${count(late)}`] : []),
  ];
  return dotted(...waiting);
}
