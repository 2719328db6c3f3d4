import { isProductOrigin } from '../../api/contract/rules/product-origin.ts';
import {
  type AddAnswer,
  type Kept,
  mostKept,
  type Request,
  readKept,
  readRequest,
} from './messages.ts';
import { isProductOfSite } from './product-path.ts';
import { pageText, pageTime, type ReadPage } from './read/page-text.ts';

/**
 * Keeps what was collected until a page of the product has imported it, for as long as the browser is open, and
 * shows the product. Only pages of the product are told what is kept; pages of shop sites can only add.
 */

const listPath = '/aiProducts/list?collected=plugin';

const kept = async (): Promise<Kept[]> => readKept((await chrome.storage.session.get('kept')).kept);

/** One change after the other: two pages may be collected at once. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const turn = last.then(act);
  last = turn.catch(() => undefined);
  return turn;
}

const add = ({ products }: Extract<Request, { type: 'add' }>): Promise<AddAnswer> =>
  inTurn(async () => {
    const known = new Map((await kept()).map((each) => [each.product.sourceUrl, each]));
    let added = 0;
    for (const product of products) {
      const { sourceUrl } = product;
      if (!known.has(sourceUrl) && known.size >= mostKept) continue;
      // Collected again it takes the place of what was there.
      known.delete(sourceUrl);
      known.set(sourceUrl, { key: crypto.randomUUID(), product });
      added += 1;
    }
    await chrome.storage.session.set({ kept: [...known.values()] });
    return { added, refused: products.length - added };
  });

const take = (keys: readonly string[]): Promise<null> =>
  inTurn(async () => {
    const left = (await kept()).filter(({ key }) => !keys.includes(key));
    await chrome.storage.session.set({ kept: left });
    return null;
  });

/** Remembers where the product is open, so that it is found again. */
async function remember({ origin, tab }: chrome.runtime.MessageSender): Promise<void> {
  await chrome.storage.session.set({ origin, tab: tab?.id ?? null });
}

/** Shows the list of the product: the page that has it open already, else a new one. */
async function show(): Promise<void> {
  const { tab } = await chrome.storage.session.get('tab');
  const { origin } = await chrome.storage.session.get('origin');
  if (typeof tab === 'number') {
    const isListed = await chrome.tabs
      .sendMessage(tab, { type: 'changed' }, { frameId: 0 })
      .catch(() => false);
    const shown = isListed === true ? await chrome.tabs.update(tab, { active: true }) : undefined;
    if (shown !== undefined) {
      await chrome.windows.update(shown.windowId, { focused: true });
      return;
    }
  }
  const isKnown = typeof origin === 'string' && isProductOrigin(origin, PLUGIN_ORIGINS);
  await chrome.tabs.create({ url: `${isKnown ? origin : PLUGIN_HOME}${listPath}` });
}

/**
 * Reads a product at another host of the site that asks, with the person's own session there, as if they had opened it.
 * Anything but a product of that very site is not asked for.
 */
async function readFor(
  sender: chrome.runtime.MessageSender,
  link: string,
): Promise<ReadPage | undefined> {
  const page = URL.parse(sender.origin ?? '');
  const url = URL.parse(link);
  if (page === null || url === null || !isProductOfSite(url, page)) return undefined;
  const answer = await fetch(url, {
    credentials: 'include',
    signal: AbortSignal.timeout(pageTime),
  });
  const text = await pageText(answer);
  return text === undefined ? undefined : { url: answer.url, text };
}

async function answerTo(request: Request, sender: chrome.runtime.MessageSender): Promise<unknown> {
  if (request.type === 'add') {
    const answer = await add(request);
    if (answer.added > 0) await show();
    return answer;
  }
  if (request.type === 'read') return readFor(sender, request.url);
  if (!isProductOrigin(sender.origin, PLUGIN_ORIGINS)) return undefined;
  if (request.type === 'take') return take(request.keys);
  await remember(sender);
  return request.type === 'list' ? kept() : null;
}

chrome.runtime.onMessage.addListener((message, sender, answer) => {
  // Frames inside of a page have no part in this, and neither has another extension.
  if (sender.id !== chrome.runtime.id || sender.frameId !== 0) return false;
  const request = readRequest(message);
  if (request === undefined) return false;
  answerTo(request, sender).then(answer, () => answer(undefined));
  return true;
});
