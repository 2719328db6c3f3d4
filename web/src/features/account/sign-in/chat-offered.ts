import { client } from '../../../graphql/client.ts';
import { StartChatLoginDocument } from './chat-login.generated.ts';

/** Whether a chat account can be bound here: not every site has the chat app set up. Only beginning it tells. */
export async function isChatOffered(): Promise<boolean> {
  const { data } = await client.mutate({
    mutation: StartChatLoginDocument,
    context: { quiet: true },
  });
  return data?.startChatLogin.url != null;
}
