import type { ApolloCache } from '@apollo/client';
import { homeVariables, periodOf, sourceCodec } from '../../../features/statistics/index.ts';
import { isSampleAddress } from '../../../session/sample/sample-view.ts';
import { ViewerDocument } from '../../../session/viewer.generated.ts';
import { rangeDay } from '../../../shared/date-range/day-reset.ts';
import { isDateType } from '../../../shared/date-range/range.ts';
import { comparisonCodec } from '../../../shared/url-state/comparison.ts';
import { rangeCodec } from '../../../shared/url-state/range.ts';
import { selectionCodec } from '../../../shared/url-state/selection.ts';
import {
  DirectoryGroupsDocument,
  DirectoryShopsDocument,
} from '../../../shop-scope/Directory.generated.ts';
import { SHOPS_PAGE_SIZE } from '../../../shop-scope/layout-cache.ts';
import type { Asked } from '../drawing.ts';

/**
 * What an address of `/home` looks at; null where nothing is drawn of it: for visitors and warehouse shippers, of the sample, of days
 * of one's own, whose choice has fields that only the page has, and where there are no days to compare with.
 */
export function lookedAt(cache: ApolloCache, { search, now }: Asked) {
  const viewer = cache.readQuery({ query: ViewerDocument })?.viewer;
  if (!viewer || viewer.isVisitor || viewer.role === 'SHIPPER') return null;
  if (isSampleAddress(search)) return null;
  const params = new URLSearchParams(search);
  const [choice, against] = [rangeCodec.read(params), comparisonCodec.read(params)];
  const limits = { today: rangeDay(now), dataStart: viewer.dataStart };
  const period = periodOf(choice, against, limits);
  if (!isDateType(choice.type) || against.type === 'custom' || period.comparison === null)
    return null;
  const selection = selectionCodec.read(params);
  const source = sourceCodec.read(params);
  const variables = homeVariables(selection, period, source);
  return { viewer, selection, period, source, variables };
}

export type LookedAt = NonNullable<ReturnType<typeof lookedAt>>;

/** The first page of the shops. */
export const shopsIn = (cache: ApolloCache) =>
  cache.readQuery({ query: DirectoryShopsDocument, variables: { first: SHOPS_PAGE_SIZE } })?.shops;

/** The shops and groups, as far as one answer has them. */
export function directoryIn(cache: ApolloCache) {
  const connection = shopsIn(cache);
  const groups = cache.readQuery({ query: DirectoryGroupsDocument })?.shopGroups;
  if (!connection || !groups) return null;
  const all = connection.edges.map(({ node }) => node);
  return {
    all,
    shown: all.filter(({ isHidden }) => !isHidden),
    groups: groups.map(({ id, name, shops }) => ({
      id,
      name,
      shopIds: shops.map((one) => one.id),
    })),
    isComplete: !connection.pageInfo.hasNextPage,
  };
}

export type Directory = NonNullable<ReturnType<typeof directoryIn>>;
