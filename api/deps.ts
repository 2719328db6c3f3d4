import type { z } from 'zod';
import type { Db } from '../db/engine/connect.ts';
import type { User } from '../db/schema.ts';
import type { ShopViewer } from '../db/shops/shops.ts';
import type { ChatProvider } from './account/chat-login-provider.ts';
import type { AccountLimits } from './account/limits.ts';
import type { PaymentProvider } from './billing/provider.ts';
import type { MarketplaceAccounts } from './binding/marketplace-accounts.ts';
import type { keyInUse } from './contract/api-keys.ts';
import type { Call, CallInput, CallOutput, PlatformType } from './contract/call.ts';
import type { DataSource } from './contract/rules/data-source.ts';
import { refusedInput } from './http/issues.ts';
import type { ListingServices } from './listing/services.ts';
import type { MailGateway } from './notices/mail-gateway.ts';
import { Refusal } from './refusal.ts';
import type { S3Settings } from './uploads/store.ts';

/** What the embedded API needs from outside; the composition root hands it in. */
export interface ApiDeps {
  readonly db: Db;
  /** Milliseconds since 1970; tests hand in a clock of their own. */
  readonly now: () => number;
  /** Publishes one MQTT message of a declared topic, after the data that it tells of is committed. */
  readonly publish: (topic: string, message: unknown) => Promise<void>;
  readonly logger: Logger;
  readonly config: ApiConfig;
  readonly sms: SmsGateway;
  /** Sends e-mail; none unless said. */
  readonly mail?: MailGateway;
  /** Sign-in at the marketplaces; the simulator unless said. */
  readonly accounts?: MarketplaceAccounts;
  /** Sign-in by chat app; the simulator unless said. */
  readonly chat?: ChatProvider;
  /** Where products for listings come from, who translates them and where they go; simulated unless said. */
  readonly listing?: Partial<ListingServices>;
  /** Takes payments; the simulator unless said. */
  readonly payment?: PaymentProvider;
}

export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface ApiConfig {
  readonly dataDir: string;
  /** Where import jobs, run as processes of their own, find the database. */
  readonly databaseUrl: string;
  readonly importMaxBytes: number;
  /** Bytes of the disk that imports leave free; 256 MiB unless said. */
  readonly importKeepFree?: number;
  /** Largest stored file; 10 MiB unless said. */
  readonly uploadMaxBytes?: number | undefined;
  /** The bucket of stored files; a folder in `dataDir` unless said. */
  readonly s3?: S3Settings | undefined;
  /** Most rows of an export; a million unless said. */
  readonly exportMaxRows?: number;
  /** How many days a line of who did what is kept; 365 unless said. */
  readonly auditLogDays?: number;
  /** How many minutes back the recent sales reach; 10 unless said. */
  readonly recentMinutes?: number;
  /** A sign-in name that is not a phone number (specification section 5); empty for none. */
  readonly reservedLogin: string;
  /** Refuses every write: the preview server, which shows computed data to visitors. */
  readonly readOnly: boolean;
  /** Checks every answer against its declaration; on in tests and development, a fault when it differs. */
  readonly validateOutput?: boolean;
  /** 32 bytes in base64url that marketplace credentials are encrypted with; unset, a file in `dataDir` has them. */
  readonly credentialsKey?: string | undefined;
  /** Off where nothing may be simulated: marketplaces and the chat app then need real connectors. */
  readonly simulated?: boolean;
  /** Fen for a month of one shop, and what a new coupon is worth; 69 and 30 yuan unless said. */
  readonly monthPrice?: number;
  readonly couponValue?: number;
  /** The origin that browsers use; unset, addresses of own pages are given as paths. */
  readonly publicUrl?: string | undefined;
  /** Origins of push services that are sent to wherever they are; else only https in the public network. */
  readonly pushServices?: readonly string[] | undefined;
  /** For how long an alert waits for others of the same e-mail, in milliseconds; a minute unless said. */
  readonly mailWait?: number;
  /** Limits of sign-in and codes that differ from `defaultLimits`. */
  readonly limits?: Partial<AccountLimits>;
}

/** Sends one text message. */
export interface SmsGateway {
  send(phone: string, purpose: string, text: string): Promise<void>;
}

/** The person who calls; by a key for some shops they see no others. */
export type Actor = User & Pick<ShopViewer, 'limitedByKey'>;

/** Who calls. `user` is undefined without a valid session or key. */
export interface Caller {
  readonly user: Actor | undefined;
  /** The key of the tool that calls for the person; undefined for a session. */
  readonly key?: z.output<typeof keyInUse> | undefined;
  /** The session of the desktop helper that calls for the person; undefined for everybody else. */
  readonly helper?: number | undefined;
  readonly permissions: ReadonlySet<string>;
  /** Of the session; undefined for a key or a helper, which are none. */
  readonly tokenHash: string | undefined;
  /** The visitor of the preview server: may read as its demo boss, may write nothing. */
  readonly isVisitor: boolean;
  /** The session has ended with its account: nobody calls, but who held it may know. */
  readonly isClosed?: boolean;
  /** The boss who looks at the product as the user for now, and may change nothing. */
  readonly viewedBy?: User | undefined;
  /** As whom the user has looked at the product who is no more: they may change nothing before they have taken note. */
  readonly viewedGone?: string | undefined;
}

export interface CallContext extends ApiDeps {
  readonly caller: Caller;
  /** `stocks` when the call came by its /api/stock path. */
  readonly dataSource: DataSource;
  /** The marketplace whose shops alone the call takes; undefined where it takes those of both. */
  readonly platform: PlatformType | undefined;
  readonly request: Request;
  /** Named in the answer's x-request-id and in every log line about this request. */
  readonly requestId: string;
  /** Set-Cookie headers that a successful answer brings; handlers add to them. */
  readonly cookies: string[];
  /** Network address of the person, as the server in front says; undefined when it does not. */
  readonly clientAddress: string | undefined;
  /** When the caller was found. */
  readonly begunAt: number;
}

export type Handler<C extends Call> = (
  input: CallInput<C>,
  context: CallContext,
) => Promise<CallOutput<C>>;

export interface Route {
  readonly call: Call;
  /** Throws a Refusal at once, or rejects with one. */
  readonly run: (input: unknown, context: CallContext) => Promise<unknown>;
}

/**
 * Ties a declared call to the function that answers it. The raw fields are parsed by the call's schema
 * before the handler runs; what does not fit is refused with code 1 and the first problem.
 */
export function route<C extends Call>(call: C, handler: Handler<C>): Route {
  return {
    call,
    run: (input, context) => {
      const parsed = call.input.safeParse(input);
      if (!parsed.success) throw new Refusal(refusedInput(call.input, input));
      return handler(parsed.data as CallInput<C>, context);
    },
  };
}
