import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

// Masked fragments are typed the way the code generator prints them.
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
