import { resultCode } from '../api/contract/envelope.ts';
import { languageOf, type Told } from '../api/contract/language.ts';
import type { NamedRefusal } from '../api/contract/refusals.ts';
import { uploadFile } from '../api/contract/uploads.ts';
import { Context } from './context.ts';
import { isOwnOrigin } from './credentials.ts';
import { wordsOf } from './graphql/mask.ts';
import { credentialsOf } from './graphql/plugins/session.ts';
import type { Services } from './services.ts';
import { statusOf } from './upload.ts';
import { type ErrorCode, Fault, namedIn } from './upstream/errors.ts';

export const isFileUploadPath = (pathname: string): boolean => pathname === uploadFile.path;

const noStore = { 'cache-control': 'no-store' };

const refuse = (status: number, msg: string, code = status, refusal?: NamedRefusal): Response =>
  Response.json({ code, msg, data: null, refusal }, { status, headers: noStore });

/** Codes of the envelope for what the upstream has answered in words; anything else is not HTTP 200. */
const codeOf: Partial<Record<ErrorCode, number>> = {
  UPSTREAM_REFUSED: resultCode.business,
  BAD_USER_INPUT: resultCode.business,
  UNAUTHENTICATED: resultCode.sessionInvalid,
  FORBIDDEN: resultCode.forbidden,
  VISITOR_BLOCKED: resultCode.forbidden,
  TOO_MANY: resultCode.tooMany,
};

/**
 * `POST /oss/upload` with a form whose part `file` is a picture or a PDF: the call `uploadFile`, for pages by their
 * cookie and for tools by their key. The cookie alone is not enough, as a foreign page could send it: a page adds the
 * header x-requested-with. Answers the envelope of the call.
 */
export async function handleFileUpload(
  request: Request,
  services: Services,
  publicUrl: string | undefined,
): Promise<Response> {
  const { headers } = request;
  const language = languageOf(headers.get('accept-language'));
  const refuseAs = (status: number, said: Told): Response => refuse(status, said[language]);
  if (request.method !== 'POST') {
    const refused = refuseAs(405, { zh: '请使用 POST 上传文件', en: 'Send the file by POST.' });
    refused.headers.set('allow', 'POST');
    return refused;
  }
  if (
    !isOwnOrigin(headers.get('origin'), new URL(request.url).host, publicUrl) ||
    !(headers.has('x-requested-with') || headers.has('authorization'))
  )
    return refuseAs(403, {
      zh: '请从本网站的页面上传文件；程序上传请带上请求头 Authorization: Bearer <API密钥>',
      en: 'Programs send a file with the header Authorization: Bearer <key>.',
    });
  const type = headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type) || request.body === null)
    return refuseAs(415, {
      zh: '请以 multipart/form-data 上传文件，文件放在 file 中',
      en: 'Send the file as the part file of multipart/form-data.',
    });
  const credentials = credentialsOf(request);
  if (credentials === undefined)
    return refuse(401, wordsOf(new Fault('UNAUTHENTICATED'), language));
  const context = new Context(services, credentials);
  try {
    const data = await context.sendFile(uploadFile, {}, { bytes: request.body, type });
    return Response.json({ code: resultCode.success, msg: '操作成功', data }, { headers: noStore });
  } catch (error) {
    const fault =
      error instanceof Fault ? error : new Fault('INTERNAL', undefined, { cause: error });
    const code = codeOf[fault.code];
    if (code !== undefined) return refuse(200, wordsOf(fault, language), code, namedIn(fault));
    if (fault.code === 'INTERNAL') {
      const { requestId } = context.credentials;
      services.logger.error({ err: error, requestId }, 'an upload has failed');
      return refuse(500, wordsOf(new Fault('INTERNAL'), language));
    }
    return refuse(statusOf[fault.code] ?? 502, wordsOf(fault, language), undefined, namedIn(fault));
  } finally {
    context.deadline.end();
  }
}
