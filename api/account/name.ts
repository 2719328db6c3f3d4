import type { User } from '../../db/schema.ts';

/** What a person is called: by the chat app, else by the phone. */
export const nameOf = ({
  nick_name,
  phone,
  username,
}: Pick<User, 'nick_name' | 'phone' | 'username'>): string =>
  nick_name || (phone.startsWith('chat:') ? username : phone);
