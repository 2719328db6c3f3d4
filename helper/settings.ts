import { readFile } from 'node:fs/promises';
import { homedir, hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { builtFor } from './built-for.ts';
import { knownPlatforms, type Platform } from './platforms.ts';
import { readSellerPaths, type SellerPaths } from './proxy/seller.ts';
import { readUploadPaths, type UploadPaths } from './proxy/uploads.ts';
import { whyUnusable } from './unusable-file.ts';

/** What one run of the helper is told: by the environment, or by a file for what the environment does not say. */
export interface Settings {
  readonly port: number;
  readonly proxyPort: number;
  /** Origin of the product's REST surface. */
  readonly productUrl: string;
  /** The pages that may speak with this helper. */
  readonly origins: ReadonlySet<string>;
  readonly platforms: readonly Platform[];
  /** Hosts that requests are forwarded to, over https in the public network. */
  readonly targetHosts: ReadonlySet<string>;
  /** Hosts that requests are forwarded to over http, wherever they are: of a simulated marketplace. */
  readonly simulatorHosts: ReadonlySet<string>;
  /** Where the calls of a file host are at that host. */
  readonly uploadPaths: UploadPaths;
  /** Where the calls of a seller's back office are at its host. */
  readonly sellerPaths: SellerPaths;
  readonly imageFolder: string;
  /** Where the helper keeps the number of this machine. */
  readonly dataDir: string;
  readonly machineName: string;
  /** How long a forwarded request may take in all, in milliseconds. */
  readonly proxyTimeout: number;
  /** Longest body that is forwarded, either way, in bytes. */
  readonly proxyMaxBytes: number;
}

const wholeNumber = (least: number, most: number) => {
  const error = `须为 ${least} 到 ${most} 的整数`;
  return z
    .string()
    .regex(/^\d{1,12}$/, error)
    .transform(Number)
    .refine((number) => number >= least && number <= most, { error });
};

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.parse(text)?.origin === text;

const list = (isGood: (each: string) => boolean, error: string) =>
  z
    .string()
    .max(8192, '不能超过 8192 个字符')
    .transform((text) =>
      text
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    )
    .refine((all) => all.every(isGood), { error });

/** A host with its port where that is not the usual one, in the form that addresses have it. */
const isHost = (text: string): boolean => URL.parse(`https://${text}/`)?.host === text;

const hosts = list(isHost, '须为主机名，如 seller.example.com，多个用英文逗号隔开');
const folder = z.string().min(1).max(4096, '不能超过 4096 个字符');

/** Every variable of the helper; README.md repeats this table. */
export const variables = {
  HELPER_PRODUCT_URL: {
    schema: z.string().refine(isOrigin, {
      error: '须为网址的开头部分，如 https://example.com，后面不带路径',
    }),
    default: 'http://127.0.0.1:4000',
    description: 'Origin of the product, whose REST surface the helper asks.',
  },
  HELPER_ORIGINS: {
    schema: list(
      isOrigin,
      '须为网址的开头部分，如 https://example.com，后面不带路径，多个用英文逗号隔开',
    ),
    default: 'HELPER_PRODUCT_URL',
    description: 'Origins of the pages that may speak with the helper, comma separated.',
  },
  HELPER_TARGET_HOSTS: {
    schema: hosts,
    default: 'those of the platforms in helper/platforms.ts',
    description:
      'Hosts that requests are forwarded to, comma separated: by https, in the public network.',
  },
  HELPER_SIMULATOR_HOSTS: {
    schema: hosts,
    default: 'none',
    description:
      'Hosts that requests are forwarded to by http, wherever they are, comma separated: of a simulated marketplace, such as 127.0.0.1:4000.',
  },
  HELPER_FILE_HOST: {
    schema: z.string().refine(isHost, { error: '须为主机名，如 files.example.com' }),
    default: 'the first of HELPER_SIMULATOR_HOSTS, otherwise that of the platform',
    description:
      'Host that pages send files for the seller platform to; it must be one that requests are forwarded to.',
  },
  HELPER_UPLOAD_PATHS: {
    schema: folder,
    default: 'those of helper/proxy/uploads.ts',
    description:
      'JSON file with the paths of the calls at the file host, such as {"signature": "/files/signature"}.',
  },
  HELPER_SELLER_HOST: {
    schema: z.string().refine(isHost, { error: '须为主机名，如 seller.example.com' }),
    default: 'the first of HELPER_SIMULATOR_HOSTS, otherwise that of the platform',
    description:
      'Host that pages ask for categories and certificates of a shop; it must be one that requests are forwarded to.',
  },
  HELPER_SELLER_PATHS: {
    schema: folder,
    default: 'those of helper/proxy/seller.ts',
    description:
      'JSON file with the paths of the calls of a seller\'s back office, such as {"category": "/category/children"}.',
  },
  HELPER_IMAGE_FOLDER: {
    schema: folder,
    default: 'Pictures/seller-helper in the home folder',
    description:
      'Folder with the images of the seller, made at the start where it is not there; nothing outside of it is listed or opened.',
  },
  HELPER_PORT: {
    schema: wholeNumber(0, 65_535),
    default: '18765',
    description:
      'Port of the websocket and the local services; pages look for the helper at the default.',
  },
  HELPER_PROXY_PORT: {
    schema: wholeNumber(0, 65_535),
    default: '18766',
    description: 'Port of the local proxy; pages look for it at the default.',
  },
  HELPER_PROXY_SECONDS: {
    schema: wholeNumber(1, 600),
    default: '30',
    description: 'Seconds that a forwarded request may take in all.',
  },
  HELPER_PROXY_MAX_BYTES: {
    schema: wholeNumber(1024, 1_000_000_000),
    default: String(32 * 1024 * 1024),
    description: 'Longest body of a forwarded request, and of its answer, in bytes.',
  },
  HELPER_DATA_DIR: {
    schema: folder,
    default: '.seller-helper in the home folder',
    description: 'Folder in which the helper keeps the number of this machine, and nothing else.',
  },
  HELPER_NAME: {
    schema: z.string().trim().min(1).max(64, '不能超过 64 个字'),
    default: 'the name of the machine',
    description: 'What the machine is called in the product.',
  },
} as const;

type Name = keyof typeof variables;

/**
 * The settings cannot be used. The message has one line for each wrong variable, in the words of the sellers, who run the
 * helper.
 */
class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Given = Readonly<Record<string, string | undefined>>;

/** Reads HELPER_CONFIG: a JSON object with variables of the table as its keys, all of them text. */
async function readFileOf(path: string | undefined): Promise<Given> {
  if (path === undefined || path === '') return {};
  const isKnown = (name: string) => Object.hasOwn(variables, name);
  return z
    .record(z.string().refine(isKnown), z.string())
    .parse(JSON.parse(await readFile(path, 'utf8')));
}

/** @throws SettingsError */
export async function readSettings(env: Given): Promise<Settings> {
  const problems: string[] = [];
  /** Whatever is used in its place: the settings are refused. */
  function tellUnusable(name: string, error: unknown): void {
    problems.push(`${name} 指定的文件不能使用：${whyUnusable(error)}`);
  }
  const file = await readFileOf(env.HELPER_CONFIG).catch((error): Given => {
    tellUnusable('HELPER_CONFIG', error);
    return {};
  });
  function value<N extends Name>(name: N): z.output<(typeof variables)[N]['schema']> | undefined {
    const text = env[name]?.trim() || file[name]?.trim();
    if (!text) return undefined;
    const parsed = variables[name].schema.safeParse(text);
    if (parsed.success) return parsed.data as z.output<(typeof variables)[N]['schema']>;
    problems.push(`${name} ${parsed.error.issues.map(({ message }) => message).join('；')}`);
    return undefined;
  }
  const productUrl =
    value('HELPER_PRODUCT_URL') ?? builtFor ?? variables.HELPER_PRODUCT_URL.default;
  const extraHosts = value('HELPER_TARGET_HOSTS');
  const simulatorHosts = value('HELPER_SIMULATOR_HOSTS') ?? [];
  const fileHost = value('HELPER_FILE_HOST') ?? simulatorHosts[0];
  const uploadPaths = await readUploadPaths(value('HELPER_UPLOAD_PATHS')).catch((error) => {
    tellUnusable('HELPER_UPLOAD_PATHS', error);
    return readUploadPaths(undefined);
  });
  const sellerHost = value('HELPER_SELLER_HOST') ?? simulatorHosts[0];
  const sellerPaths = await readSellerPaths(value('HELPER_SELLER_PATHS')).catch((error) => {
    tellUnusable('HELPER_SELLER_PATHS', error);
    return readSellerPaths(undefined);
  });
  const read: Settings = {
    uploadPaths,
    sellerPaths,
    port: value('HELPER_PORT') ?? Number(variables.HELPER_PORT.default),
    proxyPort: value('HELPER_PROXY_PORT') ?? Number(variables.HELPER_PROXY_PORT.default),
    productUrl,
    origins: new Set(value('HELPER_ORIGINS') ?? [productUrl]),
    platforms: knownPlatforms.map((platform) => ({
      ...platform,
      ...(fileHost !== undefined && { fileHost }),
      ...(sellerHost !== undefined && { sellerHost }),
    })),
    targetHosts: new Set(extraHosts ?? knownPlatforms.flatMap((platform) => platform.hosts)),
    simulatorHosts: new Set(simulatorHosts),
    imageFolder: resolve(
      value('HELPER_IMAGE_FOLDER') ?? join(homedir(), 'Pictures', 'seller-helper'),
    ),
    dataDir: resolve(value('HELPER_DATA_DIR') ?? join(homedir(), '.seller-helper')),
    machineName: value('HELPER_NAME') ?? (hostname().slice(0, 64).trim() || 'computer'),
    proxyTimeout:
      1000 * (value('HELPER_PROXY_SECONDS') ?? Number(variables.HELPER_PROXY_SECONDS.default)),
    proxyMaxBytes:
      value('HELPER_PROXY_MAX_BYTES') ?? Number(variables.HELPER_PROXY_MAX_BYTES.default),
  };
  if (problems.length > 0)
    throw new SettingsError(
      `设置有误，请改正后重新启动：\n${problems.map((each) => `  - ${each}`).join('\n')}`,
    );
  return read;
}
