import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { stateKinds } from '../../api/contract/rules/alerts.ts';
import type { Database } from '../schema.ts';

/** Whether a state that was told of is over: the SKU is in stock again, the account bound again. */
export function isOver(
  kind: (typeof stateKinds)[number],
  subject: Expression<string>,
): Expression<SqlBool> {
  const { not, exists, selectFrom, cast } = expressionBuilder<Database>();
  const id = cast<number>(subject, 'integer');
  return not(
    exists(
      kind === 'soldOut'
        ? selectFrom('stock').select('sku_ref').where('sku_ref', '=', id).where('on_hand', '=', 0)
        : selectFrom('main_account')
            .select('id')
            .where('id', '=', id)
            .where('needs_rebind', '=', 1),
    ),
  );
}
