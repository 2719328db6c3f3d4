import { describe, expect, it } from 'vitest';
import {
  authorizationState,
  isWebAddress,
  withState,
} from '../../../web/src/features/binding/authorization-url.ts';
import { randomKey } from '../../../web/src/shared/random-key.ts';

const clientId = 'a1'.repeat(16);
const state = authorizationState(clientId, '42');

describe('the address of an authorisation', () => {
  it.each([
    [
      'https://m.example/auth?app=7&state=x&lang=zh',
      `https://m.example/auth?app=7&state=${state}&lang=zh`,
    ],
    ['https://m.example/auth?state=', `https://m.example/auth?state=${state}`],
    ['https://m.example/auth?state', `https://m.example/auth?state=${state}`],
    ['https://m.example/auth', `https://m.example/auth?state=${state}`],
    ['https://m.example/auth?mystate=x#top', `https://m.example/auth?mystate=x&state=${state}#top`],
    // Others stay to the letter, however they are written.
    [
      'https://m.example/auth?back=https%3A%2F%2Fa.example%3Fstate%3Dy&t=a+b&state=x',
      `https://m.example/auth?back=https%3A%2F%2Fa.example%3Fstate%3Dy&t=a+b&state=${state}`,
    ],
    [
      '/api/simulator/authorise?platform=shein&state=x',
      `/api/simulator/authorise?platform=shein&state=${state}`,
    ],
  ])('[R7.2-25] gets client id and user id as its state: %s', (url, expected) => {
    expect(state).toBe(`${clientId}42`);
    expect(withState(url, state)).toBe(expected);
    // A server that has written it already changes nothing.
    expect(withState(expected, state)).toBe(expected);
  });

  it('draws another client id of 32 hexadecimal characters each time', () => {
    const drawn = Array.from({ length: 50 }, randomKey);
    for (const id of drawn) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(drawn).size).toBe(50);
  });

  it.each([
    ['https://m.example/auth', true],
    ['/api/simulator/authorise', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
  ])('opens pages of the web alone: %s', (url, expected) => {
    expect(isWebAddress(url)).toBe(expected);
  });
});
