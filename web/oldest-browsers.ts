/**
 * The oldest browsers that the pages are made for: the first that have all of ES2024 but what web/tsconfig.json leaves
 * out, which says the same of the language. A package that asks for more comes in a build for older ones.
 */
export const oldestBrowsers = ['chrome120', 'edge120', 'firefox122', 'ios17.4', 'safari17.4'];
