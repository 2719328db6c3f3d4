import { hashPassword } from '../../../api/account/passwords.ts';
import { testApi } from '../../support/api.ts';

export const phone = '13911112222';

/** An api with one boss whose password is `right1`. */
export async function withBoss() {
  const api = await testApi();
  const boss = await api.signIn({ phone, password_hash: await hashPassword('right1') });
  return { api, ...boss };
}
