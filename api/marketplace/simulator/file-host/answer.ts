import { hostSuccess } from '../../../contract/rules/platform-files.ts';

/** What every answer of the host has, whatever was asked (specification section 3). */
export interface HostAnswer {
  readonly error_code: number;
  readonly error_msg: string;
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly url: string;
  readonly download_url: string;
}

/** Codes of refusals are the simulator's own: the specification knows only that they are not the one of success. */
export const hostErrors = {
  session: [40_001, '店铺会话已失效'],
  signature: [40_003, '签名无效或已过期'],
  type: [40_004, '文件类型不支持'],
  form: [40_005, '请求内容不完整'],
  size: [40_006, '文件大小不符'],
  hash: [40_007, '文件内容不一致'],
  broken: [50_000, '系统繁忙'],
} as const;

export class HostRefusal extends Error {
  readonly kind: keyof typeof hostErrors;
  constructor(kind: keyof typeof hostErrors) {
    super(hostErrors[kind][1]);
    this.kind = kind;
  }
}

const json = (answer: HostAnswer, status = 200): Response =>
  Response.json(answer, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });

export const success = (
  result: HostAnswer['result'],
  { url = '', downloadUrl = '' } = {},
): Response =>
  json({ error_code: hostSuccess, error_msg: '', result, url, download_url: downloadUrl });

export function refused({ kind }: HostRefusal): Response {
  const [code, message] = hostErrors[kind];
  const answer = { error_code: code, error_msg: message, result: null, url: '', download_url: '' };
  return json(answer, kind === 'session' ? 401 : 200);
}
