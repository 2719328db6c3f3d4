import { mayLeave } from '../../features/delivery/index.ts';
import { phoneApp } from '../../session/phone-app.ts';

/** Signing out on the phone; asked twice while something waits to be sent. */
export async function leave(): Promise<void> {
  if (!(await mayLeave())) return;
  const { signOut } = await import('../../session/sign-out.ts');
  await signOut(phoneApp);
}
