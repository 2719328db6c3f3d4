import { createServer } from 'node:http';
import { useGraphQlJit } from '@envelop/graphql-jit';
import { createYoga } from 'graphql-yoga';
import { contextOf, schema } from './schema.mjs';

/** Yoga with the JIT of Envelop. Argument 1 is the upstream; the address is printed. */
const yoga = createYoga({
  schema: schema(),
  context: contextOf(process.argv[2]),
  plugins: [useGraphQlJit()],
  logging: false,
});
const server = createServer(yoga);
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
