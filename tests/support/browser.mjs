// Finds a Chromium for the browser tests, and installs Debian's where there is none. The one without windows
// goes first: it opens a page in less time, and draws the same.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a browser, or undefined. CHROMIUM_PATH goes first. */
export function findBrowser() {
  return candidates.find((path) => path && existsSync(path));
}

/** The one with windows, which alone takes plugins; undefined without one. */
export function findWholeBrowser() {
  return candidates.find((path) => path && !path.includes('headless-shell') && existsSync(path));
}

const mayInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
const apt = (...args) =>
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
const install = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);

/** Installs the one with windows where that is possible; the tests of the plugin are skipped without it. */
export function installWholeBrowser() {
  if (mayInstall()) {
    console.log('\n── Installing Chromium with windows for the tests of the browser plugin');
    apt('update', '-qq');
    install('chromium');
  }
  if (!findWholeBrowser())
    console.warn('No Chromium that takes plugins was found: the tests of the plugin are SKIPPED.');
}

/** Installs Debian's Chromium when this is Debian and we may; says what to do otherwise. */
export function installBrowser() {
  if (mayInstall()) {
    console.log('\n── Installing Chromium for the browser tests');
    apt('update', '-qq');
    if (!install('chromium-headless-shell')) install('chromium');
  }
  if (!findBrowser()) {
    console.error('No Chromium found: install one, or set CHROMIUM_PATH to its path.');
    process.exit(1);
  }
}

/**
 * A small Chinese font, as every seller's machine has one: without it each page of a test fetches and lays out
 * the bundled one, a fifth of the page's work. Where none can be installed, the bundled one serves.
 */
export function installChineseFont() {
  const listed = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' });
  if (listed.error || listed.stdout.trim() !== '' || !mayInstall()) return;
  console.log('\n── Installing a Chinese font for the browser tests');
  apt('update', '-qq');
  install('fonts-wqy-microhei');
}

/** Flags with which Chromium runs headless, as root, without talking to the outside. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The same for tests, whose pages live for seconds: code that is made as quick as can be for the long run costs more
 * than it saves, a tenth of the work of a page for each of the two compilers.
 */
export const testFlags = [...browserFlags, '--js-flags=--no-turbofan,--no-maglev'];

/** Gives a test the compiler in between again, for pages that read codes out of pictures. */
export const pictureFlags = ['--js-flags=--no-turbofan'];
