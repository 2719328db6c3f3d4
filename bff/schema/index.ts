import './account/account.ts';
import './account/api-keys.ts';
import './account/sessions.ts';
import './account/table-views.ts';
import './account/user-notes.ts';
import './account/viewing.ts';
import './audit/audit.ts';
import './billing/billing.ts';
import './billing/events.ts';
import './billing/writes.ts';
import './binding/binding.ts';
import './binding/events.ts';
import './account/chat-login.ts';
import './account/demo-login.ts';
import './products/dead-stock.ts';
import './delivery/delivery.ts';
import './desktop/downloads.ts';
import './desktop/helper.ts';
import './statistics/cash.ts';
import './statistics/finance.ts';
import './shops/group-writes.ts';
import './shops/groups.ts';
import './files/events.ts';
import './files/exports.ts';
import './files/writes.ts';
import './imports/writes.ts';
import './imports/imports.ts';
import './labels/labels.ts';
import './labels/writes.ts';
import './listing/writes.ts';
import './listing/listings.ts';
import './listing/image-translation.ts';
import './binding/main-accounts.ts';
import './people/manager-writes.ts';
import './people/managers.ts';
import './notices/alert-writes.ts';
import './notices/alerts.ts';
import './notices/notices.ts';
import './notices/mail.ts';
import './notices/push.ts';
import './people/operator-writes.ts';
import './people/operators.ts';
import './products/daily-quantities.ts';
import './products/product-list.ts';
import './products/product-statistics.ts';
import './products/shared-stock.ts';
import './products/sku-changes.ts';
import './products/writes.ts';
import './statistics/of-shops.ts';
import './statistics/ranked-shops.ts';
import './statistics/rankings.ts';
import './statistics/recent-sales.ts';
import './products/review-ranking.ts';
import './statistics/sales-change.ts';
import './statistics/figure-origin.ts';
import './statistics/standing-origin.ts';
import './statistics/trend-events.ts';
import './statistics/figure-calls.ts';
import './statistics/sales-splits.ts';
import './scalars.ts';
import './people/people.ts';
import './people/shipper-writes.ts';
import './people/shippers.ts';
import './listing/selection-tool.ts';
import './delivery/shipping-order-list.ts';
import './delivery/shipping-steps.ts';
import './delivery/shortages.ts';
import './shops/shop-health.ts';
import './shops/shop-layout.ts';
import './shops/shop-layout-change.ts';
import './shops/shop-messages.ts';
import './shops/shop-rename.ts';
import './shops/shops.ts';
import './statistics/statistics.ts';
import './statistics/stock-statistics.ts';
import './shops/shop-refresh.ts';
import './statistics/trends.ts';
import './todos/todos.ts';
import './todos/writes.ts';
import { builder } from './builder.ts';

/** The whole schema. The files above declare its types as they are loaded. */
export const schema = builder.toSchema();

/** What GraphiQL shows first, and what makers of tools would otherwise find out one after the other. */
schema.description = `Sales, profit, stock, orders and listings of a seller’s shops at temu and shein.

Begin with \`viewer\` (who asks, and which day it is), \`shops\`, \`statistics\` (what was sold), \`productList\` (products and their stock), \`shippingOrders\` (what has to leave) and \`todos\`; \`shopRefreshed\` tells of news.

- Most fields take a \`selection\` of shops: \`{ all: true }\`, or one other field of \`ShopSelection\`.
- Days are those of Asia/Shanghai, the first and the last of a range included; \`viewer.today\` is today. Instants are UTC. Money is yuan, as text.
- Lists answer 100 entries at most: the next page is asked for with \`after: pageInfo.endCursor\`, while \`pageInfo.hasNextPage\`. \`startExport\` makes a file of a whole list.
- Ids are global, as \`temu:634418\`; those of the marketplaces are called otherwise, as \`mallId\`.
- A mutation that is refused says why in \`errors\` of its payload; all other errors have a code in \`extensions.code\`.`;
