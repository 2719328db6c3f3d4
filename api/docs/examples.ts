import { z } from 'zod';
import { type Call, queryAndBody } from '../contract/call.ts';
import { jsonSchema } from '../contract/json-schema.ts';

/** A call as somebody would make it, for a shell and for TypeScript. */

/** By name of the field, where the first value of its type would say little or not do. */
const usual: Readonly<Record<string, unknown>> = {
  phone: '13800000001',
  password: 'demo2026',
  code: '123456',
  shopId: '634418',
  shopIdStr: '634418',
  mallId: '634418',
  startTime: '2026-03-01',
  endTime: '2026-03-31',
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  lastDay: '2026-12-31',
  fileName: 'sales.csv',
  name: '示例',
  shopGroupName: '重点店铺',
  temuShopIdList: '634418',
  sessionId: '0123456789abcdef0123456789abcdef',
  deviceId: '0123456789abcdef0123456789abcdef',
  market: 'DE',
  // Of a browser (RFC 8291 appendix A).
  address: 'boss@example.com',
  endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

const node = z.looseObject({
  const: z.unknown().optional(),
  examples: z.array(z.unknown()).min(1).optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.record(z.string(), z.unknown())).optional(),
  oneOf: z.array(z.record(z.string(), z.unknown())).optional(),
  allOf: z.array(z.record(z.string(), z.unknown())).optional(),
  type: z.string().optional(),
  items: z.record(z.string(), z.unknown()).optional(),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  required: z.array(z.string()).default([]),
  pattern: z.string().optional(),
  default: z.unknown().optional(),
  minimum: z.number().optional(),
  minLength: z.number().default(0),
  minItems: z.number().optional(),
});

function madeOf(given: unknown, name: string): unknown {
  const schema = node.parse(given);
  if (schema.const !== undefined) return schema.const;
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (first) return madeOf(first, name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        schema.required.map((field) => [field, fieldOf(schema.properties[field], field)]),
      );
    case 'array':
      return [fieldOf(schema.items ?? {}, name.replace(/s$/, ''))];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return schema.pattern?.includes('\\d{4}-\\d{2}')
        ? '2026-03-31'
        : text(name, schema.minLength);
  }
}

/** What its declaration shows goes before what the name usually means. */
const fieldOf = (schema: unknown, name: string): unknown =>
  node.safeParse(schema).data?.examples?.[0] ?? usual[name] ?? madeOf(schema, name);

/** An id is a number to look at; whatever is longer is filled up. */
const text = (name: string, least: number): string =>
  (/(id|no|skc|sku)$/i.test(name) ? '1001' : name).padEnd(least, '0');

/** Fields beside the required ones without which an example would say nothing. */
const telling = ['shopId', 'shopIds', 'password', 'startTime', 'endTime', 'name', 'temuShopIdList'];

export function exampleInput(call: Call): Readonly<Record<string, unknown>> {
  const { properties, required } = node.parse(jsonSchema(call.input, 'input'));
  const names = Object.keys(properties).filter(
    (name) => required.includes(name) || telling.includes(name),
  );
  return Object.fromEntries(names.map((name) => [name, fieldOf(properties[name], name)]));
}

const plain = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** Pairs of a form or of a query string; a list is its key again and again. */
const pairsOf = (fields: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((part): [string, string] => [name, plain(part)]),
  );

interface Parts {
  readonly address: string;
  readonly form: readonly [string, string][];
  readonly json: unknown;
  readonly isFile: boolean;
  /** A form with a file in it. */
  readonly isFileForm: boolean;
}

function partsOf(call: Call): Parts {
  const input = { ...exampleInput(call) };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = plain(input[name]);
    delete input[name];
    return encodeURIComponent(value);
  });
  const isInQuery = ['query', 'binary', 'multipart'].includes(call.encoding);
  const [inQuery, inBody] = isInQuery ? [input, {}] : queryAndBody(call, input);
  const query = new URLSearchParams(pairsOf(inQuery)).toString();
  return {
    address: query === '' ? path : `${path}?${query}`,
    form: call.encoding === 'form' ? pairsOf(inBody) : [],
    json:
      call.encoding !== 'json'
        ? undefined
        : call.listField === undefined
          ? inBody
          : inBody[call.listField],
    isFile: call.encoding === 'binary',
    isFileForm: call.encoding === 'multipart',
  };
}

/** What a call is made with: a key where it takes one, otherwise the token of a session, or nothing. */
const credentialOf = ({ role, keys }: Call): 'SELLER_KEY' | 'SELLER_TOKEN' | undefined =>
  role === 'anyone' ? undefined : keys === 'closed' ? 'SELLER_TOKEN' : 'SELLER_KEY';

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

export function curlOf(call: Call): string {
  const { address, form, json, isFile, isFileForm } = partsOf(call);
  const credential = credentialOf(call);
  return [
    `curl -s${call.method === 'POST' ? ' -X POST' : ''} "$SELLER_URL${address}"`,
    ...(credential ? [`-H "authorization: Bearer $${credential}"`] : []),
    ...(json === undefined
      ? []
      : ["-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(json))}`]),
    ...(isFile ? ["-H 'content-type: application/octet-stream'", '--data-binary @sales.csv'] : []),
    ...(isFileForm ? ['-F file=@picture.png'] : []),
    ...form.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
  ].join(' \\\n  ');
}

const isOnce = (pairs: readonly [string, string][]): boolean =>
  new Set(pairs.map(([name]) => name)).size === pairs.length;

/** A value as it is written in TypeScript. */
function source(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(source).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([name, part]) => `${name}: ${source(part)}`)
    .join(', ')} }`;
}

export function fetchOf(call: Call): string {
  const { address, form, json, isFile, isFileForm } = partsOf(call);
  const credential = credentialOf(call);
  const headers = [
    ...(credential ? [`    authorization: \`Bearer \${process.env.${credential}}\`,`] : []),
    ...(json === undefined ? [] : ["    'content-type': 'application/json',"]),
    ...(isFile ? ["    'content-type': 'application/octet-stream',"] : []),
  ];
  return [
    ...(isFile ? ["import { readFile } from 'node:fs/promises';", ''] : []),
    ...(isFileForm
      ? [
          "import { openAsBlob } from 'node:fs';",
          '',
          'const form = new FormData();',
          "form.append('file', await openAsBlob('picture.png'), 'picture.png');",
        ]
      : []),
    `const response = await fetch(\`\${process.env.SELLER_URL}${address}\`, {`,
    `  method: '${call.method}',`,
    ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
    ...(form.length > 0
      ? [`  body: new URLSearchParams(${source(isOnce(form) ? Object.fromEntries(form) : form)}),`]
      : []),
    ...(json === undefined ? [] : [`  body: JSON.stringify(${source(json)}),`]),
    ...(isFile ? ["  body: await readFile('sales.csv'),"] : []),
    ...(isFileForm ? ['  body: form,'] : []),
    '});',
    'const { code, msg, data } = await response.json();',
    'if (code !== 0) throw new Error(msg);',
    'console.log(data);',
  ].join('\n');
}
