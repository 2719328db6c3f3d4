import type { CollectedPage } from '../../api/contract/rules/collected.ts';
import { extract } from './extract.ts';
import { collectLinks, productLinks } from './links.ts';
import { mostKept, readAddAnswer, readPageAnswer } from './messages.ts';
import { type Panel, showPanel } from './panel.ts';
import { isProductPath } from './product-path.ts';

/** On the pages of shop sites: a button that collects the product, or the products of a search page. */

/** Fewer links are what stands beside a product, or nothing worth a button. */
const leastLinks = 3;

const here = (): URL => new URL(window.location.href);

async function keep(products: readonly CollectedPage[], panel: Panel, missed = ''): Promise<void> {
  const answer = readAddAnswer(await chrome.runtime.sendMessage({ type: 'add', products }));
  if (answer === undefined) return panel.say('采集失败，请刷新页面后重试', true);
  if (answer.refused > 0)
    return panel.say(
      `已采集 ${answer.added} 个商品，另有 ${answer.refused} 个未保存：最多保留 ${mostKept} 个待导入的商品，请先导入或移除`,
      true,
    );
  panel.say(`已采集 ${answer.added} 个商品，请到AI上品中导入${missed}`);
}

async function collectOne(panel: Panel): Promise<void> {
  const product = extract(document, here());
  if (product === undefined)
    return panel.say('没有在页面上读到商品，请等页面加载完成，或打开商品页面后再采集', true);
  await keep([product], panel);
}

async function collectAll(panel: Panel): Promise<void> {
  const { links, elsewhere } = productLinks(document, here());
  if (links.length === 0)
    return panel.say(
      elsewhere > 0
        ? '本页商品在另一个网站，无法批量采集，请逐个打开商品页面采集'
        : '本页没有找到商品，请打开商品页面采集',
      true,
    );
  const products = await collectLinks(links, here(), {
    readElsewhere: async (url) =>
      readPageAnswer(await chrome.runtime.sendMessage({ type: 'read', url })),
    onProgress: (done) => panel.say(`正在采集 ${done}/${links.length}`),
  });
  if (products.length === 0)
    return panel.say('没有读到商品，网站可能要求登录或验证，请打开商品页面采集', true);
  const missed = links.length - products.length;
  await keep(products, panel, missed > 0 ? `；${missed} 个没有读到，请打开商品页面采集` : '');
}

/** The button that the page calls for: undefined for none. */
function labelOf(): { label: string; act: (panel: Panel) => Promise<void> } | undefined {
  const url = here();
  if (isProductPath(url) || extract(document, url) !== undefined)
    return { label: '采集到AI上品', act: collectOne };
  const { links, elsewhere } = productLinks(document, url);
  if (links.length + elsewhere < leastLinks) return undefined;
  return { label: `采集本页商品（${links.length}）`, act: collectAll };
}

let shown: { readonly label: string; remove(): void } | undefined;

function show(): void {
  const wanted = labelOf();
  if (wanted?.label === shown?.label) return;
  shown?.remove();
  shown = wanted && { label: wanted.label, ...showPanel(wanted.label, wanted.act) };
}

if (window.top === window) {
  show();
  // Shops change their pages in place; what is shown keeps up with the address and with what has been loaded.
  let address = window.location.href;
  let links = document.links.length;
  setInterval(() => {
    if (address === window.location.href && links === document.links.length) return;
    address = window.location.href;
    links = document.links.length;
    show();
  }, 1_000);
}
