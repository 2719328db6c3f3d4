import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { freshPhone, latestCode } from '../support/browser.ts';
import { type FileKind, importBesides } from '../support/import-besides.ts';
import { uploadAnswer } from '../support/sales-files.ts';
import { inDatabase } from './database.ts';

/** Steps by the API rather than by the pages, for tests that need data and do not test its import. */

const anyData = z.object({ data: z.record(z.string(), z.unknown()) });

export async function graphql(
  { request }: Pick<BrowserContext, 'request'>,
  query: string,
  variables: object = {},
) {
  const answer = await request.post('/graphql', {
    headers: { 'x-requested-with': 'web' },
    data: { query, variables },
  });
  return anyData.parse(await answer.json()).data;
}

/** Registers a boss and signs the context in as that boss. */
export async function becomeBoss(context: BrowserContext, phone: string): Promise<void> {
  const secret = 'secret-1';
  const sent = await graphql(
    context,
    'mutation ($input: SendCodeInput!) { sendCode(input: $input) { ok } }',
    { input: { phone, purpose: 'REGISTER' } },
  );
  expect(sent).toEqual({ sendCode: { ok: true } });
  const code = await latestCode(phone);
  const registered = await graphql(
    context,
    'mutation ($input: RegisterInput!) { register(input: $input) { ok error { message } } }',
    { input: { phone, code, password: secret } },
  );
  expect(registered).toEqual({ register: { ok: true, error: null } });
  const signedIn = await graphql(
    context,
    'mutation ($input: LoginInput!) { login(input: $input) { error { message } } }',
    { input: { phone, password: secret } },
  );
  expect(signedIn).toEqual({ login: { error: null } });
}

/** A new boss, as somebody whose context is opened. */
export const freshBoss = (context: BrowserContext) => becomeBoss(context, freshPhone());

const job = z.object({ salesImport: z.object({ status: z.string(), linesAdded: z.int() }) });

/** Uploads and imports a file with the guessed options, or others, and waits until it is done. */
export async function importSales(
  context: BrowserContext,
  csv: string,
  otherOptions: object = {},
): Promise<number> {
  const upload = await context.request.post('/upload/import?fileName=sales.csv', {
    headers: { 'x-requested-with': 'web', 'content-type': 'application/octet-stream' },
    data: Buffer.from(csv),
  });
  const { uploadId } = uploadAnswer.parse(await upload.json());
  const previewed = await graphql(
    context,
    `mutation ($id: ID!) { previewImport(uploadId: $id) { preview { options {
      mapping { field column } encoding timeZone cancelPrefix platform managedType } } } }`,
    { id: uploadId },
  );
  const { options } = z
    .object({ preview: z.object({ options: z.looseObject({}) }) })
    .parse(previewed.previewImport).preview;
  const started = await graphql(
    context,
    `mutation ($id: ID!, $options: ImportOptionsInput!) {
      startImport(uploadId: $id, options: $options) { salesImport { id } error { message } } }`,
    { id: uploadId, options: { ...options, ...otherOptions } },
  );
  const { id } = z
    .object({ salesImport: z.object({ id: z.string() }) })
    .parse(started.startImport).salesImport;
  let added = 0;
  await expect
    .poll(
      async () => {
        const data = await graphql(
          context,
          'query ($id: ID!) { salesImport(id: $id) { status linesAdded } }',
          { id },
        );
        const { salesImport } = job.parse(data);
        added = salesImport.linesAdded;
        return salesImport.status;
      },
      { timeout: 60_000 },
    )
    .toBe('DONE');
  return added;
}

const signedIn = z.object({ viewer: z.object({ id: z.string() }) });

/**
 * The same without the server, as `npm run import` does: two processes less, and nobody is told. For data that are there
 * before a page is opened.
 */
export async function writeSales(
  context: BrowserContext,
  csv: string,
  kind: FileKind = {},
): Promise<number> {
  const { viewer } = signedIn.parse(await graphql(context, '{ viewer { id } }', {}));
  return inDatabase((db) => importBesides(db, Number(viewer.id), csv, kind));
}
