import { useEffect } from 'react';
import { openDialogs } from '../../shared/ui/open-dialogs.ts';
import { isTyping } from '../../shared/ui/typing.ts';
import { commandPanel } from './command-panels.ts';

/** ⌘K or Ctrl+K searches, also out of a field; ? lists the keys. Neither opens over a dialog. */
export function useCommandKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
      if (event.defaultPrevented || event.isComposing || altKey) return;
      const isSearch = key.toLowerCase() === 'k' && metaKey !== ctrlKey && !shiftKey;
      const isKeys = (key === '?' || key === '？') && !metaKey && !ctrlKey && !isTyping();
      if (!isSearch && !isKeys) return;
      // The browser's own search has the same key.
      event.preventDefault();
      if (commandPanel.get() === 'search' && isSearch) commandPanel.set(undefined);
      else if (openDialogs.get() === 0) commandPanel.set(isSearch ? 'search' : 'keys');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
