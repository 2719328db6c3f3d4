import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Types of the schema once, types and hooks of the operations beside each `.graphql` document.
 * Apollo's own typed documents are used; the local plugin only prints `useXQuery` and the like.
 */
const config: CodegenConfig = {
  schema: './schema.graphql',
  documents: ['web/src/**/*.graphql'],
  ignoreNoDocuments: true,
  silent: true,
  generates: {
    'web/src/graphql/schema.generated.ts': {
      plugins: ['typescript'],
      config: {
        enumType: 'const',
        enumsAsTypes: true,
        useTypeImports: true,
        scalars: { ID: 'string', Money: 'string', Date: 'string', DateTime: 'string' },
        onlyOperationTypes: true,
      },
    },
    // The documents of the web client, for a server that runs known ones only.
    'bff/graphql/documents.generated.json': { plugins: ['./web/codegen/documents-plugin.mjs'] },
    'web/src/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'graphql/schema.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './web/codegen/hooks-plugin.mjs'],
      config: {
        useTypeImports: true,
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        importSchemaTypesFrom: 'web/src/graphql/schema.generated.ts',
        scalars: { ID: 'string', Money: 'string', Date: 'string', DateTime: 'string' },
      },
    },
  },
};

export default config;
