import type { GraphiQLOptions } from 'graphql-yoga';
import { addDays, type Day } from '../../api/contract/rules/calendar.ts';

/**
 * What GraphiQL opens for a newcomer: a tab for each operation, ready to be run. Signed out they show the
 * preview, which has the figures of a year. All of them are run by a test, so they cannot grow stale.
 */
const operationsOf = (range: string): readonly string[] => [
  `# 点击 ▶ 运行；上方每个标签页是一个查询
# Press play; each tab above holds one operation
#
# 登录：未登录时，下方 Headers 中的 "visitor" 请求演示数据；
# 运行 Login 后删除它，即可查看自己的店铺。
# Sign-in: the header "visitor" below asks for computed data.
# Run Login, take the header away, and see your own shops.
#
# 密钥：在 个人中心 → API密钥 创建，写在 Headers 中：
# Keys: made at /apiKeys, for tools, in the header
#   { "authorization": "Bearer seller_key_…" }
#
# 写入被拒绝的原因在返回值的 errors 中；其余错误看
# extensions.code。REST 接口见 /api/docs
# A refused write says why in errors of its payload; other
# errors have extensions.code. REST: /api/docs

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
`,
  `# 店铺与分组  Shops and their groups
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
`,
  `# 销售总览  Each figure is one call, for all shops at once
query Dashboard($range: DateRangeInput! = ${range}) {
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
`,
  `# 畅销商品  The products that sell best
query BestProducts {
  statistics(
    selection: { platform: { platform: TEMU } }
    range: ${range}
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
`,
  `# 已售罄的商品  Products that sold and are gone
query SoldOutProducts {
  productList(
    selection: { all: true }
    range: ${range}
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
`,
  `# 店铺卡片  The cards of shops
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
`,
  `# 登录：会写入本页的 cookie  Signs in, by a cookie of this page
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
`,
  `# 退出登录  Signs out
mutation Logout {
  logout {
    ok
  }
}
`,
  `# 实时：店铺有新数据时通知，夜间可能需要等十几分钟；导入销售文件后立即通知
# Says when a shop has new data: by night it may take a quarter of an
# hour, after a sales file is imported it comes at once
subscription LiveShops {
  shopRefreshed(selection: { all: true }) {
    at
    shop {
      id
      name
    }
  }
}
`,
];

/** The examples over the year that ends today. */
export function examplesOf(
  today: Day,
  headers?: string,
): NonNullable<GraphiQLOptions['defaultTabs']> {
  const range = `{ start: "${addDays(today, -364)}", end: "${today}" }`;
  return operationsOf(range).map((query) => ({
    query,
    ...(headers !== undefined && { headers }),
  }));
}
