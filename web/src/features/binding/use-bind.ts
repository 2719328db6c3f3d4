import { useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serverWords } from '../../i18n/server-words.ts';
import { ownWords } from '../../shared/errors/own-words.ts';
import { createStore } from '../../shared/store.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useTold } from '../../shared/ui/use-told.ts';
import {
  useBindMainAccountMutation,
  useConfirmBindCodeMutation,
  useResendBindCodeMutation,
} from './Binding.generated.ts';
import {
  asksForResend,
  type BindFlow,
  type BindForm,
  type BindNews,
  bindReducer,
  confirmProblem,
  emptyBindForm,
  idleFlow,
  isUnderWay,
} from './bind-flow.ts';
import { type Standing, useBindNews } from './use-bind-news.ts';

export interface Bind {
  readonly form: UseFormReturn<BindForm>;
  readonly flow: BindFlow;
  readonly isBusy: boolean;
  /** Begins with an empty form, or with the phone that must be bound again; a bind under way goes on. */
  readonly begin: (rebindPhone: string | undefined) => void;
  readonly askForCode: (isRebind: boolean) => Promise<void>;
  readonly confirm: () => Promise<void>;
  /** Forgets what was typed, unless a bind is under way. */
  readonly leave: () => void;
}

interface Options {
  readonly isOpen: boolean;
  /** An account is bound; `shopId` is to be selected where this page has bound it. */
  readonly onBound: (shopId: string | undefined) => void;
}

/** Shows what the server says in the language of the page; the words are fetched when something is said. */
function inWords(said: string, show: (text: string) => void): void {
  serverWords().then(
    (tell) => show(tell(said)),
    () => show(said),
  );
}

/**
 * The bind of a main account. It lives with the main layout, not with its dialog: closing the dialog
 * loses nothing, and opening it again shows how the bind stands.
 */
export function useBind({ isOpen, onBound }: Options): Bind {
  const { t } = useTranslation('binding');
  const [store] = useState(() => createStore(idleFlow));
  const flow = store.use();
  const told = useTold();
  const form = useForm<BindForm>({ mode: 'onTouched', defaultValues: emptyBindForm });
  const [bindAccount] = useBindMainAccountMutation();
  const [resend, { loading: isResending }] = useResendBindCodeMutation();
  const [confirmCode, { loading: isConfirming }] = useConfirmBindCodeMutation();

  /** The account that was bound here last, as long as no news has named its shop: what does may come later. */
  const shopless = useRef<string>(undefined);

  const hear = (news: BindNews, firstShopId?: string): void => {
    const before = store.get();
    const after = bindReducer(before, news);
    store.set(after);
    if (after.phase === before.phase || news.type === 'closed') return;
    if (after.phase === 'idle') inWords(after.message || t('bindFailed'), told.tell);
    if (after.phase !== 'bound') return;
    inWords(after.message || t('bound'), toast.success);
    form.reset(emptyBindForm);
    shopless.current = firstShopId === undefined ? after.phone : undefined;
    onBound(firstShopId);
  };

  const hearStanding = (phone: string, { status, message, firstShop }: Standing): void => {
    const { phone: own } = store.get();
    if (phone === shopless.current && status === 'BOUND') {
      if (!firstShop) return;
      shopless.current = undefined;
      onBound(firstShop.id);
    } else if (phone === own) {
      hear({ type: 'stands', status, message, now: Date.now() }, firstShop?.id);
    } else if (status === 'BOUND') {
      // Bound in another window: the lists grow, but nobody asked here to look at the shop.
      inWords(message || t('bound'), toast.success);
      onBound(undefined);
    }
  };

  useBindNews(flow, {
    skip: !isOpen && !isUnderWay(flow),
    onProgress: (phone, message) => {
      if (phone === store.get().phone) hear({ type: 'progressed', message });
    },
    onStanding: hearStanding,
  });

  const start = async (isRebind: boolean): Promise<void> => {
    const { phone, pass } = form.getValues();
    form.setValue('pass2', pass);
    form.setValue('code', '');
    shopless.current = undefined;
    hear({ type: 'asked', phone });
    try {
      const { data } = await bindAccount({
        variables: { input: { phone, password: pass, isRebind } },
      });
      const answer = data?.bindMainAccount;
      if (answer?.bind) hearStanding(phone, answer.bind);
      else if (!answer || answer.error) hear({ type: 'refused', message: ownWords(answer?.error) });
      // An upstream that says nothing more has begun; the rest comes by messages.
      else hearStanding(phone, { status: 'SIGNING_IN', message: '', firstShop: null });
    } catch {
      // Why it could not be asked has been said by the error link; what is heard of the bind counts nevertheless.
      if (store.get().phase === 'asking') hear({ type: 'closed' });
    }
  };

  const sendAgain = async (): Promise<void> => {
    const { phone, pass } = form.getValues();
    try {
      const { data } = await resend({ variables: { input: { phone, password: pass } } });
      const answer = data?.resendBindCode;
      if (answer?.ok) hear({ type: 'resent', now: Date.now() });
      else if (answer?.error?.code === 'TOO_MANY') told.tell(answer.error.message);
      // What cannot be continued is begun anew by the next press.
      else hear({ type: 'refused', message: ownWords(answer?.error) });
    } catch {
      // Said by the error link; the code that was sent before is still good.
    }
  };

  return {
    form,
    flow,
    isBusy: flow.phase === 'asking' || isResending || isConfirming,
    begin: (rebindPhone) => {
      const current = store.get();
      if (isUnderWay(current) && (rebindPhone ?? current.phone) === current.phone) return;
      hear({ type: 'closed' });
      form.reset({ ...emptyBindForm, phone: rebindPhone ?? '' });
    },
    askForCode: (isRebind) => {
      told.settle();
      return asksForResend(form.getValues(), store.get()) ? sendAgain() : start(isRebind);
    },
    confirm: async () => {
      told.settle();
      const values = form.getValues();
      const problem = confirmProblem(values, store.get());
      if (problem) {
        told.tell(t(problem));
        return;
      }
      const { phone, code } = values;
      try {
        const { data } = await confirmCode({ variables: { input: { phone, code } } });
        const answer = data?.confirmBindCode;
        if (answer?.firstShop) {
          const { firstShop } = answer;
          hearStanding(phone, { status: 'BOUND', message: t('bound'), firstShop });
        } else if (!answer || answer.error) told.tell(ownWords(answer?.error) || t('bindFailed'));
        // An upstream that says nothing more has taken the code; the end comes by a message.
        else hear({ type: 'progressed', message: t('codeTaken') });
      } catch {
        // Said by the error link; how the bind stands is heard of as soon as the line is back.
      }
    },
    leave: () => {
      if (isUnderWay(store.get())) return;
      hear({ type: 'closed' });
      form.reset(emptyBindForm);
    },
  };
}
