import type { Call } from '../../api/contract/call.ts';
import { stocksPath } from '../../api/contract/call.ts';

/**
 * The request rules of the specification's section 7, as pure functions: what is sent where, for whom,
 * with which shops. Readings A1 to A3, A7 and A29 settle what the specification leaves open.
 */

export type PlatformType = 'temu' | 'shein';

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
  /** Given when a whole platform is selected. */
  readonly platform?: PlatformType | undefined;
}

export const selectAll: Selected = { id: allShopsId };

export const selectShop = (mallId: string): Selected => ({ id: mallId });

/** A group or platform: a prefix, a dash and the comma list of its members. */
export const selectMembers = (
  prefix: string,
  members: readonly string[],
  platform?: PlatformType,
): Selected => ({ id: `${prefix}-${members.join(',')}`, platform });

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

const isOneShop = (selected: Selected, tabs: readonly Tab[]): boolean =>
  selected.id !== allShopsId &&
  (!selected.id.includes('-') || tabs.some((tab) => tab.mallId === selected.id));

/** The platform that is selected as such: by argument, or because the one selected shop is of it. */
export function selectedPlatform(
  selected: Selected,
  tabs: readonly Tab[],
): PlatformType | undefined {
  if (selected.platform !== undefined) return selected.platform;
  if (!isOneShop(selected, tabs)) return undefined;
  return tabs.find((tab) => tab.mallId === selected.id)?.platformType;
}

/** The shops that are sent: every member for `multi`, the first for `single`; none means: do not send. */
export function shopsToSend(
  call: Pick<Call, 'shops' | 'temuOnly'>,
  selected: Selected,
  tabs: readonly Tab[],
): string[] {
  let members = membersOf(selected, tabs);
  if (call.temuOnly) {
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

/** The name of the call that is really made: the shein twin, where the selection is shein. */
export const callToMake = (
  call: Pick<Call, 'name' | 'sheinTwin'>,
  platform: PlatformType | undefined,
): string => (platform === 'shein' && call.sheinTwin !== undefined ? call.sheinTwin : call.name);

export type DataSource = 'sales' | 'stocks';

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
