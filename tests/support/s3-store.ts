import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';
import { portOf } from './free-port.ts';

/**
 * An S3 bucket in the memory of a test. It recomputes the signature of each request from the public description of
 * AWS Signature Version 4 (canonical request, string to sign, signing key), and refuses what does not match.
 */

const region = 'eu-test-1';
const keyId = 'AKIDEXAMPLE';
const secret = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function signatureOf(request: IncomingMessage, signedHeaders: string, date: string): string {
  const url = new URL(request.url ?? '/', 'http://store');
  const path = url.pathname
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const headers = signedHeaders
    .split(';')
    .map(
      (name) =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}\n`,
    )
    .join('');
  const hash = String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, path, query, headers, signedHeaders, hash].join('\n');
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, toSign).toString('hex');
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, credential, signedHeaders = '', signature] =
    form.exec(request.headers.authorization ?? '') ?? [];
  const date = String(request.headers['x-amz-date']);
  return (
    credential === `${keyId}/${date.slice(0, 8)}/${region}/s3/aws4_request` &&
    ['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) =>
      signedHeaders.split(';').includes(name),
    ) &&
    request.headers['x-amz-content-sha256'] === sha256(body) &&
    signature === signatureOf(request, signedHeaders, date)
  );
}

export async function openS3() {
  const objects = new Map<string, { type: string; bytes: Buffer }>();
  const refused: string[] = [];
  let hasBucket = true;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    const path = request.url ?? '';
    if (!isSigned(request, body)) {
      refused.push(`${request.method} ${path}`);
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    if (request.method === 'PUT') {
      objects.set(path, { type: String(request.headers['content-type']), bytes: body });
      response.writeHead(200).end();
      return;
    }
    if (!(hasBucket && path.startsWith('/pictures/'))) {
      response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
      return;
    }
    const found = objects.get(path);
    if (found === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-length': found.bytes.length });
    response.end(request.method === 'HEAD' ? undefined : found.bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  const url = `http://127.0.0.1:${portOf(server)}/pictures`;
  const removeBucket = () => {
    hasBucket = false;
  };
  return { settings: { url, region, keyId, secret }, objects, refused, removeBucket, close };
}
