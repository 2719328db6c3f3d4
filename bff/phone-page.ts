import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { cookieOf, identityOf } from './credentials.ts';
import type { Caller } from './http/caller.ts';
import type { StaticFiles } from './http/static-files.ts';
import type { Logger } from './upstream/call.ts';

/** Where the phone's workbench begins. */
export const phonePath = '/m';

/** For so long the document waits for its figures, in ms; without them it comes as it is for everybody. */
const patience = 500;

/** Where the build leaves room for the page (bff/build.mjs). */
const emptyRoot = '<div id="root"></div>';

/** The code of the page; where something is drawn the entry has it fetched once that is in sight (web/src/main.ts). */
const preloads =
  /(?:<link rel="modulepreload"[^>]*>|<script type="module" async[^>]*><\/script>)+(?=<\/head>)/;
const afterSight = (links: string): string => `<template id="code">${links}</template>`;

interface Question {
  readonly operationName: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface Answer extends Pick<Question, 'operationName' | 'variables'> {
  readonly data: Readonly<Record<string, unknown>>;
}

interface Asked {
  /** The query of the address. */
  readonly search: string;
  /** Ms since 1970. */
  readonly now: number;
}

/** What the client draws its first page with; built of it, as the server knows no words (web/src/app/phone/drawn). */
export interface PhoneDrawing {
  /** The question of who asks. */
  readonly first: Question;
  /** What else is asked for; null for whoever has another first page. */
  next(answers: readonly Answer[], asked: Asked): readonly Question[] | null;
  /** The page as HTML, out of the answers alone; undefined where they do not make one. */
  draw(
    given: Asked & { readonly answers: readonly Answer[]; readonly language: string | undefined },
  ): Promise<string | undefined>;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';

const drawing = z.object({
  first: z.object({
    operationName: z.string(),
    query: z.string(),
    variables: z.record(z.string(), z.unknown()),
  }),
  next: z.custom<PhoneDrawing['next']>(isFunction),
  draw: z.custom<PhoneDrawing['draw']>(isFunction),
});

/** The drawing of the build, by its file. */
export const loadPhoneDrawing = async (file: string): Promise<PhoneDrawing> =>
  drawing.parse(await import(pathToFileURL(file).href));

export interface PhonePageOptions {
  readonly files: StaticFiles;
  /** Answers /graphql: the document asks as its page would, and is answered no more. */
  readonly graphql: (request: Request) => Promise<Response>;
  readonly load: () => Promise<PhoneDrawing>;
  /** Whether there is room for the work of one more. */
  readonly admits: (caller: Caller) => boolean;
  readonly logger: Pick<Logger, 'warn'>;
  readonly now?: () => number;
  /** In ms; another one than `patience`. */
  readonly patience?: number;
}

/** The document of /m with what is to be seen first; undefined where it is as for everybody. */
export interface PhonePage {
  answer(request: Request, caller: Caller): Promise<Response | undefined>;
  /** Makes ready what the first who comes would have to wait for. */
  prepare(): Promise<void>;
}

const envelope = z.object({
  data: z.record(z.string(), z.unknown()),
  errors: z.undefined().optional(),
});

/** In a document nothing of the data may end the element that it stands in. */
const asScript = (answers: readonly Answer[]): string =>
  JSON.stringify(answers).replaceAll('<', '\\u003c');

export function createPhonePage(options: PhonePageOptions): PhonePage {
  const { files, graphql, logger, now = Date.now } = options;
  let loaded: Promise<PhoneDrawing | undefined> | undefined;

  /** A server that cannot load it serves the page as it is. */
  const drawingOnce = () => {
    loaded ??= options.load().catch((error: unknown) => {
      logger.warn({ err: error }, 'The first page of the phone is not drawn');
      return undefined;
    });
    return loaded;
  };

  async function ask(
    question: Question,
    { url, headers: given }: Request,
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    const headers = new Headers({
      'content-type': 'application/json',
      accept: 'application/json',
      'accept-language': 'zh-CN',
      'x-requested-with': 'web',
      'x-client-name': 'web',
    });
    for (const name of ['cookie', 'user-agent', 'x-client-address', 'x-request-id']) {
      const value = given.get(name);
      if (value !== null) headers.set(name, value);
    }
    const body = JSON.stringify(question);
    const request = new Request(new URL('/graphql', url), {
      method: 'POST',
      headers,
      body,
      signal,
    });
    const answer = envelope.safeParse(await (await graphql(request)).json());
    const { operationName, variables } = question;
    return answer.success ? { operationName, variables, data: answer.data.data } : undefined;
  }

  /** What is answered before `signal` ends; a question that fails is one that the page asks itself. */
  async function answersTo(
    request: Request,
    { first, next }: PhoneDrawing,
    asked: Asked,
    signal: AbortSignal,
  ): Promise<readonly Answer[]> {
    const answers: Answer[] = [];
    const note = async (question: Question) => {
      const answer = await ask(question, request, signal).catch(() => undefined);
      if (answer !== undefined && !signal.aborted) answers.push(answer);
    };
    const all = async () => {
      await note(first);
      await Promise.all((next(answers, asked) ?? []).map(note));
    };
    await Promise.race([
      all(),
      new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true })),
    ]);
    return [...answers];
  }

  async function drawn(request: Request, base: string): Promise<string | undefined> {
    const drawing = await drawingOnce();
    if (drawing === undefined) return undefined;
    const asked = { search: new URL(request.url).search, now: now() };
    const late = new AbortController();
    const signal = AbortSignal.any([late.signal, request.signal]);
    const timer = new AbortController();
    void setTimeout(options.patience ?? patience, undefined, { signal: timer.signal }).then(
      () => late.abort(),
      () => {},
    );
    try {
      const answers = await answersTo(request, drawing, asked, signal);
      const language = cookieOf(request.headers.get('cookie'), 'language');
      const html = await drawing.draw({ ...asked, answers, language });
      return html === undefined
        ? undefined
        : base
            .replace(preloads, afterSight)
            .replace(
              emptyRoot,
              () =>
                `<div id="root">${html}</div><script type="application/json" id="first-answers">${asScript(answers)}</script>`,
            );
    } finally {
      timer.abort();
      late.abort();
    }
  }

  return {
    async prepare() {
      if (files.built) await drawingOnce();
    },
    async answer(request, caller) {
      if (request.method !== 'GET') return undefined;
      const cookie = request.headers.get('cookie');
      const who = identityOf({ authorization: undefined, cookie });
      if (who?.token === undefined) return undefined;
      const page = await files.page(phonePath);
      if (page === undefined || !options.admits(caller)) return undefined;
      try {
        const html = await drawn(request, page.html);
        if (html === undefined) return undefined;
        const { headers } = page;
        headers.delete('etag');
        // One person's, and as of now.
        headers.set('cache-control', 'private, no-store');
        headers.set('vary', 'accept-encoding, cookie');
        return new Response(html, { headers });
      } catch (error) {
        logger.warn({ err: error, requestId: caller.requestId }, 'A first page was not drawn');
        return undefined;
      }
    },
  };
}
