import type { z } from 'zod';
import type { Call, PlatformType } from '../../api/contract/call.ts';
import { platformTaken, stocksPath } from '../../api/contract/call.ts';
import type { DataSource } from '../../api/contract/rules/data-source.ts';
import { getTemuCredByShopId } from '../../api/contract/shop-sessions.ts';
import { Fault } from './errors.ts';

/**
 * The request rules of the specification's section 7, as pure functions: what is sent where, for whom,
 * with which shops. Readings A1 to A3, A7 and A29 settle what the specification leaves open.
 */

export type { PlatformType };

/** A shop as the rules need it: the tabs of the side panel, in their order. */
export interface Tab {
  readonly mallId: string;
  readonly platformType: PlatformType;
  /** Hidden from the side panel: not among "all shops", and never the first tab. */
  readonly hidden?: boolean;
}

/** What is selected, with its shops; "all" is every shop that is not hidden. */
export type Selected =
  | { readonly kind: 'all' }
  | { readonly kind: 'shop' | 'group'; readonly mallIds: readonly string[] }
  | {
      readonly kind: 'platform';
      readonly platform: PlatformType;
      readonly mallIds: readonly string[];
    };

export const selectAll: Selected = { kind: 'all' };

export const selectShop = (mallId: string): Selected => ({ kind: 'shop', mallIds: [mallId] });

/** A group, or any other shops that are asked for together. */
export const selectGroup = (mallIds: readonly string[]): Selected => ({ kind: 'group', mallIds });

export const selectPlatform = (platform: PlatformType, mallIds: readonly string[]): Selected => ({
  kind: 'platform',
  platform,
  mallIds,
});

/** The input of a call but its shops, which these rules name. */
export type ShopCallInput<C extends Call> = Omit<z.input<C['input']>, 'shopId' | 'shopIds'>;

/** Where a call goes. Visitors reach the normal server for few calls, and the preview for reads. */
export type Target = 'normal' | 'preview' | 'blocked';

export const target = (call: Pick<Call, 'visitor'>, isVisitor: boolean): Target =>
  isVisitor ? call.visitor : 'normal';

/** The mallIds that a selection stands for, all of them. */
export const membersOf = (selected: Selected, tabs: readonly Tab[]): readonly string[] =>
  selected.kind === 'all'
    ? tabs.filter((tab) => tab.hidden !== true).map((tab) => tab.mallId)
    : selected.mallIds;

/** The shops that are sent: every member for `multi`, the first for `single`; none means: do not send. */
export function shopsToSend(
  call: Pick<Call, 'shops' | 'temuOnly'>,
  selected: Selected,
  tabs: readonly Tab[],
): readonly string[] {
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

/**
 * The shop whose session at the marketplace is fetched again when a call about these shops is answered with
 * 403, by the rules of the call that fetches it: the first temu shop among them, else the first there is.
 */
export const shopOfSession = (shops: readonly string[], tabs: readonly Tab[]): string | undefined =>
  shopsToSend(getTemuCredByShopId, selectGroup(shops), tabs)[0];

/** The path of a call: for the stocks source under /api/stock, or where the upstream has it. */
export function pathOf(
  call: Pick<Call, 'name' | 'path' | 'stockable'> & {
    readonly stocksPath?: string | null | undefined;
  },
  dataSource: DataSource,
): string {
  if (dataSource !== 'stocks' || !call.stockable) return call.path;
  if (call.stocksPath === null) throw new Fault('UPSTREAM_LACKS', undefined, { call: call.name });
  return call.stocksPath ?? stocksPath(call.path);
}

/** What an HTTP status means before the body is looked at. Only 200 returns the body. */
export type StatusMeaning = 'answer' | 'sessionOver' | 'refetchSession' | 'failure';

export const statusMeaning = (status: number): StatusMeaning => {
  if (status === 200) return 'answer';
  if (status === 401) return 'sessionOver';
  return status === 403 ? 'refetchSession' : 'failure';
};
