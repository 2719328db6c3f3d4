/** Sources of pictures that are bar codes: `qr:…`, `code128:…`, `ean13:…`. */
export const codeKinds = ['qr', 'code128', 'ean13'] as const;
export type CodeKind = (typeof codeKinds)[number];

export interface CodeSource {
  readonly kind: CodeKind;
  readonly content: string;
}

export function codeIn(src: string | undefined): CodeSource | null {
  const kind = codeKinds.find((one) => src?.startsWith(`${one}:`));
  if (kind === undefined || src === undefined) return null;
  return { kind, content: src.slice(kind.length + 1) };
}

export const codeSource = ({ kind, content }: CodeSource): string => `${kind}:${content}`;

/** The last digit of an EAN-13, by its first twelve. */
const checkDigit = (digits: string): number => {
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
};

/** Whether a code can have this content; placeholders are looked at when they are filled. */
export function isCodeContent({ kind, content }: CodeSource): boolean {
  if (content === '') return false;
  if (kind === 'qr') return content.length <= 300;
  // What warehouse scanners type: letters, digits and signs of ASCII.
  if (kind === 'code128') return /^[\x20-\x7e]{1,80}$/.test(content);
  if (!/^\d{12,13}$/.test(content)) return false;
  return content.length === 12 || checkDigit(content.slice(0, 12)) === Number(content[12]);
}

/** The whole number of a code: an EAN-13 of twelve digits gets its thirteenth. */
export const codeText = ({ kind, content }: CodeSource): string =>
  kind === 'ean13' && content.length === 12 ? content + checkDigit(content) : content;
