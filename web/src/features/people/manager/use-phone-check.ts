import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAct } from '../../../shared/ui/ask.ts';
import { StaffPhoneDocument } from '../People.generated.ts';
import { staffPhone } from '../phone-rules.ts';
import type { Manager } from '../use-managers.ts';

export type PhoneCheck =
  /** There is no whole number yet. */
  | { readonly state: 'none' | 'checking' | 'new' | 'failed' }
  | { readonly state: 'refused'; readonly message: string };

interface Found {
  /** The phone is a manager's, and the boss has said to go on. */
  readonly onKnown: (manager: Manager) => void;
  /** The boss has thought better of it. */
  readonly onLeft: () => void;
}

/** Asks what a phone is as soon as it is whole; an answer that comes after the next one was asked is dropped. */
export function usePhoneCheck({ onKnown, onLeft }: Found) {
  const { t } = useTranslation('people');
  const client = useApolloClient();
  const [check, setCheck] = useState<PhoneCheck>({ state: 'none' });
  const asked = useRef('');

  const ask = async (phone: string): Promise<void> => {
    asked.current = phone;
    if (staffPhone(phone) !== undefined) {
      setCheck({ state: 'none' });
      return;
    }
    setCheck({ state: 'checking' });
    const answer = await client
      .query({
        query: StaffPhoneDocument,
        variables: { phone },
        fetchPolicy: 'network-only',
        context: { quiet: true },
      })
      .catch(() => undefined);
    if (asked.current !== phone) return;
    const found = answer?.data?.staffPhone;
    if (found?.error) setCheck({ state: 'refused', message: found.error.message });
    else if (found?.kind === 'SHIPPER') {
      setCheck({ state: 'refused', message: t('form.isShipper') });
    } else if (found?.kind === 'NEW') setCheck({ state: 'new' });
    else if (found?.manager) await offer(found.manager);
    else setCheck({ state: 'failed' });
  };

  const offer = async (manager: Manager): Promise<void> => {
    const goesOn = await confirmAct({
      text: t('form.knownText', { phone: manager.phone }),
      action: t('form.goOn'),
    });
    if (asked.current !== manager.phone) return;
    setCheck({ state: 'none' });
    if (goesOn) onKnown(manager);
    else {
      asked.current = '';
      onLeft();
    }
  };

  return { check, ask };
}
