/** 32 hexadecimal characters that nobody else has; `crypto.randomUUID` is there on secure origins alone. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
