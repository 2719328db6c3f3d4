import * as account from '../../api/contract/account.ts';
import * as alerts from '../../api/contract/alerts.ts';
import * as apiKeys from '../../api/contract/api-keys.ts';
import * as billing from '../../api/contract/billing.ts';
import * as binding from '../../api/contract/binding.ts';
import type { Call } from '../../api/contract/call.ts';
import * as delivery from '../../api/contract/delivery.ts';
import * as desktop from '../../api/contract/desktop.ts';
import * as distribution from '../../api/contract/distribution.ts';
import * as exports from '../../api/contract/exports.ts';
import * as groups from '../../api/contract/groups.ts';
import * as imageTranslation from '../../api/contract/image-translation.ts';
import * as importFiles from '../../api/contract/import-files.ts';
import * as imports from '../../api/contract/imports.ts';
import { callsOf } from '../../api/contract/index.ts';
import * as labels from '../../api/contract/labels.ts';
import * as listing from '../../api/contract/listing.ts';
import * as mail from '../../api/contract/mail.ts';
import * as managers from '../../api/contract/managers.ts';
import * as operators from '../../api/contract/operators.ts';
import * as products from '../../api/contract/product-writes.ts';
import * as push from '../../api/contract/push.ts';
import { refusalNamed, refusalSaid } from '../../api/contract/refusals.ts';
import * as selection from '../../api/contract/selection.ts';
import * as sessions from '../../api/contract/sessions.ts';
import * as shippers from '../../api/contract/shippers.ts';
import * as shopCard from '../../api/contract/shop-card.ts';
import * as shopSessions from '../../api/contract/shop-sessions.ts';
import * as shops from '../../api/contract/shops.ts';
import * as shortages from '../../api/contract/shortages.ts';
import * as tableViews from '../../api/contract/table-views.ts';
import * as todos from '../../api/contract/todos.ts';
import * as userNotes from '../../api/contract/user-notes.ts';
import * as viewing from '../../api/contract/viewing.ts';
import { builder } from './builder.ts';
import { type BusinessError, messageField, usualErrors } from './business-error.ts';
import { refusalField } from './named-refusal.ts';

/**
 * The errors of each domain with its own enum of codes: one for every refusal that a write of the domain
 * declares in the contract, beside the kinds of `BusinessErrorCode` for what no write declares.
 */

const { sendPhoneCodeOperator } = operators;

const domains = {
  Account: [account, apiKeys, sessions, tableViews, userNotes, viewing, { sendPhoneCodeOperator }],
  Billing: [billing],
  Binding: [binding, shopSessions],
  Desktop: [desktop],
  Delivery: [delivery, shortages],
  File: [exports],
  Import: [importFiles, imports],
  Label: [labels],
  Listing: [listing, selection, imageTranslation],
  Notice: [push, alerts, mail],
  People: [managers, distribution, operators, shippers],
  Product: [products],
  Shop: [shops, shopCard, groups],
  Todo: [todos],
} as const;

type Domain = keyof typeof domains;

/** Beside what the writes declare. */
const usual = {
  ...usualErrors,
  NOT_FOUND: {
    description: 'An id names nothing, or nothing that the viewer may see; the two look the same.',
  },
};

/** `takenPhone` as the schema writes it: `TAKEN_PHONE`. */
const constant = (key: string): string => key.replace(/[A-Z]/g, '_$&').toUpperCase();

type DomainError = ReturnType<typeof declare>['type'];

function declare(domain: Domain) {
  const writes = domains[domain].flatMap(callsOf).filter(({ kind }) => kind === 'write');
  writes.sort((one, other) => (one.path < other.path ? -1 : 1));
  const said = new Map<string, Set<string>>();
  for (const { refusals = {} } of writes) {
    for (const [key, { msg }] of Object.entries(refusals)) {
      const code = constant(key);
      if (Object.hasOwn(usual, code)) throw new Error(`${code} stands for something else`);
      said.set(code, (said.get(code) ?? new Set()).add(msg));
    }
  }
  const code = builder.enumType(`${domain}ErrorCode`, {
    description:
      'Which mistake it was: each refusal of the domain has a code, beside the usual ones.',
    values: { ...usual, ...Object.fromEntries([...said].sort().map(ofDeclared)) },
  });
  const codeOf = (error: BusinessError): string => {
    const { kind, code: first } = error;
    // What is wrong with an input is said by its declaration, whatever a refusal's words are.
    const key = (kind ?? first) === 'INVALID_INPUT' ? undefined : keySaid(writes, error);
    return key === undefined ? (kind ?? first) : constant(key);
  };
  const type = builder.objectRef<BusinessError>(`${domain}Error`).implement({
    description: 'One mistake for which a write was refused.',
    fields: (t) => ({
      code: t.field({ type: code, description: 'Which mistake it was.', resolve: codeOf }),
      message: t.string(messageField),
      field: t.exposeString('field', {
        nullable: true,
        description:
          'The input field that is wrong, where it is one; within lists with its place, as `skus.0.price`.',
      }),
      refusal: t.field(refusalField),
    }),
  });
  return { type, writes };
}

const ofDeclared = ([code, sentences]: readonly [string, ReadonlySet<string>]) => [
  code,
  {
    description: `Says ${[...sentences]
      .sort()
      .map((sentence) => `“${sentence}”`)
      .join(' or ')}.`,
  },
];

function keySaid(calls: readonly Call[], { message, refusal }: BusinessError): string | undefined {
  for (const call of calls) {
    const said = (refusal && refusalNamed(call, refusal)) ?? refusalSaid(call, message);
    if (said !== undefined) return said.key;
  }
  return undefined;
}

const declared = (Object.keys(domains) as Domain[]).map(declare);

/** The type of the errors of a write that sends this call. */
export function errorTypeOf(call: Call): DomainError {
  const found = declared.find(({ writes }) => writes.includes(call));
  if (found === undefined) throw new Error(`${call.name} is a write of no domain`);
  return found.type;
}
