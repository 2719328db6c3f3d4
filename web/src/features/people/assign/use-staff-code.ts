import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownWords } from '../../../shared/errors/own-words.ts';
import { countdowns, useCountdown } from '../../../shared/forms/use-countdown.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useTold } from '../../../shared/ui/use-told.ts';
import { forgetPeople } from '../forget-people.ts';
import { useSendStaffCodeMutation } from '../People.generated.ts';

/** Sends the code, with which the password goes, and runs the countdown until the next one. */
export function useStaffCode() {
  const { t } = useTranslation('people');
  const [sendCode, { loading }] = useSendStaffCodeMutation({
    context: { quiet: true },
    // Who has a code on its way stands on the list.
    update: forgetPeople,
  });
  const { left, start } = useCountdown(countdowns.addManager);
  const told = useTold();
  const [sent, setSent] = useState<{ readonly phone: string; readonly password: string }>();

  const send = async (phone: string, password: string): Promise<void> => {
    told.settle();
    const answer = await sendCode({ variables: { input: { phone, password } } }).catch(
      () => undefined,
    );
    const outcome = answer?.data?.sendStaffCode;
    if (outcome?.ok) {
      setSent({ phone, password });
      toast.success(t('assign.codeSent'));
      start();
    } else told.tell(ownWords(outcome?.error) || t('assign.codeNotSent'));
  };

  return {
    send,
    sending: loading,
    secondsLeft: left,
    /** Whether the code was sent for just these two. */
    isOf: (phone: string, password: string): boolean =>
      sent?.phone === phone && sent.password === password,
  };
}

export type StaffCode = ReturnType<typeof useStaffCode>;
