import type { Alert, MailSetting } from '../../db/schema.ts';
import { findShopsById } from '../../db/shops/shops.ts';
import { sentence } from '../contract/refusals.ts';
import type { AlertKind } from '../contract/rules/alerts.ts';
import { type LanguageCode, languageOf } from '../contract/rules/languages.ts';
import type { ApiDeps } from '../deps.ts';
import { shopNameOf } from '../shops/shop-name.ts';
import { digestFigures } from './digest-figures.ts';
import { tasksText } from './digest-text.ts';
import { reasonIn } from './import-reason.ts';
import type { Mail } from './mail-gateway.ts';
import { layOut, type Section } from './mail-layout.ts';
import { type MailTexts, textsOf } from './mail-texts/index.ts';
import { byKind } from './push-text.ts';
import type { Told } from './told.ts';
import { type Wording, wordingOf } from './wording.ts';

/** Words of the e-mail that tells alerts: what the centre of alerts says, in the language of the mailbox. */

type Content = Pick<Mail, 'subject' | 'text' | 'html'>;

/** More would be read nowhere; what is left out is in the centre. */
const mostLines = 20;

const platforms: Readonly<Record<string, string>> = { temu: 'Temu', shein: 'SHEIN' };

/** Kinds whose detail is a number of rows. */
const ofRows: ReadonlySet<AlertKind> = new Set(['importDone', 'exportReady']);

function detailOf({ kind, detail }: Alert, texts: MailTexts, { language, count }: Wording): string {
  if (kind === 'importFailed')
    return detail === null ? texts.interrupted : reasonIn(language, detail);
  if (detail === null) return '';
  return ofRows.has(kind) ? count(Number(detail)) : detail;
}

function lineOf(alert: Alert, texts: MailTexts, wording: Wording): string {
  const { kind, name, amount, deadline } = alert;
  return wording.fill(texts.text[kind], {
    name: name ?? '',
    detail: detailOf(alert, texts, wording),
    amount: amount === null ? '' : wording.amount(amount),
    deadline: deadline === null ? '' : wording.moment(deadline),
    platform: platforms[name ?? ''] ?? name ?? '',
  });
}

/** The figures of a digest, a line for sales and one for what waits. */
async function digestLines(
  deps: ApiDeps,
  told: Told,
  { subject }: Alert,
  texts: MailTexts,
  wording: Wording,
): Promise<string[]> {
  const figures = await digestFigures(deps, told, subject);
  if (figures === undefined) return [];
  const { sales } = figures;
  const tasks = tasksText(wording, texts, figures);
  if (sales === null) return [tasks];
  const { language, amount, count, dotted, fill } = wording;
  const day = language === 'zh-CN' ? sales.day : wording.day(sales.day);
  const sold = [
    `${fill(texts.salesOf, { day })} ${amount(sales.amount)}`,
    `${texts.quantity} ${count(sales.quantity)}`,
    ...(sales.profit === null ? [] : [`${texts.profit} ${amount(sales.profit)}`]),
  ];
  return [dotted(...sold), tasks];
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
  const wording = wordingOf(language);
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
              ? await digestLines(deps, told, alert, texts, wording)
              : [lineOf(alert, texts, wording)],
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
        more: left > 0 ? sentence(texts.more, { count: wording.count(left) }) : null,
      });
  }
  const [first] = sections;
  const [line] = first?.items ?? [];
  if (first === undefined || line === undefined) return undefined;
  const isOne = sections.length === 1 && first.items.length === 1;
  const subject = isOne
    ? `${first.title}: ${line.lines.join(' · ')}`
    : sentence(texts.several, {
        count: wording.count(alerts.length),
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
