import { type OfficeCall, officeSuccess } from '../../../../../api/contract/rules/seller-office.ts';
import type { HelperDoor } from '../../../shared/desktop-helper/door.ts';
import type { TellForHelper } from '../../../shared/desktop-helper/reason.ts';
import { Fields, Misread } from './fields.ts';

/** Makes one call of a seller's back office and reads its result; rejects with OfficeError where there is none. */
export type AskOffice = <T>(
  call: OfficeCall,
  body: Readonly<Record<string, unknown>>,
  read: (result: Fields) => T,
  signal?: AbortSignal,
) => Promise<T>;

/** The back office, or the helper, has refused. */
export class OfficeError extends Error {
  override readonly name = 'OfficeError';
  /** What either says about it, for the seller; empty where nothing answers. */
  readonly detail: string;
  constructor(detail: string) {
    super(detail);
    this.detail = detail;
  }
}

const saidIn = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;

/** What is said of a refusal: by the back office, or by the helper itself. */
async function detailOf(answer: unknown, response: Response, tell: TellForHelper): Promise<string> {
  const byOffice = saidIn(answer, 'errorMsg');
  if (byOffice) return typeof byOffice === 'string' ? byOffice : '';
  const byHelper = saidIn(answer, 'msg');
  return typeof byHelper === 'string' ? tell(response, byHelper) : '';
}

/**
 * By the helper of this machine.
 * @param door asked for each call: a helper that was started again has another secret
 * @param host asked for with each call: that of the seller's back office
 * @param tell gives the words for what the helper refuses by itself
 */
export const officeByHelper =
  (
    door: () => HelperDoor | undefined,
    mallId: string,
    host: () => Promise<string | undefined>,
    tell: TellForHelper,
    send = fetch,
  ): AskOffice =>
  async (call, body, read, signal) => {
    const open = door();
    if (open === undefined) throw new OfficeError('');
    const target = await host().catch(() => undefined);
    if (target === undefined) throw new OfficeError('');
    const response = await send(`http://127.0.0.1:${open.proxyPort}/proxy/seller/${call}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${open.secret}`,
        'content-type': 'application/json',
        'x-target-host': target,
        'x-mall-id': mallId,
      },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new OfficeError('');
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (saidIn(answer, 'errorCode') !== officeSuccess)
      throw new OfficeError(await detailOf(answer, response, tell));
    try {
      return read(new Fields(saidIn(answer, 'result')));
    } catch (error) {
      throw error instanceof Misread ? new OfficeError('') : error;
    }
  };
