import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type ToastAction, toast } from './toast.ts';

/**
 * What a message of success offers beside its words: the way back. It answers whether it was gone; a refusal it tells
 * itself. Of one topic the last stands alone, as an earlier one would write over what came after it.
 */
export const useUndo = () => {
  const { t } = useTranslation();
  return useCallback(
    (topic: string, takeBack: () => Promise<boolean>): ToastAction => ({
      label: t('undo'),
      topic,
      onClick: () => {
        void takeBack().then((isBack) => {
          if (isBack) toast.success(t('undone'));
        });
      },
    }),
    [t],
  );
};
