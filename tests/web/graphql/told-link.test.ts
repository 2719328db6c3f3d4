import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { failuresOf } from '../../../web/src/graphql/failures.ts';
import { toldLink } from '../../../web/src/graphql/told-link.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { serverWords } from '../../../web/src/i18n/server-words.ts';
import { reactionTo } from '../../../web/src/shared/errors/reaction.ts';

/** A client whose server answers this. */
const clientOf = (result: ApolloLink.Result) =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([toldLink, new ApolloLink(() => of(result))]),
  });

const remove = gql`
  mutation Remove {
    remove {
      error {
        message
        refusal {
          name
          values {
            name
            value
          }
        }
      }
    }
  }
`;

const refused = (message: string, refusal: unknown) => ({
  remove: { __typename: 'RemovePayload', error: { __typename: 'Refused', message, refusal } },
});

const named = (name: string, values: Record<string, string> = {}) => ({
  __typename: 'Refusal',
  name,
  values: Object.entries(values).map(([key, value]) => ({
    __typename: 'RefusalValue',
    name: key,
    value,
  })),
});

const messageOf = async (message: string, refusal: unknown): Promise<string> => {
  const { data } = await clientOf({ data: refused(message, refusal) }).mutate<
    ReturnType<typeof refused>
  >({ mutation: remove });
  return data?.remove.error.message ?? 'nothing';
};

const gone = '发货单S1已不存在，请刷新列表';
const ofGone = named('shippingOrderGone', { orderNo: 'S1' });

afterEach(async () => {
  await i18n.changeLanguage('zh-CN');
});

describe('what the server refuses', () => {
  it('is said in Chinese as the server says it', async () => {
    expect(await messageOf(gone, ofGone)).toBe(gone);
  });

  it.each([
    ['en', 'Shipping order S1 does not exist any more. Please reload the list.'],
    ['de', 'Den Versandauftrag S1 gibt es nicht mehr. Bitte laden Sie die Liste neu.'],
    ['ja', '出荷伝票 S1 はもうありません。一覧を再読み込みしてください。'],
  ])('is told in %s by its name, with its values', async (language, text) => {
    await i18n.changeLanguage(language);
    expect(await messageOf(gone, ofGone)).toBe(text);
  });

  it('stays as it is where it has no name, or one that is not known', async () => {
    await i18n.changeLanguage('en');
    expect(await messageOf('本店今日休息', null)).toBe('本店今日休息');
    expect(await messageOf('本店今日休息', named('closedToday'))).toBe('本店今日休息');
  });

  it('shows nothing where nothing is to be shown', async () => {
    await i18n.changeLanguage('en');
    expect(await messageOf('', named('noRight'))).toBe('');
  });

  it('is told of errors beside the data, and shown to sellers though it is not Chinese', async () => {
    await i18n.changeLanguage('fr');
    const extensions = {
      code: 'TOO_MANY',
      refusal: { name: 'waitMinutes', values: { what: '操作过于频繁', count: 5 } },
    };
    const failed = await clientOf({
      errors: [{ message: '操作过于频繁，请在 5 分钟后再试', extensions }],
    })
      .query({ query: gql`{ shops { id } }` })
      .catch(failuresOf);
    expect(failed).toMatchObject([{ message: 'Trop de tentatives. Réessayez dans 5 min.' }]);
    expect(Array.isArray(failed) && failed.map((failure) => reactionTo(failure, false))).toEqual([
      { kind: 'toast', text: 'Trop de tentatives. Réessayez dans 5 min.' },
    ]);
  });

  it('is known by its sentence where it is kept without a name', async () => {
    await i18n.changeLanguage('es');
    const tell = await serverWords();
    expect(tell('手机号不能为空')).toBe('El número de teléfono no puede estar vacío.');
    expect(tell('一号店')).toBe('一号店');
  });
});
