import type { ApolloCache } from '@apollo/client';
import { type DirectiveNode, print, visit } from 'graphql';
import { todayPeriod, todayVariables, todoVariables } from '../../../features/statistics/index.ts';
import { ViewerDocument } from '../../../session/viewer.generated.ts';
import { rangeDay } from '../../../shared/date-range/day-reset.ts';
import { selectionCodec, selectionInput } from '../../../shared/url-state/selection.ts';
import { SHOPS_PAGE_SIZE } from '../../../shop-scope/layout-cache.ts';
import { documents, type QuestionName } from './answers.ts';

export type Question = {
  readonly operationName: QuestionName;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** What only the page's own cache understands. */
const ofCache = {
  Directive: { enter: ({ name }: DirectiveNode) => (name.value === 'unmask' ? null : undefined) },
};

/** As the page itself asks it: with the names of types, by which its cache knows things. */
export const question = (
  cache: ApolloCache,
  operationName: QuestionName,
  variables: Question['variables'] = {},
): Question => ({
  operationName,
  query: print(visit(cache.transformDocument(documents[operationName]), ofCache)),
  variables,
});

/** What an address of the first page looks at, and when. */
export type Asked = {
  /** The query of the address, with its question mark or without. */
  readonly search: string;
  /** Ms since 1970. */
  readonly now: number;
};

/** What is looked at, and the variables of its figures; null where it is not known who asks. */
export function askedOf(cache: ApolloCache, { search, now }: Asked) {
  const viewer = cache.readQuery({ query: ViewerDocument })?.viewer;
  if (!viewer) return null;
  const selection = selectionCodec.read(new URLSearchParams(search));
  const period = todayPeriod({ today: rangeDay(now), dataStart: viewer.dataStart });
  const variables = todayVariables(selectionInput(selection), period);
  return { viewer, selection, period, variables };
}

/**
 * What the first page asks once it is known who asks; null for whoever has another first page: a visitor, and a
 * warehouse shipper, whose tasks lie on the phone itself.
 */
export function nextQuestions(cache: ApolloCache, asked: Asked): Question[] | null {
  const known = askedOf(cache, asked);
  if (known === null || known.viewer.isVisitor || known.viewer.role === 'SHIPPER') return null;
  const { selection } = known.variables;
  return [
    question(cache, 'PhoneToday', known.variables),
    question(cache, 'PhoneTodo', todoVariables(selection, known.period.today)),
    question(cache, 'DirectoryShops', { first: SHOPS_PAGE_SIZE }),
    question(cache, 'DirectoryGroups'),
    question(cache, 'UnreadAlerts'),
  ];
}
