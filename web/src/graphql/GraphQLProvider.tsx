import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { client } from './client.ts';

export function GraphQLProvider({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
