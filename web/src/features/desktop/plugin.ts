import { site } from '../../shared/site-config.ts';

/** The version that the plugin says on the page's root element; undefined without a plugin. */
export const pluginVersion = (): string | undefined =>
  document.documentElement.getAttribute(site.pluginMarker) ?? undefined;

/** Calls back when the plugin shows up or leaves. */
export function watchPlugin(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [site.pluginMarker] });
  return () => observer.disconnect();
}

/** Whether a version such as 1.9.0 is older than another such as 1.10. */
export function isOlder(version: string, than: string): boolean {
  const [mine, theirs] = [version, than].map((text) => text.split('.').map(Number));
  for (let place = 0; place < Math.max(mine?.length ?? 0, theirs?.length ?? 0); place += 1) {
    const difference = (mine?.[place] ?? 0) - (theirs?.[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
