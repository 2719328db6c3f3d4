import { createClient } from 'graphql-ws';
import type { BrowserContext } from 'playwright-core';
import { expect, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { uploadAnswer } from './sales-files.ts';

/** Somebody who is signed in at a running product, by HTTP and websocket alone. */
export interface Person {
  readonly phone: string;
  readonly password: string;
  readonly token: string;
  /** The data of an operation; an answer with errors fails the test. `url` asks another server. */
  graphql(query: string, variables?: object, url?: string): Promise<Record<string, unknown>>;
  /** The raw answer to a file that is sent. */
  send(bytes: BodyInit, fileName?: string): Promise<Response>;
  /** Uploads a file and starts its import as guessed; the id of the import. `url` starts it elsewhere. */
  startImport(text: string, url?: string): Promise<string>;
  /** Waits until an import has ended. */
  ended(importId: string): Promise<ImportState>;
  /** Everything that a subscription says, as it comes. */
  subscribe(query: string, variables: object, url?: string): Subscribed;
  /** Signs a browser in as this person. */
  enter(context: BrowserContext): Promise<void>;
}

export interface Subscribed {
  readonly events: Record<string, unknown>[];
  /** Resolves when the server has ended the subscription, or when it was stopped. */
  readonly over: Promise<void>;
  stop(): void;
}

const importState = z.object({
  status: z.string(),
  linesAdded: z.int(),
  linesKnown: z.int(),
  rowsRefused: z.int(),
  error: z.string().nullable(),
});
export type ImportState = z.infer<typeof importState>;

const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.unknown().optional(),
});
const inbox = z.object({ messages: z.array(z.object({ text: z.string() })) });
const refusable = z.object({ error: z.null() });

export async function post(
  url: string,
  query: string,
  variables: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
}

/** The newest code in the local inbox. */
export async function codeIn(url: string, phone: string): Promise<string> {
  const { messages } = inbox.parse(
    await (await fetch(`${url}/dev/inbox.json?phone=${phone}`)).json(),
  );
  const code = messages[0]?.text.match(/\d{6}/)?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${phone}`);
  return code;
}

/** Registers a boss and signs in. `inboxUrl` is the server that has the text messages. */
export async function registerBoss(
  url: string,
  { inboxUrl = url, phone = '13911112222', password = 'geheim-4711' } = {},
): Promise<Person> {
  const ask = async (query: string, variables: object) => {
    const { data, errors } = answer.parse(await (await post(url, query, variables)).json());
    expect(errors).toBeUndefined();
    for (const value of Object.values(data ?? {})) refusable.parse(value);
  };
  await ask('mutation ($input: SendCodeInput!) { sendCode(input: $input) { error { message } } }', {
    input: { phone, purpose: 'REGISTER' },
  });
  const code = await codeIn(inboxUrl, phone);
  await ask('mutation ($input: RegisterInput!) { register(input: $input) { error { message } } }', {
    input: { phone, code, password },
  });
  return signInAt(url, phone, password);
}

export async function signInAt(url: string, phone: string, password: string): Promise<Person> {
  const response = await post(
    url,
    'mutation ($input: LoginInput!) { login(input: $input) { error { message } } }',
    { input: { phone, password } },
  );
  expect(await response.json()).toEqual({ data: { login: { error: null } } });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('token='))?.slice('token='.length);
  if (token === undefined) throw new Error('No session cookie was set');
  return personAt(url, { phone, password, token, cookie: cookies.join('; ') });
}

function personAt(
  home: string,
  { phone, password, token, cookie }: Record<'phone' | 'password' | 'token' | 'cookie', string>,
): Person {
  const graphql: Person['graphql'] = async (query, variables = {}, url = home) => {
    const body = answer.parse(await (await post(url, query, variables, { cookie })).json());
    expect(body.errors).toBeUndefined();
    return body.data ?? {};
  };
  const send: Person['send'] = (bytes, fileName = 'sales.csv') =>
    fetch(`${home}/upload/import?fileName=${encodeURIComponent(fileName)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'x-requested-with': 'web', cookie },
      body: bytes,
    });

  return {
    phone,
    password,
    token,
    graphql,
    send,
    startImport: async (text, url = home) => {
      const { uploadId } = uploadAnswer.parse(await (await send(text)).json());
      const { previewImport } = await graphql(
        `mutation ($id: ID!) { previewImport(uploadId: $id) { preview { options {
          mapping { field column } encoding timeZone cancelPrefix platform managedType } } } }`,
        { id: uploadId },
        url,
      );
      const { options } = z
        .object({ preview: z.object({ options: z.looseObject({}) }) })
        .parse(previewImport).preview;
      const { startImport } = await graphql(
        `mutation ($id: ID!, $options: ImportOptionsInput!) {
          startImport(uploadId: $id, options: $options) { salesImport { id } error { message } } }`,
        { id: uploadId, options },
        url,
      );
      return z.object({ salesImport: z.object({ id: z.string() }) }).parse(startImport).salesImport
        .id;
    },
    ended: (importId) =>
      vi.waitFor(
        async () => {
          const { salesImport } = await graphql(
            `query ($id: ID!) { salesImport(id: $id) {
              status linesAdded linesKnown rowsRefused error } }`,
            { id: importId },
          );
          const state = importState.parse(salesImport);
          expect(['QUEUED', 'RUNNING']).not.toContain(state.status);
          return state;
        },
        { timeout: 60_000, interval: 50 },
      ),
    subscribe: (query, variables, url = home) => subscribe(url, token, query, variables),
    enter: async (context) => {
      await context.addCookies(
        cookie.split('; ').map((pair) => {
          const [name = '', value = ''] = pair.split('=');
          return { name, value, url: home };
        }),
      );
    },
  };
}

function subscribe(url: string, token: string, query: string, variables: object): Subscribed {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    retryAttempts: 0,
  });
  const events: Record<string, unknown>[] = [];
  const over = Promise.withResolvers<void>();
  // A test that does not look at the end is not failed by it.
  over.promise.catch(() => {});
  const stop = client.subscribe(
    { query, variables: { ...variables } },
    {
      next: ({ data, errors }) => {
        if (errors !== undefined) over.reject(new Error(JSON.stringify(errors)));
        else if (data) events.push(data);
      },
      error: (error) => over.reject(error instanceof Error ? error : new Error(String(error))),
      complete: () => over.resolve(),
    },
  );
  onTestFinished(async () => {
    stop();
    await client.dispose();
  });
  return { events, over: over.promise, stop };
}
