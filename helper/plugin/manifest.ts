import { defaultSources, type SourceTable } from '../../api/listing/source-platforms.ts';

/** What the plugin is for the browser: https://developer.chrome.com/docs/extensions/reference/manifest. */

/** A pattern of the browser for every page of the sites. */
const patternsOf = (table: SourceTable): string[] =>
  Object.values(table).flatMap(({ names, suffixes }) =>
    names.flatMap((name) => Object.keys(suffixes).map((suffix) => `*://*.${name}.${suffix}/*`)),
  );

export function manifestOf(version: string, origins: readonly string[]) {
  return {
    manifest_version: 3,
    name: '卖家运营助手采集插件',
    description: '把正在浏览的商品采集到卖家运营助手的AI上品。',
    version,
    minimum_chrome_version: '126',
    // To keep what was collected until it is imported.
    permissions: ['storage'],
    // The sites that its button stands on, and no others: a search page of theirs may lead to products at another host.
    host_permissions: patternsOf(defaultSources),
    background: { service_worker: 'worker.js' },
    content_scripts: [
      { matches: patternsOf(defaultSources), js: ['collect.js'], run_at: 'document_idle' },
      {
        matches: origins.map((origin) => `${origin}/*`),
        js: ['marker.js'],
        run_at: 'document_start',
      },
    ],
    incognito: 'split',
  };
}
