/**
 * Who may ask for what: every field of the roots, by whom it is for. It says what the specification (section 6) and
 * the readings (A1, A8, A11, A13, A15, A16, A24) say, and not what the schema happens to answer; a field that stands nowhere fails the
 * test of it.
 */

export const roles = [
  'visitor',
  'boss',
  /** With all that a boss can permit. */
  'trusted',
  /** A manager who may see costs, and nothing else. */
  'finance',
  'manager',
  'operator',
  'shipper',
] as const;
export type Role = (typeof roles)[number];

const keepers = ['boss', 'trusted', 'finance', 'manager', 'operator'] as const;

/** Whoever is not named is refused: a visitor as VISITOR_BLOCKED, everybody else as FORBIDDEN. */
export const audiences = {
  everybody: roles,
  /** Whoever has signed in. */
  people: [...keepers, 'shipper'],
  /** What shops sell is not for who packs for them; a visitor reads the preview. */
  sellers: ['visitor', ...keepers],
  keepers,
  boss: ['boss'],
  /** What a visitor reads in the preview, too. */
  bossAndPreview: ['visitor', 'boss'],
  /** By the permission for it. */
  permitted: ['boss', 'trusted'],
  permittedAndPreview: ['visitor', 'boss', 'trusted'],
  whoSeesCosts: ['boss', 'trusted', 'finance'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type Audience = keyof typeof audiences;

type Table = Readonly<Partial<Record<Audience, readonly string[]>>>;

export const queries: Table = {
  everybody: [
    'downloads',
    'hasDemoLogin',
    'labelOfSku',
    'labelTemplates',
    'labelsOfSkus',
    // What an id names is null where its type is not open to them.
    'node',
    'nodes',
    'notice',
    'notices',
    'reservedLogin',
    // Of a shipper those that they ship for.
    'shippingOrders',
    'shops',
    'viewer',
  ],
  people: ['alertSettings', 'alerts', 'mailSettings', 'pushSettings'],
  sellers: [
    'cashCalendar',
    'deliveryAssessments',
    'expiredShops',
    'ownLabel',
    'productList',
    'productRow',
    'renewalPrices',
    'returnPackages',
    'sharedStock',
    'sheinShops',
    'shop',
    'shopGroups',
    'shopsToRenew',
    'skuChanges',
    'statistics',
    'todos',
  ],
  keepers: [
    'apiKeys',
    // Of everybody but the boss, what they did themselves.
    'auditLog',
    'dataExport',
    'dataExports',
    'sessions',
    'tableViews',
    'todoPeople',
  ],
  // The first and the last tell how something stands that a visitor cannot begin.
  boss: ['bindState', 'auditPeople', 'salesImport'],
  permitted: ['imageTranslation'],
  bossAndPreview: [
    'boundSheinShops',
    'coupons',
    'distributableShops',
    'mainAccounts',
    'managerPermissions',
    'managers',
    'operatorAssignments',
    'operators',
    'ownedAccounts',
    'people',
    'redeemedCoupons',
    'renewalOrder',
    'renewalOrders',
    'salesImports',
    'shippers',
    'shopsOfAccounts',
    'staffPhone',
  ],
  permittedAndPreview: ['listing', 'listingOptions', 'listings', 'selectionCandidates'],
};

export const mutations: Table = {
  everybody: [
    'login',
    'loginAsDemo',
    'loginByChat',
    'logout',
    'register',
    'resetPassword',
    'sendCode',
    'startChatLogin',
  ],
  people: [
    // The work of the warehouse, for the shops that they ship for.
    'clearShortage',
    'confirmEntry',
    'confirmPacking',
    'confirmShipping',
    'reportShortage',
    // What a person is told, and how.
    'confirmMail',
    'deleteMailAddress',
    'deletePushSubscription',
    'endViewing',
    'markAlerts',
    'readAllAlerts',
    'saveAlertSettings',
    'saveMailSettings',
    'savePushSettings',
    'savePushSubscription',
    'saveUserNotes',
    'sendMailCode',
    'sendTestMail',
    'sendTestPush',
    'unreadAlerts',
  ],
  keepers: [
    'answerShortage',
    // Of whoever came by chat app; the API refuses it to who has a phone.
    'bindPhone',
    'cancelShippingOrder',
    'changePassword',
    'createApiKey',
    'deleteExport',
    'deleteLabel',
    'deleteTableView',
    'endSession',
    'handTodo',
    'issueHelperToken',
    'putOffTodo',
    'reopenTodo',
    'restoreTableView',
    'resumeTodo',
    'revokeApiKey',
    'saveLabel',
    'saveShopLayout',
    'saveTableView',
    'setDefaultTableView',
    'setNickName',
    'settleTodo',
    'startExport',
    'takeBackTodo',
    'updateLabel',
  ],
  boss: [
    'addOperator',
    'addShipper',
    'bindMainAccount',
    'cancelImport',
    'cancelRenewal',
    'changeOperatorPhone',
    'confirmBindCode',
    'createShopGroup',
    'deleteShopGroups',
    'discardUpload',
    'distributeShops',
    'issueShipperPassword',
    'previewImport',
    'redeemCoupon',
    'removeManager',
    'removeManagerFromShop',
    'removeOperator',
    'removeShipper',
    'renameShop',
    'renameShopGroup',
    'resendBindCode',
    'saveManager',
    'sendStaffCode',
    'setManagerPassword',
    'setManagerPermissions',
    'setOperatorShops',
    'setShipperPassword',
    'setShipperShops',
    'setShopGroupShops',
    'startAuthorization',
    'startImport',
    'submitRenewal',
    'takeBackImport',
    'unassignShipper',
    'unbindMainAccount',
    'unbindSheinShop',
    'viewAs',
  ],
  permitted: [
    'cancelImageTranslation',
    'collectListings',
    'deleteListings',
    'importListing',
    'pickCandidate',
    'publishListings',
    'redrawImageTranslation',
    'renameSkc',
    'saveListing',
    'translateImage',
    'translateListings',
    'updateProductSummary',
  ],
  whoSeesCosts: ['setSkuCosts'],
};
