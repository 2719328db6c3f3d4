import { type GraphQLError, getOperationAST } from 'graphql';
import type { Context } from '../context.ts';
import { Labels } from '../http/labels.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Logger } from '../upstream/call.ts';

/** What an operation is, as its document says. */
export interface About {
  readonly operation: string;
  readonly type: string;
  /** Id of the user who asked; `visitor`, or undefined where nobody had to be known. */
  readonly caller: string | undefined;
}

interface Done {
  readonly about: About;
  readonly context: Context;
  /** The codes of its errors. */
  readonly codes: readonly string[];
  /** How long it took, in ms; of a subscription, until its events could come. */
  readonly ms: number;
  /** It was answered by what was answered before. */
  readonly isRepeated: boolean;
}

/** Tells operators of operations: a line in the log, and figures by operation, client and error. */
export interface Report {
  done(operation: Done): void;
}

/** Names that signed-in callers and strangers bring: junk of the latter must not take the former's place. */
const mostNames = { known: 300, strangers: 100 };
const mostClients = 30;

export function createReport(logger: Logger, metrics: Pick<Metrics, 'operation'>): Report {
  const known = new Labels(mostNames.known);
  const strange = new Labels(mostNames.strangers);
  const clients = new Labels(mostClients);

  const labelOf = ({ operation, caller }: About): string =>
    caller === undefined || caller === 'visitor'
      ? known.has(operation)
        ? operation
        : strange.of(operation)
      : known.of(operation);

  return {
    done({ about, context, codes, ms, isRepeated }) {
      const { requestId, via, client } = context.credentials;
      const [code = 'OK'] = codes;
      metrics.operation({
        operation: labelOf(about),
        type: about.type,
        client: clients.of(client ?? '(unnamed)'),
        code,
        seconds: ms / 1000,
      });
      const line = { requestId, ...about, client, via, ms: Math.round(ms * 10) / 10 };
      const more = { ...(codes.length > 0 && { codes }), ...(isRepeated && { repeated: true }) };
      logger.info({ ...line, ...more }, 'Operation');
    },
  };
}

const longestName = 64;

/** What the operation of a context is; where it could not be read, only its name as the request says it. */
export function aboutOf(context: Context): About {
  const { params, document, callerId: caller } = context;
  const given = params?.operationName ?? undefined;
  const node = document && getOperationAST(document, given);
  const operation = node?.name?.value ?? given ?? '(unnamed)';
  return {
    operation: operation.length > longestName ? '(other)' : operation,
    type: node?.operation ?? '(none)',
    caller,
  };
}

/** The different codes of errors. */
export const codesOf = (errors: readonly GraphQLError[] | undefined): readonly string[] => [
  ...new Set(errors?.map(({ extensions }) => String(extensions.code ?? 'INTERNAL'))),
];

/** A client's name of itself, as a header or a parameter of a connection has it. */
export function clientNameOf(...given: readonly unknown[]): string | undefined {
  const name = given.find((text) => typeof text === 'string' && text !== '');
  if (typeof name !== 'string') return undefined;
  return /^[\w .:@/-]{1,64}$/.test(name) ? name : '(other)';
}
