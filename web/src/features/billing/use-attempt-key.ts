import { useCallback, useRef } from 'react';
import { randomKey } from '../../shared/random-key.ts';

/**
 * Answers the idempotency key of what is sent: the same for the same content while the form is open, so that
 * a person who sends again after a lost answer orders once, and another one when something was changed.
 */
export function useAttemptKey(): (content: object) => string {
  const attempt = useRef({ content: '', key: '' });
  return useCallback((content) => {
    const text = JSON.stringify(content);
    if (attempt.current.content !== text) attempt.current = { content: text, key: randomKey() };
    return attempt.current.key;
  }, []);
}
