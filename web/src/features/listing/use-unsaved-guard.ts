import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { confirmAct } from '../../shared/ui/ask.ts';
import { idCodec } from './list-url.ts';

const listingIn = (search: string) => idCodec.read(new URLSearchParams(search));

/** Asks before a page with unsaved changes is left: within the product in a dialog, else by the browser. */
export const useUnsavedGuard = (isDirty: boolean): void => {
  const { t } = useTranslation('listing');
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isDirty &&
      // Another selection of shops leaves the form where it is.
      (here.pathname !== next.pathname || listingIn(here.search) !== listingIn(next.search)),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmAct({
      text: t('editor.leave'),
      action: t('editor.leaveAct'),
      dismiss: t('editor.stay'),
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
