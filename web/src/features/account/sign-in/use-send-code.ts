import { useTranslation } from 'react-i18next';
import type { CodePurpose } from '../../../graphql/schema.generated.ts';
import { useCountdown } from '../../../shared/forms/use-countdown.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useSendCodeMutation } from './auth.generated.ts';
import { showFault, showRefusal } from './outcome.ts';

/** Sends a code and runs the countdown until the next one. */
export function useSendCode(purpose: CodePurpose, seconds: number) {
  const { t } = useTranslation('auth');
  const [sendCode, { loading }] = useSendCodeMutation();
  const { left, start } = useCountdown(seconds);

  const send = async (phone: string): Promise<void> => {
    try {
      const { data } = await sendCode({ variables: { input: { phone, purpose } } });
      if (data?.sendCode.ok) {
        toast.success(t('codeSent'));
        start();
      } else {
        showRefusal(data?.sendCode.error, t('codeNotSent'));
      }
    } catch (error) {
      showFault(error, t('codeNotSent'));
    }
  };

  return { send, sending: loading, secondsLeft: left };
}
