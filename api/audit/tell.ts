import { type AuditShop, insertAuditEntry } from '../../db/audit/audit-log.ts';
import { DatabaseBusy } from '../../db/engine/busy.ts';
import type { Call } from '../contract/call.ts';
import { resultCode } from '../contract/envelope.ts';
import type { Actor, CallContext } from '../deps.ts';
import { HttpRefusal } from '../http/answer.ts';
import { Refusal } from '../refusal.ts';
import type { Acting, Standing, Subject, Told, Witness } from './declare.ts';
import { cut, entryOf } from './entry.ts';
import { auditOf } from './subjects.ts';

/** The one place where every call that changes something leaves its line of who did what. */

type Outcome = 'done' | 'refused' | 'failed';

/** A line that is begun before its call runs, and ended by how that went. */
export interface Line {
  /** What was sent, once it is read. */
  fields(fields: unknown): Promise<void>;
  done(): Promise<void>;
  failed(error: unknown): Promise<void>;
}

const none: Line = {
  fields: async () => undefined,
  done: async () => undefined,
  failed: async () => undefined,
};

/** Begins the line of a call; that of a call which leaves none does nothing. */
export function beginLine(call: Call, context: CallContext): Line {
  const audit = auditOf(call, context.caller);
  if (audit === undefined || context.config.readOnly) return none;
  const teller = new Teller(call, audit, context);
  const report = (error: unknown): void => {
    const { requestId, logger } = context;
    const fields = { requestId, call: call.name, err: error };
    logger.error(fields, 'A line of the audit log could not be written');
  };
  // Whatever goes wrong here, the call goes on: it is the business, this its record.
  let early: unknown;
  return {
    fields: (fields) =>
      teller.look(fields).catch((error: unknown) => {
        early = error;
      }),
    done: () => {
      if (early !== undefined) report(early);
      return teller.write('done', null).catch(report);
    },
    // A call that fails is reported itself, most often for the same reason.
    failed: (error) => teller.writeFailure(error).catch(error instanceof Refusal ? report : ignore),
  };
}

const ignore = (): void => undefined;

/** As many changes are told one by one. */
const mostChanges = 50;

class Teller {
  readonly #call: Call;
  readonly #audit: Told;
  readonly #context: CallContext;
  #witness: Witness | undefined;
  #shops: readonly AuditShop[] = [];
  #subjects: readonly Subject[] = [];
  #before: Standing = {};

  constructor(call: Call, audit: Told, context: CallContext) {
    this.#call = call;
    this.#audit = audit;
    this.#context = context;
  }

  /** Looks at how things stand before the call. */
  async look(fields: unknown): Promise<void> {
    this.#witness = this.#audit.witness(fields);
    const acting = await this.#acting();
    if (acting === undefined || this.#witness === undefined) return;
    const { shops, subjects } = await this.#witness.about(acting);
    this.#shops = shops;
    this.#subjects = subjects;
    this.#before = (await this.#witness.standing?.(acting)) ?? {};
  }

  async writeFailure(error: unknown): Promise<void> {
    if (error instanceof Refusal) {
      const { code, message } = error;
      // Nothing was done, and whoever tries on and on is to fill no table.
      if (code === resultCode.tooMany || code === resultCode.busy) return;
      await this.write('refused', message);
    } else if (error instanceof HttpRefusal) await this.write('refused', error.message);
    // Whether anything was done before is not known.
    else if (!(error instanceof DatabaseBusy)) await this.write('failed', null);
  }

  async write(outcome: Outcome, msg: string | null): Promise<void> {
    if (outcome !== 'done' && !this.#audit.tellsRefusals) return;
    const acting = await this.#acting();
    if (acting === undefined) return;
    const context = this.#context;
    const after = outcome === 'done' ? await this.#witness?.standing?.(acting) : undefined;
    const changes = after === undefined ? [] : changesOf(this.#before, after);
    if (outcome === 'done' && this.#audit.onlyChanges && changes.length === 0) return;
    const act = { call: this.#call.name, kind: this.#audit.kind, subjects: this.#subjects };
    await insertAuditEntry(
      context.db,
      {
        ...entryOf(context, acting, act),
        changes: JSON.stringify(changes.slice(0, mostChanges)),
        changes_left_out: Math.max(0, changes.length - mostChanges),
        ...wayOf(context),
        outcome,
        msg: msg === null ? null : cut(msg),
      },
      this.#shops,
    );
  }

  async #acting(): Promise<Acting | undefined> {
    const context = this.#context;
    // A boss who looks at the product as another person is still who acts.
    const caller = context.caller.viewedBy ?? context.caller.user;
    const user: Actor | undefined = this.#audit.asksActor
      ? ((await this.#witness?.actor(context)) ?? caller)
      : caller;
    return user && { ...context, user, ownerId: user.boss_id ?? user.id };
  }
}

function wayOf({ caller }: CallContext) {
  if (caller.key !== undefined) return { via: 'key', via_id: caller.key.keyId } as const;
  if (caller.helper !== undefined) return { via: 'helper', via_id: String(caller.helper) } as const;
  return { via: caller.user === undefined ? 'none' : 'session', via_id: null } as const;
}

type ByName = Readonly<Record<string, string | null | undefined>>;

function changesOf(before: ByName, after: ByName) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.flatMap((field) => {
    const [was, is] = [before[field] ?? null, after[field] ?? null];
    if (was === is) return [];
    return [{ field, before: was && cut(was), after: is && cut(is) }];
  });
}
