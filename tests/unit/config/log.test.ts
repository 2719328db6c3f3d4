import { describe, expect, it } from 'vitest';
import { createLogger } from '../../../bff/http/log.ts';

function logged(fields: object): Record<string, unknown> {
  const lines: string[] = [];
  createLogger('info', { write: (line) => void lines.push(line) }).info(fields, 'message');
  return JSON.parse(lines[0] ?? '');
}

describe('The log', () => {
  it('hides what is called like a secret, at any depth, and keeps the rest', () => {
    const line = logged({
      requestId: 'r1',
      code: 'UPSTREAM_TIMEOUT',
      token: 'hidden',
      user: { phone: '13800000001', password: 'hidden', list: [{ Authorization: 'hidden' }] },
      headers: { cookie: 'hidden', 'set-cookie': ['hidden'] },
      smsCode: 'hidden',
    });
    expect(JSON.stringify(line)).not.toContain('hidden');
    expect(line).toMatchObject({
      level: 'info',
      requestId: 'r1',
      code: 'UPSTREAM_TIMEOUT',
      user: {
        phone: '13800000001',
        password: '[redacted]',
        list: [{ Authorization: '[redacted]' }],
      },
    });
  });

  it('tells message, stack and kind of an error, but not the secrets it carries', () => {
    const error = Object.assign(new TypeError('broken'), { token: 'hidden', code: 'E1' });
    const { err } = logged({ err: error });
    expect(err).toMatchObject({ type: 'TypeError', message: 'broken', code: 'E1' });
    expect(JSON.stringify(err)).not.toContain('hidden');
  });

  it('survives circles', () => {
    const circle: { self?: object } = {};
    circle.self = circle;
    expect(logged({ circle }).msg).toBe('message');
  });
});
