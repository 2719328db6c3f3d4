import { validate } from 'graphql';
import type { GraphPlugin } from './types.ts';

/** Enough to mend a document by; more would only lengthen the answer. */
const mostErrors = 10;

/** Ends validation early, and puts the document on the context for whoever judges it before it runs. */
export const useValidation = (): GraphPlugin => ({
  onValidate({ params, extendContext, setValidationFn }) {
    extendContext({ document: params.documentAST });
    setValidationFn((schema, document, rules) =>
      validate(schema, document, rules, { maxErrors: mostErrors }),
    );
  },
});
