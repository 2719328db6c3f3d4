import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { warn } from '../../shared/ui/ask.ts';
import { toast } from '../../shared/ui/toast.ts';

/** So many are named in a question, and so many reasons told. */
export const mostNamed = 20;

/** Tells why orders have stayed as they were: one in passing, several so that they can be read. */
export const useRefusals = () => {
  const { t } = useTranslation('delivery');
  return useCallback(
    async (messages: readonly string[]): Promise<void> => {
      const [first, ...others] = messages;
      if (first === undefined) return;
      if (others.length === 0) return toast.error(first);
      const reasons = messages.slice(0, mostNamed).join('\n');
      await warn({ text: t('refused', { count: messages.length, reasons }) });
    },
    [t],
  );
};
