import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { problemOf } from '../http/problem.ts';
import { type FileStore, type S3Settings, StoreAway } from './store.ts';

/** No file takes longer, either way, in ms. */
const longest = 30_000;

/** The store's own word for what is wrong, as SignatureDoesNotMatch or RequestTimeTooSkewed; '' where it says none. */
async function codeIn(response: Response): Promise<string> {
  const said = await response.text().catch(() => '');
  return /<Code>(\w{1,60})<\/Code>/.exec(said)?.[1] ?? '';
}

/** Files in a bucket. They are fetched by this server alone, so that the bucket can stay shut. */
export function s3Store({ url, region, keyId, secret }: S3Settings): FileStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
  });
  const bucket = url.replace(/\/+$/, '');

  async function send(
    method: 'GET' | 'HEAD' | 'PUT',
    name: string,
    put: { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> } | undefined = undefined,
  ): Promise<Response | undefined> {
    // Of the very bytes: what is changed on the way is refused by the store.
    const hash = createHash('sha256')
      .update(put?.bytes ?? '')
      .digest('hex');
    let response: Response;
    try {
      const signed = await client.sign(`${bucket}/oss/${name}`, {
        method,
        headers: { 'x-amz-content-sha256': hash, ...(put && { 'content-type': put.type }) },
        ...(put && { body: put.bytes }),
        redirect: 'error',
        signal: AbortSignal.timeout(longest),
      });
      response = await fetch(signed);
    } catch (error) {
      throw new StoreAway(problemOf(error));
    }
    if (response.ok) return response;
    const code = await codeIn(response);
    // Of a bucket that is not there nothing can be said of its files.
    if (response.status === 404 && method !== 'PUT' && code !== 'NoSuchBucket') return undefined;
    const told = `${method} was answered with ${response.status} ${code}`.trim();
    throw new StoreAway(
      code === 'NoSuchBucket' ? `${told}: make the bucket, or name another in OSS_URL` : told,
    );
  }

  return {
    async has(name) {
      if ((await send('HEAD', name)) !== undefined) return true;
      // Without a body nothing says whether the file is missing or the bucket.
      const answer = await send('GET', name);
      await answer?.body?.cancel();
      return answer !== undefined;
    },
    async put(name, type, bytes) {
      const answer = await send('PUT', name, { type, bytes: new Uint8Array(bytes) });
      await answer?.body?.cancel();
    },
    async get(name) {
      const answer = await send('GET', name);
      if (answer === undefined) return undefined;
      const size = Number(answer.headers.get('content-length') ?? Number.NaN);
      if (answer.body === null || !Number.isSafeInteger(size)) throw new StoreAway('no length');
      return { size, body: answer.body };
    },
  };
}
