import { useTranslation } from 'react-i18next';
import type { CodePurpose } from '../../../graphql/schema.generated.ts';
import { useCountdown } from '../../../shared/forms/use-countdown.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useTold } from '../../../shared/ui/use-told.ts';
import { useSendCodeMutation } from './auth.generated.ts';
import { type Refusal, showFault, showRefusal } from './outcome.ts';

/** With these a code is worth nothing any more, and the person is told to ask for another. */
const isVoid = (refusal: Refusal | null | undefined): boolean =>
  refusal?.refusal?.name === 'tooManyCodes' || refusal?.refusal?.name === 'codeExpired';

/** Sends a code and runs the countdown until the next one. */
export function useSendCode(purpose: CodePurpose, seconds: number) {
  const { t } = useTranslation('auth');
  const [sendCode, { loading }] = useSendCodeMutation();
  const { left, start, stop } = useCountdown(seconds);
  const told = useTold();

  const send = async (phone: string): Promise<void> => {
    told.settle();
    try {
      const { data } = await sendCode({ variables: { input: { phone, purpose } } });
      if (data?.sendCode.ok) {
        toast.success(t('codeSent'));
        start();
      } else {
        showRefusal(data?.sendCode.error, t('codeNotSent'), told.tell);
      }
    } catch (error) {
      showFault(error, t('codeNotSent'), told.tell);
    }
  };

  return {
    send,
    sending: loading,
    secondsLeft: left,
    /** What became of the code: another may be asked for at once where it is void. */
    judged: (refusal: Refusal | null | undefined): void => {
      if (isVoid(refusal)) stop();
    },
  };
}
