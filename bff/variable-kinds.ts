import { z } from 'zod';
import { isMailAddress } from '../api/contract/rules/mail.ts';
import { fenOf } from '../api/contract/rules/money.ts';

/** One environment variable: what it is called, what it is when unset, and what may stand in it. */
export interface Variable<
  Schema extends z.ZodType = z.ZodType,
  Default extends string | undefined = string | undefined,
> {
  readonly schema: Schema;
  /** What counts when the variable is unset or empty. */
  readonly default: Default;
  /** The default in words, where it depends on another variable. */
  readonly defaultNote: string | undefined;
  readonly description: string;
  /** Never printed, not even in an error message. */
  readonly secret: boolean;
}

export function variable<
  Schema extends z.ZodType,
  const Default extends string | undefined = undefined,
>(declared: {
  schema: Schema;
  description: string;
  default?: Default;
  defaultNote?: string;
  secret?: boolean;
}): Variable<Schema, Default> {
  return {
    schema: declared.schema,
    default: declared.default as Default,
    defaultNote: declared.defaultNote,
    description: declared.description,
    secret: declared.secret ?? false,
  };
}

export const onOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'must be on or off' })
  .transform((text) => text === 'on' || text === 'true' || text === '1');

/** How many proxies are trusted. */
export const hops = z
  .string()
  .regex(/^(on|off|true|false|10|\d)$/, 'must be on, off or a number of proxies from 0 to 10')
  .transform((text) =>
    text === 'on' || text === 'true' ? 1 : text === 'off' || text === 'false' ? 0 : Number(text),
  );

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((number) => number >= least && number <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    });

/** Yuan with at most two decimals; fen inside. */
export const yuan = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,2})?$/, 'must be an amount in yuan such as 69 or 69.90')
  .transform(fenOf)
  .refine((fen) => fen > 0, { error: 'must be more than 0' });

/** Minutes ahead of UTC. */
export const timeZone = z
  .string()
  .regex(/^[+-](0\d|1[0-4]):[0-5]\d$/, 'must be hours and minutes ahead of UTC such as +08:00')
  .transform((zone) => {
    const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4));
    return zone.startsWith('-') ? -minutes : minutes;
  });

export const text = z.string().max(4096);

/** Origins of pages, as a browser sends them. */
export const origins = text
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .refine(
    (list) =>
      list.every((origin) => /^https?:/.test(origin) && URL.parse(origin)?.origin === origin),
    { error: 'must be origins such as https://tool.example.com, comma separated, without a path' },
  );

/** An address of one of the given schemes, without credentials: addresses are logged, passwords are not. */
export const address = (...schemes: string[]) =>
  z.string().superRefine((value, context) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url === undefined || !schemes.includes(url.protocol.slice(0, -1)) || url.hostname === '') {
      context.addIssue(
        `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
      );
    } else if (url.username !== '' || url.password !== '') {
      context.addIssue(
        'must not contain a user name or password; they have variables of their own',
      );
    }
  });

/** A mail server, with user and password in its address: a secret as a whole. */
export const mailServer = z.string().superRefine((value, context) => {
  const url = URL.parse(value);
  const isServer =
    url !== null &&
    /^smtps?:$/.test(url.protocol) &&
    url.hostname !== '' &&
    /^\/?$/.test(url.pathname) &&
    url.search === '' &&
    url.hash === '';
  if (!isServer)
    context.addIssue('must be a mail server such as smtp://user:password@mail.example.com:587');
  else if ((url.username === '') !== (url.password === ''))
    context.addIssue('must have a user name and a password, or neither');
});

/** Who mail comes from: a mailbox, with a name before it or without. */
export const sender = z
  .string()
  .refine(
    (value) => isMailAddress(/^[^<>\p{Cc}]{1,100}<([^<>]+)>$/u.exec(value)?.[1] ?? value),
    'must be a mailbox such as alerts@example.com or Name <alerts@example.com>',
  );
