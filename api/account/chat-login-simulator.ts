import { z } from 'zod';
import type { Vault } from '../binding/vault.ts';
import type { ChatIdentity, ChatProvider } from './chat-login-provider.ts';

/** The people who can scan the simulated QR code. */
export const simulatedChatPeople = [
  { uid: 'chat-sim-1', nickName: '陈晓敏' },
  { uid: 'chat-sim-2', nickName: '林志强' },
] as const satisfies readonly ChatIdentity[];

const purpose = 'simulator chat code';
const codeLifetime = 5 * 60_000;
const codeText = z.object({ uid: z.string(), nickName: z.string(), expiresAt: z.number() });

/** The code that the simulated page gives for a person: sealed, so that it cannot be made up. */
export const simulatedChatCode = (vault: Vault, person: ChatIdentity, now: number): string =>
  vault.seal(purpose, JSON.stringify({ ...person, expiresAt: now + codeLifetime }));

export function createSimulatedChat(vault: Vault, now: () => number): ChatProvider {
  return {
    pageUrl: (state) => `/api/simulator/chat?${new URLSearchParams({ state })}`,
    async identify(code) {
      const text = vault.open(purpose, code);
      if (text === undefined) return undefined;
      const { uid, nickName, expiresAt } = codeText.parse(JSON.parse(text));
      return expiresAt > now() ? { uid, nickName } : undefined;
    },
  };
}
