import { useState } from 'react';
import { toast } from './toast.ts';

/** The errors that a form tells of, which its next try takes back: whatever comes of that says so itself. */
export function useTold(): { readonly tell: (text: string) => void; readonly settle: () => void } {
  const [told] = useState(() => {
    const texts = new Set<string>();
    return {
      tell: (text: string) => {
        texts.add(text);
        toast.error(text);
      },
      settle: () => {
        toast.settle(new Set(texts));
        texts.clear();
      },
    };
  });
  return told;
}
