import {
  type ASTNode,
  type DocumentNode,
  GraphQLError,
  Kind,
  type ValueNode,
  validate,
  visit,
} from 'graphql';
import type { GraphPlugin } from './types.ts';

/** Enough to mend a document by; more would only lengthen the answer. */
const mostErrors = 10;

/** Ends validation early, and puts the document on the context for whoever judges it before it runs. */
export const useValidation = (): GraphPlugin => ({
  onValidate({ params, extendContext, setValidationFn }) {
    extendContext({ document: params.documentAST });
    setValidationFn((schema, document, rules) =>
      validate(schema, document, rules, { maxErrors: mostErrors }).map((error) =>
        error.extensions.code === 'BAD_USER_INPUT' ? withArgument(error, document) : error,
      ),
    );
  },
});

/** Names the argument that a literal stands in: `range.start`. Of variables graphql-js says as much itself. */
function withArgument(error: GraphQLError, document: DocumentNode): GraphQLError {
  const [literal] = error.nodes ?? [];
  const name = literal && argumentOf(document, literal);
  if (name === undefined) return error;
  return new GraphQLError(`Argument "${name}": ${error.message}`, {
    nodes: error.nodes,
    extensions: { ...error.extensions, argument: name },
  });
}

function argumentOf(document: DocumentNode, literal: ASTNode): string | undefined {
  const path: string[] = [];
  let found: string | undefined;
  const named = {
    enter: (node: { readonly name: { readonly value: string }; readonly value: ValueNode }) => {
      path.push(node.name.value);
    },
    leave: () => {
      path.pop();
    },
  };
  visit(document, {
    enter(node) {
      if (node === literal) found = path.join('.');
    },
    [Kind.ARGUMENT]: named,
    [Kind.OBJECT_FIELD]: named,
  });
  return found;
}
