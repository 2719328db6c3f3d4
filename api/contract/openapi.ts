import { z } from 'zod';
import { type Call, needsBody, platformTaken, stocksPath } from './call.ts';
import { resultCode } from './envelope.ts';
import { calls } from './index.ts';
import { type JsonObject, jsonSchema } from './json-schema.ts';
import { listedRefusals } from './listed-refusals.ts';
import { NamedAnswers } from './openapi-answers.ts';
import { tagTexts } from './openapi-tags.ts';
import { pathParameters } from './path.ts';

export interface OpenApiDocument extends JsonObject {
  openapi: string;
  paths: Record<string, Record<string, JsonObject>>;
}

/** What is answered of a shop whose paid time is over: the same rule for every call that takes shops. */
const paidTime =
  'Of a shop whose paid time is over (`expireDate`) nothing of the days after its end (`dataUntil`) is answered, imported or fetched, ' +
  'by any call (a figure of days that are all after it is 0, which says that nothing is known, and not that nothing was sold: ' +
  'whoever shows it compares the days with `dataUntil`): figures, charts and rankings of sales and stocks, the recent sales of a card, the last minutes, added products, ' +
  'messages, shelf changes, shipping orders, packages sent back, assessments and restrictions all end with that day. What has no day ' +
  '(products, stock, balances, ratings, open counts) stays as it stood then. Listing drafts, costs, names and steps of shipping orders ' +
  'made before the end are the work of people and go on. 7 days after its end the data of a shop is cleared; renewed before, it ' +
  'answers for every day again.';

const codeMeanings = [
  `\`${resultCode.success}\` success`,
  `\`${resultCode.business}\` refused, \`msg\` is a sentence for the seller`,
  `\`${resultCode.sessionInvalid}\` session missing or over`,
  `\`${resultCode.forbidden}\` no right`,
  `\`${resultCode.tooMany}\` too many attempts, \`msg\` says how long to wait`,
  `\`${resultCode.busy}\` too busy, nothing was changed, the same may be asked again`,
  `\`${resultCode.emptyShop}\` no shop named`,
].join(', ');

const marks =
  'Of each call `x-platform` is the marketplace whose shops alone it takes, and `x-shein-twin` the call that takes those of shein; ' +
  '`x-shops` says whether it takes none, a `single` one or a comma list of them (`multi`); `x-role` who may make it, `x-shippers` and `x-helpers` ' +
  'whether warehouse shippers and desktop helpers may; `x-kind` whether it reads or writes; `x-refusals` what it refuses by rules of its own.';

/** The whole `/api` surface as one OpenAPI 3.1 document, made from the declarations. */
export function openApiDocument(): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  const answers = new NamedAnswers();
  const add = (path: string, call: Call, stocks: boolean): void => {
    const item = paths[path] ?? {};
    item[call.method.toLowerCase()] = operation(call, stocks, answers);
    paths[path] = item;
  };
  for (const call of calls.values()) {
    add(call.path, call, false);
    if (call.stockable) add(stocksPath(call.path), call, true);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Seller operations assistant: REST calls',
      version: '1.0.0',
      license: { name: 'Proprietary', identifier: 'LicenseRef-proprietary' },
      description: `Every answer of HTTP 200 is \`{code, msg, data}\`. Codes: ${codeMeanings}. \`msg\` is Chinese, and English for who prefers it by \`Accept-Language\`; a refusal that has a name has it in \`refusal.name\`, whatever the language. ${marks} Money is whole fen, under \`/api/pay\` yuan with two decimals at most, instants are milliseconds since 1970 in UTC, days are Asia/Shanghai. A list in a form is its name once for each value (\`statuses=1&statuses=2\`), which some generated clients join with commas unless they are told otherwise.\n\n${paidTime}`,
    },
    servers: [{ url: '/' }],
    tags: [...new Set([...calls.values()].map(tagOf))].map((name) => ({
      name,
      description: tagTexts[name] ?? name,
    })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token that login answers, bare or after `Bearer`. Valid for 7 days.',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key that a person has made for a tool in the personal centre. `x-keys` of a call says which keys may make it: `open` any, within its shops; `allShops` those for all shops; `reading` any; `closed` none. One that only reads makes no call of `x-kind` write but those that are `reading`.',
        },
      },
      schemas: {
        Problem: {
          type: 'object',
          description: 'An answer without a result. HTTP status and code are the same.',
          properties: {
            code: { type: 'integer' },
            msg: { type: 'string' },
            data: { type: 'null' },
          },
          required: ['code', 'msg', 'data'],
        },
        Refusal: {
          type: 'object',
          description:
            'Which refusal it is, whatever `msg` says of it; there only where it has a name. `name` is that of one of the `x-refusals` of the call, or of what any call may be refused for; `values` are what stands in the places of its sentence.',
          properties: {
            name: { type: 'string' },
            values: {
              type: 'object',
              additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] },
            },
          },
          required: ['name', 'values'],
        },
        ...answers.schemasFor(paths),
      },
      responses: {
        Problem: {
          description:
            'Another HTTP status than 200: 404 no such call, 405 another method, 413 too large, 415 another encoding, 429 and 503 too much at once (`Retry-After`), 500 a fault. `msg` says why, `code` is the status.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  };
}

/** The part of the path that names the domain: `/api/order/getShopList` is of `order`. */
const tagOf = (call: Call): string => call.path.split('/')[2] ?? 'api';

function operation(call: Call, stocks: boolean, answers: NamedAnswers): JsonObject {
  const isOpen = call.role === 'anyone';
  const platform = platformTaken(call, stocks ? 'stocks' : 'sales');
  return {
    operationId: stocks ? `${call.name}Stocks` : call.name,
    summary: stocks ? `${call.summary} Of the data source stocks.` : call.summary,
    tags: [tagOf(call)],
    security: isOpen ? [] : [{ session: [] }, ...(call.keys === 'closed' ? [] : [{ key: [] }])],
    ...sent(call),
    responses: {
      200: {
        description: ['The envelope.', ...refusalLines(call)].join('\n'),
        content: { 'application/json': { schema: answered(call, answers) } },
      },
      default: { $ref: '#/components/responses/Problem' },
    },
    'x-call': call.name,
    'x-refusals': listedRefusals(call),
    'x-origin': call.origin,
    'x-source': call.source,
    'x-kind': call.kind,
    'x-role': call.role,
    'x-keys': call.keys,
    'x-helpers': call.helpers,
    'x-shippers': call.shippers,
    'x-visitor': call.visitor,
    'x-shops': call.shops,
    ...(platform === undefined ? {} : { 'x-platform': platform }),
    ...(call.sheinTwin === undefined ? {} : { 'x-shein-twin': call.sheinTwin }),
  };
}

const refusalLines = (call: Call): string[] => {
  const lines = listedRefusals(call).map(
    ({ name, code, msg, english }) => `- \`${code}\` \`${name}\` ${msg} ${english}`,
  );
  return lines.length === 0 ? [] : ['', 'Refused:', ...lines];
};

function answered(call: Call, answers: NamedAnswers): JsonObject {
  return {
    type: 'object',
    properties: {
      code: { type: 'integer' },
      msg: { type: 'string' },
      data: answers.dataOf(call),
      refusal: { $ref: '#/components/schemas/Refusal' },
    },
    required: ['code', 'msg', 'data'],
  };
}

const bodyTypes = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const;

function sent(call: Call): JsonObject {
  const schema = jsonSchema(call.input, 'input');
  const inBody = call.encoding === 'form' || call.encoding === 'json';
  const { properties, required } = propertiesOf(schema);
  const inPath = pathParameters(call.path);
  const parameters = Object.entries(properties)
    .filter(([name]) => !inBody || call.queryFields.includes(name))
    .map(([name, field]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: required.includes(name),
      schema: field,
    }));
  if (call.encoding === 'query') return { parameters };
  if (call.encoding === 'binary') {
    return {
      parameters,
      requestBody: {
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        required: true,
      },
    };
  }
  if (call.encoding === 'multipart') {
    const file = { type: 'string', format: 'binary' };
    const schema = { type: 'object', properties: { file }, required: ['file'] };
    return {
      parameters,
      requestBody: { content: { 'multipart/form-data': { schema } }, required: true },
    };
  }
  if (Object.keys(properties).length === 0) return {};
  const body = bodyOf(call, schema);
  return {
    ...(parameters.length > 0 && { parameters }),
    requestBody: {
      content: {
        [bodyTypes[call.encoding]]: {
          schema: body,
          ...(call.encoding === 'form' && repeated(body)),
        },
      },
      required: needsBody(call),
    },
  };
}

const isList = (field: unknown): boolean =>
  typeof field === 'object' && field !== null && 'type' in field && field.type === 'array';

/** How a form has lists. It is what they are taken for where nothing is said, but not by every generator of clients. */
function repeated(form: JsonObject): { readonly encoding?: JsonObject } {
  const lists = Object.entries(propertiesOf(form).properties)
    .filter(([, field]) => isList(field))
    .map(([name]) => [name, { style: 'form', explode: true }]);
  return lists.length === 0 ? {} : { encoding: Object.fromEntries(lists) };
}

/** The schema of a body: without the fields that the query string has. */
function bodyOf({ queryFields, listField }: Call, schema: JsonObject): JsonObject {
  if (listField !== undefined) {
    const list = propertiesOf(schema).properties[listField];
    if (typeof list !== 'object' || list === null) throw new Error(`No field ${listField}`);
    return { ...list };
  }
  if (queryFields.length === 0) return schema;
  const { properties, required } = propertiesOf(schema);
  const isSent = (name: string) => !queryFields.includes(name);
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isSent(name))),
    required: required.filter(isSent),
  };
}

const objectSchema = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

/** The fields of an object's schema and which of them must be there. */
export const propertiesOf = (schema: JsonObject): z.output<typeof objectSchema> =>
  objectSchema.parse(schema);
