import { uploadImport } from '../api/contract/import-files.ts';
import { tryImport } from '../api/contract/import-tries.ts';
import { type Language, languageOf } from '../api/contract/language.ts';
import { Context } from './context.ts';
import { isOwnOrigin } from './credentials.ts';
import { wordsOf } from './graphql/mask.ts';
import { credentialsOf } from './graphql/plugins/session.ts';
import { wrongInput } from './schema/wrong-input.ts';
import type { Services } from './services.ts';
import { type ErrorCode, Fault, namedIn } from './upstream/errors.ts';

/** HTTP statuses of refusals; what is not named here is a failure of the upstream. */
export const statusOf: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  VISITOR_BLOCKED: 403,
  FORBIDDEN: 403,
  BAD_USER_INPUT: 400,
  BAD_REQUEST: 400,
  UPSTREAM_REFUSED: 400,
  TOO_MANY: 429,
  INTERNAL: 500,
};

const refuse = (
  status: number,
  fault: Fault,
  language: Language,
  more?: Readonly<Record<string, string>>,
): Response => {
  const { code } = fault;
  const error = { code, message: wordsOf(fault, language), refusal: namedIn(fault) };
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...more } });
};

/** What is said of a request that no page of ours sends. */
const wrong = (chinese: string, english: string): Fault =>
  new Fault('BAD_REQUEST', chinese, { english });

/** What takes files, by address. */
const uploads = { '/upload/import': uploadImport, '/upload/try': tryImport } as const;

const isUploadPath = (pathname: string): pathname is keyof typeof uploads => pathname in uploads;

/**
 * `POST /upload/import?fileName=…` with the raw bytes of a sales file, as application/octet-stream. The cookie
 * alone is not enough, as a foreign page could send it: a page adds the header x-requested-with, a tool sends
 * its key or token as Authorization. Answers `{uploadId, fileName, size}`, or `{error: {code, message, refusal}}` with
 * a message in the language that is preferred, and which refusal it is where that is known. `/upload/try` takes a file in the same way from anybody, with
 * a `mapping` of its columns beside it where there is one, and answers what the file comes to.
 */
export async function handleUpload(
  request: Request,
  services: Services,
  publicUrl: string | undefined,
): Promise<Response> {
  const { headers } = request;
  const language = languageOf(headers.get('accept-language'));
  const url = new URL(request.url);
  if (!isUploadPath(url.pathname))
    return refuse(404, wrong('没有这个地址', 'There is no such address.'), language);
  if (request.method !== 'POST') {
    const how = wrong('请使用 POST 上传文件', 'Send the file by POST.');
    return refuse(405, how, language, { allow: 'POST' });
  }
  const call = uploads[url.pathname];
  if (
    !isOwnOrigin(headers.get('origin'), url.host, publicUrl) ||
    !(headers.has('x-requested-with') || headers.has('authorization'))
  ) {
    const how = wrong(
      '请从本网站的页面上传文件；程序上传请带上请求头 Authorization: Bearer <API密钥>',
      'Programs send a file with the header Authorization: Bearer <key>.',
    );
    return refuse(403, how, language);
  }
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/octet-stream' || request.body === null) {
    const how = wrong(
      '请选择要上传的文件；程序上传请以 application/octet-stream 发送文件内容',
      'Send the bytes of a file as application/octet-stream; it may not be empty.',
    );
    return refuse(415, how, language);
  }
  const fileName = url.searchParams.get('fileName') ?? '';
  if (!uploadImport.input.safeParse({ fileName }).success) {
    const how = wrongInput(
      '文件名不能为空，也不能超过 255 个字',
      'fileName is missing, or longer than 255 characters.',
    );
    return refuse(400, how, language);
  }
  const mapping = url.searchParams.get('mapping');
  const fields = { fileName, ...(call === tryImport && mapping !== null && { mapping }) };
  if (!call.input.safeParse(fields).success) {
    const how = wrongInput(
      '列的对应关系无效，请刷新页面后再试',
      'mapping is no JSON object of fields and columns.',
    );
    return refuse(400, how, language);
  }
  const credentials = credentialsOf(request);
  if (credentials === undefined) {
    return refuse(401, new Fault('UNAUTHENTICATED'), language);
  }
  const context = new Context(services, credentials);
  try {
    const uploaded = await context.sendFile(call, fields, { bytes: request.body });
    return Response.json(uploaded, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    const fault =
      error instanceof Fault ? error : new Fault('INTERNAL', undefined, { cause: error });
    if (fault.code === 'INTERNAL') {
      const { requestId } = context.credentials;
      services.logger.error({ err: error, requestId }, 'an upload has failed');
    }
    // Of a fault of our own nothing is told.
    const told = fault.code === 'INTERNAL' ? new Fault('INTERNAL') : fault;
    return refuse(statusOf[fault.code] ?? 502, told, language);
  } finally {
    context.deadline.end();
  }
}
