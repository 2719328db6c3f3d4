import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { cookieOf, identityOf } from './credentials.ts';
import type { Caller } from './http/caller.ts';
import type { StaticFiles } from './http/static-files.ts';
import type { Logger } from './upstream/call.ts';

/** The pages that are drawn, as the client's bundle has them (web/src/app/drawn/pages.ts). */
const paths: readonly string[] = ['/m', '/home'];

/** For so long the document waits for its figures, in ms; without them it comes as it is for everybody. */
const patience = 500;

/** What the build has drawn of the page, if anything (bff/build.mjs). */
const root = /<div id="root">(.*)<\/div>(?=<!--root-->)/s;

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

/** One person's page, while its questions are asked. */
interface Drawing {
  readonly questions: readonly Question[];
  /** Takes an answer, and says what to ask next. */
  answered(answer: Answer): readonly Question[];
  /** The page as HTML, out of the answers alone; undefined where they do not make one. */
  draw(language: string | undefined): Promise<string | undefined>;
}

/** What the client draws its pages with; built of it, as the server knows no words (web/src/app/drawn). */
export type Drawings = Readonly<Record<string, (asked: Asked) => Drawing>>;

const drawings = z.object({
  pages: z.record(
    z.string(),
    z.custom<Drawings[string]>((value) => typeof value === 'function'),
  ),
});

/** The drawings of the build, by its file. */
export const loadDrawings = async (file: string): Promise<Drawings> =>
  drawings.parse(await import(pathToFileURL(file).href)).pages;

export interface DrawnPagesOptions {
  readonly files: StaticFiles;
  /** Answers /graphql: the document asks as its page would, and is answered no more. */
  readonly graphql: (request: Request) => Promise<Response>;
  readonly load: () => Promise<Drawings>;
  /** Whether there is room for the work of one more. */
  readonly admits: (caller: Caller) => boolean;
  readonly logger: Pick<Logger, 'warn'>;
  readonly now?: () => number;
  /** In ms; another one than `patience`. */
  readonly patience?: number;
}

/** The documents of pages with what is to be seen first. */
export interface DrawnPages {
  /** Whether it is the path of one. */
  matches(pathname: string): boolean;
  /** Undefined where the document is as for everybody. */
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

export function createDrawnPages(options: DrawnPagesOptions): DrawnPages {
  const { files, graphql, logger, now = Date.now } = options;
  let loaded: Promise<Drawings | undefined> | undefined;

  /** A server that cannot load them serves the pages as they are. */
  const drawingsOnce = () => {
    loaded ??= options.load().catch((error: unknown) => {
      logger.warn({ err: error }, 'Pages are not drawn');
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
    drawing: Drawing,
    signal: AbortSignal,
  ): Promise<readonly Answer[]> {
    const answers: Answer[] = [];
    const follow = async (question: Question): Promise<void> => {
      const answer = await ask(question, request, signal).catch(() => undefined);
      if (answer === undefined || signal.aborted) return;
      answers.push(answer);
      await Promise.all(drawing.answered(answer).map(follow));
    };
    await Promise.race([
      Promise.all(drawing.questions.map(follow)),
      new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true })),
    ]);
    return [...answers];
  }

  async function drawn(request: Request, base: string): Promise<string | undefined> {
    const { search, pathname } = new URL(request.url);
    const drawing = (await drawingsOnce())?.[pathname]?.({ search, now: now() });
    if (drawing === undefined) return undefined;
    const late = new AbortController();
    const signal = AbortSignal.any([late.signal, request.signal]);
    const timer = new AbortController();
    void setTimeout(options.patience ?? patience, undefined, { signal: timer.signal }).then(
      () => late.abort(),
      () => {},
    );
    try {
      const answers = await answersTo(request, drawing, signal);
      const html = await drawing.draw(cookieOf(request.headers.get('cookie'), 'language'));
      if (html === undefined) return undefined;
      // What the build has drawn stays where a page is drawn for wide screens alone, and stands on the others.
      return (
        base
          .replace(preloads, afterSight)
          .replace(root, (_, outline: string) => `<div id="root">${html}${outline}</div>`)
          // At the end: what is to be seen does not wait for it.
          .replace(
            '</body>',
            () =>
              `<script type="application/json" id="first-answers">${asScript(answers)}</script></body>`,
          )
      );
    } finally {
      timer.abort();
      late.abort();
    }
  }

  return {
    matches: (pathname) => paths.includes(pathname),
    async prepare() {
      if (files.built) await drawingsOnce();
    },
    async answer(request, caller) {
      if (request.method !== 'GET') return undefined;
      const cookie = request.headers.get('cookie');
      const who = identityOf({ authorization: undefined, cookie });
      if (who?.token === undefined) return undefined;
      const page = await files.page(new URL(request.url).pathname);
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
