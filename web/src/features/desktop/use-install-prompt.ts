import { useEffect, useState } from 'react';

/** What Chromium lets a page ask, once, when the application of its manifest can be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** The offer, from when it was made (web/early-offer.js) until it is taken or of no use. */
    installOffer?: Event | undefined;
  }
}

const isPrompt = (event: Event): event is InstallPrompt =>
  'prompt' in event && typeof event.prompt === 'function';

/** Asks to install the phone's workbench; null where the browser does not offer it, or it is there already. */
export function useInstallPrompt(): (() => void) | null {
  const [offered, setOffered] = useState<InstallPrompt | null>(null);
  useEffect(() => {
    const hear = (event: Event) => {
      if (!isPrompt(event)) return;
      event.preventDefault();
      window.installOffer = event;
      setOffered(event);
    };
    const forget = () => {
      window.installOffer = undefined;
      setOffered(null);
    };
    if (window.installOffer !== undefined) hear(window.installOffer);
    window.addEventListener('beforeinstallprompt', hear);
    window.addEventListener('appinstalled', forget);
    return () => {
      window.removeEventListener('beforeinstallprompt', hear);
      window.removeEventListener('appinstalled', forget);
    };
  }, []);
  if (offered === null) return null;
  return () => {
    // It may be asked once; the browser offers it anew.
    window.installOffer = undefined;
    setOffered(null);
    offered.prompt().catch(() => {});
  };
}
