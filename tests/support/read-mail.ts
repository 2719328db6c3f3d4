/**
 * Reads a message by the public rules alone: RFC 5322 for its headers, RFC 2045 and 2046 for its parts, RFC 2047 for
 * words in headers that are not English.
 */

export interface ReadMail {
  /** By small name, unfolded and with their words decoded. */
  readonly headers: Readonly<Record<string, string>>;
  /** The types of a `multipart/alternative`, in their order. */
  readonly types: readonly string[];
  readonly text: string;
  readonly html: string;
}

interface Entity {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** @param raw a letter for each byte, lines ended by CRLF */
function entityOf(raw: string): Entity {
  const end = raw.indexOf('\r\n\r\n');
  if (end < 0) throw new Error('There is no empty line after the headers');
  const lines = raw.slice(0, end).replace(/\r\n(?=[ \t])/g, '');
  const headers: Record<string, string> = {};
  for (const line of lines.split('\r\n')) {
    const [, name, value] = /^([\x21-\x39\x3b-\x7e]+):[ \t]*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`No header: ${line}`);
    if (/[^\x20-\x7e\t]/.test(value)) throw new Error(`A header is not ASCII: ${name}`);
    headers[name.toLowerCase()] = words(value);
  }
  return { headers, body: raw.slice(end + 4) };
}

const quoted = (text: string): string =>
  text.replace(/=([\dA-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

/** Encoded words; blanks between two of them are none (section 6.2). */
const words = (value: string): string => {
  const joined = value.replace(/(=\?[^?\s]+\?[BbQq]\?[^?\s]*\?=)[ \t]+(?==\?)/g, '$1');
  return joined.replace(
    /=\?([^?\s]+)\?([BbQq])\?([^?\s]*)\?=/g,
    (word: string, charset: string, way: string, text: string) => {
      if (word.length > 75) throw new Error('An encoded word is longer than 75');
      if (charset.toLowerCase() !== 'utf-8') throw new Error(`Charset ${charset}`);
      const bytes =
        way.toUpperCase() === 'B'
          ? Buffer.from(text, 'base64')
          : Buffer.from(quoted(text.replaceAll('_', ' ')), 'latin1');
      return bytes.toString('utf8');
    },
  );
};

/** The text of a part, by its Content-Transfer-Encoding. */
function textOf({ headers, body }: Entity): string {
  const coding = headers['content-transfer-encoding']?.toLowerCase() ?? '7bit';
  if (!/charset="?utf-8"?/i.test(headers['content-type'] ?? '')) throw new Error('No charset');
  const bytes =
    coding === 'base64'
      ? Buffer.from(body, 'base64')
      : coding === 'quoted-printable'
        ? Buffer.from(quoted(body.replace(/=[ \t]*\r\n/g, '')), 'latin1')
        : Buffer.from(body, 'latin1');
  return bytes.toString('utf8').replaceAll('\r\n', '\n');
}

export function readMail(raw: string): ReadMail {
  const whole = entityOf(raw);
  const type = whole.headers['content-type'] ?? '';
  const [, boundary] = /^multipart\/alternative;.*boundary="?([^";]+)"?/i.exec(type) ?? [];
  if (boundary === undefined) throw new Error(`Not an alternative: ${type}`);
  const [, ...pieces] = `\r\n${whole.body}`.split(`\r\n--${boundary}`);
  if (!pieces.at(-1)?.startsWith('--')) throw new Error('The parts have no end');
  const parts = pieces.slice(0, -1).map((piece) => entityOf(piece.replace(/^[ \t]*\r\n/, '')));
  const typeOf = (part: Entity) => part.headers['content-type']?.split(';')[0] ?? '';
  const partOf = (wanted: string): string => {
    const part = parts.find((each) => typeOf(each) === wanted);
    if (part === undefined) throw new Error(`No part ${wanted}`);
    return textOf(part);
  };
  return {
    headers: whole.headers,
    types: parts.map(typeOf),
    text: partOf('text/plain'),
    html: partOf('text/html'),
  };
}
