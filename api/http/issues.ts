import type { z } from 'zod';

/** What a zod issue looks like while its message is being made. */
type RawIssue = z.core.$ZodRawIssue;

const sizeUnits: Record<string, string> = {
  string: '个字符',
  array: '项',
  set: '项',
  map: '项',
  file: '字节',
};

function describe(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      return issue.input === undefined ? '不能为空' : '类型不正确';
    case 'invalid_value':
      return `只能是 ${issue.values.map(String).join('、')}`;
    case 'too_big': {
      const unit = sizeUnits[issue.origin] ?? '';
      return unit === '' ? `不能大于 ${issue.maximum}` : `不能超过 ${issue.maximum} ${unit}`;
    }
    case 'too_small': {
      const unit = sizeUnits[issue.origin] ?? '';
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return '不能为空';
      return unit === '' ? `不能小于 ${issue.minimum}` : `不能少于 ${issue.minimum} ${unit}`;
    }
    case 'invalid_format':
      return '格式不正确';
    case 'unrecognized_keys':
      return `含有未知的内容 ${issue.keys.join('、')}`;
    default:
      return '的值无效';
  }
}

/**
 * The Chinese message of an issue for which the declaration has no words of its own. It names the
 * field, because it is read by the developer who sent the request; words of the declaration are for sellers.
 */
export function chineseIssue(issue: RawIssue): string {
  const path = (issue.path ?? []).map(String).join('.');
  return path === '' ? `参数${describe(issue)}` : `参数 ${path} ${describe(issue)}`;
}

/** The message of the first issue. Of a union it is that of the branch that came furthest. */
export function firstMessage(error: z.core.$ZodError): string {
  let issue = error.issues[0];
  while (issue?.code === 'invalid_union') {
    const branch = issue.errors.find(
      (issues) => issues[0] !== undefined && !isOfAnotherType(issues[0]),
    );
    if (branch?.[0] === undefined) break;
    issue = branch[0];
  }
  return issue?.message ?? '参数无效';
}

/** The value is of quite another type than the branch of the union wants: that branch was not meant. */
const isOfAnotherType = (issue: z.core.$ZodIssue): boolean =>
  issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value');
