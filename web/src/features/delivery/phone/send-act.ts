import type { ApolloClient } from '@apollo/client';
import { failuresOf } from '../../../graphql/failures.ts';
import type { Order } from '../use-shipping-orders.ts';
import { keepOrder } from './kept-tasks.ts';
import type { Act } from './outbox.ts';
import {
  ClearShortageDocument,
  PackTaskDocument,
  ReportShortageDocument,
  ShipTaskDocument,
  StoreTaskDocument,
} from './PhoneTasks.generated.ts';
import type { Sent } from './sender.ts';

interface Refused {
  readonly code: string;
  readonly message: string;
}

/** What every act answers: the order as it stands, or why not. */
interface Answer {
  readonly order: Order | null;
  readonly refused: Refused | null;
}

interface Payload {
  readonly orders: readonly Order[];
  readonly refusals: readonly { readonly error: Refused }[];
  readonly error: Refused | null;
}

const ofStep = (payload: Payload | undefined): Answer | undefined =>
  payload && {
    order: payload.orders[0] ?? null,
    refused: payload.error ?? payload.refusals[0]?.error ?? null,
  };

const ofPieces = (
  payload: { readonly order: Order | null; readonly error: Refused | null } | undefined,
): Answer | undefined => payload && { order: payload.order, refused: payload.error };

/** It passes by itself: the whole service is away or busy, or who works here has to sign in again. */
const passing: ReadonlySet<string | undefined> = new Set([
  'BUSY',
  'TOO_MANY',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
  'UPSTREAM_AWAY',
  'UPSTREAM_UNREACHABLE',
  'UPSTREAM_TIMEOUT',
]);

async function answerTo(client: ApolloClient, act: Act): Promise<Answer | undefined> {
  const { id: key, step, orderId, shortage } = act;
  // What becomes of it is told where it waits.
  const context = { quiet: true };
  const how = { variables: { id: orderId, key }, context };
  const pieces = { orderId, skuId: shortage?.skuId ?? '', idempotencyKey: key };
  switch (step) {
    case 'pack':
      return ofStep(
        (await client.mutate({ mutation: PackTaskDocument, ...how })).data?.confirmPacking,
      );
    case 'ship':
      return ofStep(
        (await client.mutate({ mutation: ShipTaskDocument, ...how })).data?.confirmShipping,
      );
    case 'store':
      return ofStep(
        (await client.mutate({ mutation: StoreTaskDocument, ...how })).data?.confirmEntry,
      );
    case 'short': {
      const input = { ...pieces, missing: shortage?.missing ?? 0, note: shortage?.note ?? '' };
      const told = { mutation: ReportShortageDocument, variables: { input }, context };
      return ofPieces((await client.mutate(told)).data?.reportShortage);
    }
    case 'found': {
      const told = { mutation: ClearShortageDocument, variables: { input: pieces }, context };
      return ofPieces((await client.mutate(told)).data?.clearShortage);
    }
  }
}

/** Sends an act, and tells what came of it. */
export async function sendAct(client: ApolloClient, act: Act): Promise<Sent> {
  try {
    const answer = await answerTo(client, act);
    const { order = null, refused = null } = answer ?? {};
    if (refused !== null) return passing.has(refused.code) ? 'later' : { problem: refused.message };
    if (order === null) return 'fault';
    keepOrder(order);
    return 'done';
  } catch (error) {
    const failures = failuresOf(error);
    const final = failures.find(({ code }) => code === 'BAD_USER_INPUT');
    if (final !== undefined) return { problem: final.message };
    const isFault = failures.some(
      ({ code, status }) =>
        (code !== undefined && !passing.has(code)) || (status !== undefined && status >= 500),
    );
    return isFault ? 'fault' : 'later';
  }
}
