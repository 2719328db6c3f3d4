/**
 * What GraphiQL shows a newcomer: press play and choose one. Signed out they show the preview. All of
 * them are run by a test, so they cannot grow stale.
 */
export const examples = `# 点击 ▶ 选择一个查询运行。            Press play and choose an operation.
#
# 登录：未登录时，下方“Headers”里的 "authorization": "visitor" 请求的是演示数据。运行 Login 登录
# （服务启动时打印的演示账号）后删除该行，即可查看自己的店铺。
# Sign-in: signed out, the header "authorization": "visitor" below asks for the preview with computed
# data. Run Login with a demo account that the server printed at its start, take that header away, and
# see your own shops.
#
# 密钥：工具使用 API密钥，在 个人中心 → API密钥 (/apiKeys) 创建，写在 Headers 里：
# Keys: tools use a key, made at /apiKeys, in the header
#   { "authorization": "Bearer seller_key_…" }
#
# 写入被拒绝时，原因在返回值的 errors 里（code、message、field）；其余错误见顶层 errors 的
# extensions.code。 A write that is refused says why in errors of its payload; faults are in the errors
# beside data, each with extensions.code. REST: /api/docs

# 我是谁  Who asks
query WhoAmI {
  viewer {
    id
    role
    today
    dataStart
    permissions
  }
}

# 店铺与分组  Shops and their groups
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

# 销售总览：每个数字只向上游请求一次  Each figure is one call upstream, however many shops are selected
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

# 畅销商品  The products that sell best
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

# 已售罄的商品  What to look at first: products that sold and are gone
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

# 店铺卡片  The cards of shops
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

# 登录：会写入本页的 cookie  Signs in, by a cookie of this page
mutation Login {
  login(input: { phone: "13800000001", password: "demo2026" }) {
    viewer {
      id
      role
    }
    errors {
      code
      message
      field
    }
  }
}

# 退出登录  Signs out
mutation Logout {
  logout {
    ok
  }
}

# 实时：店铺有新数据时通知  Stays open and says when new data has arrived for one of the shops
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
