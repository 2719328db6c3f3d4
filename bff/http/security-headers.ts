import { pictureHosts } from '../../api/contract/rules/picture-hosts.ts';

/** Content security policies, by what an answer is. */
export type Policy = 'app' | 'graphiql' | 'data';

/** What is special about a page of the client. */
interface Page {
  /** Shown in a frame of our own. */
  readonly isFramed: boolean;
  /** Reads codes by the camera. */
  readonly hasCamera: boolean;
}

const pictures = pictureHosts.map((host) => `https://${host}`).join(' ');

/**
 * The web client: its own scripts only. Styles may be inline, because the component library writes
 * them at run time. `hashes` allow the inline scripts of one page, each by its content.
 */
function appPolicy(hashes: readonly string[], { isFramed, hasCamera }: Page): string {
  const scripts = ["script-src 'self'", ...hashes.map((hash) => `'${hash}'`)];
  return [
    "default-src 'none'",
    // What reads codes where the browser cannot is WebAssembly, a file of this server; it allows no eval of scripts.
    [...scripts, ...(hasCamera ? ["'wasm-unsafe-eval'"] : [])].join(' '),
    "style-src 'self' 'unsafe-inline'",
    // The others keep the pictures of products that people have collected.
    `img-src 'self' data: blob: ${pictures}`,
    "font-src 'self' data:",
    // The others are the desktop software on the seller's own machine: its websocket, its services, its proxy.
    "connect-src 'self' ws://127.0.0.1:18765 http://127.0.0.1:18765 http://127.0.0.1:18766",
    "media-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-src 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** GraphiQL writes the styles of its editor at run time; what it runs are files of this server. */
const graphiqlPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** JSON and text: nothing in it may run or load anything. */
const dataPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The pages of the client that its other pages show in a frame: where a payment ends. */
const framedPages: ReadonlySet<string> = new Set(['/paySuccess']);

export const isFramedPage = (pathname: string): boolean => framedPages.has(pathname);

export function contentSecurityPolicy(
  policy: Policy,
  hashes: readonly string[] = [],
  { isFramed = false, hasCamera = false }: Partial<Page> = {},
): string {
  if (policy === 'app') return appPolicy(hashes, { isFramed, hasCamera });
  return policy === 'graphiql' ? graphiqlPolicy : dataPolicy;
}

const permissionsPolicy = (camera: 'self' | '') =>
  `camera=(${camera}), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()`;

/** The pages of the phone's workbench, which reads codes by the camera, and the test page, which tries it. */
export const usesCamera = (pathname: string): boolean =>
  pathname === '/m' || pathname.startsWith('/m/') || pathname === '/delme';

/** Headers of such a page in place of those of every answer. */
export const cameraHeaders = (
  hashes: readonly string[],
): readonly (readonly [string, string])[] => [
  ['permissions-policy', permissionsPolicy('self')],
  ['content-security-policy', contentSecurityPolicy('app', hashes, { hasCamera: true })],
];

const always: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', permissionsPolicy('')],
];

/** Two years, as the preload lists ask for. */
const strictTransport = 'max-age=63072000; includeSubDomains';

/** The headers that every answer carries, beside its content security policy. */
export function securityHeaders(https: boolean): readonly (readonly [string, string])[] {
  return https ? [...always, ['strict-transport-security', strictTransport]] : always;
}
