import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print, separateOperations } from 'graphql';
import type { Request } from './load.ts';
import { token } from './operations.ts';

const source = join(import.meta.dirname, '../../web/src');

const headers = {
  'content-type': 'application/json',
  accept: 'application/json',
  'x-requested-with': 'bench',
  authorization: token,
};

/** Asks operations of these documents of the web, named without their ending, as the page sends them. */
export function asking(
  documents: readonly string[],
): (name: string, variables?: object) => Request {
  const operations = separateOperations(
    parse(
      documents
        .map((name) => readFileSync(join(source, `${name}.graphql`), 'utf8'))
        .join('\n')
        // A directive of the client's own.
        .replaceAll(' @unmask', ''),
    ),
  );
  return (name, variables = {}) => {
    const operation = operations[name];
    if (!operation) throw new Error(`The page has no operation ${name}`);
    return {
      method: 'POST',
      path: '/graphql',
      headers,
      body: JSON.stringify({ query: print(operation), variables }),
    };
  };
}
