import {
  type ASTNode,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  getVariableValues,
  isAbstractType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { Context } from '../context.ts';
import { measure } from './measure.ts';

type Result = ExecutionResult | Promise<ExecutionResult>;
type Run = (
  root: unknown,
  context: unknown,
  variables: Readonly<Record<string, unknown>>,
) => Result;

/** How a query is executed: how often it came before it is compiled, then by what, or that it never is. */
type State = number | Run | 'as it is';

/** So often a query must have come before the work of compiling it is worth while. */
const compiledFrom = 3;
/** Larger documents would make much code. */
const mostFields = 400;

const states = new WeakMap<DocumentNode, Map<string, State>>();

/**
 * Executes as graphql-js does. Queries that come again are compiled by graphql-jit, which takes a fraction of
 * the time. What a compiled query answers without an error is the answer; with one, graphql-js executes it
 * again out of what was read already, so that errors are the same in every respect.
 */
export function executeCompiled(args: ExecutionArgs): Result {
  const run = compiledOf(args);
  if (run === undefined) return execute(args);
  const result = run(args.rootValue, args.contextValue, args.variableValues ?? {});
  return result instanceof Promise
    ? result.then((answered) => withoutError(answered, args))
    : withoutError(result, args);
}

/** What has written is not done twice. */
const withoutError = (result: ExecutionResult, args: ExecutionArgs): Result =>
  result.errors === undefined || hasWritten(args.contextValue) ? result : execute(args);

const hasWritten = (context: unknown): boolean => context instanceof Context && context.hasWritten;

function compiledOf(args: ExecutionArgs): Run | undefined {
  const { document, operationName, schema } = args;
  const known = states.get(document) ?? new Map<string, State>();
  states.set(document, known);
  const name = operationName ?? '';
  const before = known.get(name) ?? 0;
  const state = typeof before === 'number' ? next(before, args) : before;
  if (state !== before) known.set(name, state);
  if (typeof state !== 'function') return undefined;
  const operation = getOperationAST(document, operationName);
  // It takes a little more for good than graphql-js does.
  return operation && isGood(operation, schema, args.variableValues ?? {}) ? state : undefined;
}

const isGood = (
  { variableDefinitions = [] }: OperationDefinitionNode,
  schema: GraphQLSchema,
  variables: Readonly<Record<string, unknown>>,
): boolean =>
  variableDefinitions.length === 0 ||
  getVariableValues(schema, variableDefinitions, variables).errors === undefined;

function next(before: number, { schema, document, operationName }: ExecutionArgs): State {
  if (before + 1 < compiledFrom) return before + 1;
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.QUERY || !isCompilable(document, schema))
    return 'as it is';
  const compiled = compileQuery(schema, document, operationName ?? undefined, {
    disablingCapturingStackErrors: true,
  });
  return isCompiledQuery(compiled) ? compiled.query : 'as it is';
}

const plainName = /^(__typename|[A-Za-z][A-Za-z0-9]*)$/;

/**
 * Whether a document is one that the compiler is trusted with. It writes names and literals into code: names are
 * letters and digits, and texts stand in variables alone, which never become code. Directives, variables within
 * literals and fields of abstract types it treats otherwise than graphql-js.
 */
function isCompilable(document: DocumentNode, schema: GraphQLSchema): boolean {
  const { directives, fields, introspectionDepth } = measure(document);
  if (directives > 0 || introspectionDepth > 0 || fields > mostFields) return false;
  let isSafe = true;
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      enter(node: ASTNode, _key, parent) {
        if (node.kind === Kind.NAME) isSafe &&= plainName.test(node.value);
        if (node.kind === Kind.STRING) isSafe = false;
        if (node.kind === Kind.VARIABLE) isSafe &&= standsAlone(parent);
        if (node.kind === Kind.FIELD) isSafe &&= !isAbstractType(getNamedType(types.getType()));
      },
    }),
  );
  return isSafe;
}

const standsAlone = (parent: ASTNode | readonly ASTNode[] | undefined): boolean =>
  parent !== undefined &&
  'kind' in parent &&
  (parent.kind === Kind.ARGUMENT || parent.kind === Kind.VARIABLE_DEFINITION);
