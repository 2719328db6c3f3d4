import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { confirmAct } from '../../shared/ui/ask.ts';

/** Asks before a label with unsaved changes is left: within the product in a dialog, else by the browser. */
export const useUnsavedGuard = (isDirty: boolean): void => {
  const { t } = useTranslation('labels');
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isDirty && (here.pathname !== next.pathname || here.search !== next.search),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmAct({
      text: t('leave.text'),
      action: t('leave.act'),
      dismiss: t('leave.stay'),
      destructive: true,
    }).then((isSure) => (isSure ? blocker.proceed() : blocker.reset()));
  }, [blocker, t]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
};
