import type { z } from 'zod';
import { listPeople, type Person } from '../../db/people/people.ts';
import { signedIn } from '../caller.ts';
import type { CallInput } from '../contract/call.ts';
import * as calls from '../contract/people.ts';
import { codesOfIds, idsOfCodes } from '../contract/rules/permissions.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { shopsAmong } from '../shop-scope.ts';
import { listPage } from '../statistics/ranges.ts';

const personRow = (person: Person, seesPresence: boolean): z.output<typeof calls.personRow> => ({
  workerId: person.id === null ? null : String(person.id),
  kind: person.kind,
  phone: person.phone,
  nickName: person.nick_name,
  shopIds: [...person.mallIds],
  permissionIdList: idsOfCodes(person.permissions),
  hasPassword: person.has_password === 1,
  isOneTime: person.password_once === 1,
  createTime: person.added_at,
  lastSeenTime: seesPresence ? person.last_seen_at : null,
  inviteUntil: person.expires_at,
});

async function list(input: CallInput<typeof calls.listPeople>, context: CallContext) {
  const owner = signedIn(context);
  const { kind, shopId: mallId, permissionId, keyword, sort } = input;
  const [shop] = mallId === undefined ? [] : await shopsAmong(context.db, owner, [mallId]);
  const filter = {
    ownerId: owner.id,
    now: context.now(),
    kind,
    shopId: shop?.id,
    codes: permissionId === undefined ? undefined : codesOfIds([permissionId]),
    keyword: keyword || undefined,
  };
  const { total, rows } = await listPeople(context.db, filter, { sort, ...listPage(input) });
  // When people are at work is for who manages them, not for who looks at a preview.
  const seesPresence = !context.caller.isVisitor;
  return { total, rows: rows.map((person) => personRow(person, seesPresence)) };
}

export const routes: Route[] = [route(calls.listPeople, list)];
