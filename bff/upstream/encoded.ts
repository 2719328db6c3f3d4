import type { Call } from '../../api/contract/call.ts';
import type { Scope } from './scope.ts';
import { type Outgoing, requestOf, type Side } from './side.ts';

type Input = Readonly<Record<string, unknown>>;

/** How a read was encoded last. */
interface Known {
  readonly call: Call;
  readonly side: Side;
  readonly dataSource: Scope['dataSource'];
  readonly request: Outgoing;
}

/** Calls in bytes. What is read again and again is handed in as the very same input, and is encoded once. */
export class EncodedReads {
  readonly #known = new WeakMap<Input, Known>();

  of(call: Call, side: Side, input: Input, scope: Scope): Outgoing {
    if (call.kind === 'write') return requestOf(call, side, input, scope);
    const { dataSource } = scope;
    const known = this.#known.get(input);
    if (known?.call === call && known.side === side && known.dataSource === dataSource)
      return known.request;
    const request = requestOf(call, side, input, scope);
    this.#known.set(input, { call, side, dataSource, request });
    return request;
  }
}
