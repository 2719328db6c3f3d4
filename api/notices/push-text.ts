import {
  findFines,
  findLostSessions,
  findShortages,
  findSoldOut,
  findWaitingOrders,
} from '../../db/notices/push-contents.ts';
import type { Alert } from '../../db/schema.ts';
import { findShopsById } from '../../db/shops/shops.ts';
import { type AlertKind, alertKinds } from '../contract/rules/alerts.ts';
import type { LanguageCode } from '../contract/rules/languages.ts';
import type { ApiDeps } from '../deps.ts';
import { shopNameOf } from '../shops/shop-name.ts';
import { digestFigures } from './digest-figures.ts';
import { tasksText } from './digest-text.ts';
import { reasonIn } from './import-reason.ts';
import { textsOf } from './mail-texts/index.ts';
import type { PushContent } from './push-service.ts';
import { pushTextsOf } from './push-texts/index.ts';
import type { Told } from './told.ts';
import { type Wording, wordingOf } from './wording.ts';

/** Words of the alerts that are pushed: read when they are sent, of what the person may see then and what still is so. */

/** In the language of a device. */
interface Speech extends Wording {
  readonly texts: ReturnType<typeof pushTextsOf>;
  /** What e-mail says in the same words. */
  readonly inMail: ReturnType<typeof textsOf>;
}

/** The alerts of a kind. */
interface Some {
  readonly subjects: readonly string[];
  readonly alerts: readonly Alert[];
}

type Said = Omit<PushContent, 'language'>;

type Words = (deps: ApiDeps, told: Told, speech: Speech, some: Some) => Promise<Said | undefined>;

/** Where the lists are on the phone; that of a shipper is all of it. */
const list = '/m';
const lists = {
  soon: `${list}/orders?list=soon`,
  overdue: `${list}/orders?list=overdue`,
  short: `${list}/orders?list=short`,
  fine: `${list}/messages`,
  soldOut: `${list}/products`,
} as const;
const shownLines = 4;

/** A content of a line each; undefined where nothing is left to be told. */
function linesOf(
  { texts, fill, count }: Speech,
  lines: readonly string[],
  title: string,
  url: string = list,
): Said | undefined {
  if (lines.length === 0) return undefined;
  const more = lines.length > shownLines ? [fill(texts.inAll, { count: count(lines.length) })] : [];
  return { title, body: [...lines.slice(0, shownLines), ...more].join('\n'), url };
}

/** Long names would leave no room for the others. */
const short = (text: string): string =>
  [...text].length > 40 ? `${[...text].slice(0, 39).join('')}…` : text;
const numbers = (subjects: readonly string[]): number[] => subjects.map(Number);

const shipSoon: Words = async ({ db, now }, { user, shopIds }, speech, { subjects }) => {
  const { texts, counted, dotted, fill, time } = speech;
  const orders = await findWaitingOrders(db, shopIds, numbers(subjects));
  const late = orders.filter(({ ship_by }) => ship_by <= now()).length;
  const soon = orders.length - late;
  const counts = [
    ...(soon > 0 ? [counted(texts.shipSoon, soon)] : []),
    ...(late > 0 ? [counted(texts.overdue, late)] : []),
  ];
  const [only, another] = orders;
  return linesOf(
    speech,
    orders.map((order) =>
      dotted(
        order.order_no,
        fill(texts.shipBy, { time: time(order.ship_by) }),
        short(shopNameOf(order)),
      ),
    ),
    counts.join(texts.comma),
    user.role !== 'shipper'
      ? lists[soon > 0 ? 'soon' : 'overdue']
      : only && !another
        ? `${list}/task/${encodeURIComponent(only.order_no)}`
        : list,
  );
};

const shortage: Words = async ({ db }, { shopIds }, speech, { subjects }) => {
  const found = await findShortages(db, shopIds, subjects);
  return linesOf(
    speech,
    found.map((one) =>
      speech.dotted(
        speech.fill(speech.inMail.text.shortage, {
          name: one.order_no,
          detail: String(one.missing),
        }),
        short(shopNameOf(one)),
      ),
    ),
    speech.counted(speech.texts.shortage, found.length),
    lists.short,
  );
};

const fine: Words = async ({ db }, { shopIds }, speech, { subjects }) => {
  const { texts, amount, counted, dotted, fill } = speech;
  const asked = new Set(subjects);
  const found = await findFines(db, shopIds, subjects);
  const fines = found.filter(({ shop_id, message_id }) => asked.has(`${shop_id}:${message_id}`));
  const sum = amount(fines.reduce((all, one) => all + one.fine, 0));
  return linesOf(
    speech,
    fines.map((one) => dotted(amount(one.fine), short(one.title), short(shopNameOf(one)))),
    fines.length === 1
      ? fill(texts.fine, { amount: sum })
      : counted(texts.fines, fines.length, { amount: sum }),
    lists.fine,
  );
};

const soldOut: Words = async ({ db }, { shopIds }, speech, { subjects }) => {
  const skus = await findSoldOut(db, shopIds, numbers(subjects));
  return linesOf(
    speech,
    skus.map((sku) => speech.dotted(short(sku.name), sku.ext_code, short(shopNameOf(sku)))),
    speech.counted(speech.texts.soldOut, skus.length),
    lists.soldOut,
  );
};

const platforms = { temu: 'Temu', shein: 'SHEIN' } as const;

const sessionLost: Words = async ({ db }, { user }, speech, { subjects }) => {
  const accounts = await findLostSessions(db, user.id, numbers(subjects));
  return linesOf(
    speech,
    accounts.map(({ platform, phone }) =>
      speech.fill(speech.inMail.text.sessionLost, {
        platform: platforms[platform],
        detail: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
      }),
    ),
    speech.texts.sessionLost,
  );
};

/** Of the day before the one that it was made for: its sales for those who see them, and what waits. */
const digest: Words = async (deps, told, speech, { subjects }) => {
  const { texts, inMail, amount, counted, dotted, fill } = speech;
  const today = [...subjects].sort().at(-1);
  const figures = today === undefined ? undefined : await digestFigures(deps, told, today);
  if (figures === undefined) return undefined;
  const { sales } = figures;
  const tasks = tasksText(speech, inMail, figures);
  if (sales === null) return { title: texts.tasks, body: tasks, url: list };
  const sold = [
    fill(texts.sales, { amount: amount(sales.amount) }),
    counted(texts.pieces, sales.quantity),
    ...(sales.profit === null ? [] : [`${inMail.profit} ${amount(sales.profit)}`]),
  ];
  return {
    title: fill(texts.digest, { day: speech.day(sales.day) }),
    body: `${dotted(...sold)}\n${tasks}`,
    url: list,
  };
};

/** Words of what is told as it was noted. */
const noted =
  (
    title: 'importDone' | 'importFailed' | 'exportReady' | 'announcement',
    line: (alert: Alert, speech: Speech) => string,
    url?: string,
  ): Words =>
  async (_deps, _told, speech, { alerts }) =>
    linesOf(
      speech,
      alerts.map((alert) => line(alert, speech)),
      speech.texts[title],
      url,
    );

const nameOf = ({ name }: Alert): string => short(name ?? '');

const importFailed = noted('importFailed', (alert, { dotted, language }) => {
  const reason = alert.detail === null ? [] : [short(reasonIn(language, alert.detail))];
  return dotted(nameOf(alert), ...reason);
});

const exportReady = noted('exportReady', ({ detail }, { counted, texts }) =>
  counted(texts.exported, Number(detail)),
);

const shopExpiring: Words = async ({ db }, { shopIds }, speech, { alerts }) => {
  const { texts, counted, dotted, fill, moment } = speech;
  const shops = await findShopsById(db, shopIds);
  const lines = alerts.flatMap(({ shop_id, deadline }) => {
    const shop = shops.find(({ id, expire_at }) => id === shop_id && expire_at === deadline);
    if (shop === undefined || deadline === null) return [];
    return [dotted(short(shopNameOf(shop)), fill(texts.expires, { moment: moment(deadline) }))];
  });
  return linesOf(speech, lines, counted(texts.shopExpiring, lines.length));
};

const wordsOf: Readonly<Record<AlertKind, Words>> = {
  shipSoon,
  shortage,
  fine,
  soldOut,
  sessionLost,
  digest,
  importDone: noted('importDone', nameOf),
  importFailed,
  exportReady,
  shopExpiring,
  announcement: noted('announcement', nameOf, `${list}/notices?view=news`),
};

/** What cannot wait first, in the order of the kinds, however it was found. */
export const byKind = (alerts: readonly Alert[]): [AlertKind, Alert[]][] =>
  [...Map.groupBy(alerts, ({ kind }) => kind)].sort(
    ([one], [other]) => alertKinds.indexOf(one) - alertKinds.indexOf(other),
  );

/** One message of all that is due of a device, in its language; undefined where nothing is left to be told. */
export async function contentOf(
  deps: ApiDeps,
  told: Told,
  alerts: readonly Alert[],
  language: LanguageCode,
): Promise<PushContent | undefined> {
  const texts = pushTextsOf(language);
  const speech = { ...wordingOf(language), texts, inMail: textsOf(language) };
  const found: Said[] = [];
  for (const [kind, some] of byKind(alerts)) {
    const subjects = some.map(({ subject }) => subject);
    const said = await wordsOf[kind](deps, told, speech, { subjects, alerts: some });
    if (said !== undefined) found.push(said);
  }
  const [only, another] = found;
  if (only === undefined) return undefined;
  if (another === undefined) return { ...only, language };
  return {
    title: speech.counted(texts.several, found.length),
    body: found
      .map(({ title, body }) =>
        body.includes('\n') ? title : speech.fill(texts.titled, { title, body }),
      )
      .join('\n'),
    url: list,
    language,
  };
}

/** What a person pushes to a device to see that it arrives. */
export function testContent(language: LanguageCode): PushContent {
  const { testTitle: title, testBody: body } = pushTextsOf(language);
  return { title, body, url: '/m/push', language };
}
