import type { LabelDrawing } from './label-drawing.ts';

/** Bar codes and QR codes of a label: what they are to say, and whether they can. */

const labelCodeKinds = ['qr', 'code128', 'ean13'] as const;
export type LabelCodeKind = (typeof labelCodeKinds)[number];

export interface LabelCode {
  /** Index of its item. */
  readonly item: number;
  readonly kind: LabelCodeKind;
  /** What a scanner is to read. */
  readonly content: string;
}

/** GS1 General Specifications, section 7.9: the last digit of an EAN-13, by its first twelve. */
export function eanCheckDigit(digits: string): number {
  const sum = [...digits]
    .slice(0, 12)
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/** An EAN-13 of twelve digits is drawn with its thirteenth. */
const readAs = (kind: LabelCodeKind, content: string): string =>
  kind === 'ean13' && /^\d{12}$/.test(content) ? content + eanCheckDigit(content) : content;

export const isFilled = (content: string): boolean => !content.includes('{{');

/** Whether a code of its kind can say this. What has placeholders is looked at when they are filled. */
export function canSay({ kind, content }: Pick<LabelCode, 'kind' | 'content'>): boolean {
  if (!isFilled(content)) return true;
  if (kind === 'qr') return content !== '';
  if (kind === 'code128') return /^[\x20-\x7e]+$/.test(content);
  return /^\d{13}$/.test(content) && Number(content.at(-1)) === eanCheckDigit(content);
}

export const codesIn = ({ pointsList }: LabelDrawing): LabelCode[] =>
  pointsList.flatMap(({ type, src = '' }, item) => {
    const kind = labelCodeKinds.find((one) => src.startsWith(`${one}:`));
    if (type !== 'img' || kind === undefined) return [];
    return [{ item, kind, content: readAs(kind, src.slice(kind.length + 1)) }];
  });
