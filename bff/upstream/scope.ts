import type { DataSource } from '../../api/contract/rules/data-source.ts';
import type { Limit } from './limit.ts';
import type { Tab } from './rules.ts';

/** What a call sends as it came. */
export interface SentFile {
  readonly bytes: ReadableStream<Uint8Array>;
  /** Content type of a form, with the boundary of its parts. */
  readonly type?: string;
}

/** For whom and how a call is made. */
export interface Scope {
  /** The session token; undefined for a visitor, and for a program that brings none. */
  readonly token: string | undefined;
  /** Asks for the preview. */
  readonly isVisitor: boolean;
  readonly requestId: string;
  /** Network address of the person, for the upstream's rate limits. */
  readonly clientAddress: string | undefined;
  /** What a tool with a key calls itself. */
  readonly tool?: string | undefined;
  /** The secret of the person's browser, by which the upstream knows one that has signed in before. */
  readonly device?: string | undefined;
  /** Until when the answer is waited for. */
  readonly limit: Limit;
  /** Told after how many seconds asking again makes sense, when the upstream or its guard says so. */
  readonly onWait?: (seconds: number) => void;
  readonly dataSource?: DataSource | undefined;
  /** The shops of the person, for the rules; asked for when they are needed. */
  readonly tabs: () => Promise<readonly Tab[]>;
  /** The bytes of a binary call, or the whole form of a multipart one. */
  readonly file?: SentFile | undefined;
}
