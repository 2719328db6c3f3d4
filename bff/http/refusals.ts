import type { NamedRefusal } from '../../api/contract/refusals.ts';
import type { BodyRefusal } from './request-body.ts';

/** What a request is answered that no route answers. */

/** An error in the form that the web client's upload understands too. */
export function plainError(
  status: number,
  code: string,
  message: string,
  refusal?: NamedRefusal,
): Response {
  return Response.json(
    { error: { code, message, refusal } },
    { status, headers: { 'cache-control': 'no-store' } },
  );
}

export const starting = (): Response =>
  later(plainError(503, 'STARTING', '服务器正在启动，请稍候', { name: 'STARTING', values: {} }), 1);

/** The same refusal, with the seconds after which it is worth asking again. */
export function later(answer: Response, wait: number): Response {
  answer.headers.set('retry-after', String(wait));
  return answer;
}

export function refusalAnswer({ status, limit = 0 }: BodyRefusal): Response {
  if (status === 413) {
    const most = readableSize(limit);
    const message = `文件或请求内容过大（上限 ${most}），请拆分或压缩成 .gz 后重试`;
    return plainError(413, 'TOO_LARGE', message, { name: 'TOO_LARGE', values: { most } });
  }
  if (status === 408)
    return plainError(408, 'TOO_SLOW', '上传中断或太慢，请检查网络后重试', {
      name: 'TOO_SLOW',
      values: {},
    });
  return plainError(400, 'BAD_REQUEST', '请求内容不完整，请重试');
}

function readableSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 1
    ? `${Math.floor(megabytes * 10) / 10} MB`
    : `${Math.floor(bytes / 1024)} KB`;
}
