import type { z } from 'zod';
import type { AuditShop } from '../../db/audit/audit-log.ts';
import { visibleShopsAmong } from '../../db/shops/shops.ts';
import type { Call } from '../contract/call.ts';
import type { AuditKind, ChangeField, SubjectField } from '../contract/rules/audit.ts';
import type { Actor, CallContext } from '../deps.ts';
import { shopNameOf } from '../shops/shop-name.ts';

/** How a call is told of in the log of who did what. Nothing of its input is told that is not named here. */

/** What an act was about, beside shops; the field says what the value is. */
export interface Subject {
  readonly field: SubjectField;
  readonly value: string;
}

/** How something stands, by the name of what can change. A colon divides off which one of several it is. */
export type Standing = Readonly<Partial<Record<ChangeName, string | null>>>;
type ChangeName = ChangeField | `${ChangeField}:${string}`;

/** How several things stand. `Object.fromEntries` alone would let fields pass that nothing has words for. */
export const standings = (
  all: Iterable<readonly [name: ChangeName, value: string | null]>,
): Standing => Object.fromEntries(all);

/** What an act is about, as far as it is there and the person may see it. */
export interface About {
  readonly mallIds?: readonly string[];
  readonly subjects?: readonly Subject[];
}

/** A signed-in person's call. */
export interface Acting extends CallContext {
  readonly user: Actor;
  /** The boss whose firm it is. */
  readonly ownerId: number;
}

interface Telling<Input> {
  readonly kind: AuditKind;
  /** Asked before the call: afterwards it may be gone. */
  readonly about?: (input: Input, acting: Acting) => About | Promise<About>;
  /** Asked before and after; what differs is told as changed. */
  readonly standing?: (input: Input, acting: Acting) => Standing | Promise<Standing>;
  /**
   * Of a call that begins without a session: whose act it is. Asked before and, where nobody was found, after.
   * Only what is done is told then, unless `refusals` says that guesses are to be seen too.
   */
  readonly actor?: (input: Input, context: CallContext) => Promise<Actor | undefined>;
  readonly refusals?: true;
  /** A page makes the call by itself too: where it was done and changed nothing, nobody has done anything. */
  readonly onlyChanges?: true;
  /** Told of desktop helpers alone: to nobody else the call gives anything away. */
  readonly ofHelpers?: true;
}

/** What of one call is found out, with its input read. */
export interface Witness {
  readonly actor: (context: CallContext) => Promise<Actor | undefined>;
  readonly about: (acting: Acting) => Promise<{ shops: AuditShop[]; subjects: readonly Subject[] }>;
  readonly standing: ((acting: Acting) => Promise<Standing>) | undefined;
}

export interface Told {
  readonly kind: AuditKind;
  readonly tellsRefusals: boolean;
  readonly asksActor: boolean;
  readonly ofHelpers: boolean;
  readonly onlyChanges: boolean;
  /** Undefined where the fields do not fit the call. */
  readonly witness: (fields: unknown) => Witness | undefined;
}

/** Why a writing call leaves no line. */
export interface LeftOut {
  readonly leftOut: string;
}

export type Audit = Told | LeftOut;
export type Entry = readonly [call: string, audit: Audit];

export const leftOut = ({ name }: Pick<Call, 'name'>, why: string): Entry => [
  name,
  { leftOut: why },
];

export function told<In extends z.ZodObject>(
  { name, input }: { readonly name: string; readonly input: In },
  { kind, about, standing, actor, refusals, ofHelpers, onlyChanges }: Telling<z.output<In>>,
): Entry {
  const witness = (fields: unknown): Witness | undefined => {
    const { data, success } = input.safeParse(fields);
    if (!success) return undefined;
    return {
      actor: async (context) => actor?.(data, context),
      about: async (acting) => {
        const { mallIds = [], subjects = [] } = (await about?.(data, acting)) ?? {};
        return { shops: await shopsOf(acting, mallIds), subjects };
      },
      standing: standing && (async (acting) => standing(data, acting)),
    };
  };
  const asksActor = actor !== undefined;
  return [
    name,
    {
      kind,
      tellsRefusals: refusals ?? !asksActor,
      asksActor,
      ofHelpers: ofHelpers ?? false,
      onlyChanges: onlyChanges ?? false,
      witness,
    },
  ];
}

/** As many shops as a line names. */
const mostShops = 200;

/** Of these the shops that the person sees: of others not even the name is told. */
async function shopsOf(
  { db, user }: Pick<Acting, 'db' | 'user'>,
  mallIds: readonly string[],
): Promise<AuditShop[]> {
  const wanted = [...new Set(mallIds)].slice(0, mostShops);
  if (wanted.length === 0) return [];
  const shops = await visibleShopsAmong(db, user, wanted);
  return shops.map((shop) => ({
    platform: shop.platform,
    mall_id: shop.mall_id,
    name: shopNameOf(shop),
  }));
}

/** One thing that an act is about; nothing for an empty value. */
export const one = (field: SubjectField, value: string | undefined | null): Subject[] =>
  value === undefined || value === null || value === '' ? [] : [{ field, value }];

/** Values in one text, as people write lists. */
export const listed = (values: readonly string[]): string | null =>
  values.length === 0 ? null : values.join('、');

/** Ids of rows are whole numbers; any other text names none. */
export const rowId = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : -1);
