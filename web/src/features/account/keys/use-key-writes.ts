import { prependToList } from '../../../graphql/cached-list.ts';
import { useWrite } from '../../../graphql/use-write.ts';
import { useCreateApiKeyMutation, useRevokeApiKeyMutation } from './ApiKeys.generated.ts';

/** Making a key and revoking one. The key itself stays out of the cache: it is shown once. */
export const useKeyWrites = () => {
  const [create] = useWrite(
    useCreateApiKeyMutation({
      update: (cache, { data }) => prependToList(cache, 'apiKeys', data?.createApiKey.apiKey),
    }),
    'createApiKey',
  );
  const [revoke] = useWrite(useRevokeApiKeyMutation({ context: { quiet: true } }), 'revokeApiKey');
  return { create, revoke };
};

export type KeyWrites = ReturnType<typeof useKeyWrites>;
