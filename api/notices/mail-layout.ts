import { escapeHtml } from '../binding/page.ts';
import { directionOf, type LanguageCode } from '../contract/rules/languages.ts';
import { textsOf } from './mail-texts/index.ts';

/** How the body of an e-mail is laid out, as text and as simple HTML that loads nothing. */

export interface Section {
  readonly title: string;
  readonly items: readonly Item[];
  /** What is left out. */
  readonly more?: string | null;
}

interface Item {
  readonly lines: readonly string[];
  /** Which shop it is about. */
  readonly note: string | null;
  /** Where it leads. */
  readonly url: string | null;
}

interface Foot {
  readonly unsubscribe: string;
}

/** Of what others have named, nothing breaks a line of the text. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

function textOf(language: LanguageCode, sections: readonly Section[], foot: Foot | undefined) {
  const texts = textsOf(language);
  const blocks = sections.map(({ title, items, more }) =>
    [
      title,
      ...items.flatMap(({ lines, note, url }) => [
        '',
        ...lines.map(plain),
        ...(note === null ? [] : [plain(note)]),
        ...(url === null ? [] : [url]),
      ]),
      ...(more ? ['', more] : []),
    ].join('\n'),
  );
  // By which programs know where the message ends (RFC 3676 section 4.3).
  const end = foot
    ? ['-- ', texts.product, texts.why, `${texts.unsubscribe}: ${foot.unsubscribe}`]
    : [];
  return `${[...blocks, ...(foot ? [end.join('\n')] : [])].join('\n\n')}\n`;
}

const font = "font:15px/1.6 system-ui,'PingFang SC','Microsoft YaHei',sans-serif";
const block = 'margin:0 0 4px';
const quiet = 'margin:0 0 4px;font-size:13px;opacity:.75';

function htmlOf(language: LanguageCode, sections: readonly Section[], foot: Foot | undefined) {
  const texts = textsOf(language);
  const itemOf = ({ lines, note, url }: Item): string =>
    [
      '<div style="margin:0 0 16px">',
      // Names run their own way, whatever the language around them.
      ...lines.map((line) => `<p dir="auto" style="${block}">${escapeHtml(line)}</p>`),
      ...(note === null ? [] : [`<p dir="auto" style="${quiet}">${escapeHtml(note)}</p>`]),
      ...(url === null
        ? []
        : [`<p style="${block}"><a href="${escapeHtml(url)}">${escapeHtml(texts.view)}</a></p>`]),
      '</div>',
    ].join('\n');
  const parts = sections.map(
    ({ title, items, more }) =>
      `<h1 style="font-size:18px;margin:0 0 12px">${escapeHtml(title)}</h1>\n${items.map(itemOf).join('\n')}${
        more ? `\n<p style="${quiet}">${escapeHtml(more)}</p>` : ''
      }`,
  );
  const end = foot
    ? `\n<hr><p style="${quiet}">${escapeHtml(texts.product)}</p>\n<p style="${quiet}">${escapeHtml(texts.why)}</p>\n<p style="${quiet}"><a href="${escapeHtml(foot.unsubscribe)}">${escapeHtml(texts.unsubscribe)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"></head>
<body style="${font};max-width:600px;margin:0 auto;padding:16px">
${parts.join('\n')}${end}
</body>
</html>
`;
}

export const layOut = (language: LanguageCode, sections: readonly Section[], foot?: Foot) => ({
  text: textOf(language, sections, foot),
  html: htmlOf(language, sections, foot),
});
