import fc from 'fast-check';
import { type HttpHandler, HttpResponse, http } from 'msw/http';
import { type Call, stocksPath } from '../../api/contract/call.ts';
import { type Envelope, resultCode } from '../../api/contract/envelope.ts';
import { calls } from '../../api/contract/index.ts';
import { readFields } from '../../api/http/fields.ts';
import { refusedInput } from '../../api/http/issues.ts';
import { Refusal } from '../../api/refusal.ts';
import { arbitraryOf } from './arbitrary.ts';

export interface MadeRequest {
  readonly call: Call;
  readonly path: string;
  readonly headers: Headers;
  /** The fields as the call's schema parsed them. */
  readonly input: Readonly<Record<string, unknown>>;
}

export interface UpstreamDouble {
  /** By call name: the `data` to answer, or a function that makes it (a Refusal that it throws is answered). */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Called for every request that fits its declaration. */
  readonly onRequest?: (request: MadeRequest) => void;
}

/** Data that fits what a call declares: the same for the same call and seed. */
function sampleData(call: Call, seed = 1): unknown {
  return fc.sample(arbitraryOf(call.output, 'output'), { numRuns: 1, seed })[0];
}

/**
 * Msw handlers for every declared call and its stocks path at `origin` (such as `https://upstream.test`).
 * They answer data that fits the declaration, and code 1 to fields that do not.
 */
export function upstreamHandlers(origin: string, double: UpstreamDouble = {}): HttpHandler[] {
  return [...calls.values()].flatMap((call) => {
    const paths = call.stockable ? [call.path, stocksPath(call.path)] : [call.path];
    const method = call.method === 'GET' ? http.get : http.post;
    return paths.map((path) =>
      method(`${origin}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request }) =>
        HttpResponse.json({ ...(await answer(call, path, request, double)) }),
      ),
    );
  });
}

async function answer(
  call: Call,
  path: string,
  request: Request,
  double: UpstreamDouble,
): Promise<Envelope> {
  try {
    const fields = await readFields(call, request, new URL(request.url));
    const parsed = call.input.safeParse(fields);
    if (!parsed.success) throw new Refusal(refusedInput(call.input, fields));
    const input = parsed.data;
    double.onRequest?.({ call, path, headers: request.headers, input });
    return { code: resultCode.success, msg: '操作成功', data: dataOf(call, input, double) };
  } catch (error) {
    if (error instanceof Refusal)
      return { code: error.code, msg: error.message, data: null, refusal: error.named };
    throw error;
  }
}

function dataOf(call: Call, input: unknown, double: UpstreamDouble): unknown {
  const given = double.data?.[call.name];
  if (given === undefined) return sampleData(call);
  return typeof given === 'function' ? given(input) : given;
}
