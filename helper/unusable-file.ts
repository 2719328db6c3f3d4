import { z } from 'zod';

/** What is wrong with a key, or with what stands under it; the file as a whole has no name. */
const namesIn = ({ issues }: z.ZodError): string[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : issue.path.map(String),
  );

/** Why a JSON file that a setting names cannot be used, for the seller who runs the helper. */
export function whyUnusable(error: unknown): string {
  if (error instanceof z.ZodError) {
    const names = namesIn(error);
    return names.length === 0
      ? '内容须为 JSON 对象'
      : `以下各项无法识别或填写有误：${names.join('、')}`;
  }
  if (error instanceof SyntaxError) return '内容不是正确的 JSON';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return '找不到这个文件';
  return `无法读取（${code ?? error}）`;
}
