import type { z } from 'zod';
import type { Refusals } from './refusals.ts';
import type { DataSource } from './rules/data-source.ts';

/**
 * How a request body travels. The specification's default is a form (section 7).
 * - `form`: application/x-www-form-urlencoded; arrays as repeated keys, objects as JSON text
 * - `json`: application/json
 * - `query`: everything in the query string, no body
 * - `binary`: the raw bytes of a file as the body, the declared fields in the query string
 * - `multipart`: multipart/form-data with a file in its part `file`, the declared fields in the query string
 */
export type Encoding = 'form' | 'json' | 'query' | 'binary' | 'multipart';

/**
 * How a shop selection is sent (specification section 7, readings A2 and A3).
 * - `none`: the call takes no shop
 * - `single`: one shop; "all" becomes the first tab, a group its first member
 * - `multi`: a comma list; "all" becomes every shown shop, a group all its members
 */
export type ShopArgument = 'none' | 'single' | 'multi';

/**
 * What happens when a visitor makes the call (readings A1).
 * - `normal`: goes to the normal server (login, register, notice, codes, chat login)
 * - `preview`: goes to the preview server, which answers computed data
 * - `blocked`: never leaves, 'Request was blocked by the interceptor'
 */
export type VisitorRule = 'normal' | 'preview' | 'blocked';

export type PlatformType = 'temu' | 'shein';

/** Who may make the call; the embedded server refuses everybody else. */
export type CallRole = 'anyone' | 'signedIn' | 'boss';

/**
 * What a key of a tool may do with the call, beside the rights of the person who has made it. A key that only
 * reads makes no `write`, unless it is `reading`.
 * - `open`: any key; what is answered is of the shops of the key
 * - `allShops`: only a key for all shops, as what the call is about is not of single shops
 * - `reading`: any key, one that only reads too: what is written is a request of its own, and no data of a shop
 * - `closed`: no key
 */
export type KeyRule = 'open' | 'allShops' | 'reading' | 'closed';

/**
 * Whether a desktop helper may make the call with the token of its own session
 * - `no`: persons and tools only
 * - `also`: a helper too, for the person who is connected to it
 * - `only`: nobody but a helper
 */
export type HelperRule = 'no' | 'also' | 'only';

/** One REST call of the `/api` surface: everything that is known about it, in one place. */
export interface Call<
  In extends z.ZodObject = z.ZodObject,
  Out extends z.ZodType = z.ZodType,
  R extends Refusals = Refusals,
> {
  /** Unique name, the last part of the path unless two paths share it. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly encoding: Encoding;
  /** Fields of a `json` call that travel in the query string. */
  readonly queryFields: readonly string[];
  /** The field of a `json` call whose list is the whole body. */
  readonly listField: string | undefined;
  /** `given` by the specification, or `assigned` by this project because it is silent. */
  readonly origin: 'given' | 'assigned';
  /** A `read` may be shared, repeated once after a broken connection, and answered to a preview. */
  readonly kind: 'read' | 'write';
  readonly visitor: VisitorRule;
  readonly role: CallRole;
  /** Whether a warehouse shipper may make it, for the shops that they ship for: what the work on the phone needs. */
  readonly shippers: boolean;
  readonly keys: KeyRule;
  readonly helpers: HelperRule;
  readonly shops: ShopArgument;
  /** The input field that carries the shop ids, where `shops` is not `none`. */
  readonly shopField: string;
  /**
   * Only temu has what the call is about, and nothing stands in for it on shein: a shein selection falls
   * back to the first temu shop (specification section 7), shein shops among others are left out.
   */
  readonly temuOnly: boolean;
  /** The marketplace whose shops the call takes, where the other one has a call of its own or none. */
  readonly platform: PlatformType | undefined;
  /** The name of the call that is made in place of this one for shein shops. */
  readonly sheinTwin: string | undefined;
  /** With the data source `stocks`, `/api/order` in the path becomes `/api/stock`. */
  readonly stockable: boolean;
  readonly summary: string;
  /** Where the call comes from: a section of the specification, or of the readings. */
  readonly source: string;
  /** The fields sent. On the wire every value of a form is text; the schema turns it into types. */
  readonly input: In;
  /** The `data` of a successful answer `{code: 0, msg, data}`. */
  readonly output: Out;
  /** What it refuses by its own rules, by key; what every call refuses (no session, no right, a field out of shape) aside. */
  readonly refusals?: R;
}

type Optional =
  | 'method'
  | 'encoding'
  | 'queryFields'
  | 'listField'
  | 'origin'
  | 'kind'
  | 'visitor'
  | 'role'
  | 'shippers'
  | 'keys'
  | 'helpers'
  | 'shops'
  | 'shopField'
  | 'temuOnly'
  | 'platform'
  | 'sheinTwin'
  | 'stockable';

export type Declaration<
  In extends z.ZodObject,
  Out extends z.ZodType,
  R extends Refusals = Refusals,
> = Omit<Call<In, Out, R>, Optional> & Partial<Pick<Call<In, Out, R>, Optional>>;

/**
 * Declares a call. Left out: a form-encoded POST of the specification that reads for a signed-in user. Keys
 * of tools may read of the shops that a call names; every other call says so where it is open to them.
 */
export function defineCall<
  In extends z.ZodObject,
  Out extends z.ZodType,
  const R extends Refusals<keyof In['shape'] & string> = Record<never, never>,
>(declaration: Declaration<In, Out, R>): Call<In, Out, R> {
  const kind = declaration.kind ?? 'read';
  return {
    method: 'POST',
    encoding: 'form',
    queryFields: [],
    listField: undefined,
    origin: 'given',
    visitor: kind === 'read' ? 'preview' : 'blocked',
    role: 'signedIn',
    shippers: false,
    keys: kind === 'read' && (declaration.shops ?? 'none') !== 'none' ? 'open' : 'closed',
    helpers: 'no',
    shops: 'none',
    shopField: 'shopId',
    temuOnly: false,
    platform: declaration.temuOnly ? 'temu' : undefined,
    sheinTwin: undefined,
    stockable: false,
    ...declaration,
    kind,
  };
}

/** What a caller passes: the typed values, before encoding. */
export type CallInput<C extends Call> = z.output<C['input']>;
/** What a caller receives: the parsed `data`. */
export type CallOutput<C extends Call> = z.output<C['output']>;

/** The path of a stockable call when the data source is `stocks` (specification section 7). */
export function stocksPath(path: string): string {
  return path.replace(/^\/api\/order\//, '/api/stock/');
}

/**
 * The marketplace whose shops a call takes; undefined where it takes those of both. Stock orders have no
 * paths of their own on shein: by /api/stock every shop is asked for (readings A7 and A44).
 */
export const platformTaken = (
  call: Pick<Call, 'platform' | 'stockable' | 'temuOnly'>,
  dataSource: DataSource,
): PlatformType | undefined =>
  dataSource === 'stocks' && call.stockable && !call.temuOnly ? undefined : call.platform;

/** The fields of a call that go into the query string, and those that go into the body. */
export function queryAndBody(
  { queryFields = [] }: Partial<Pick<Call, 'queryFields'>>,
  fields: Readonly<Record<string, unknown>>,
): [query: Readonly<Record<string, unknown>>, body: Readonly<Record<string, unknown>>] {
  if (queryFields.length === 0) return [{}, fields];
  const those = (wanted: boolean) =>
    Object.fromEntries(
      Object.entries(fields).filter(([name]) => queryFields.includes(name) === wanted),
    );
  return [those(true), those(false)];
}

/** Whether a call has to be sent a body: one of the fields in it cannot be left out. */
export const needsBody = ({ input, queryFields }: Pick<Call, 'input' | 'queryFields'>): boolean =>
  Object.entries(input.shape).some(
    ([name, field]) => !queryFields.includes(name) && !field.safeParse(undefined).success,
  );
