import manifest from '../package.json' with { type: 'json' };

/** Of the helper and the plugin, which are released with the product. */
export const { version } = manifest;
