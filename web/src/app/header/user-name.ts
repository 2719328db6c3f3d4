import { maskPhone } from '../../features/account/index.ts';
import type { Viewer } from '../../session/viewer-context.ts';

/** Who is signed in, as the header says it. */
export const nameOfUser = ({
  nickName,
  phone,
  username,
}: Pick<Viewer, 'nickName' | 'phone' | 'username'>): string | null =>
  nickName || (phone ? maskPhone(phone) : username);
