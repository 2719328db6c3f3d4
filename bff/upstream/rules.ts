import { getTemuCredByShopId } from '../../api/contract/binding.ts';
import type { Call, DataSource, PlatformType } from '../../api/contract/call.ts';
import { platformTaken, stocksPath } from '../../api/contract/call.ts';

/**
 * The request rules of the specification's section 7, as pure functions: what is sent where, for whom,
 * with which shops. Readings A1 to A3, A7 and A29 settle what the specification leaves open.
 */

export type { DataSource, PlatformType };

/** A shop as the rules need it: the tabs of the side panel, in their order. */
export interface Tab {
  readonly mallId: string;
  readonly platformType: PlatformType;
  /** Hidden from the side panel: not among "all shops", and never the first tab. */
  readonly hidden?: boolean;
}

/** The id that stands for all shops. It never leaves this folder. */
export const allShopsId = '100';

/** A selected id: `100`, a group or platform as `prefix-id1,id2`, or the mallId of one shop. */
export interface Selected {
  readonly id: string;
}

export const selectAll: Selected = { id: allShopsId };

export const selectShop = (mallId: string): Selected => ({ id: mallId });

/** A group or platform: a prefix, a dash and the comma list of its members. */
export const selectMembers = (prefix: string, members: readonly string[]): Selected => ({
  id: `${prefix}-${members.join(',')}`,
});

/** Where a call goes. Visitors reach the normal server for few calls, and the preview for reads. */
export type Target = 'normal' | 'preview' | 'blocked';

export const target = (call: Pick<Call, 'visitor'>, isVisitor: boolean): Target =>
  isVisitor ? call.visitor : 'normal';

const listed = (text: string): string[] => text.split(',').filter((part) => part !== '');

/** The mallIds that a selected id stands for, all of them. */
export function membersOf(selected: Selected, tabs: readonly Tab[]): string[] {
  if (selected.id === allShopsId) {
    return tabs.filter((tab) => tab.hidden !== true).map((tab) => tab.mallId);
  }
  if (tabs.some((tab) => tab.mallId === selected.id)) return [selected.id];
  const dash = selected.id.indexOf('-');
  return listed(dash < 0 ? selected.id : selected.id.slice(dash + 1));
}

/** The shops that are sent: every member for `multi`, the first for `single`; none means: do not send. */
export function shopsToSend(
  call: Pick<Call, 'shops' | 'temuOnly'>,
  selected: Selected,
  tabs: readonly Tab[],
): string[] {
  let members = membersOf(selected, tabs);
  if (call.temuOnly && members.length > 0) {
    const shein = new Set(
      tabs.filter((tab) => tab.platformType === 'shein').map((tab) => tab.mallId),
    );
    members = members.filter((mallId) => !shein.has(mallId));
    if (members.length === 0) {
      members = membersOf(selectAll, tabs)
        .filter((mallId) => !shein.has(mallId))
        .slice(0, 1);
    }
  }
  return call.shops === 'single' ? members.slice(0, 1) : members;
}

/** One call that is really made for a selection: by its name, with its shops. */
export interface Part {
  readonly name: string;
  readonly shops: readonly string[];
}

/**
 * The calls that a selection is asked for with: where each platform has a call of its own, its shops go to
 * it and to no other, so that there are two calls for shops of both; else there is one. With the source
 * stocks the path of the stocks is for every platform (reading A44): the twin would count sales. None
 * means: do not send.
 */
export function callsToMake(
  call: Pick<Call, 'name' | 'shops' | 'temuOnly' | 'platform' | 'stockable' | 'sheinTwin'>,
  selected: Selected,
  tabs: readonly Tab[],
  dataSource: DataSource,
): Part[] {
  const shops = shopsToSend(call, selected, tabs);
  const { sheinTwin } = call;
  if (sheinTwin === undefined || platformTaken(call, dataSource) === undefined) {
    return shops.length === 0 ? [] : [{ name: call.name, shops }];
  }
  const shein = new Set(
    tabs.filter((tab) => tab.platformType === 'shein').map((tab) => tab.mallId),
  );
  return [
    { name: call.name, shops: shops.filter((mallId) => !shein.has(mallId)) },
    { name: sheinTwin, shops: shops.filter((mallId) => shein.has(mallId)) },
  ].filter((part) => part.shops.length > 0);
}

/** The shops that an input names; none where the call is about no shop. */
export const shopsNamed = (
  call: Pick<Call, 'shopField'>,
  input: Readonly<Record<string, unknown>>,
): string[] =>
  [input[call.shopField]].flat().flatMap((ids) => (typeof ids === 'string' ? listed(ids) : []));

/**
 * The shop whose session at the marketplace is fetched again when a call about these shops is answered with
 * 403, by the rules of the call that fetches it: the first temu shop among them, else the first there is.
 */
export const shopOfSession = (shops: readonly string[], tabs: readonly Tab[]): string | undefined =>
  shopsToSend(getTemuCredByShopId, selectMembers('named', shops), tabs)[0];

/** The path of a call: the deployer's own where there is one, under /api/stock for the stocks source. */
export function pathOf(
  call: Pick<Call, 'name' | 'path' | 'stockable'>,
  dataSource: DataSource,
  paths: ReadonlyMap<string, string> = new Map(),
): string {
  const path = paths.get(call.name) ?? call.path;
  return dataSource === 'stocks' && call.stockable ? stocksPath(path) : path;
}

/** What an HTTP status means before the body is looked at. Only 200 returns the body. */
export type StatusMeaning = 'answer' | 'sessionOver' | 'refetchSession' | 'failure';

export const statusMeaning = (status: number): StatusMeaning => {
  if (status === 200) return 'answer';
  if (status === 401) return 'sessionOver';
  return status === 403 ? 'refetchSession' : 'failure';
};
