import type { Alert, MailSetting } from '../../db/schema.ts';
import { findShopsById } from '../../db/shops/shops.ts';
import { sentence } from '../contract/refusals.ts';
import type { AlertKind } from '../contract/rules/alerts.ts';
import type { LanguageCode } from '../contract/rules/languages.ts';
import { yuanText } from '../contract/rules/money.ts';
import type { ApiDeps } from '../deps.ts';
import { shopNameOf } from '../shops/shop-name.ts';
import { digestFigures } from './digest-figures.ts';
import type { Mail } from './mail-gateway.ts';
import { layOut, type Section } from './mail-layout.ts';
import { languageOf } from './mail-settings.ts';
import { type MailTexts, textsOf } from './mail-texts/index.ts';
import { byKind } from './push-text.ts';
import type { Told } from './told.ts';

/** Words of the e-mail that tells alerts: what the centre of alerts says, in the language of the mailbox. */

type Content = Pick<Mail, 'subject' | 'text' | 'html'>;

/** More would be read nowhere; what is left out is in the centre. */
const mostLines = 20;

const platforms: Readonly<Record<string, string>> = { temu: 'Temu', shein: 'SHEIN' };
const money = (fen: number): string => `¥${yuanText(fen)}`;

const timeText = (language: LanguageCode, instant: number): string =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'medium',
    timeStyle: 'short',
    numberingSystem: 'latn',
  }).format(instant);

function lineOf(alert: Alert, texts: MailTexts, language: LanguageCode): string {
  const { kind, name, detail, amount, deadline } = alert;
  return sentence(texts.text[kind], {
    name: name ?? '',
    detail: detail ?? (kind === 'importFailed' ? texts.interrupted : ''),
    amount: amount === null ? '' : money(amount),
    deadline: deadline === null ? '' : timeText(language, deadline),
    platform: platforms[name ?? ''] ?? name ?? '',
  });
}

/** The figures of a digest, a line for sales and one for what waits. */
async function digestLines(
  deps: ApiDeps,
  told: Told,
  { subject }: Alert,
  texts: MailTexts,
): Promise<string[]> {
  const figures = await digestFigures(deps, told, subject);
  if (figures === undefined) return [];
  const { sales, packing, shipping, late } = figures;
  const tasks = [`${texts.packing} ${packing}`, `${texts.shipping} ${shipping}`];
  if (late > 0) tasks.push(`${texts.late} ${late}`);
  if (sales === null) return [tasks.join(' · ')];
  const { day, amount, quantity, profit } = sales;
  const sold = [
    `${sentence(texts.salesOf, { day })} ${money(amount)}`,
    `${texts.quantity} ${quantity}`,
    ...(profit === null ? [] : [`${texts.profit} ${money(profit)}`]),
  ];
  return [sold.join(' · '), tasks.join(' · ')];
}

interface Where {
  readonly setting: MailSetting;
  readonly origin: string;
  readonly unsubscribe: string;
}

/** One message of these alerts, each with a link to it; undefined where nothing is left to be told. */
export async function alertMail(
  deps: ApiDeps,
  told: Told,
  alerts: readonly Alert[],
  { setting, origin, unsubscribe }: Where,
): Promise<Content | undefined> {
  const language = languageOf(setting.language);
  const texts = textsOf(language);
  const shops = await findShopsById(deps.db, told.shopIds);
  // The workbench of the phone is all that a shipper has.
  const place = told.user.role === 'shipper' ? '/m/alert' : '/alert';
  const sections: (Section & { readonly kind: AlertKind })[] = [];
  for (const [kind, some] of byKind(alerts)) {
    const items = await Promise.all(
      some.slice(0, mostLines).map(async (alert) => {
        const shop = shops.find(({ id }) => id === alert.shop_id);
        return {
          lines:
            kind === 'digest'
              ? await digestLines(deps, told, alert, texts)
              : [lineOf(alert, texts, language)],
          note: shop === undefined ? null : shopNameOf(shop),
          url: `${origin}${place}/${alert.id}`,
        };
      }),
    );
    const left = some.length - mostLines;
    const shown = items.filter(({ lines }) => lines.length > 0);
    if (shown.length > 0)
      sections.push({
        kind,
        title: texts.kinds[kind],
        items: shown,
        more: left > 0 ? sentence(texts.more, { count: left }) : null,
      });
  }
  const [first] = sections;
  const [line] = first?.items ?? [];
  if (first === undefined || line === undefined) return undefined;
  const isOne = sections.length === 1 && first.items.length === 1;
  const subject = isOne
    ? `${first.title}: ${line.lines.join(' · ')}`
    : sentence(texts.several, {
        count: alerts.length,
        kinds: sections.map(({ title }) => title).join(', '),
      });
  return { subject: short(subject), ...layOut(language, sections, { unsubscribe }) };
}

/** Subjects are cut by every mailbox. A name cannot break a header: what breaks lines is a space here. */
const short = (text: string): string => {
  const plain = [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')];
  return plain.length > 120 ? `${plain.slice(0, 119).join('')}…` : plain.join('');
};

/** The message with a code that confirms an address. */
export function codeMail(language: LanguageCode, code: string, minutes: number): Content {
  const texts = textsOf(language);
  const lines = [sentence(texts.codeText, { code, minutes }), texts.codeIgnore];
  return {
    subject: sentence(texts.codeSubject, { code }),
    ...layOut(language, [{ title: texts.product, items: [{ lines, note: null, url: null }] }]),
  };
}

/** The message that a person sends to themselves. */
export function testMail(language: LanguageCode, unsubscribe: string): Content {
  const texts = textsOf(language);
  const items = [{ lines: [texts.testText], note: null, url: null }];
  return {
    subject: texts.testSubject,
    ...layOut(language, [{ title: texts.product, items }], { unsubscribe }),
  };
}
