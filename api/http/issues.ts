import { z } from 'zod';
import { saidInEnglish } from '../contract/english.ts';
import { dayPattern } from '../contract/fields.ts';
import type { Language, Told } from '../contract/language.ts';

/** What a zod issue looks like while its message is being made. */
type RawIssue = z.core.$ZodRawIssue;

type Limit = number | bigint;

/** What is said of a field, behind its name. */
interface Words {
  readonly of: (path: string, said: string) => string;
  readonly missing: string;
  readonly wrongType: string;
  readonly wrongForm: string;
  readonly noDay: string;
  readonly invalid: string;
  readonly oneOf: (values: readonly string[]) => string;
  readonly unknown: (keys: readonly string[]) => string;
  readonly most: (limit: Limit, unit?: Unit) => string;
  readonly least: (limit: Limit, unit?: Unit) => string;
}

type Unit = 'characters' | 'items' | 'bytes';

const units: Record<string, Unit> = {
  string: 'characters',
  array: 'items',
  set: 'items',
  map: 'items',
  file: 'bytes',
};

const chineseUnits: Record<Unit, string> = { characters: '个字符', items: '项', bytes: '字节' };

const words: Record<Language, Words> = {
  zh: {
    of: (path, said) => (path === '' ? `参数${said}` : `参数 ${path} ${said}`),
    missing: '不能为空',
    wrongType: '类型不正确',
    wrongForm: '格式不正确',
    noDay: '的日期格式应为 YYYY-MM-DD',
    invalid: '的值无效',
    oneOf: (values) => `只能是 ${values.join('、')}`,
    unknown: (keys) => `含有未知的内容 ${keys.join('、')}`,
    most: (limit, unit) =>
      unit === undefined ? `不能大于 ${limit}` : `不能超过 ${limit} ${chineseUnits[unit]}`,
    least: (limit, unit) =>
      unit === undefined ? `不能小于 ${limit}` : `不能少于 ${limit} ${chineseUnits[unit]}`,
  },
  en: {
    of: (path, said) => `${path === '' ? 'The input' : `The parameter ${path}`} ${said}.`,
    missing: 'is missing',
    wrongType: 'is of another type',
    wrongForm: 'is of another form',
    noDay: 'is no day as YYYY-MM-DD',
    invalid: 'cannot be used',
    oneOf: (values) => `can only be one of ${values.join(', ')}`,
    unknown: (keys) => `has what is not known: ${keys.join(', ')}`,
    most: (limit, unit) =>
      unit === undefined ? `is more than ${limit}` : `has more than ${limit} ${unit}`,
    least: (limit, unit) =>
      unit === undefined ? `is less than ${limit}` : `has less than ${limit} ${unit}`,
  },
};

function describe(issue: RawIssue, said: Words): string {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      return issue.input === undefined ? said.missing : said.wrongType;
    case 'invalid_value':
      return said.oneOf(issue.values.map(String));
    case 'too_big':
      return said.most(issue.maximum, units[issue.origin]);
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return said.missing;
      return said.least(issue.minimum, units[issue.origin]);
    case 'invalid_format':
      return issue.pattern === String(dayPattern) ? said.noDay : said.wrongForm;
    case 'unrecognized_keys':
      return said.unknown(issue.keys);
    default:
      return said.invalid;
  }
}

/**
 * The message of an issue for which the declaration has no words of its own. It names the
 * field, because it is read by the developer who sent the request; words of the declaration are for sellers.
 */
const issueIn = (language: Language) => (issue: RawIssue) =>
  words[language].of((issue.path ?? []).map(String).join('.'), describe(issue, words[language]));

/** What is first wrong with an input that its declaration does not take. */
export function refusedInput(schema: z.core.$ZodType, input: unknown): Told {
  const firstIn = (language: Language) => {
    const { error } = z.safeParse(schema, input, { error: issueIn(language) });
    const { message = words[language].invalid, path = [] } = (error && firstIssue(error)) ?? {};
    return { message, path: path.join('.') };
  };
  const { message: zh } = firstIn('zh');
  const { message, path } = firstIn('en');
  // Words of the declaration are the same in both.
  const en = message === zh ? (saidInEnglish(zh) ?? words.en.of(path, words.en.invalid)) : message;
  return { zh, en };
}

/** The first issue. Of a union it is that of the branch that came furthest. */
function firstIssue(error: z.core.$ZodError): z.core.$ZodIssue | undefined {
  let issue = error.issues[0];
  while (issue?.code === 'invalid_union') {
    const branch = issue.errors.find(
      (issues) => issues[0] !== undefined && !isOfAnotherType(issues[0]),
    );
    if (branch?.[0] === undefined) break;
    issue = branch[0];
  }
  return issue;
}

/** The value is of quite another type than the branch of the union wants: that branch was not meant. */
const isOfAnotherType = (issue: z.core.$ZodIssue): boolean =>
  issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value');
