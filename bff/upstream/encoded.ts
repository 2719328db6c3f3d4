import type { Call } from '../../api/contract/call.ts';
import type { Scope } from './scope.ts';
import { type Outgoing, requestOf, type Side } from './side.ts';

type Input = Readonly<Record<string, unknown>>;

/** A call that may be sent. */
export interface ReadyCall {
  readonly request: Outgoing;
  /** What identical reads of one person share; empty where nothing is shared. */
  readonly key: string;
}

/** How a read was encoded last, and for whom. */
interface Known extends ReadyCall {
  readonly call: Call;
  readonly side: Side;
  readonly dataSource: Scope['dataSource'];
  readonly token: string | undefined;
}

/** Calls in bytes. What is read again and again is handed in as the very same input, and is encoded once. */
export class EncodedReads {
  readonly #known = new WeakMap<Input, Known>();

  of(call: Call, side: Side, input: Input, scope: Scope): ReadyCall {
    if (call.kind === 'write') return { request: requestOf(call, side, input, scope), key: '' };
    const { dataSource, token } = scope;
    const known = this.#known.get(input);
    if (
      known?.call === call &&
      known.side === side &&
      known.dataSource === dataSource &&
      known.token === token
    )
      return known;
    const request = requestOf(call, side, input, scope);
    const key = [side.name, token ?? '', request.method, request.target, String(request.body)];
    const ready = { call, side, dataSource, token, request, key: key.join('\n') };
    this.#known.set(input, ready);
    return ready;
  }
}
