// The part of `npm test` that needs a browser, beside which the rest runs: installs a browser and a font where there is
// none, builds, and runs vitest with the arguments that follow.
import { spawnSync } from 'node:child_process';
import {
  findBrowser,
  findWholeBrowser,
  installBrowser,
  installChineseFont,
  installWholeBrowser,
} from './support/browser.mjs';

if (!findBrowser()) installBrowser();
if (!findWholeBrowser()) installWholeBrowser();
installChineseFont();

console.log('\n── Build');
const built = spawnSync('node', ['bff/build.mjs'], { stdio: 'inherit' }).status === 0;
if (!built) console.error('The build has failed, so that no browser test was run.');
const ran = built && spawnSync('vitest', process.argv.slice(2), { stdio: 'inherit' }).status === 0;
process.exit(ran ? 0 : 1);
