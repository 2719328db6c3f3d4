import { afterEach, beforeEach, expect, it } from 'vitest';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { serverWords } from '../../../web/src/i18n/server-words.ts';

beforeEach(() => i18n.changeLanguage('de'));
afterEach(async () => {
  await i18n.changeLanguage('zh-CN');
});

it('tells the parts of a sentence that lists them', async () => {
  const tell = await serverWords();
  expect(
    tell('暂不能发布：请填写译文标题；请填写全部SKU的价格（还缺2个）；请至少保留一张图片'),
  ).toBe(
    'Noch nicht zu veröffentlichen: den übersetzten Titel eingeben; den Preis aller SKUs eingeben (es fehlen 2); mindestens ein Bild behalten',
  );
  expect(
    tell('每日汇率文件有误：第 2 行的汇率“-7，1”不是大于 0 的数；第 3 行的汇率“”不是大于 0 的数等'),
  ).toBe(
    'Die Datei mit Tageskursen hat Fehler: Zeile 2: der Kurs „-7，1“ ist keine Zahl über 0; Zeile 3: der Kurs „“ ist keine Zahl über 0; und weitere.',
  );
  expect(tell('币种前后矛盾：币种列写的是 EUR，列名写的是 USD')).toBe(
    'Die Währungen widersprechen sich: Währungsspalte: EUR, Spaltenname: USD.',
  );
  expect(
    tell('请选择“货号”、“数量”对应的列', {
      name: 'noColumns',
      values: { names: '“货号”、“数量”' },
    }),
  ).toBe('Bitte wählen Sie die Spalten für „Artikelnummer“, „Menge“.');
});

it('tells a word of the server in a sentence, and leaves what the seller wrote', async () => {
  const tell = await serverWords();
  expect(tell('翻译服务响应超时，请稍后重试')).toBe(
    'Der Übersetzungsdienst hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es später erneut.',
  );
  expect(tell('文件存储暂时不可用，请稍后重试；若一直如此，请联系客服')).toBe(
    'Der Dateispeicher ist gerade nicht erreichbar. Bitte versuchen Sie es später erneut; bleibt es so, wenden Sie sich an den Support.',
  );
  expect(tell('文件里没有“数量”这一列，请重新选择对应的列')).toContain('keine Spalte „数量“');
});

it('leaves a sentence that it does not know, although a page has words of its name', async () => {
  const tell = await serverWords();
  expect(tell('请换一种方式', { name: 'retry', values: {} })).toBe('请换一种方式');
});
