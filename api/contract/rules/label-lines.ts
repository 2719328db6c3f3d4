import type { LabelDrawing, LabelItem, LabelSeat } from './label-drawing.ts';
import type { LabelLanguage } from './label-markets.ts';
import { labelLanguages } from './label-markets.ts';
import { commonWords, type LabelTopic, topicWords } from './label-words.ts';

/** Reads what stands on a label: lines, what they are about, and whose name and addresses stand under whom. */

export interface LabelLine {
  /** Index of its item. */
  readonly item: number;
  readonly text: string;
}

/** A person or a firm on a label. */
export interface LabelParty {
  /** The item that begins with them. */
  readonly item: number;
  readonly hasName: boolean;
  readonly hasPostal: boolean;
  readonly hasElectronic: boolean;
  /** All that is said of them. */
  readonly text: string;
}

const isText = ({ type, text = '' }: LabelItem): boolean =>
  (type === 'text' || type === 'warning') && text.trim() !== '';

const linesOf = ({ text = '' }: LabelItem, item: number): LabelLine[] =>
  text
    .split('\n')
    .map((line) => ({ item, text: line.normalize('NFC').trim() }))
    .filter((line) => line.text !== '');

export const linesIn = ({ pointsList }: LabelDrawing): LabelLine[] =>
  pointsList.flatMap((one, item) => (isText(one) ? linesOf(one, item) : []));

const literally = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Longer words first, so that they are not taken for the shorter ones that they begin with. */
const anyOf = (words: readonly string[]): string =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map(literally)
    .join('|');

/** Words may be preceded by what says whose they are: "EU responsible person". Chinese has no spaces to end a word. */
const startingWith = (words: readonly string[]): RegExp =>
  new RegExp(
    `^[^\\p{L}\\p{N}]*(?:(?:eu|ue|ec|eg)[\\s-]+)?(?:${anyOf(words)})(?:(?<=\\p{Script=Han})|(?!\\p{L}))`,
    'iu',
  );

const topics = Object.keys(topicWords).filter((name): name is LabelTopic =>
  Object.hasOwn(topicWords, name),
);

const patterns = new Map(
  topics.map((topic) => [topic, startingWith(Object.values(topicWords[topic]).flat())] as const),
);

export const isAbout = (topic: LabelTopic, text: string): boolean =>
  patterns.get(topic)?.test(text) ?? false;

export const beginsWith = (words: readonly string[], text: string): boolean =>
  startingWith(words).test(text);

/** What a line says after its label; the whole line where it has none. */
function saidBy(topic: LabelTopic, text: string): string {
  const start = patterns.get(topic)?.exec(text)?.[0];
  if (start === undefined) return text;
  const rest = text.slice(start.length);
  const colon = rest.search(/[:：]/);
  return (colon < 0 ? rest : rest.slice(colon + 1)).replace(/^[\s.\-–#]+/u, '').trim();
}

/** The lines about something that say it; what a placeholder stands for comes when it is printed. */
export const saidAbout = (topic: LabelTopic, lines: readonly LabelLine[]): LabelLine[] =>
  lines.filter(({ text }) => isAbout(topic, text) && saidBy(topic, text) !== '');

const electronic = /[^\s@]+@[^\s@]+\.\p{L}{2,}|(?:https?:\/\/|www\.)\S+\.\S+/iu;
const isElectronic = (text: string): boolean => electronic.test(text);

/** Streets have a number, or the parts of an address commas; of a placeholder it cannot be told. */
const isPostal = (text: string): boolean => {
  const bare = text.replace(electronic, '').trim();
  return (/\p{L}{2}/u.test(bare) && /\d|[,，].*\p{L}/u.test(bare)) || /^\{\{[^{}]+\}\}$/.test(bare);
};

const ofParties = (text: string): boolean =>
  isAbout('manufacturer', text) || isAbout('responsible', text);

const endsParty = (text: string): boolean =>
  topics.some((topic) => topic !== 'address' && topic !== 'contact' && isAbout(topic, text));

const overlaps = (one: LabelSeat, other: LabelSeat): boolean =>
  other.x < one.x + one.w && one.x < other.x + other.w;

/** The lines that go on below in the same column. */
function below({ pointsList }: LabelDrawing, start: number): LabelLine[] {
  const seat = pointsList[start]?.seatObj;
  if (seat === undefined) return [];
  return pointsList
    .flatMap((one, item) => (isText(one) ? [{ one, item }] : []))
    .filter(({ one, item }) => {
      const other = one.seatObj;
      return item !== start && other.y > seat.y && overlaps(seat, other);
    })
    .sort((left, right) => left.one.seatObj.y - right.one.seatObj.y)
    .flatMap(({ one, item }) => linesOf(one, item));
}

function partyOf(topic: LabelTopic, item: number, lines: readonly string[]): LabelParty {
  const [first = '', ...rest] = lines;
  const named = saidBy(topic, first);
  const values = rest.map((text) =>
    isAbout('address', text)
      ? { of: 'address', text: saidBy('address', text) }
      : isAbout('contact', text)
        ? { of: 'contact', text: saidBy('contact', text) }
        : { of: 'none', text },
  );
  // The name stands behind the label, or alone in the next line.
  const [next] = values;
  const isNameNext = named === '' && next?.of === 'none' && !isElectronic(next.text);
  const places = (isNameNext ? values.slice(1) : values).filter(({ of }) => of !== 'contact');
  // A firm and its address may share a line: "ACME Ltd., 1 Example Road, Berlin".
  const [, ...behind] = named.split(/[,，;]/);
  return {
    item,
    hasName: isNameNext || /[\p{L}{]/u.test(named.replace(electronic, '')),
    hasPostal: places.some(({ text }) => isPostal(text)) || isPostal(behind.join(',')),
    hasElectronic:
      lines.some(isElectronic) ||
      values.some(({ of, text }) => of === 'contact' && /^\{\{/.test(text)),
    text: [named, ...rest].join('\n'),
  };
}

/** Everybody of a kind whom the label names. */
export function partiesIn(
  drawing: LabelDrawing,
  topic: 'manufacturer' | 'responsible',
): LabelParty[] {
  return drawing.pointsList.flatMap((one, item) => {
    if (!isText(one)) return [];
    const own = linesOf(one, item);
    return own.flatMap(({ text }, at) => {
      if (!isAbout(topic, text)) return [];
      const further = [...own.slice(at + 1), ...below(drawing, item)].map((line) => line.text);
      const end = further.findIndex((line) => ofParties(line) || endsParty(line));
      return [partyOf(topic, item, [text, ...(end < 0 ? further : further.slice(0, end))])];
    });
  });
}

const leastWords = 2;

/** The languages that a text is in, as far as its words tell. */
export function languagesIn(text: string): LabelLanguage[] {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const counts = labelLanguages.map(
    (language) =>
      [language, commonWords[language].filter((word) => words.has(word)).length] as const,
  );
  return counts.filter(([, count]) => count >= leastWords).map(([language]) => language);
}
