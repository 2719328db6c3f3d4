import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { selectedLang } from '../../../i18n/selected-language.ts';
import { pushOwner } from '../../../session/push-owner.ts';
import { useSavePushSubscriptionMutation } from './Push.generated.ts';
import { inputOf, ownSubscription } from './push-device.ts';
import { keepPushWords } from './push-words.ts';

/**
 * Goes on with the notifications of whoever had them here in a session that has ended by its age, in the language of
 * the page: that is told again as soon as it changes.
 */
export function usePushAgain(userId: string | undefined): void {
  const [save] = useSavePushSubscriptionMutation({ context: { quiet: true } });
  const language = selectedLang.use();
  const told = useRef(Promise.resolve());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told is the language at that moment.
  useEffect(() => {
    if (userId === undefined || pushOwner() !== userId) return;
    const tell = async () => {
      const subscription = await ownSubscription();
      const input = subscription && inputOf(subscription);
      if (input) await save({ variables: { input } });
    };
    // One after the other, or an earlier language could arrive last. Without it the switch says that it is off.
    told.current = told.current.then(tell).catch(() => {});
  }, [userId, save, language]);
  const { t } = useTranslation();
  useEffect(() => {
    if (userId !== undefined && pushOwner() === userId) void keepPushWords(t);
  }, [userId, t]);
}
