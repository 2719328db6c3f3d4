import { Kind } from 'graphql';

/**
 * Prints one typed hook per operation beside its document, e.g.
 * `export const useViewerQuery = queryHook(ViewerDocument);`
 * The hooks themselves are made in web/src/graphql/hooks.ts, the one place for their defaults.
 */

const makers = {
  query: { make: 'queryHook', suffix: 'Query' },
  mutation: { make: 'mutationHook', suffix: 'Mutation' },
  subscription: { make: 'subscriptionHook', suffix: 'Subscription' },
};

const capitalised = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** The path from the folder of a generated file under web/src to graphql/hooks.ts. */
function pathToHooks(outputFile) {
  const inside = outputFile.replaceAll('\\', '/').split('web/src/').pop() ?? '';
  const depth = inside.split('/').length - 1;
  return `${depth === 0 ? './' : '../'.repeat(depth)}graphql/hooks.ts`;
}

export function plugin(_schema, documents, _config, info) {
  const operations = documents.flatMap((file) =>
    (file.document?.definitions ?? []).filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name,
    ),
  );
  if (operations.length === 0) return '';
  const used = [...new Set(operations.map((operation) => makers[operation.operation].make))];
  const lines = operations.map((operation) => {
    const { make, suffix } = makers[operation.operation];
    const name = capitalised(operation.name.value);
    return `export const use${name}${suffix} = /*#__PURE__*/ ${make}(${name}Document);`;
  });
  return {
    prepend: [
      `import { ${used.sort().join(', ')} } from '${pathToHooks(info?.outputFile ?? '')}';`,
    ],
    content: lines.join('\n'),
  };
}
