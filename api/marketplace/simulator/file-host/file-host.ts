import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { vaultOf } from '../../../binding/vault.ts';
import { partBytes } from '../../../contract/rules/platform-files.ts';
import { storedTypes } from '../../../contract/uploads.ts';
import type { ApiDeps } from '../../../deps.ts';
import { HttpRefusal } from '../../../http/answer.ts';
import { endingOf } from '../../../uploads/kinds.ts';
import { HostRefusal, refused, success } from './answer.ts';
import { failWhereOrdered } from './failures.ts';
import { HostFiles, isFileId } from './files.ts';
import { type Grant, mallOf, openGrant, sealGrant, signatureLifetime } from './session.ts';

/**
 * The simulated marketplace's file host. A file is signed for, then sent: a picture to the image store, another file
 * whole, a large one in parts. Whoever sends one shows the cookie and the number of a shop. What it serves it has got
 * from there, and keeps for a day.
 */

const base = '/api/simulator/files/';
/** Of a part with the form around it. */
const longestHostBody = partBytes + 64 * 1024;

const signed = z.object({ signature: z.string().max(4096) });
const inputs = {
  signature: z.object({
    bucket_tag: z.enum(['image', 'file']),
    file_name: z.string().min(1).max(255),
  }),
  init: signed.extend({
    file_size: z
      .int()
      .min(1)
      .max(2 ** 31),
    sdk_version: z.string().max(32),
  }),
  part: signed.extend({
    upload_id: z.string(),
    part_num: z.coerce.number().int().min(1).max(1000),
  }),
  complete: signed.extend({
    upload_id: z.string(),
    parts: z.int().min(1).max(1000),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
};

interface Visit {
  readonly deps: ApiDeps;
  readonly request: Request;
  readonly mallId: string;
  readonly files: HostFiles;
}

type Step = (visit: Visit) => Promise<Response>;

async function bodyOf(request: Request): Promise<Response> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > longestHostBody) throw new HostRefusal('size');
    chunks.push(chunk);
  }
  const type = request.headers.get('content-type') ?? '';
  return new Response(Buffer.concat(chunks), { headers: { 'content-type': type } });
}

function checked<T extends z.ZodType>(schema: T, fields: unknown): z.output<T> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw new HostRefusal('form');
  return parsed.data;
}

async function jsonOf<T extends z.ZodType>({ request }: Visit, schema: T): Promise<z.output<T>> {
  const body = await bodyOf(request);
  return checked(schema, await body.json().catch(() => undefined));
}

/** The fields of a form, and the bytes of its file. */
async function formOf<T extends z.ZodType>({ request }: Visit, schema: T, fileField: string) {
  const form = await (await bodyOf(request)).formData().catch(() => new FormData());
  const file = form.get(fileField);
  if (!(file instanceof File)) throw new HostRefusal('form');
  const fields = checked(schema, Object.fromEntries(form));
  return { fields, bytes: new Uint8Array(await file.arrayBuffer()) };
}

const addressesOf = ({ request }: Visit, id: string) => {
  const url = `${new URL(request.url).origin}${base}${id}`;
  return { url, downloadUrl: `${url}?download=1` };
};

const sign: Step = async (visit) => {
  const { deps, mallId } = visit;
  const { bucket_tag: kind, file_name: name } = await jsonOf(visit, inputs.signature);
  failWhereOrdered(mallId, name, 'signature');
  const id = randomBytes(16).toString('hex');
  const granted: Grant = { id, mallId, kind, name, until: deps.now() + signatureLifetime };
  return success({ signature: sealGrant(await vaultOf(deps), granted) }, addressesOf(visit, id));
};

/** What was signed for; the name of the file may order a failure. */
async function granted(
  { deps, mallId }: Visit,
  { signature }: { readonly signature: string },
  kind: Grant['kind'],
  step: string,
): Promise<Grant> {
  const found = await openGrant(deps, { signature, mallId, kind });
  failWhereOrdered(mallId, found.name, step);
  return found;
}

const storeImage: Step = async (visit) => {
  const { fields, bytes } = await formOf(visit, signed, 'image');
  const { id } = await granted(visit, fields, 'image', 'image');
  const ending = endingOf(bytes);
  if (ending !== 'png' && ending !== 'jpg') throw new HostRefusal('type');
  await visit.files.put(id, bytes);
  return success(null, { url: addressesOf(visit, id).url });
};

const storeFile: Step = async (visit) => {
  const { fields, bytes } = await formOf(visit, signed, 'file');
  const { id } = await granted(visit, fields, 'file', 'file');
  if (bytes.byteLength === 0 || bytes.byteLength >= partBytes) throw new HostRefusal('size');
  await visit.files.put(id, bytes);
  return success(null, { downloadUrl: addressesOf(visit, id).downloadUrl });
};

const initParts: Step = async (visit) => {
  const fields = await jsonOf(visit, inputs.init);
  const { id } = await granted(visit, fields, 'file', 'init');
  await visit.files.open(id);
  return success({ upload_id: id });
};

const storePart: Step = async (visit) => {
  const { fields, bytes } = await formOf(visit, inputs.part, 'part');
  const { part_num: number, upload_id: uploadId } = fields;
  const { id } = await granted(visit, fields, 'file', `part${number}`);
  if (uploadId !== id || !(await visit.files.isOpen(id))) throw new HostRefusal('signature');
  if (bytes.byteLength === 0 || bytes.byteLength > partBytes) throw new HostRefusal('size');
  await visit.files.putPart(id, number, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return success({ part_num: number, size: bytes.byteLength, sha256 });
};

const complete: Step = async (visit) => {
  const { upload_id: uploadId, parts, sha256, signature } = await jsonOf(visit, inputs.complete);
  const { id } = await granted(visit, { signature }, 'file', 'complete');
  if (uploadId !== id || !(await visit.files.isOpen(id))) throw new HostRefusal('signature');
  if (!(await visit.files.join(id, parts, sha256))) throw new HostRefusal('hash');
  return success({ sha256 }, addressesOf(visit, id));
};

const steps: ReadonlyMap<string, Step> = new Map([
  ['signature', sign],
  ['image', storeImage],
  ['file', storeFile],
  ['multipart/init', initParts],
  ['multipart/part', storePart],
  ['multipart/complete', complete],
]);

async function serve(deps: ApiDeps, id: string, asDownload: boolean): Promise<Response> {
  const found = isFileId(id) ? await new HostFiles(deps.config.dataDir).get(id) : undefined;
  if (found === undefined)
    throw new HttpRefusal(404, { zh: '没有这个文件', en: 'There is no such file.' });
  const ending = endingOf(found.head);
  const isImage = ending === 'png' || ending === 'jpg';
  return new Response(found.body, {
    headers: {
      'content-type': isImage ? storedTypes[ending] : 'application/octet-stream',
      'content-length': String(found.body.size),
      'content-disposition': isImage && !asDownload ? 'inline' : 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
    },
  });
}

/** Answers a request to the file host; undefined for any other path, and where nothing is simulated. */
export async function answerFileHost(
  deps: ApiDeps,
  request: Request,
  { pathname, searchParams }: URL,
): Promise<Response | undefined> {
  const { simulated, readOnly, dataDir } = deps.config;
  if (!pathname.startsWith(base) || simulated === false || readOnly) return undefined;
  const name = pathname.slice(base.length);
  const step = steps.get(name);
  if (step === undefined) {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new HttpRefusal(405, { zh: '请使用 GET', en: 'Use GET.' });
    return serve(deps, name, searchParams.has('download'));
  }
  if (request.method !== 'POST')
    throw new HttpRefusal(405, { zh: '请使用 POST', en: 'Use POST.' }, { allow: 'POST' });
  try {
    const mallId = await mallOf(deps, request);
    return await step({ deps, request, mallId, files: new HostFiles(dataDir) });
  } catch (error) {
    if (error instanceof HostRefusal) return refused(error);
    throw error;
  }
}
