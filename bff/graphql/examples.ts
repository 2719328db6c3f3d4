/**
 * What GraphiQL shows a newcomer: press play and choose one. Signed out they show the preview. All of
 * them are run by a test, so they cannot grow stale.
 */
export const examples = `# Press play and choose an operation. Signed out, the header "authorization": "visitor" below asks for the
# preview with computed data. To see a boss's shops, run Login with a demo account that the server printed
# at its start, and take that header away.

query WhoAmI {
  viewer {
    id
    role
    today
    dataStart
    permissions
  }
}

query Shops {
  shops(first: 20) {
    totalCount
    edges {
      node {
        id
        name
        platform
        managedType
        badgeCount
      }
    }
  }
  shopGroups {
    id
    name
    shops {
      name
    }
  }
}

# Each figure is one call upstream, however many shops are selected.
query Dashboard($range: DateRangeInput! = { start: "2026-01-01", end: "2026-12-31" }) {
  statistics(selection: { all: true }, range: $range) {
    shopCount
    range {
      start
      end
    }
    totals {
      amount {
        sold
        returned
        net
      }
      quantity {
        net
      }
      profit {
        profit
        uncosted { sold returned amount }
        hiddenReason
      }
    }
    amountTrend(granularity: MONTH) {
      bucket
      figures {
        net
      }
    }
    shopRanking(first: 5) {
      edges {
        rank
        share
        amount {
          net
        }
        node {
          name
        }
      }
    }
  }
}

query BestProducts {
  statistics(
    selection: { platform: { platform: TEMU } }
    range: { start: "2026-01-01", end: "2026-12-31" }
  ) {
    productRanking(by: NET_QUANTITY, first: 10) {
      totalCount
      edges {
        rank
        quantity {
          net
        }
        node {
          code
          name
          shop {
            name
          }
        }
      }
    }
  }
}

# What to look at first: products that sold and are gone.
query SoldOutProducts {
  productList(
    selection: { all: true }
    range: { start: "2026-01-01", end: "2026-12-31" }
    filter: { hint: SOLD_OUT }
    sort: NET_AMOUNT
    first: 10
  ) {
    totalCount
    edges {
      node {
        id
        name
        category
        onHand
        net30
        netAmount
        shop {
          name
        }
      }
    }
  }
}

query ShopCards {
  shops(first: 3) {
    edges {
      node {
        name
        card {
          review
          deliveryGrade
          salesRank
          historySales
          deadStock {
            productCount
            value
          }
        }
      }
    }
  }
}

mutation Login {
  login(input: { phone: "13800000001", password: "demo2026" }) {
    viewer {
      id
      role
    }
    error {
      code
      message
    }
  }
}

mutation Logout {
  logout {
    ok
  }
}

# Stays open and says when new data has arrived for one of the shops.
subscription LiveShops {
  shopRefreshed(selection: { all: true }) {
    at
    shop {
      id
      name
    }
  }
}
`;
