import { isUnnamedColumn } from '../../../../api/contract/rules/unnamed-column.ts';
import { useServerWords } from '../../i18n/use-server-words.ts';

/** A column without a heading has its name from the server; every other is called as in the file. */
export function useColumnName(): (name: string) => string {
  const tell = useServerWords();
  return (name) => (isUnnamedColumn(name) ? tell(name) : name);
}
