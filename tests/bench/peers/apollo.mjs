import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { contextOf, schema } from './schema.mjs';

/** Apollo Server as it comes. Argument 1 is the upstream; the address is printed. */
const context = contextOf(process.argv[2]);
const server = new ApolloServer({ schema: schema(), csrfPrevention: false });
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: '127.0.0.1' },
  context: async () => context(),
});
console.log(`http://127.0.0.1:${new URL(url).port}`);
