import { useCallback, useRef } from 'react';

/** A text that nobody else has; `crypto.randomUUID` is there on secure origins alone. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Answers the idempotency key of what is sent: the same for the same content while the form is open, so that
 * a person who sends again after a lost answer orders once, and another one when something was changed.
 */
export function useAttemptKey(): (content: object) => string {
  const attempt = useRef({ content: '', key: '' });
  return useCallback((content) => {
    const text = JSON.stringify(content);
    if (attempt.current.content !== text) attempt.current = { content: text, key: newKey() };
    return attempt.current.key;
  }, []);
}
