import type { BindStatus } from '../../graphql/schema.generated.ts';

/** The bind of one main account as the page knows it: its form, its states and the moves between them; pure. */

export interface BindForm {
  readonly phone: string;
  readonly pass: string;
  /** The password that the code was fetched with; the account of that time is `BindFlow.phone`. */
  readonly pass2: string;
  readonly code: string;
}

export const emptyBindForm: BindForm = { phone: '', pass: '', pass2: '', code: '' };

/** Seconds until a code may be asked for again. */
const resendSeconds = 59;

export interface BindFlow {
  /**
   * `asking`: the server is asked to begin. `signingIn`: the marketplace has not answered yet.
   * `codeSent`: the code is awaited. `bound`: done.
   */
  readonly phase: 'idle' | 'asking' | 'signingIn' | 'codeSent' | 'bound';
  /** The account that is being bound, or was bound last. */
  readonly phone: string;
  /** What was said last, in words for the seller. */
  readonly message: string;
  /** When another code may be asked for (ms UTC); null while none was sent. */
  readonly resendAt: number | null;
}

export type BindNews =
  | { readonly type: 'asked'; readonly phone: string }
  /** The server has not begun. */
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'progressed'; readonly message: string }
  | {
      readonly type: 'stands';
      readonly status: BindStatus;
      readonly message: string;
      readonly now: number;
    }
  | { readonly type: 'resent'; readonly now: number }
  | { readonly type: 'closed' };

export const idleFlow: BindFlow = { phase: 'idle', phone: '', message: '', resendAt: null };

export const isUnderWay = ({ phase }: BindFlow): boolean => phase !== 'idle' && phase !== 'bound';

const countdownFrom = (now: number): number => now + resendSeconds * 1000;

export function bindReducer(flow: BindFlow, news: BindNews): BindFlow {
  if (news.type === 'closed') return idleFlow;
  if (news.type === 'asked') return { ...idleFlow, phase: 'asking', phone: news.phone };
  // What comes late about a bind that is over changes nothing.
  if (!isUnderWay(flow)) return flow;
  switch (news.type) {
    case 'refused':
      return { ...idleFlow, message: news.message };
    case 'progressed':
      return { ...flow, message: news.message };
    case 'resent':
      return { ...flow, resendAt: countdownFrom(news.now) };
    case 'stands':
      return standing(flow, news);
  }
}

function standing(flow: BindFlow, news: Extract<BindNews, { type: 'stands' }>): BindFlow {
  const { message, now } = news;
  const resendAt = flow.resendAt ?? countdownFrom(now);
  switch (news.status) {
    case 'SIGNING_IN':
      // A code that was sent is not taken back.
      return flow.phase === 'codeSent' ? flow : { ...flow, phase: 'signingIn', message, resendAt };
    case 'CODE_SENT':
      return { ...flow, phase: 'codeSent', message, resendAt };
    case 'FAILED':
      return { ...idleFlow, message };
    case 'BOUND':
      return { ...idleFlow, phase: 'bound', phone: flow.phone, message };
  }
}

/** Whether the code that was fetched is one for what stands in the form. */
const isSameAccount = ({ phone, pass, pass2 }: BindForm, flow: BindFlow): boolean =>
  phone === flow.phone && pass === pass2;

/** Pressed again, the button asks for another code of the same bind; else it begins one. */
export const asksForResend = (form: BindForm, flow: BindFlow): boolean =>
  flow.phase === 'codeSent' && isSameAccount(form, flow);

export type ConfirmProblem =
  | 'accountAndPasswordRequired'
  | 'codeNotFetched'
  | 'accountChanged'
  | 'codeMissing';

/** Why a bind cannot be confirmed yet, as the key of its text. */
export function confirmProblem(form: BindForm, flow: BindFlow): ConfirmProblem | undefined {
  if (form.phone === '' || form.pass === '') return 'accountAndPasswordRequired';
  if (!isUnderWay(flow)) return 'codeNotFetched';
  if (!isSameAccount(form, flow)) return 'accountChanged';
  return form.code === '' ? 'codeMissing' : undefined;
}
