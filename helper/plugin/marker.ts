import { fieldsOf } from '../../api/contract/rules/collected.ts';
import { isProductOrigin } from '../../api/contract/rules/product-origin.ts';
import { readKept, readKeys } from './messages.ts';

/**
 * On the product's pages: says that the plugin is there, and hands over what was collected when the page itself asks.
 * No other window is answered, and nothing else is told.
 */

const fromPage = 'seller-page';
const fromPlugin = 'seller-plugin';

const tell = (message: object): void =>
  window.postMessage({ source: fromPlugin, ...message }, window.location.origin);

async function answerTo(data: unknown): Promise<void> {
  const { source, type, id, keys } = fieldsOf(data);
  if (source !== fromPage || typeof id !== 'string' || id.length > 100) return;
  if (type === 'list') {
    const kept = readKept(await chrome.runtime.sendMessage({ type: 'list' }));
    tell({ type: 'listed', id, kept });
  }
  const taken = readKeys(keys);
  if (type === 'take' && taken !== undefined) {
    await chrome.runtime.sendMessage({ type: 'take', keys: taken });
    tell({ type: 'taken', id });
  }
}

if (isProductOrigin(window.location.origin, PLUGIN_ORIGINS) && window.top === window) {
  document.documentElement.setAttribute('data-seller-plugin', chrome.runtime.getManifest().version);
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window || origin !== window.location.origin) return;
    // The plugin may have been reloaded or removed: the page waits no longer than it waits for none.
    answerTo(data).catch(() => undefined);
  });
  chrome.runtime.onMessage.addListener((message, sender, answer) => {
    if (sender.id !== chrome.runtime.id || fieldsOf(message).type !== 'changed') return false;
    const isListed = window.location.pathname === '/aiProducts/list';
    if (isListed) tell({ type: 'changed' });
    answer(isListed);
    return false;
  });
  chrome.runtime.sendMessage({ type: 'here' }).catch(() => undefined);
}
