import { fetchTransport } from '../../bff/upstream/transport.ts';
import { createTestApi } from '../support/api.ts';
import { testBff } from './world.ts';

/** The GraphQL server over the real embedded api, both in this process. */
export async function embeddedWorld() {
  const api = await createTestApi();
  const transport = fetchTransport((request) => api.handle(request));
  const bff = testBff({ transport, previewTransport: transport });
  const close = async () => {
    await bff.bff.close();
    await api.close();
  };
  return { api, bff: bff.bff, ask: bff.ask, close };
}
