import { type Call, stocksPath } from '../../../api/contract/call.ts';
import { calls } from '../../../api/contract/index.ts';
import { pathParameters } from '../../../api/contract/path.ts';
import { lookUp, mayLack, namesBeside } from './fields.ts';
import { type Mapping, type MappingEntry, mapped } from './mapping.ts';
import { type NameTable, partsOf, whole } from './names.ts';

/** Something that is wrong, with the path in the file of where it stands. */
export interface Problem {
  readonly at: readonly string[];
  readonly message: string;
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Whether an entry speaks of what the call has, and of what can be sent. */
export function checkEntry(call: Call, entry: MappingEntry): Problem[] {
  return [
    ...unknownNames(call, 'input', entry.input),
    ...unknownNames(call, 'output', entry.output),
    ...clashes(call, entry.input),
    ...wrongBody(call, entry),
    ...wrongPath(call, entry),
    ...wrongStocks(call, entry),
  ];
}

function unknownNames(call: Call, side: 'input' | 'output', table: NameTable = {}): Problem[] {
  return Object.keys(table).flatMap((name) => {
    if (name === whole && side === 'output') return [];
    const found = lookUp(call[side], name);
    if (found.isKnown && partsOf(name).join('.') === name && name !== '') return [];
    const verb = side === 'input' ? 'is asked with' : 'answers';
    const within = found.isKnown || found.within === '' ? '' : ` in ${found.within}`;
    const names = found.isKnown ? namesBeside(call[side], name) : found.names;
    const all = side === 'output' && within === '' ? [...names, whole] : names;
    const help = all.length === 0 ? 'nothing there has a name' : `write one of ${quoted(all)}`;
    return {
      at: [call.name, side, name],
      message: `${call.name} ${verb} no "${name}"${within}: ${help}.`,
    };
  });
}

/** Two names that would be sent as one, or one inside of the other. */
function clashes(call: Call, table: NameTable = {}): Problem[] {
  return Object.entries(table).flatMap(([name, place]) => {
    const parent = partsOf(name).slice(0, -1);
    const other = namesBeside(call.input, name).find((each) => {
      const beside = [...parent, each].join('.');
      const there = table[beside] ?? each;
      return (
        beside !== name && (`${there}.`.startsWith(`${place}.`) || place.startsWith(`${there}.`))
      );
    });
    if (other === undefined) return [];
    return {
      at: [call.name, 'input', name],
      message: `${call.name} would send "${name}" where it sends "${[...parent, other].join('.')}": write another place than "${place}", or another one for that.`,
    };
  });
}

function wrongBody(call: Call, { method, encoding }: MappingEntry): Problem[] {
  if (call.encoding === 'binary' || call.encoding === 'multipart') {
    const at = [call.name, encoding === undefined ? 'method' : 'encoding'];
    return encoding !== undefined || method === 'GET'
      ? [{ at, message: `${call.name} sends a file: leave out what would send it otherwise.` }]
      : [];
  }
  if ((method ?? call.method) !== 'GET' || (encoding ?? call.encoding) === 'query') return [];
  const at = [call.name, encoding === undefined ? 'method' : 'encoding'];
  return [{ at, message: `${call.name} with GET has no body: write "encoding": "query".` }];
}

function wrongPath(call: Call, entry: MappingEntry): Problem[] {
  const names = new Map(
    Object.keys(call.input.shape).map((field) => [entry.input?.[field] ?? field, field]),
  );
  return (['path', 'stocksPath'] as const).flatMap((key) =>
    pathParameters((key === 'path' ? (entry.path ?? call.path) : entry.stocksPath) ?? '').flatMap(
      (part) => {
        const field = names.get(part);
        if (field !== undefined && !mayLack(call, field)) return [];
        const sent = [...names].filter(([, each]) => !mayLack(call, each)).map(([name]) => name);
        const help =
          sent.length === 0 ? 'leave it out' : `write one of ${quoted(sent)}, as they are sent`;
        return [
          {
            at: [call.name, key],
            message: `{${part}} in the path of ${call.name} is nothing that is always sent: ${help}.`,
          },
        ];
      },
    ),
  );
}

/** Stocks that were asked for where the sales stand would be told as if they were right. */
function wrongStocks(call: Call, { path, stocksPath: stocks }: MappingEntry): Problem[] {
  if (stocks !== undefined && !call.stockable) {
    const message = `${call.name} is not asked for stocks: leave out "stocksPath".`;
    return [{ at: [call.name, 'stocksPath'], message }];
  }
  if (!call.stockable || path === undefined || stocks !== undefined) return [];
  if (stocksPath(path) !== path) return [];
  return [
    {
      at: [call.name, 'path'],
      message: `${call.name} is asked for stocks too, and ${path} does not say where: write an object with "path" and "stocksPath", which is null where the upstream has no stocks.`,
    },
  ];
}

/** Two calls at one path would answer each other's questions. */
export function collisions(mapping: Mapping): Problem[] {
  const problems: Problem[] = [];
  const taken = new Map<string, string>();
  for (const call of calls.values()) {
    const sent = mapping.get(call.name) ?? mapped(call, {});
    const stocks = sent.stocksPath === undefined ? stocksPath(sent.path) : sent.stocksPath;
    for (const path of new Set(call.stockable ? [sent.path, stocks] : [sent.path])) {
      if (path === null) continue;
      const key = `${sent.method} ${path}`;
      const other = taken.get(key);
      if (other !== undefined)
        problems.push({
          at: [mapping.has(call.name) ? call.name : other],
          message: `${call.name} and ${other} would both be ${key}: write another path for one of them.`,
        });
      taken.set(key, call.name);
    }
  }
  return problems;
}
