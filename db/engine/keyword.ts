import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { withoutJoiners } from '../../api/contract/rules/names.ts';

/** Makes the wildcards of LIKE plain characters. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Between such signs nothing is joined in the names that are stored. */
const joinless = /^[\0-\x7f\p{Script=Han}]*$/u;

/**
 * Whether a text holds the keyword, with joiners or without. Both engines fold the case of Latin letters only.
 * Chinese keyboards and the scanners behind them type numbers and codes full-width: those find the plain ones too, while
 * signs that names have full-width, such as （）, are found as they are.
 */
export function holdsKeyword(text: RawBuilder<unknown>, keyword: string): RawBuilder<SqlBool> {
  const typed = withoutJoiners(keyword);
  const written = new Set([typed, typed.normalize('NFKC')]);
  return sql<SqlBool>`(${sql.join([...written].map(holdsAsWritten(text)), sql` or `)})`;
}

const holdsAsWritten =
  (text: RawBuilder<unknown>) =>
  (keyword: string): RawBuilder<SqlBool> => {
    const plain = keyword.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    const part = `%${escapeLike(plain)}%`;
    const told = joinless.test(plain)
      ? text
      : sql`replace(replace(${text}, ${'\u200c'}, ''), ${'\u200d'}, '')`;
    return sql<SqlBool>`lower(${told}) like ${part} escape '\\'`;
  };
