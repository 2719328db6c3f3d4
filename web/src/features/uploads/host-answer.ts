import { hostSuccess } from '../../../../api/contract/rules/platform-files.ts';
import { isRecord } from '../../shared/is-record.ts';

/** What the file host of a marketplace answers, as the page reads it (specification section 3). */
export interface HostAnswer {
  readonly isSuccess: boolean;
  readonly errorMessage: string;
  readonly signature: string;
  readonly uploadId: string;
  readonly sha256: string;
  readonly url: string;
  readonly downloadUrl: string;
}

/** Reads any answer: what is no answer of the host is no success. Refusals of the helper itself have `msg`. */
export function readHostAnswer(body: unknown): HostAnswer {
  const answer = isRecord(body) ? body : {};
  const result = isRecord(answer.result) ? answer.result : {};
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    isSuccess: answer.error_code === hostSuccess,
    errorMessage: text(answer.error_msg) || text(answer.msg),
    signature: text(result.signature),
    uploadId: text(result.upload_id),
    sha256: text(result.sha256),
    url: text(answer.url),
    downloadUrl: text(answer.download_url),
  };
}
