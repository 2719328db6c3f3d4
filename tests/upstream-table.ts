// Writes the table of docs/upstreams.md: what an upstream must have beside the specification's calls, and for which
// fields. `--check` only says whether it is right. Part of `npm run codegen`.
import { readFileSync, writeFileSync } from 'node:fs';
import { isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import type { Call } from '../api/contract/call.ts';
import { calls } from '../api/contract/index.ts';
import { schema } from '../bff/schema/index.ts';

const file = 'docs/upstreams.md';
const begin = '<!-- calls: made by npm run codegen -->\n';
const end = '<!-- /calls -->';

/** Screens by the first parts of the paths that serve them; the first that fits is the one. */
const screens: readonly (readonly [screen: string, paths: RegExp])[] = [
  ['Desktop helper', /^\/api\/(auth\/issueHelperToken|pay\/softwareStarted)/],
  ['Sign-in and personal centre', /^\/api\/(auth\/(wechat|logout)|phone\/sendPhoneCodeBind)/],
  ['Binding of main accounts', /^\/api\/(auth\/(confirm|getBind)|temu)/],
  ['Managers, operators, shippers', /^\/api\/(manage|phone\/sendPhoneCodeOperator)/],
  ['Shops and their cards', /^\/api\/shop\//],
  ['Groups of shops', /^\/api\/group\//],
  ['Statistics and products', /^\/api\/order\//],
  ['Logistics assistant', /^\/api\/delivery\//],
  ['Renewal', /^\/api\/pay\//],
  ['AI listing and selection', /^\/api\/(listing|selection)\//],
  ['Exports for tools', /^\/api\/export\//],
  ['Import of sales files', /^\/api\/import\//],
  ['Keys for tools', /^\/api\/auth\/\w+ApiKeys?$/],
  ['Push notifications', /^\/api\/push\//],
  ['Elsewhere', /^\//],
];

/** The fields whose descriptions name a call as their source. */
function fieldsBy(name: string): string[] {
  const isSource = (text: string | null | undefined) =>
    new RegExp(`\\bSource: .*\\b${name}\\b`, 's').test(text ?? '');
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
    const fields = Object.values(type.getFields())
      .filter(({ description }) => isSource(description))
      .map((field) => `${type.name}.${field.name}`);
    return isSource(type.description) ? [type.name, ...fields] : fields;
  });
}

const line = (call: Call, fields: readonly string[]): string =>
  `| \`${call.name}\` | ${call.method} \`${call.path}\` | ${fields.map((each) => `\`${each}\``).join(', ')} |`;

function table(): string {
  const assigned = [...calls.values()]
    .filter(({ origin }) => origin === 'assigned')
    .map((call) => ({ call, fields: fieldsBy(call.name) }))
    .filter(({ fields }) => fields.length > 0);
  const screenOf = ({ path }: Call) => screens.find(([, paths]) => paths.test(path))?.[0];
  return screens
    .map(([screen]) => [screen, assigned.filter(({ call }) => screenOf(call) === screen)] as const)
    .filter(([, rows]) => rows.length > 0)
    .map(([screen, rows]) =>
      [
        `### ${screen}\n`,
        '| call | at | for |',
        '|---|---|---|',
        ...rows.map(({ call, fields }) => line(call, fields)),
      ].join('\n'),
    )
    .join('\n\n');
}

const text = readFileSync(file, 'utf8');
const [before, rest = ''] = text.split(begin);
const after = rest.slice(rest.indexOf(end));
const right = `${before}${begin}\n${table()}\n\n${after}`;
if (!process.argv.includes('--check')) writeFileSync(file, right);
else if (text !== right) {
  console.error(`${file} is stale: npm run codegen`);
  process.exit(1);
}
