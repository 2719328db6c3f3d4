import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { of } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { ImportMapping } from '../../../web/src/features/imports/ImportMapping.tsx';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { button, click, render, shows, unmount, until } from '../support/render.tsx';

const missing =
  '文件里有不是人民币的金额，还没有汇率：EUR 2 行，USD 3 行中的 1 行（2024-01-31 至 2024-01-31）。请填写汇率（1 单位外币等于多少元），或选择每日汇率文件';

const mapping = Object.entries({
  ORDER_NO: 'Bestellung',
  PRODUCT_CODE: 'SKU',
  QUANTITY: 'Anzahl',
  SOLD_AT: '第4列',
  SHOP_NAME: 'Shop',
}).map(([field, column]) => ({ __typename: 'ImportColumn', field, column }));

const preview = {
  __typename: 'ImportPreview',
  uploadId: 'u1',
  fileName: 'amazon.csv',
  note: '只读取工作表“Seite 1”，没有读取：“Hilfe”',
  columns: mapping.map(({ column }) => ({
    __typename: 'ImportFileColumn',
    name: column,
    samples: [],
  })),
  options: {
    __typename: 'ImportOptions',
    mapping,
    encoding: 'UTF_8',
    timeZone: 'Europe/Berlin',
    cancelPrefix: '',
    shopId: null,
    platform: 'TEMU',
    managedType: 'FULLY_MANAGED',
    currency: null,
    isTotalPerLine: false,
    isShownEarly: false,
  },
  missing: [],
  amountField: 'LINE_TOTAL',
  currencies: [],
  problems: [missing],
  isTotalRepeated: false,
  rows: [],
};

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new ApolloLink(() =>
    of({ data: { previewImport: { __typename: 'PreviewImportPayload', preview, error: null } } }),
  ),
});

afterEach(() => i18n.changeLanguage('zh-CN'));

it('says beside the start in the language of the page which rates are missing', async () => {
  await i18n.changeLanguage('de');
  await render(
    <ApolloProvider client={client}>
      <ImportMapping uploadId="u1" onStarted={() => {}} onAnother={() => {}} />
    </ApolloProvider>,
  );
  await until(() => shows('noch keinen Kurs'), 'the hint');
  expect(document.body.textContent).toContain(
    'noch keinen Kurs haben: EUR (Zeilen: 2), USD (1 von 3 Zeilen, 31. Jan. 2024 bis 31. Jan. 2024). Geben Sie den Kurs ein',
  );
  expect(shows('Nur das Blatt „Seite 1“ wird gelesen. Nicht gelesen: “Hilfe”')).toBe(true);
  expect(shows('文件里')).toBe(false);
  expect(shows('Spalte 4')).toBe(true);
  expect(button(i18n.t('imports:mapping.start')).disabled).toBe(true);
});

it('has the columns that were chosen again after a reload, until they are thrown away', async () => {
  session.set({ ...initialSession, isVisitor: false });
  const open = async () => {
    await unmount();
    await render(
      <ApolloProvider client={client}>
        <ImportMapping uploadId="u1" onStarted={() => {}} onAnother={() => {}} />
      </ApolloProvider>,
    );
    await until(() => shows('amazon.csv'), 'the columns');
  };
  const chosen = (): HTMLSelectElement => {
    const label = [...document.querySelectorAll('label')].find((one) =>
      one.textContent?.startsWith('商品名称'),
    );
    const select = document.getElementById(label?.htmlFor ?? '');
    if (!(select instanceof HTMLSelectElement)) throw new Error('No choice of a column');
    return select;
  };
  await open();
  await act(async () => {
    chosen().value = 'SKU';
    chosen().dispatchEvent(new Event('change', { bubbles: true }));
  });
  await open();
  await until(() => shows('没有保存的内容'), 'the line');
  expect(chosen().value).toBe('SKU');
  await click(button('放弃'));
  expect(chosen().value).toBe('');
  await open();
  expect(shows('没有保存的内容')).toBe(false);
});
