import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Outcome, useWrite } from '../../../web/src/graphql/use-write.ts';
import type { Mistake } from '../../../web/src/shared/forms/mistakes.ts';
import { loadToaster } from '../../../web/src/shared/ui/toast.ts';
import { render, shows, until } from '../support/render.tsx';

type Payload = {
  readonly removedId: string | null;
  readonly error: Mistake | null;
  readonly errors?: readonly Mistake[];
};
type Answer = { data?: { remove: Payload } | null };

const asked: unknown[] = [];
let write: (variables: { id: string }) => Promise<Outcome<Payload>>;

function Writer({ answer }: { answer: () => Promise<Answer> }) {
  const mutate = (options: { variables: { id: string } }) => {
    asked.push(options);
    return answer();
  };
  [write] = useWrite([mutate, { loading: false }], 'remove');
  return null;
}

async function outcomeOf(answer: () => Promise<Answer>): Promise<Outcome<Payload>> {
  await render(<Writer answer={answer} />);
  return act(() => write({ id: 'a' }));
}

afterEach(() => {
  asked.length = 0;
});

describe('what a write came to', () => {
  it('[R8-39] is told, as a failure in the words of a form, until it is done after all', async () => {
    await loadToaster();
    let data: Answer['data'] = null;
    await render(<Writer answer={async () => ({ data })} />);
    const failed = await act(() => write({ id: 'a' }));
    await act(async () => {
      if (!failed.ok) failed.tell('删除失败');
    });
    await until(() => shows('删除失败'), 'the failure');
    data = { remove: { removedId: 'a', error: null } };
    await act(() => write({ id: 'a' }));
    await until(() => !shows('删除失败'), 'the end of it');
  });

  it('is its payload where nothing was refused', async () => {
    const payload = { removedId: 'a', error: null };
    expect(await outcomeOf(async () => ({ data: { remove: payload } }))).toEqual({
      ok: true,
      payload,
    });
    expect(asked).toEqual([{ variables: { id: 'a' } }]);
  });

  it.each([
    [{ message: '号码已被使用', field: 'phone' }, '号码已被使用', 'phone'],
    [{ message: '号码已被使用' }, '号码已被使用', null],
    [{ message: '', field: null }, null, null],
  ])('is the refusal %j with its field', async (error, message, field) => {
    const data = { remove: { removedId: null, error } };
    expect(await outcomeOf(async () => ({ data }))).toMatchObject({
      ok: false,
      message,
      field,
      mistakes: [error],
    });
  });

  it('has every mistake where the document asks for them', async () => {
    const first = { message: '号码已被使用', field: 'phone' };
    const errors = [first, { message: '密码太短', field: 'password' }];
    const data = { remove: { removedId: null, error: first, errors } };
    expect(await outcomeOf(async () => ({ data }))).toMatchObject({ ok: false, mistakes: errors });
  });

  it.each([
    ['the connection broke', () => Promise.reject(new Error('broken'))],
    ['nothing was answered', async () => ({ data: null })],
    [
      'an answer holds neither a result nor a refusal',
      async () => ({ data: { remove: { removedId: null, error: null } } }),
    ],
  ])('has no words of its own where %s', async (_title, answer) => {
    expect(await outcomeOf(answer)).toMatchObject({
      ok: false,
      message: null,
      field: null,
      mistakes: [],
    });
  });
});
