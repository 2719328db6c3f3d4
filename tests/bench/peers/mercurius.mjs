import Fastify from 'fastify';
import mercurius from 'mercurius';
import { contextOf, schema } from './schema.mjs';

/** Mercurius with its JIT. Argument 1 is the upstream; the address is printed. */
const app = Fastify();
app.register(mercurius, { schema: schema(), context: contextOf(process.argv[2]), jit: 1 });
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
