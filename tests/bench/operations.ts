/** The operations that every server of the benchmark answers. */

export const dashboard = /* GraphQL */ `
  query Dashboard($range: DateRangeInput!, $comparison: DateRangeInput!) {
    viewer { id role dataStart }
    shops(first: 100) {
      totalCount
      edges { node { id name platform managedType badgeCount isHidden } }
    }
    statistics(selection: { all: true }, range: $range, comparison: $comparison) {
      shopCount
      totals { ...Totals }
      comparison { ...Totals }
      amountTrend(granularity: DAY) {
        bucket
        figures { sold returned net }
        comparison { net }
      }
      shopRanking(first: 10) {
        totalCount
        edges { rank share amount { net } quantity { net } node { id name } }
      }
      productRanking(first: 10) {
        totalCount
        edges { rank amount { net } quantity { net } node { productId name code } }
      }
    }
  }
  fragment Totals on SalesTotals {
    amount { sold returned net }
    quantity { sold returned net }
    profit { profit hiddenReason }
  }
`;

export const shopCard = /* GraphQL */ `
  query ShopCard($id: ID!) {
    shop(id: $id) {
      id
      name
      card {
        review
        deliveryGrade
        joinedQuantity
        awaitingFirstOrderCount
        createdProducts { today thisWeek thisMonth }
        deadStock { productCount value }
        salesRank
      }
    }
  }
`;

export const tiny = /* GraphQL */ `{ viewer { id role } }`;

export const refreshes = /* GraphQL */ `
  subscription Refreshes { shopRefreshed(selection: { all: true }) { at shop { id name } } }
`;

export const range = { start: '2026-10-22', end: '2026-11-20' };
export const comparison = { start: '2026-09-21', end: '2026-10-21' };
export const token = 'bench-token-0123456789abcdef0123456789abcdef';
