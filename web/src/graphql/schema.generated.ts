export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day in Asia/Shanghai, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC: "2026-01-31T08:00:00.000Z". */
  DateTime: { input: string; output: string; }
  /** An amount in yuan (CNY) with two decimals, as text: "1234.50". Whole fen inside, so sums are exact. */
  Money: { input: string; output: string; }
};

/** Which mistake it was: each refusal of the domain has a code, beside the usual ones. */
export type AccountErrorCode =
  /** Says “该手机号已注册，请直接登录”. */
  | 'ALREADY_REGISTERED'
  /** Says “请输入正确的手机号”. */
  | 'BAD_PHONE'
  /** Too busy at the moment; nothing was done. The same may be tried again. */
  | 'BUSY'
  /** Says “验证码已过期，请重新获取”. */
  | 'CODE_EXPIRED'
  /** Says “密码和验证码只能填写一个”. */
  | 'EITHER_OR'
  /** Says “二维码已失效，请刷新后重试”. */
  | 'EXPIRED'
  /** The viewer lacks the right. */
  | 'FORBIDDEN'
  /** Says “该API密钥不存在或已停用，请刷新列表” or “该视图不存在或已删除，请刷新后重试”. */
  | 'GONE'
  /** Says “您已绑定手机号”. */
  | 'HAS_PHONE'
  /** A field cannot be used; `field` names it. */
  | 'INVALID_INPUT'
  /** Says “该手机号已被添加为店长/财务、运营或仓库发货员，请直接登录；继续注册将退出原团队”. */
  | 'IN_TEAM'
  /** Says “店长/财务账号不能用密码登录，请切换到“店长/财务登录”使用验证码登录；密码可在手机工作台使用”. */
  | 'MANAGER_BY_PASSWORD'
  /** Says “只有老板和店长可以共享视图”. */
  | 'MAY_NOT_SHARE'
  /** Says “已有同名视图，请换一个名称”. */
  | 'NAME_TAKEN'
  /** Says “该手机号未注册，也未被授权：BOSS请先注册，店长/财务请联系BOSS添加此手机号”. */
  | 'NOT_AUTHORISED'
  /** An id names nothing, or nothing that the viewer may see; the two look the same. */
  | 'NOT_FOUND'
  /** Says “尚未开通微信登录，请使用手机号登录”. */
  | 'NOT_OPEN'
  /** Says “您还未注册”. */
  | 'NOT_REGISTERED'
  /** Says “信息发送失败，请稍后重试”. */
  | 'NOT_SENT'
  /** Says “已退出查看，请刷新页面”. */
  | 'NOT_VIEWING'
  /** Says “只有创建人或老板可以修改共享视图” or “只有创建人或老板可以删除共享视图”. */
  | 'NOT_YOURS'
  /** Says “请输入验证码”. */
  | 'NO_CODE'
  /** Says “您没有查看成本的权限，不能创建可查看成本的API密钥”. */
  | 'NO_COST'
  /** Says “请输入密码”. */
  | 'NO_PASSWORD'
  /** Says “您还没有设置密码，请用“忘记密码”通过验证码设置”. */
  | 'NO_PASSWORD_YET'
  /** Says “有效期已过，请选择今天或以后的日期”. */
  | 'PAST'
  /** Says “该人员已不在您的团队中，请刷新列表”. */
  | 'PERSON_GONE'
  /** Says “昵称不能像别人的手机号，请换一个昵称”. */
  | 'PHONE_OF_ANOTHER'
  /** A rule of the business; the message says which. */
  | 'REFUSED'
  /** Says “新密码不能与原密码相同”. */
  | 'SAME_PASSWORD'
  /** Says “该登录已结束，请刷新列表”. */
  | 'SESSION_GONE'
  /** Says “该手机号是仓库发货员，请使用手机App和密码登录”. */
  | 'SHIPPER_BY_CODE'
  /** Says “该手机号已被其他账号使用，请更换手机号”. */
  | 'TAKEN_PHONE'
  /** Says “登录已失效，请重新扫码”. */
  | 'TOKEN_OVER'
  /** Says “有效期最长 365 天”. */
  | 'TOO_LONG'
  /** Too many attempts; the message says how long to wait. */
  | 'TOO_MANY'
  /** Says “验证码错误次数过多，请重新获取验证码”. */
  | 'TOO_MANY_CODES'
  /** Says “最多同时使用 20 个API密钥，请先停用不再需要的密钥”. */
  | 'TOO_MANY_KEYS'
  /** Says “每人最多保存 200 项显示设置”. */
  | 'TOO_MANY_NOTES'
  /** Says “每个列表最多保存 30 个视图，请先删除不再需要的视图”. */
  | 'TOO_MANY_VIEWS'
  /** Visitors may not write. Nothing was sent. */
  | 'VISITOR_BLOCKED'
  /** Says “验证码输入错误”. */
  | 'WRONG_CODE'
  /** Says “原密码错误，请重新输入”. */
  | 'WRONG_OLD_PASSWORD'
  /** Says “手机号或密码错误”. */
  | 'WRONG_ON_PHONE'
  /** Says “手机号或密码错误，店长/财务请使用验证码登录”. */
  | 'WRONG_PASSWORD'
  /** Says “视图内容不正确，请刷新页面后重试”. */
  | 'WRONG_QUERY';

/** A new operator. */
export type AddOperatorInput = {
  /** Mainland mobile number that nobody has. */
  phone: Scalars['String']['input'];
  /** Global ids of exactly the shops that they are responsible for, at least one. */
  shopIds: Array<Scalars['ID']['input']>;
};

/** A new shipper. */
export type AddShipperInput = {
  /** Password: 6 to 12 printable ASCII characters without blanks. */
  password: Scalars['String']['input'];
  /** Mainland mobile number that nobody has. */
  phone: Scalars['String']['input'];
  /** Global ids of the shops that they ship for. Left out, all that the boss has at this moment; shops that are bound later are added by setShipperShops. */
  shopIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Which alerts; all of what is given applies. */
export type AlertFilter = {
  /** Only these, 1 to 100, whatever the rules of the viewer are: where an e-mail leads. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only of these kinds. */
  kinds?: InputMaybe<Array<AlertKind>>;
  /** Only of this shop, by its global id. */
  shopId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what is unread. */
  unread?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What an alert tells of. */
export type AlertKind =
  /** A new announcement of this product. */
  | 'ANNOUNCEMENT'
  /** The figures of yesterday and what waits, at 08:00 in Asia/Shanghai; for a warehouse shipper what waits. */
  | 'DIGEST'
  /** A file that the viewer has asked for in a session can be fetched. */
  | 'EXPORT_READY'
  /** A new fine of a shop. */
  | 'FINE'
  /** A sales file is imported. For bosses. */
  | 'IMPORT_DONE'
  /** The import of a sales file has failed or was interrupted. For bosses. */
  | 'IMPORT_FAILED'
  /** A main account must be bound again. For bosses. */
  | 'SESSION_LOST'
  /** A shipping order that has not left, two hours before its deadline. */
  | 'SHIP_SOON'
  /** The paid time of a shop ends in 14, 7, 3, 1 days or less, told once each. */
  | 'SHOP_EXPIRING'
  /** A warehouse shipper has told that pieces are missing for a shipping order. For those who answer: bosses, managers and operators. */
  | 'SHORTAGE'
  /** A SKU that sold 14 pieces in seven days has no piece left. */
  | 'SOLD_OUT';

/** The answer. */
export type AnswerShortageInput = {
  /** Any text of the client’s for this attempt, as of the steps. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the shipping order. */
  orderId: Scalars['ID']['input'];
  /** What to do, 1 to 200 characters. */
  reply: Scalars['String']['input'];
  /** How many pieces its writer takes to be missing: where it was told otherwise since, nothing is answered. Left out, any is. */
  seenMissing?: InputMaybe<Scalars['Int']['input']>;
  /** The note that its writer has read, empty for none: where it is another since, nothing is answered. Left out, any is. */
  seenNote?: InputMaybe<Scalars['String']['input']>;
  /** The answer that its writer has seen, empty for none: another that was given meanwhile is not replaced, but told in the refusal. Left out, any is replaced. */
  seenReply?: InputMaybe<Scalars['String']['input']>;
  /** Id of the SKU. */
  skuId: Scalars['ID']['input'];
};

/** What a key may do, beside the rights of the person who has made it. */
export type ApiKeyRights =
  /** Reads and subscribes; every mutation is FORBIDDEN. */
  | 'READ'
  /** Reads and writes. */
  | 'WRITE';

/** Whether a key can be used. */
export type ApiKeyState =
  /** It can be used. */
  | 'ACTIVE'
  /** Its last day is over. */
  | 'EXPIRED'
  /** It was revoked. */
  | 'REVOKED';

/** Which lines; all of what is given applies. */
export type AuditFilter = {
  /** The first day. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only acts of this kind. */
  kind?: InputMaybe<AuditKind>;
  /** Only those that ended so. */
  outcome?: InputMaybe<AuditOutcome>;
  /** Only what this person did. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of what it was about: a person, an order, a SKU, a file. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only what was about this shop, by its global id. */
  shopId?: InputMaybe<Scalars['ID']['input']>;
  /** The last day, included. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** What an act was about. */
export type AuditKind =
  /** Sign-in, password, sessions and keys for tools. */
  | 'ACCOUNT'
  /** Renewal of shops and coupons. */
  | 'BILLING'
  /** Main accounts and shops that are bound or unbound, and their sessions. */
  | 'BINDING'
  /** Shipping orders and missing pieces. */
  | 'DELIVERY'
  /** The desktop helper. */
  | 'DESKTOP'
  /** Files of data that somebody took out. */
  | 'EXPORTS'
  /** Imports of sales files. */
  | 'IMPORTS'
  /** Labels of goods. */
  | 'LABELS'
  /** Listings that are made ready and published. */
  | 'LISTING'
  /** Managers, operators and warehouse shippers. */
  | 'PEOPLE'
  /** Costs and names of products. */
  | 'PRODUCTS'
  /** Push notifications. */
  | 'PUSH'
  /** Names, order and groups of shops. */
  | 'SHOPS'
  /** Decisions about what there is to do. */
  | 'TODOS';

/** How an act ended. */
export type AuditOutcome =
  /** It was done. */
  | 'DONE'
  /** The server failed; whether anything was done is not known. */
  | 'FAILED'
  /** It was refused; the message says why. */
  | 'REFUSED';

/** By what somebody acted. */
export type AuditWay =
  /** By the desktop helper. */
  | 'HELPER'
  /** By a key for tools. */
  | 'KEY'
  /** Before there was a session, as at a sign-in. */
  | 'NONE'
  /** By a session: a browser, or a program. */
  | 'SESSION';

/** Which mistake it was: each refusal of the domain has a code, beside the usual ones. */
export type BillingErrorCode =
  /** Says “券码无效，请检查后重新输入”. */
  | 'BAD_CODE'
  /** Says “支付返回地址无效”. */
  | 'BAD_PAGE'
  /** Too busy at the moment; nothing was done. The same may be tried again. */
  | 'BUSY'
  /** Says “优惠券不存在或已被使用，请重新选择”. */
  | 'COUPON_GONE'
  /** Says “同一张优惠券只能使用一次”. */
  | 'COUPON_TWICE'
  /** Says “店铺“{name}”长期有效，无需续费”. */
  | 'ENDLESS_SHOP'
  /** The viewer lacks the right. */
  | 'FORBIDDEN'
  /** A field cannot be used; `field` names it. */
  | 'INVALID_INPUT'
  /** An id names nothing, or nothing that the viewer may see; the two look the same. */
  | 'NOT_FOUND'
  /** Says “支付服务尚未开通，请联系客服”. */
  | 'NOT_OPEN'
  /** Says “订单不存在，或已支付、取消、超时，请刷新后查看”. */
  | 'ORDER_GONE'
  /** Says “该提交编号已用于内容不同的订单，请关闭窗口后重新提交”. */
  | 'OTHER_ORDER'
  /** A rule of the business; the message says which. */
  | 'REFUSED'
  /** Says “店铺不存在，请刷新店铺列表”. */
  | 'SHOP_GONE'
  /** Says “同一家店铺只能提交一次”. */
  | 'SHOP_TWICE'
  /** Too many attempts; the message says how long to wait. */
  | 'TOO_MANY'
  /** Says “优惠券张数不能超过续费月数”. */
  | 'TOO_MANY_COUPONS'
  /** Says “待支付的订单过多，请先支付或取消”. */
  | 'TOO_MANY_ORDERS'
  /** Says “一次续费的店铺须使用同一种支付方式”. */
  | 'TWO_PAY_TYPES'
  /** Says “该券码已使用，或已用于待支付的订单”. */
  | 'USED_CODE'
  /** Visitors may not write. Nothing was sent. */
  | 'VISITOR_BLOCKED';

/** A main account of temu. */
export type BindMainAccountInput = {
  /** Binds an account again that is bound already. */
  isRebind?: Scalars['Boolean']['input'];
  /** Password at the marketplace. */
  password: Scalars['String']['input'];
  /** Phone number of the account, 11 digits. */
  phone: Scalars['String']['input'];
};

/** A phone number, the code that was sent to it, and a password. */
export type BindPhoneInput = {
  /** The code that sendCode with the purpose BIND_PHONE has sent. */
  code: Scalars['String']['input'];
  /** New password: 6 to 12 printable ASCII characters without blanks. */
  password: Scalars['String']['input'];
  /** Phone number, 11 digits. */
  phone: Scalars['String']['input'];
};

/** How far the bind of a main account is. */
export type BindStatus =
  /** The account is bound. */
  | 'BOUND'
  /** The marketplace has sent a code; confirmBindCode takes it. */
  | 'CODE_SENT'
  /** It has failed; the message says why. */
  | 'FAILED'
  /** The marketplace has not answered yet. */
  | 'SIGNING_IN';

/** Which mistake it was: each refusal of the domain has a code, beside the usual ones. */
export type BindingErrorCode =
  /** Says “该主账号不存在或已解绑，请刷新页面”. */
  | 'ACCOUNT_GONE'
  /** Says “授权窗口的编号无效，请刷新页面后重试”. */
  | 'BAD_WINDOW'
  /** Says “该主账号已绑定，无需重复绑定”. */
  | 'BOUND'
  /** Says “该账号下的店铺已被其他账号绑定，请先在原账号解绑”. */
  | 'BOUND_ELSEWHERE'
  /** Too busy at the moment; nothing was done. The same may be tried again. */
  | 'BUSY'
  /** Says “验证码已过期，请重新获取”. */
  | 'CODE_EXPIRED'
  /** The viewer lacks the right. */
  | 'FORBIDDEN'
  /** A field cannot be used; `field` names it. */
  | 'INVALID_INPUT'
  /** Says “该主账号尚未绑定，请先绑定主账号”. */
  | 'NOT_BOUND'
  /** Says “暂不支持绑定该平台，如需使用请联系客服”. */
  | 'NOT_CONNECTED'
  /** An id names nothing, or nothing that the viewer may see; the two look the same. */
  | 'NOT_FOUND'
  /** Says “绑定异常，请重新获取验证码！”. */
  | 'NO_CODE'
  /** Says “该账号下没有店铺，请先在平台开店”. */
  | 'NO_SHOPS'
  /** Says “当前账号密码与获取验证码时不一致，请重新获取验证码！”. */
  | 'OTHER_ACCOUNT'
  /** A rule of the business; the message says which. */
  | 'REFUSED'
  /** Says “该店铺不存在或已解绑，请刷新页面”. */
  | 'SHOP_GONE'
  /** Too many attempts; the message says how long to wait. */
  | 'TOO_MANY'
  /** Says “验证码错误次数过多，请重新获取验证码”. */
  | 'TOO_MANY_CODES'
  /** Says “暂时连接不上平台，请稍后重试”. */
  | 'UNREACHABLE'
  /** Visitors may not write. Nothing was sent. */
  | 'VISITOR_BLOCKED'
  /** Says “账号或密码错误”. */
  | 'WRONG_ACCOUNT'
  /** Says “验证码输入错误”. */
  | 'WRONG_CODE';

/** Why a write was refused, in the same few words for every domain. */
export type BusinessErrorCode =
  /** Too busy at the moment; nothing was done. The same may be tried again. */
  | 'BUSY'
  /** The viewer lacks the right. */
  | 'FORBIDDEN'
  /** A field cannot be used; `field` names it. */
  | 'INVALID_INPUT'
  /** A rule of the business; the message says which. */
  | 'REFUSED'
  /** Too many attempts; the message says how long to wait. */
  | 'TOO_MANY'
  /** Visitors may not write. Nothing was sent. */
  | 'VISITOR_BLOCKED';

/** What money is due for. */
export type CashKind =
  /** Expected to be settled: an estimate (预计): what a day sold is taken to be settled 15 days later, and together the days bring what waits. */
  | 'EXPECTED'
  /** Held back, and nobody knows until when. */
  | 'FROZEN'
  /** Held back until then. */
  | 'RELEASED'
  /** What a month of renewal costs the shops whose paid time ends then. */
  | 'RENEWAL'
  /** Settled, as the marketplace told. */
  | 'SETTLED'
  /** Withdrawn: arrived then or, of a day to come, on its way. */
  | 'WITHDRAWN';

/** What of a SKU a difference of net sales comes from. */
export type ChangeCause =
  /** SKUs that sold in the range alone. */
  | 'FRESH'
  /** SKUs that sold in the comparison alone. */
  | 'GONE'
  /** What the pieces of SKUs that sold in both brought more or less each. */
  | 'PRICE'
  /** More or fewer pieces of SKUs that sold in both, at the former price. */
  | 'QUANTITY'
  /** What came back, more or less than before. */
  | 'RETURNS'
  /** Fewer pieces, or none, of a SKU of which none is in stock now. */
  | 'SOLD_OUT';

/** Another phone of an operator. */
export type ChangeOperatorPhoneInput = {
  /** The code that sendCode with the purpose OPERATOR_PHONE has sent to it. */
  code: Scalars['String']['input'];
  /** Global id of the operator. */
  id: Scalars['ID']['input'];
  /** The new mainland mobile number. */
  phone: Scalars['String']['input'];
};

/** The old password and the new one. */
export type ChangePasswordInput = {
  /** The password until now. */
  oldPassword: Scalars['String']['input'];
  /** The new one: 6 to 12 characters. */
  password: Scalars['String']['input'];
};

/** Which pieces. */
export type ClearShortageInput = {
  /** Any text of the client’s for this attempt, as of the steps. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the shipping order. */
  orderId: Scalars['ID']['input'];
  /** Id of the SKU. */
  skuId: Scalars['ID']['input'];
};

/** What a verification code is for. */
export type CodePurpose =
  /** Giving a viewer who came by chat app a phone number. */
  | 'BIND_PHONE'
  /** Signing in with a code. */
  | 'LOGIN'
  /** Giving an operator of the boss another phone number. */
  | 'OPERATOR_PHONE'
  /** Registering a new boss. */
  | 'REGISTER'
  /** Setting a new password. */
  | 'RESET_PASSWORD';

/** Products to be collected for a shop. */
export type CollectListingsInput = {
  /** The language to translate into. */
  language: ListingLanguage;
  /** Global id of the shop that they are for. */
  shopId: Scalars['ID']['input'];
  /** Addresses of products, 1 to 20. */
  urls: Array<Scalars['String']['input']>;
};

/** A property of a product as its page has it. */
export type CollectedAttributeInput = {
  /** Its name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Its value, at most 500 characters. */
  value: Scalars['String']['input'];
};

/** A specification of a product as its page has it. */
export type CollectedSkuInput = {
  /** Price; null or left out where the page has none in yuan. */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** Its name, 1 to 200 characters. */
  specification: Scalars['String']['input'];
  /** Pieces, 0 to 10000000. */
  stock: Scalars['Int']['input'];
};

/** The code that the marketplace has sent. */
export type ConfirmBindCodeInput = {
  /** The code, 6 digits. */
  code: Scalars['String']['input'];
  /** Phone number of the account, 11 digits. */
  phone: Scalars['String']['input'];
};

/** What was sent to the address. */
export type ConfirmMailInput = {
  /** The six digits. */
  code: Scalars['String']['input'];
};

/** A new key. */
export type CreateApiKeyInput = {
  /** The last day on which it can be used, at most 365 days from today. */
  lastDay: Scalars['Date']['input'];
  /** What the key is for; 1 to 30 characters. */
  name: Scalars['String']['input'];
  /** Whether it may write. */
  rights: ApiKeyRights;
  /** Global ids of the shops that it is for, at least one. Null for every shop that the viewer sees at the time. */
  shopIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether it may see cost and profit. Needs the permission lookCost. */
  withCost: Scalars['Boolean']['input'];
};

/** A new group. */
export type CreateShopGroupInput = {
  /** Name of the group: trimmed, 1 to 50 characters, each name once. */
  name: Scalars['String']['input'];
};

/** What one unit of a currency is worth in yuan. */
export type CurrencyRateInput = {
  /** ISO 4217 code, for example USD. */
  currency: Scalars['String']['input'];
  /** Yuan for one unit of it, a decimal above 0: "7.12". */
  rate: Scalars['String']['input'];
};

/** What the figures are counted from. */
export type DataSource =
  /** Sales to customers. */
  | 'SALES'
  /** Stock that went to the marketplace. */
  | 'STOCKS';

/** Calendar days in Asia/Shanghai, both ends included. */
export type DateRangeInput = {
  /** Last day. */
  end: Scalars['Date']['input'];
  /** First day. */
  start: Scalars['Date']['input'];
};

/** Which mistake it was: each refusal of the domain has a code, beside the usual ones. */
export type DeliveryErrorCode =
  /** Says “已删除的账号已先回复：“{reply}”，您的回复没有发出”. */
  | 'ANSWERED_BY_DELETED'
  /** Says “{name}已先回复：“{reply}”，您的回复没有发出”. */
  | 'ANSWERED_MEANWHILE'
  /** Too busy at the moment; nothing was done. The same may be tried again. */
  | 'BUSY'
  /** Says “发货单{orderNo}已取消，不用再报缺货” or “发货单{orderNo}已取消，不能确认入库，请刷新列表” or “发货单{orderNo}已取消，不能确认发货，请刷新列表” or “发货单{orderNo}已取消，不能确认打包，请刷新列表” or “发货单{orderNo}已取消，请勿重复操作”. */
  | 'CANCELLED'
  /** Says “发货单{orderNo}状态已变化，请刷新列表后重试”. */
  | 'CHANGED'
  /** The viewer lacks the right. */
  | 'FORBIDDEN'
  /** Says “发货单{orderNo}已不存在，请刷新列表”. */
  | 'GONE'
  /** A field cannot be used; `field` names it. */
  | 'INVALID_INPUT'
  /** Says “发货单{orderNo}的这个SKU没有缺货记录，请刷新列表”. */
  | 'NOTHING_MISSING'
  /** An id names nothing, or nothing that the viewer may see; the two look the same. */
  | 'NOT_FOUND'
  /** Says “发货单{orderNo}没有这个SKU，请刷新列表”. */
  | 'OTHER_GOODS'
  /** Says “该提交编号已用于另一操作，发货单{orderNo}没有变化，请刷新列表后重试”. */
  | 'OTHER_STEP'
  /** Says “缺少的件数不能超过 {quantity} 件”. */
  | 'OVER_QUANTITY'
  /** Says “发货单{orderNo}还未发货，不能确认入库” or “发货单{orderNo}还未确认打包，请先确认打包再确认发货”. */
  | 'PACKING'
  /** A rule of the business; the message says which. */
  | 'REFUSED'
  /** Says “上报已变为缺少 {missing} 件，请核对后再次提交回复”. */
  | 'REPORT_CHANGED'
  /** Says “发货单{orderNo}已发货，不能再报缺货” or “发货单{orderNo}已发货，不能取消，请联系平台仓库处理” or “发货单{orderNo}已发货，无需再确认打包” or “发货单{orderNo}已发货，请勿重复确认”. */
  | 'SHIPPED'
  /** Says “发货单{orderNo}已确认打包，请接着确认发货” or “发货单{orderNo}还未发货，请先确认发货再确认入库”. */
  | 'SHIPPING'
  /** Says “发货单{orderNo}已入库，请勿重复确认”. */
  | 'STORED'
  /** Too many attempts; the message says how long to wait. */
  | 'TOO_MANY'
  /** Says “发货单{orderNo}不存在，或您无权操作，请刷新列表”. */
  | 'UNKNOWN'
  /** Visitors may not write. Nothing was sent. */
  | 'VISITOR_BLOCKED';

/** Delivery assessment of a shop. */
export type DeliveryGrade =
  /** Good (3). */
  | 'A'
  /** Fair (2). */
  | 'B'
  /** Worst (1). */
  | 'C'
  /** Not assessed (0). */
  | 'NONE'
  /** Best (4). */
  | 'S';

/** Which mistake it was: each refusal of the domain has a code, beside the usual ones. */
export type DesktopErrorCode =
  /** Too busy at the moment; nothing was done. The same may be tried again. */
  | 'BUSY'
  /** The viewer lacks the right. */
  | 'FORBIDDEN'
  /** A field cannot be used; `field` names it. */
  | 'INVALID_INPUT'
  /** An id names nothing, or nothing that the viewer may see; the two look the same. */
  | 'NOT_FOUND'
  /** A rule of the business; the message says which. */
  | 'REFUSED'
  /** Too many attempts; the message says how long to wait. */
  | 'TOO_MANY'
  /** Visitors may not write. Nothing was sent. */
  | 'VISITOR_BLOCKED'
  /** Says “登录凭证无效或已过期，请刷新页面后重试”. */
  | 'WRONG_TOKEN';

/** Shops to assign to a phone. */
export type DistributeShopsInput = {
  /** The code that sendStaffCode has sent; null to do without. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Phone number of the manager, a mainland mobile number. */
  phone: Scalars['String']['input'];
  /** Global ids of shops that they get besides those that they have. */
  shopIds: Array<Scalars['ID']['input']>;
};

/** What a download runs on. */
export type DownloadPlatform =
  /** Wherever its product runs: the plugin in a browser, the helper by a Node that is installed. */
  | 'ANY'
  /** Linux on an ARM processor. */
  | 'LINUX_ARM64'
  /** Linux on an Intel or AMD processor. */
  | 'LINUX_X64'
  /** macOS on an Apple processor. */
  | 'MAC_ARM64'
  /** macOS on an Intel processor. */
  | 'MAC_X64'
  /** Windows on an ARM processor. */
  | 'WIN_ARM64'
  /** Windows on an Intel or AMD processor. */
  | 'WIN_X64';

/** What is installed. */
export type DownloadProduct =
  /** The desktop helper (桌面助手). */
  | 'HELPER'
  /** The browser plugin (插件). */
  | 'PLUGIN';

/** How the time of viewing the data of a shop stands. */
export type ExpiryState =
  /** It is over (已到期). */
  | 'EXPIRED'
  /** Under 24 hours are left (24小时内到期). */
  | 'EXPIRING';

/** How a file is written. */
export type ExportFormat =
  /** A table that spreadsheets open: it begins with a byte order mark, and a text of which they would make something else, as an id or a formula, stands as ="0012". For programs JSONL is plainer. */
  | 'CSV'
  /** A JSON object a line. */
  | 'JSONL';

/** What a file is made of. JSONL has an object a line in UTF-8, in which a dot of a column leads into an object: {"shop":{"id":…}}. CSV has a first line of these columns, texts that look like figures as ="0012", and begins with a byte order mark. Both have the names and values of the graph: amounts in yuan with two decimals, instants in ISO 8601, days of Asia/Shanghai. Cost and profit are null, in CSV empty, without the permission lookCost. */
export type ExportKind =
  /** Who did what, the newest first, as in auditLog: at, person, act, actName, kind, shops, subjects, changes, changesLeftOut, way, keyName, address, outcome, message. CSV has Chinese headings and words and the time of Shanghai, as it is made for people. A boss gets that of the firm, everybody else what they did themselves. REFUSED to a key. */
  | 'AUDIT_LOG'
  /** The figures of each shop and day of the range; days without any are left out: shop.id, shop.name, day, quantity.sold, quantity.returned, quantity.net, amount.sold, amount.returned, amount.net, profit.profit, profit.cost, profit.uncosted.sold, profit.uncosted.returned, profit.uncosted.amount. They stand as SalesTotals. */
  | 'DAILY_STATISTICS'
  /** Every SKU: id, shop.id, shop.name, productId, skcId, skuId, name, specName, extCode, category, status, createdAt, imageUrl, supplyPriceMin, costMin, onHand, inTransit. They stand as ProductRow of level SKU, of which the least price and cost are the only ones. */
  | 'PRODUCTS'
  /** Every sale line of the range, in no order of time: shop.id, shop.name, orderNo, lineNumber, productId, skuId, extCode, name, specName, soldAt, kind, quantity, amount, cost, profit. All figures are positive; kind says SALE or RETURN. The cost is that of the pieces by the cost of now. */
  | 'SALE_LINES'
  /** The shipping orders that were made in the range, with a row for each SKU in them: id, shop.id, shop.name, orderNo, stockOrderNo, status, shippingType, isUrgent, warehouse, createdAt, shipBy, packedAt, shippedAt, cancelledAt, receivedAt, storedAt, goods.skuId, goods.code, goods.specification, goods.productName, goods.quantity. */
  | 'SHIPPING_ORDERS';

/** How far an export is. */
export type ExportState =
  /** The file can be fetched. */
  | 'DONE'
  /** There is no file; `error` says why. */
  | 'FAILED'
  /** Waits: of a person one is made at a time. */
  | 'QUEUED'
  /** Under way; begins again when the server restarts. */
  | 'RUNNING';

/** How the text of a file is encoded. */
export type FileEncoding =
  /** GB18030, and with it GBK and GB2312. */
  | 'GB18030'
  /** UTF-8, with or without a byte order mark. */
  | 'UTF_8';

/** Which mistake it was: each refusal of the domain has a code, beside the usual ones. */
export type FileErrorCode =
  /** Says “结束日期不能早于开始日期”. */
  | 'BACKWARDS'
  /** Too busy at the moment; nothing was done. The same may be tried again. */
  | 'BUSY'
  /** Says “导出不存在或已删除，请重新导出”. */
  | 'EXPORT_GONE'
  /** The viewer lacks the right. */
  | 'FORBIDDEN'
  /** A field cannot be used; `field` names it. */
  | 'INVALID_INPUT'
  /** Says “操作日志不能用API密钥导出”. */
  | 'LOG_BY_KEY'
  /** An id names nothing, or nothing that the viewer may see; the two look the same. */
  | 'NOT_FOUND'
  /** Says “请选择导出的时间范围”. */
  | 'NO_RANGE'
  /** A rule of the business; the message says which. */
  | 'REFUSED'
  /** Too many attempts; the message says how long to wait. */
  | 'TOO_MANY'
  /** Says “已有{most}个导出正在等待或进行，请等它们完成或先删除”. */
  | 'TOO_MANY_EXPORTS'
  /** Visitors may not write. Nothing was sent. */
  | 'VISITOR_BLOCKED';

/** Why the marketplace holds money back. */
export type FundRestrictionKind =
  /** A bad delivery grade. */
  | 'RATING'
  /** A reserve for returns, promotions or taxes. */
  | 'RESERVE'
  /** A violation that is not decided yet. */
  | 'VIOLATION';

/** Width of a point of a trend, in Asia/Shanghai. */
export type Granularity =
  /** A day. */
  | 'DAY'
  /** An hour; for ranges of at most 31 days. */
  | 'HOUR'
  /** A calendar month. */
  | 'MONTH';

/** What is handed over, and to whom. */
export type HandTodoInput = {
  /** Global id of what there is to do. */
  id: Scalars['ID']['input'];
  /** A word with it, at most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Id of the person, out of `todoPeople`. */
  userId: Scalars['ID']['input'];
};

/** Why a figure is left out of an answer. */
export type HiddenReason =
  /** Nothing of what was counted has a known cost; costs can be entered in the product list. */
  | 'NO_COST'
  /** The viewer lacks the permission lookCost; only the boss can grant it. */
  | 'NO_PERMISSION';

/** A place in a picture whose words are replaced. */
export type ImageBoxInput = {
  /** Colour that covers the old words, #rrggbb in small letters. */
  background: Scalars['String']['input'];
  /** Colour of the letters, #rrggbb in small letters. */
  color: Scalars['String']['input'];
  /** Height in pixels, at least 4. */
  height: Scalars['Int']['input'];
  /** Height of the letters in pixels, 6 to 400; null for the largest that fits. */
  size?: InputMaybe<Scalars['Int']['input']>;
  /** The words that were read there; empty for a box that was added by hand. */
  source: Scalars['String']['input'];
  /** What is drawn in their place, at most 300 characters; empty to clear the place. */
  text: Scalars['String']['input'];
  /** Width in pixels, at least 4. */
  width: Scalars['Int']['input'];
  /** Left edge in pixels of the picture. */
  x: Scalars['Int']['input'];
  /** Upper edge in pixels of the picture. */
  y: Scalars['Int']['input'];
};

/** How far the translation of a picture is. */
export type ImageTranslationState =
  /** There is a `result`. */
  | 'DONE'
  /** It came to nothing; `failure` says why. */
  | 'FAILED'
  /** Waits; one picture is worked on at a time. */
  | 'QUEUED'
  /** Under way. */
  | 'RUNNING';

/** Which column of the file a field is read from. */
export type ImportColumnMappingInput = {
  /** Heading of its column. */
  column: Scalars['String']['input'];
  /** The field, once each. */
  field: ImportField;
};

/** Which mistake it was: each refusal of the domain has a code, beside the usual ones. */
export type ImportErrorCode =
  /** Says “已有导入正在进行，请等它完成或取消后再开始”. */
  | 'ANOTHER'
  /** Too busy at the moment; nothing was done. The same may be tried again. */
  | 'BUSY'
  /** Says “同一列不能对应两个字段，请重新选择”. */
  | 'COLUMN_TWICE'
  /** The viewer lacks the right. */
  | 'FORBIDDEN'
  /** Says “文件正在导入，请先取消导入”. */
  | 'IMPORTING'
  /** Says “导入记录不存在”. */
  | 'IMPORT_GONE'
  /** A field cannot be used; `field` names it. */
  | 'INVALID_INPUT'
  /** Says “这次导入没有写入数据，不需要撤销”. */
  | 'NOTHING_ADDED'
  /** An id names nothing, or nothing that the viewer may see; the two look the same. */
  | 'NOT_FOUND'
  /** Says “请选择{names}对应的列”. */
  | 'NO_COLUMNS'
  /** Says “请选择店铺列，或选择这份文件所属的店铺”. */
  | 'NO_SHOP'
  /** Says “时区“{zone}”不存在，请选择如 Asia/Shanghai 的时区”. */
  | 'NO_ZONE'
  /** Says “升级前导入的“{name}”可能含有相同的行，系统没有记录是哪些。请先撤销它，再撤销这次导入，然后重新导入它”. */
  | 'OVERLAP'
  /** A rule of the business; the message says which. */
  | 'REFUSED'
  /** Says “选择的店铺不存在，请重新选择店铺”. */
  | 'SHOP_GONE'
  /** Says “这次导入已经撤销，不需要再撤销”. */
  | 'TAKEN_BACK'
  /** Says “正在撤销这次导入，请等它完成”. */
  | 'TAKING_BACK'
  /** Too many attempts; the message says how long to wait. */
  | 'TOO_MANY'
  /** Says “文件不存在或已过期，请重新上传”. */
  | 'UPLOAD_GONE'
  /** Visitors may not write. Nothing was sent. */
  | 'VISITOR_BLOCKED';

/** What a column of a sales file can be. */
export type ImportField =
  /** Currency of the amount, by its code, sign or Chinese name. */
  | 'CURRENCY'
  /** Amount of all pieces of the line, counted as it stands. Not beside UNIT_PRICE, and not the total of an order. */
  | 'LINE_TOTAL'
  /** Order number. Required. */
  | 'ORDER_NO'
  /** Code of the product. Required. */
  | 'PRODUCT_CODE'
  /** Name of the product. */
  | 'PRODUCT_NAME'
  /** Pieces; negative for a return. Required. */
  | 'QUANTITY'
  /** Shop of the line; unknown shops are made. */
  | 'SHOP_NAME'
  /** Day or time of the sale. Required. */
  | 'SOLD_AT'
  /** What became of the order: of one that was cancelled, returned or refunded the sale counts and its return. Under a heading of types such a row is the return alone. */
  | 'STATUS'
  /** Price of one piece. Not beside LINE_TOTAL. */
  | 'UNIT_PRICE';

/** A product that was collected from a page by the browser plugin. */
export type ImportListingInput = {
  /** Its properties, at most 50. */
  attributes?: Array<CollectedAttributeInput>;
  /** At most 5000 characters. */
  description?: Scalars['String']['input'];
  /** Addresses of its pictures over https, the main one first, at most 30. */
  images?: Array<Scalars['String']['input']>;
  /** The language to translate into. */
  language: ListingLanguage;
  /** Global id of the shop that it is for. */
  shopId: Scalars['ID']['input'];
  /** Its SKUs, 1 to 200. */
  skus: Array<CollectedSkuInput>;
  /** The language of the page. */
  sourceLanguage: ListingLanguage;
  /** Address of its page, at a site that products are collected from. */
  sourceUrl: Scalars['String']['input'];
  /** 1 to 250 characters. */
  title: Scalars['String']['input'];
};

/** How a sales file is read. Take the guess of previewImport and correct it. */
export type ImportOptionsInput = {
  /** Order numbers that begin with this text are cancellations; empty for none. */
  cancelPrefix?: Scalars['String']['input'];
  /** ISO 4217 code of what amounts are in of which neither cell, column nor heading names a currency. Null for yuan. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Text of a CSV file with the columns day, currency, rate, in the place of `rates` for its currencies. A day that it leaves out has the last rate before, at most 10 days old. */
  dailyRates?: InputMaybe<Scalars['String']['input']>;
  /** Encoding of the text. */
  encoding: FileEncoding;
  /** Whether the lines come into the figures part by part while the file, once it is checked, is saved, and not all at the end. Of an import that is stopped or fails they are taken out again. */
  isShownEarly?: Scalars['Boolean']['input'];
  /** Says of totals that are the same on all rows of an order that they are those of the lines. Asked for by isTotalRepeated. */
  isTotalPerLine?: Scalars['Boolean']['input'];
  /** Managed type of shops that the import makes. */
  managedType?: ManagedType;
  /** Columns of the fields; a field that is not in the file is left out. */
  mapping: Array<ImportColumnMappingInput>;
  /** Marketplace of shops that the import makes. */
  platform?: Platform;
  /** Rates of the currencies of the file, once each. Amounts of a currency without a rate are not imported. */
  rates?: Array<CurrencyRateInput>;
  /** Global id of the shop that all lines belong to, where the file has no shop column. */
  shopId?: InputMaybe<Scalars['ID']['input']>;
  /** IANA name of the zone of the file's times. */
  timeZone?: Scalars['String']['input'];
};

/** What a running import is doing. */
export type ImportPhase =
  /** Reads and checks the file. */
  | 'READING'
  /** Saves all of it at once, or part by part where it is shown early. */
  | 'SAVING'
  /** Takes back what was saved, or the part that was shown of one that broke off. */
  | 'TAKING_BACK';

/** How far an import is. */
export type ImportStatus =
  /** Stopped by the user. Nothing was saved. */
  | 'CANCELLED'
  /** Everything is saved. */
  | 'DONE'
  /** Nothing was saved; `error` says why. */
  | 'FAILED'
  /** The server stopped during it. Nothing was saved; start it again. */
  | 'INTERRUPTED'
  /** Waits for its turn. */
  | 'QUEUED'
  /** Under way; `phase` and `percent` say how far. */
  | 'RUNNING'
  /** Was saved and taken back. What it brought counts no longer. */
  | 'TAKEN_BACK';

/** What a label is made of. */
export type LabelDrawingInput = {
  /** In units, of which 10 are a millimetre: 50 to 3000. */
  height: Scalars['Float']['input'];
  /** From the lowest to the topmost, 200 at most. */
  pointsList: Array<LabelItemInput>;
  /** In units, of which 10 are a millimetre: 50 to 3000. */
  width: Scalars['Float']['input'];
};

/** Which mistake it was: each refusal of the domain has a code, beside the usual ones. */
export type LabelErrorCode =
  /** Too busy at the moment; nothing was done. The same may be tried again. */
  | 'BUSY'
  /** The viewer lacks the right. */
  | 'FORBIDDEN'
  /** Says “同类模板最多保存 {most} 个，请先删除不用的模板”. */
  | 'FULL'
  /** Says “标签模板不存在或已删除，请刷新后重试”. */
  | 'GONE'
  /** Says “同类模板的图片合计过大，请先删除不用的模板，或改用较小的图片”. */
  | 'HEAVY'
  /** A field cannot be used; `field` names it. */
  | 'INVALID_INPUT'
  /** An id names nothing, or nothing that the viewer may see; the two look the same. */
  | 'NOT_FOUND'
  /** Says “只有创建人或老板可以删除该模板”. */
  | 'NOT_YOURS'
  /** Says “没有SKU {skuId}，或您无权操作，请检查后重试”. */
  | 'OTHER_SKU'
  /** Says “该模板已被修改，为避免覆盖，本次没有保存。请刷新后重新编辑”. */
  | 'OUTDATED'
  /** A rule of the business; the message says which. */
  | 'REFUSED'
  /** Too many attempts; the message says how long to wait. */
  | 'TOO_MANY'
  /** Visitors may not write. Nothing was sent. */
  | 'VISITOR_BLOCKED';

/** One thing on a label. */
export type LabelItemInput = {
  /** Whether the text is bold. */
  bold?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of the text, in units; 16 where it is null. */
  lineHeight?: InputMaybe<Scalars['Float']['input']>;
  /** Address of a PDF, of which the first page is drawn. */
  pdfSrc?: InputMaybe<Scalars['String']['input']>;
  /** Where it is, and how its lines are drawn. */
  seatObj: LabelSeatInput;
  /** Of the text, in units. */
  size?: InputMaybe<Scalars['Float']['input']>;
  /** Of IMG: an address, a data URL of a PNG or JPEG, or qr:, code128: or ean13: with what the code says. Of ICON and PACKAGE: the name of the mark. */
  src?: InputMaybe<Scalars['String']['input']>;
  /** Of TEXT and WARNING. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** What it is. */
  type: LabelItemType;
};

/** What an item of a label is. */
export type LabelItemType =
  /** A mark of compliance, such as CE. */
  | 'ICON'
  /** A picture, a bar code or a QR code. */
  | 'IMG'
  /** A line. */
  | 'LINE'
  /** A mark of handling, such as fragile. */
  | 'PACKAGE'
  /** The first page of a PDF. */
  | 'PDF'
  /** A rectangle. */
  | 'RECT'
  /** Text. */
  | 'TEXT'
  /** A warning sign with its text. */
  | 'WARNING';

/** Whose a label is. */
export type LabelKind =
  /** A template of the business with what buyers in a country of the EU must be told (GPSR). */
  | 'GPSR'
  /** The label of one person. */
  | 'PERSON'
  /** The label of one SKU. */
  | 'SKU'
  /** A template of the business. */
  | 'TEMPLATE';

/** Where an item of a label is. */
export type LabelSeatInput = {
  /** #rrggbb; #000000 where it is null. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** Height in units. */
  h: Scalars['Float']['input'];
  /** Width in units. */
  w: Scalars['Float']['input'];
  /** Of its lines, in units; 2 where it is null. */
  weight?: InputMaybe<Scalars['Float']['input']>;
  /** From the left edge, in units. */
  x: Scalars['Float']['input'];
  /** From the upper edge, in units. */
  y: Scalars['Float']['input'];
};

/** Of which templates a business has many. */
export type LabelTemplateKind =
  /** Templates with what GPSR asks for. */
  | 'GPSR'
  /** Templates. */
  | 'TEMPLATE';

/** What a sale line counts as. */
export type LineKind =
  /** Came back, or was cancelled. */
  | 'RETURN'
  /** Sold. */
  | 'SALE';

/** A property of the product. */
export type ListingAttributeInput = {
  /** Its name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Its name as it was collected. */
  sourceName: Scalars['String']['input'];
  /** Its value as it was collected. */
  sourceValue: Scalars['String']['input'];
  /** Its value, at most 500 characters. */
  value: Scalars['String']['input'];
};

/** A category of the marketplace below which there is no other. */
export type ListingCategoryInput = {
  /** The marketplace's number of it. */
  id: Scalars['ID']['input'];
  /** Names from the top of the tree to its own, 1 to 8. */
  path: Array<Scalars['String']['input']>;
};

/** Something of the seller's back office. */
export type ListingChoiceInput = {
  /** The marketplace's number of it. */
  id: Scalars['ID']['input'];
  /** Its name there, 1 to 120 characters. */
  name: Scalars['String']['input'];
};

/** Which mistake it was: each refusal of the domain has a code, beside the usual ones. */
export type ListingErrorCode =
  /** Too busy at the moment; nothing was done. The same may be tried again. */
  | 'BUSY'
  /** Says “该商品刚刚被修改，请刷新后重试”. */
  | 'CHANGED'
  /** The viewer lacks the right. */
  | 'FORBIDDEN'
  /** Says “当前等待翻译的图片较多，请过几分钟再提交”. */
  | 'FULL_QUEUE'
  /** Says “商品不存在或已删除，或您无权操作，请刷新列表” or “图片翻译任务不存在或已过期，请重新翻译这张图片”. */
  | 'GONE'
  /** Says “暂不能发布：{faults}”. */
  | 'INCOMPLETE'
  /** A field cannot be used; `field` names it. */
  | 'INVALID_INPUT'
  /** Says “该商品的货源已采集到本店，请到AI上品列表中查看” or “该链接已采集到店铺“{shop}”，请勿重复采集”. */
  | 'KNOWN'
  /** An id names nothing, or nothing that the viewer may see; the two look the same. */
  | 'NOT_FOUND'
  /** Says “只能翻译 PNG、JPEG、WebP 格式的已上传图片，或货源平台的商品图。请先上传这张图片再翻译”. */
  | 'NOT_TRANSLATABLE'
  /** Says “商品采集暂未开通，如需使用请联系客服”. */
  | 'NO_COLLECTING'
  /** Says “暂不支持翻译成该语言，请选择其他语言”. */
  | 'NO_LANGUAGE'
  /** Says “发布到店铺的功能暂未开通，如需使用请联系客服”. */
  | 'NO_PUBLISHING'
  /** Says “暂不能识别该语言的图片文字，请选择中文或英文原文，其他语言请联系客服开通”. */
  | 'NO_READING'
  /** Says “这张图片没有翻译成功，请重新翻译”. */
  | 'NO_RESULT'
  /** Says “选品数据暂未开通，如需使用请联系客服”. */
  | 'NO_SELECTING'
  /** Says “该商品已下架，请刷新列表后重新选择”. */
  | 'OFF_SHELF'
  /** Says “图片列表有误，请刷新后重新选择”. */
  | 'OTHER_IMAGES'
  /** Says “译图刚刚被修改，请刷新后重新调整” or “该商品已被修改，为避免覆盖，本次没有保存。请刷新后重新编辑”. */
  | 'OUTDATED'
  /** Says “第{number}个文字框超出了图片，请调整位置或大小”. */
  | 'OUTSIDE'
  /** Says “商品已发布，请到商品列表中修改”. */
  | 'PUBLISHED'
  /** Says “正在发布的商品不能删除，请等发布完成后再操作” or “正在发布，请等发布完成后再操作”. */
  | 'PUBLISHING'
  /** A rule of the business; the message says which. */
  | 'REFUSED'
  /** Says “原文和译文是同一种语言，请选择其他语言”. */
  | 'SAME_LANGUAGE'
  /** Says “文件存储暂时不可用，请稍后重试；若一直如此，请联系客服”. */
  | 'STORE_AWAY'
  /** Says “采集超时，请稍后重试”. */
  | 'TOOK_TOO_LONG'
  /** Too many attempts; the message says how long to wait. */
  | 'TOO_MANY'
  /** Says “未发布的商品已达{most}个，请先发布或删除不用的商品”. */
  | 'TOO_MANY_DRAFTS'
  /** Says “已有{most}张图片在等待翻译，请等其中一张完成后再提交”. */
  | 'TOO_MANY_TASKS'
  /** Says “正在翻译，请等翻译完成后再操作”. */
  | 'TRANSLATING'
  /** Says “图片还在翻译中，请等翻译完成后再操作”. */
  | 'UNFINISHED'
  /** Says “无法识别该链接，支持的平台有：{sites}”. */
  | 'UNKNOWN_SITE'
  /** Says “还有{count}个词没有译出：{words}。请补译，或确认按原样发布”. */
  | 'UNTRANSLATED'
  /** Visitors may not write. Nothing was sent. */
  | 'VISITOR_BLOCKED';

/** What was chosen in the seller's back office, whole. What is left out or null is not chosen. */
export type ListingFilingInput = {
  /** Who answers for it in the market. */
  agency?: InputMaybe<ListingChoiceInput>;
  /** Its category, which takes the place of `category`. */
  category?: InputMaybe<ListingCategoryInput>;
  /** The certificates that go along, at most 20. */
  certificates?: Array<ListingChoiceInput>;
  /** The guides that go along, at most 10. */
  guideFiles?: Array<ListingChoiceInput>;
  /** Where it is sold. */
  market?: InputMaybe<ListingMarket>;
  /** Who wears it in the pictures. */
  model?: InputMaybe<ListingChoiceInput>;
  /** In which sizes it comes. */
  sizeChart?: InputMaybe<ListingChoiceInput>;
};

/** A language of product texts. */
export type ListingLanguage =
  /** Arabic. */
  | 'AR'
  /** German. */
  | 'DE'
  /** English. */
  | 'EN'
  /** Spanish. */
  | 'ES'
  /** French. */
  | 'FR'
  /** Hindi. */
  | 'HI'
  /** Japanese. */
  | 'JA'
  /** Korean. */
  | 'KO'
  /** Portuguese. */
  | 'PT'
  /** Vietnamese. */
  | 'VI'
  /** Simplified Chinese. */
  | 'ZH_CN';

/** Where a listing is sold, as far as what is asked of goods differs. */
export type ListingMarket =
  /** Australia. */
  | 'AU'
  /** European Union. */
  | 'EU'
  /** Japan. */
  | 'JP'
  /** United Kingdom. */
  | 'UK'
  /** United States. */
  | 'US';

/** A part of a specification, by the marketplace's number of it. */
export type ListingPlatformSpecInput = {
  /** The marketplace's number of it. */
  id: Scalars['ID']['input'];
  /** The part that it is of, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** Number of what it is one of. */
  parentId: Scalars['ID']['input'];
};

/** A specification that the listing keeps. */
export type ListingSkuInput = {
  /** Which one of the listing it is. */
  place: Scalars['Int']['input'];
  /** The marketplace's numbers of its specification; dropped where they do not spell it. Left out, they stay while they do. */
  platformSpecs?: InputMaybe<Array<ListingPlatformSpecInput>>;
  /** Declared price; null or left out if unknown. */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** Its name, 1 to 200 characters. */
  specification: Scalars['String']['input'];
  /** Pieces, 0 to 10000000. */
  stock: Scalars['Int']['input'];
};

/** How far a listing is. */
export type ListingState =
  /** Collected, not translated (待翻译). */
  | 'DRAFT'
  /** Translating or publishing failed (失败). */
  | 'FAILED'
  /** Translated but for the words in `unknownWords` (待补译). */
  | 'INCOMPLETE'
  /** In its shop (已发布). */
  | 'PUBLISHED'
  /** Being published (发布中). */
  | 'PUBLISHING'
  /** Translated, to be edited and published (待发布). */
  | 'READY'
  /** Being translated (翻译中). */
  | 'TRANSLATING';

/** Exactly one of `password` and `code` is given. */
export type LoginInput = {
  /** Code that sendCode with the purpose LOGIN has sent. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Whether this is the sign-in of the phone, where shop managers and finance sign in by password too. */
  onPhone?: InputMaybe<Scalars['Boolean']['input']>;
  /** Password of a boss; with `onPhone` also the one that a boss gave a manager. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, 11 digits. */
  phone: Scalars['String']['input'];
};

/** A language in which e-mail is written. */
export type MailLanguage =
  /** Arabic. */
  | 'AR'
  /** German. */
  | 'DE'
  /** English. */
  | 'EN'
  /** Spanish. */
  | 'ES'
  /** French. */
  | 'FR'
  /** Hindi. */
  | 'HI'
  /** Japanese. */
  | 'JA'
  /** Korean. */
  | 'KO'
  /** Portuguese. */
  | 'PT'
  /** Vietnamese. */
  | 'VI'
  /** Simplified Chinese. */
  | 'ZH_CN';

/** Who runs logistics and prices of a shop. */
export type ManagedType =
  /** The marketplace does (全托). */
  | 'FULLY_MANAGED'
  /** The seller does in part (半托). */
  | 'SEMI_MANAGED';

/** Which alerts, and how. */
export type MarkAlertsInput = {
  /** Their ids, 1 to 100. */
  alertIds: Array<Scalars['ID']['input']>;
  /** Whether they are read; false makes them unread. */
  isRead?: Scalars['Boolean']['input'];
};

/** Which mistake it was: each refusal of the domain has a code, beside the usual ones. */
export type NoticeErrorCode =
  /** Says “提醒不存在或已过期，请刷新后重试”. */
  | 'ALERT_GONE'
  /** Too busy at the moment; nothing was done. The same may be tried again. */
  | 'BUSY'
  /** Says “验证码已过期，请重新获取”. */
  | 'CODE_EXPIRED'
  /** Says “本机没有开启推送，请重新开启”. */
  | 'DEVICE_OFF'
  /** Says “免打扰的开始和结束时间不能相同”. */
  | 'EMPTY_QUIET'
  /** The viewer lacks the right. */
  | 'FORBIDDEN'
  /** Says “暂不支持此浏览器的推送服务，请换用 Chrome、Edge、Firefox 或 Safari”. */
  | 'FORBIDDEN_SERVICE'
  /** Says “请填写免打扰的开始和结束时间”. */
  | 'HALF_QUIET'
  /** A field cannot be used; `field` names it. */
  | 'INVALID_INPUT'
  /** Says “邮件没有发出，请检查邮箱地址或稍后再试”. */
  | 'MAIL_FAILED'
  /** Says “本系统没有开通邮件，请联系管理员”. */
  | 'MAIL_OFF'
  /** An id names nothing, or nothing that the viewer may see; the two look the same. */
  | 'NOT_FOUND'
  /** Says “信息发送失败，请稍后重试”. */
  | 'NOT_SENT'
  /** Says “还没有确认邮箱，请先添加邮箱”. */
  | 'NO_ADDRESS'
  /** Says “浏览器的推送服务暂时无法送达，请稍后再试”. */
  | 'PUSH_FAILED'
  /** A rule of the business; the message says which. */
  | 'REFUSED'
  /** Too many attempts; the message says how long to wait. */
  | 'TOO_MANY'
  /** Says “验证码错误次数过多，请重新获取验证码”. */
  | 'TOO_MANY_CODES'
  /** Visitors may not write. Nothing was sent. */
  | 'VISITOR_BLOCKED'
  /** Says “验证码输入错误”. */
  | 'WRONG_CODE';

/** What a notice is. */
export type NoticeKind =
  /** News of this product (公告). */
  | 'ANNOUNCEMENT'
  /** How things are done (帮助). */
  | 'HELP'
  /** News of the trade (行业资讯). */
  | 'NEWS';

/** How a shipper can sign in. The password itself is never told: only its hash is kept. */
export type PasswordState =
  /** Not at all until a password is set: the one for one sign-in is used up. */
  | 'NONE'
  /** Once, by a password that was issued for one sign-in. */
  | 'ONE_TIME'
  /** By the password that the boss has set. */
  | 'SET';

/** How a renewal is paid. */
export type PayType =
  /** On a web page, in a frame (网页支付). */
  | 'PAGE'
  /** By the QR code of a chat app (微信扫码). */
  | 'QR';

/** Which mistake it was: each refusal of the domain has a code, beside the usual ones. */
export type PeopleErrorCode =
  /** Says “该手机号已是BOSS账号，不能再分配为店长/财务或仓库发货员，请更换手机号”. */
  | 'BOSS_PHONE'
  /** Too busy at the moment; nothing was done. The same may be tried again. */
  | 'BUSY'
  /** Says “验证码已过期，请重新获取”. */
  | 'CODE_EXPIRED'
  /** The viewer lacks the right. */
  | 'FORBIDDEN'
  /** Says “没有找到该人员，请刷新页面” or “没有找到该店长/财务，请刷新页面” or “该仓库发货员不存在或已删除，请刷新页面” or “该运营人员不存在或已删除，请刷新页面”. */
  | 'GONE'
  /** A field cannot be used; `field` names it. */
  | 'INVALID_INPUT'
  /** Says “该手机号已是店长/财务，不能同时分配为仓库发货员” or “该手机号已是店长/财务，不能同时分配为运营人员，请更换手机号”. */
  | 'MANAGER_PHONE'
  /** Says “该仓库发货员未被分配到所选店铺，请刷新页面” or “该手机号已没有此店铺的权限，请刷新页面”. */
  | 'NOT_ASSIGNED'
  /** An id names nothing, or nothing that the viewer may see; the two look the same. */
  | 'NOT_FOUND'
  /** Says “信息发送失败，请稍后重试”. */
  | 'NOT_SENT'
  /** Says “请先获取验证码”. */
  | 'NO_CODE_SENT'
  /** Says “密码不能为空”. */
  | 'NO_PASSWORD'
  /** Says “该手机号已是运营人员，不能同时分配为仓库发货员，请更换手机号” or “该手机号已是运营人员，不能同时分配为店长/财务，请更换手机号”. */
  | 'OPERATOR_PHONE'
  /** Says “店铺与平台不符，请刷新店铺列表”. */
  | 'OTHER_PLATFORM'
  /** A rule of the business; the message says which. */
  | 'REFUSED'
  /** Says “该手机号已是仓库发货员，不能同时分配为店长/财务，请更换手机号” or “该手机号已是仓库发货员，不能同时分配为运营人员，请更换手机号”. */
  | 'SHIPPER_PHONE'
  /** Says “该手机号已被其他账号使用，请更换手机号”. */
  | 'TAKEN_PHONE'
  /** Too many attempts; the message says how long to wait. */
  | 'TOO_MANY'
  /** Says “验证码错误次数过多，请重新获取验证码”. */
  | 'TOO_MANY_CODES'
  /** Says “最多可添加{most}名店长/财务”. */
  | 'TOO_MANY_MANAGERS'
  /** Says “最多可添加{most}名运营人员，请先删除不用的账号”. */
  | 'TOO_MANY_OPERATORS'
  /** Says “最多可添加{most}名仓库发货员，请先删除不用的账号”. */
  | 'TOO_MANY_SHIPPERS'
  /** Visitors may not write. Nothing was sent. */
  | 'VISITOR_BLOCKED'
  /** Says “验证码输入错误”. */
  | 'WRONG_CODE';

/** Which people; all of what is given applies. */
export type PeopleFilter = {
  /** Only those who are this. */
  kind?: InputMaybe<PersonKind>;
  /** Only managers who have this permission item, 1 to 4. */
  permissionId?: InputMaybe<Scalars['Int']['input']>;
  /** Part of the phone or the name, at most 64 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those who have this shop, by its global id. */
  shopId?: InputMaybe<Scalars['ID']['input']>;
};

/** What leads a list of people. */
export type PeopleSort =
  /** Who was added last. */
  | 'ADDED'
  /** Who never was here, then who has been away longest. */
  | 'AWAY'
  /** Who was here last. */
  | 'SEEN'
  /** Who has most shops. */
  | 'SHOPS';

/** What somebody is to the boss. */
export type PersonKind =
  /** Nobody yet: a code is on its way that makes the phone a manager. */
  | 'INVITED'
  /** A shop manager, or finance. */
  | 'MANAGER'
  /** An operator, who never sees what goods cost. */
  | 'OPERATOR'
  /** A warehouse shipper. */
  | 'SHIPPER';

/** A candidate that a shop takes up. */
export type PickCandidateInput = {
  /** The language to translate into. */
  language?: ListingLanguage;
  /** Id of the candidate. */
  productId: Scalars['ID']['input'];
  /** Global id of the shop. */
  shopId: Scalars['ID']['input'];
};

/** The marketplace that a shop is on. */
export type Platform =
  /** Shein. */
  | 'SHEIN'
  /** Temu. */
  | 'TEMU';

/** The shown shops of a marketplace. */
export type PlatformSelection = {
  /** Only shops managed this way. */
  managedType?: InputMaybe<ManagedType>;
  /** The marketplace. */
  platform: Platform;
};

/** Which mistake it was: each refusal of the domain has a code, beside the usual ones. */
export type ProductErrorCode =
  /** Says “店铺编号 {shop} 无效”. */
  | 'BAD_SHOP'
  /** Too busy at the moment; nothing was done. The same may be tried again. */
  | 'BUSY'
  /** The viewer lacks the right. */
  | 'FORBIDDEN'
  /** A field cannot be used; `field` names it. */
  | 'INVALID_INPUT'
  /** Says “没有“修改产品名称”权限，请联系BOSS”. */
  | 'MAY_NOT_NAME'
  /** An id names nothing, or nothing that the viewer may see; the two look the same. */
  | 'NOT_FOUND'
  /** Says “商品 {product} 不存在，请刷新列表”. */
  | 'PRODUCT_GONE'
  /** A rule of the business; the message says which. */
  | 'REFUSED'
  /** Says “SKC {skc} 不存在，请刷新列表”. */
  | 'SKC_GONE'
  /** Says “SKU {sku} 不存在，成本价均未保存，请刷新列表”. */
  | 'SKU_GONE'
  /** Says “同一个 SKU 只能填写一次成本价”. */
  | 'SKU_TWICE'
  /** Too many attempts; the message says how long to wait. */
  | 'TOO_MANY'
  /** Visitors may not write. Nothing was sent. */
  | 'VISITOR_BLOCKED';

/** Which rows a product list has. What is left out, or empty, leaves all in. */
export type ProductFilter = {
  /** SKUs a piece of which brought less than this on average in the range, or what holds one: with `averagePriceFrom`, at the level SKU, exactly what a band of `PriceBandSales` counts. */
  averagePriceBelow?: InputMaybe<Scalars['Money']['input']>;
  /** SKUs a piece of which brought at least this on average in the range, as `PriceBandSales` has them, or what holds one. At most 999999.99. */
  averagePriceFrom?: InputMaybe<Scalars['Money']['input']>;
  /** true: a SKU of the row is declared below its floor price; false: none is. FORBIDDEN without the permission lookCost. */
  belowFloor?: InputMaybe<Scalars['Boolean']['input']>;
  /** Products of one of these categories. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** SKUs of which this changed on the days of the range, or what holds one: at the level SKU those that the `TrendEvent`s of these days count. */
  change?: InputMaybe<SkuChangeKind>;
  /** Rows whose pieces on hand last for fewer days than this, `daysOfCover`: those that are sold out too, which the hint RUNNING_OUT leaves out. Rows that sold nothing in 30 days, or whose stock is not known, are none. From 0 to 100000. */
  coverBelow?: InputMaybe<Scalars['Float']['input']>;
  /** Products created on this day or later; days that nobody has paid for are left out. */
  createdFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Products created on this day or earlier; days that nobody has paid for are left out. */
  createdTo?: InputMaybe<Scalars['Date']['input']>;
  /** Rows with exactly this code of the seller (货号), or that hold one: at the level SKU, with `paidShopsOnly`, those whose pieces `SharedStock` adds up. */
  extCode?: InputMaybe<Scalars['String']['input']>;
  /** true: every SKU of the row has a cost; false: one has none. FORBIDDEN without the permission lookCost. */
  hasCost?: InputMaybe<Scalars['Boolean']['input']>;
  /** true: rows of which a piece was sold in the range, at the level SPU exactly those that `ProductStatistics.soldCount` counts; false: the others. */
  hasSold?: InputMaybe<Scalars['Boolean']['input']>;
  /** true: rows with a SKU that is sold out and lost sales, at the level SKU exactly those that `SoldOutLoss.skuCount` counts; false: the others. */
  hasSoldOutLoss?: InputMaybe<Scalars['Boolean']['input']>;
  /** Rows with this hint. */
  hint?: InputMaybe<ProductHint>;
  /** true: only rows of shops whose paid time is not over, as `SharedStock` has them. */
  paidShopsOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a name, of a product, SKC or SKU id, or of an article code; at most 64 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Products in one of these states. */
  statuses?: InputMaybe<Array<ProductStatus>>;
  /** Colours (SKC) on sale whose stock is in this state, what belongs to them, or holds one: at the level SKC exactly those that SoldOutStatistics counts. */
  stockState?: InputMaybe<StockState>;
};

/** What to look at in the stock of a row: the first that is true. Sales are net pieces to customers in the 30 days up to yesterday. */
export type ProductHint =
  /** On hand, and at most 19 sold (滞销): the products of Statistics.deadStock. */
  | 'DEAD_STOCK'
  /** On hand, and lasts for less than 7 days (即将售罄). */
  | 'RUNNING_OUT'
  /** None on hand, and it sold (已售罄). */
  | 'SOLD_OUT';

/** How finely products are told apart. */
export type ProductLevel =
  /** One colour of a product. */
  | 'SKC'
  /** One colour and size of a product. */
  | 'SKU'
  /** The product. */
  | 'SPU';

/** What the product list is ordered by. Rows without the figure stand last either way; those whose figure is not known for want of paid days stand where 0 does. */
export type ProductSort =
  /** Lowest cost; FORBIDDEN without the permission lookCost. */
  | 'COST'
  /** When the product was created. */
  | 'CREATED'
  /** How long they last. */
  | 'DAYS_OF_COVER'
  /** Pieces on their way to it. */
  | 'IN_TRANSIT'
  /** Profit of the range in parts of the net amount of what has a cost; FORBIDDEN without the permission lookCost. */
  | 'MARGIN'
  /** Name, by code point. */
  | 'NAME'
  /** Net pieces sold to customers in the 7 days up to yesterday. */
  | 'NET7'
  /** Net pieces sold to customers in the 30 days up to yesterday. */
  | 'NET30'
  /** Net amount of the range. */
  | 'NET_AMOUNT'
  /** Net pieces of the range. */
  | 'NET_QUANTITY'
  /** Pieces in the warehouse. */
  | 'ON_HAND'
  /** Profit of the range; FORBIDDEN without the permission lookCost. */
  | 'PROFIT'
  /** Pieces to be ordered. */
  | 'RESTOCK'
  /** Pieces that came back in the range. */
  | 'RETURNED'
  /** Pieces sold in the range. */
  | 'SOLD'
  /** What was not sold in the last seven days because nothing was left. */
  | 'SOLD_OUT_LOSS'
  /** Pieces in the warehouse at cost; FORBIDDEN without the permission lookCost. */
  | 'STOCK_COST'
  /** Pieces in the warehouse at declared price. */
  | 'STOCK_VALUE'
  /** Lowest declared price. */
  | 'SUPPLY_PRICE';

/** Where a product stands with the marketplace. */
export type ProductStatus =
  /** First order yet to be created (待创建首单). */
  | 'AWAITING_FIRST_ORDER'
  /** First order created (已创建首单). */
  | 'FIRST_ORDER_CREATED'
  /** Taken off sale (已下架). */
  | 'OFF_SALE'
  /** On sale (在售). */
  | 'ON_SALE'
  /** Price being declared (价格申报中). */
  | 'PRICE_DECLARING';

/** What is pushed. */
export type PushKind =
  /** A new announcement of this product. */
  | 'ANNOUNCEMENT'
  /** The figures of yesterday and what waits, at 08:00 in Asia/Shanghai; for a warehouse shipper what waits. */
  | 'DIGEST'
  /** A file that the viewer has asked for in a session can be fetched. */
  | 'EXPORT_READY'
  /** A new fine of a shop. */
  | 'FINE'
  /** A sales file is imported. For bosses. */
  | 'IMPORT_DONE'
  /** The import of a sales file has failed or was interrupted. For bosses. */
  | 'IMPORT_FAILED'
  /** A main account must be bound again. For bosses. */
  | 'SESSION_LOST'
  /** A shipping order that has not left, two hours before its deadline. */
  | 'SHIP_SOON'
  /** The paid time of a shop ends in 14, 7, 3, 1 days or less, told once each. */
  | 'SHOP_EXPIRING'
  /** A warehouse shipper has told that pieces are missing for a shipping order. For those who answer: bosses, managers and operators. */
  | 'SHORTAGE'
  /** A SKU that sold 14 pieces in seven days has no piece left. */
  | 'SOLD_OUT';

/** A language in which push notifications are written. */
export type PushLanguage =
  /** Arabic. */
  | 'AR'
  /** German. */
  | 'DE'
  /** English. */
  | 'EN'
  /** Spanish. */
  | 'ES'
  /** French. */
  | 'FR'
  /** Hindi. */
  | 'HI'
  /** Japanese. */
  | 'JA'
  /** Korean. */
  | 'KO'
  /** Portuguese. */
  | 'PT'
  /** Vietnamese. */
  | 'VI'
  /** Simplified Chinese. */
  | 'ZH_CN';

/** What is put off, and until when. */
export type PutOffTodoInput = {
  /** Global id of what there is to do. */
  id: Scalars['ID']['input'];
  /** Until when; later than now, at most 30 days away. */
  until: Scalars['DateTime']['input'];
};

/** Which alerts; all of what is given applies. */
export type ReadAllAlertsInput = {
  /** Only of these kinds. */
  kinds?: InputMaybe<Array<AlertKind>>;
  /** Only of this shop, by its global id. */
  shopId?: InputMaybe<Scalars['ID']['input']>;
};

/** The boxes of a picture as a person has corrected them, all of them. */
export type RedrawImageTranslationInput = {
  /** What is drawn, at most 100; those left out show the original again. */
  boxes: Array<ImageBoxInput>;
  /** Global id of the translation. */
  id: Scalars['ID']['input'];
  /** The version that was corrected. */
  version: Scalars['Int']['input'];
};

/** A phone number, its code and a password. The code comes from sendCode with the purpose REGISTER. */
export type RegisterInput = {
  /** The code that was sent, 6 digits. */
  code: Scalars['String']['input'];
  /** Whether the phone leaves the team that a boss has added it to; without it that is refused, with this field named, and the code stays good. */
  leaveTeam?: InputMaybe<Scalars['Boolean']['input']>;
  /** New password: 6 to 12 printable ASCII characters without blanks. */
  password: Scalars['String']['input'];
  /** Phone number, 11 digits. */
  phone: Scalars['String']['input'];
};

/** A manager, and the shop that is taken from them. */
export type RemoveManagerFromShopInput = {
  /** Global id of the manager. */
  managerId: Scalars['ID']['input'];
  /** Global id of the shop. */
  shopId: Scalars['ID']['input'];
};

/** Another name of a group. */
export type RenameShopGroupInput = {
  /** Global id of the group. */
  id: Scalars['ID']['input'];
  /** Name of the group: trimmed, 1 to 50 characters, each name once. */
  name: Scalars['String']['input'];
};

/** A new name of a shop. */
export type RenameShopInput = {
  /** Global id of the shop. */
  id: Scalars['ID']['input'];
  /** The new name: trimmed, 1 to 256 long, a double-byte character counted 2, and no name of another shop. */
  name: Scalars['String']['input'];
};

/** A name of a product in one colour. */
export type RenameSkcInput = {
  /** What these figures are counted from. */
  dataSource?: DataSource;
  /** The name: trimmed, 1 to 250 characters. */
  name: Scalars['String']['input'];
  /** Days that the figures of the answered rows count, as the list beside it; left out, the 30 days up to yesterday. */
  range?: InputMaybe<DateRangeInput>;
  /** Global id of a row at the level SKC. */
  skcId: Scalars['ID']['input'];
  /** What the name is taken to be: one that is another by now is left as it is, and answered so. Left out, whatever it is is replaced. */
  was?: InputMaybe<Scalars['String']['input']>;
};

/** Where a renewal order stands. */
export type RenewalOrderStatus =
  /** Cancelled before it was paid (已取消). */
  | 'CANCELLED'
  /** Not paid in time (已超时). */
  | 'EXPIRED'
  /** Paid; its shops are renewed (已支付). */
  | 'PAID'
  /** Waits to be paid (待支付). */
  | 'WAITING';

/** One shop to renew. */
export type RenewalShopInput = {
  /** Global ids of redeemed coupons, at most as many as months. */
  couponIds: Array<Scalars['ID']['input']>;
  /** By how many months, 1 to 360. */
  months: Scalars['Int']['input'];
  /** Global id of the shop. */
  shopId: Scalars['ID']['input'];
};

/** What is to be done after all. */
export type ReopenTodoInput = {
  /** Global id of what there is to do. */
  id: Scalars['ID']['input'];
};

/** What is missing. */
export type ReportShortageInput = {
  /** Any text of the client’s for this attempt, as of the steps. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Pieces that are missing: 1 to those of the SKU in the order. */
  missing: Scalars['Int']['input'];
  /** A word with it, at most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the shipping order. */
  orderId: Scalars['ID']['input'];
  /** Id of the SKU. */
  skuId: Scalars['ID']['input'];
};

/** The account and password that the bind was begun with. */
export type ResendBindCodeInput = {
  /** Password at the marketplace. */
  password: Scalars['String']['input'];
  /** Phone number of the account, 11 digits. */
  phone: Scalars['String']['input'];
};

/** A phone number, its code and a password. The code comes from sendCode with the purpose RESET_PASSWORD. */
export type ResetPasswordInput = {
  /** The code that was sent, 6 digits. */
  code: Scalars['String']['input'];
  /** New password: 6 to 12 printable ASCII characters without blanks. */
  password: Scalars['String']['input'];
  /** Phone number, 11 digits. */
  phone: Scalars['String']['input'];
};

/** What is to be done again. */
export type ResumeTodoInput = {
  /** Global id of what there is to do. */
  id: Scalars['ID']['input'];
};

/** What the viewer is. */
export type Role =
  /** Owns shops and has every right over them. */
  | 'BOSS'
  /** Shop manager or finance: sees the shops that a boss has assigned. */
  | 'MANAGER'
  /** Operator: sees the shops that a boss has assigned, and never what goods cost. */
  | 'OPERATOR'
  /** Warehouse shipper: works in the mobile app only. */
  | 'SHIPPER'
  /** Not signed in: sees computed preview data and writes nothing. */
  | 'VISITOR';

/** A figure of sales. */
export type SalesFigure =
  /** Amounts sold, returned and net. */
  | 'AMOUNT'
  /** Profit and cost. */
  | 'PROFIT'
  /** Pieces sold, returned and net. */
  | 'QUANTITY'
  /** Pieces of single SKUs over time: `skuTrends`. */
  | 'SKUS';

/** Which imports are meant, by what they brought; with any of it only those that lines in the figures are of, as `Statistics.events` counts them. */
export type SalesImportFilter = {
  /** Saved on these days. */
  savedIn?: InputMaybe<DateRangeInput>;
  /** With lines of these shops. */
  selection?: InputMaybe<ShopSelection>;
};

/** What a ranking is ordered by, best first. */
export type SalesMetric =
  /** Net amount. */
  | 'NET_AMOUNT'
  /** Net pieces. */
  | 'NET_QUANTITY'
  /** Profit, of what has a cost; what has none stands last. FORBIDDEN without the permission lookCost. */
  | 'PROFIT';

/** The rules; kinds that do not concern the viewer are left out. */
export type SaveAlertSettingsInput = {
  /** Fines of less are not told. Null for all. */
  fineFrom?: InputMaybe<Scalars['Money']['input']>;
  /** What is found in the list and counted. */
  kinds: Array<AlertKind>;
  /** What is pushed. */
  pushKinds: Array<AlertKind>;
  /** Best sellers whose sales lose less a day are not told. Null for all. */
  soldOutFrom?: InputMaybe<Scalars['Money']['input']>;
};

/** A label to be saved. */
export type SaveLabelInput = {
  /** What it is made of. */
  drawing: LabelDrawingInput;
  /** Whose it is to be. */
  kind: LabelKind;
  /** Of a GPSR template, which needs it: the country by its ISO 3166 code. */
  market?: InputMaybe<Scalars['String']['input']>;
  /** Its name, 60 characters at most. */
  name: Scalars['String']['input'];
  /** Of the label of a SKU, which needs it. */
  skuId?: InputMaybe<Scalars['ID']['input']>;
};

/** A listing as it was edited, whole. */
export type SaveListingInput = {
  /** Its properties, at most 50. */
  attributes: Array<ListingAttributeInput>;
  /** At most 60 characters; null or left out for none. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** At most 5000 characters. */
  description: Scalars['String']['input'];
  /** How it is filed at the marketplace; left out, that stays. */
  filing?: InputMaybe<ListingFilingInput>;
  /** Global id of the listing. */
  id: Scalars['ID']['input'];
  /** Addresses out of the collected pictures, the main one first. */
  images: Array<Scalars['String']['input']>;
  /** The SKUs that it keeps, or gets back out of those that were taken off; those left out are taken off. */
  skus: Array<ListingSkuInput>;
  /** At most 250 characters. */
  title: Scalars['String']['input'];
  /** The version that was edited. */
  version: Scalars['Int']['input'];
};

/** What is wanted. */
export type SaveMailSettingsInput = {
  /** What is sent; kinds that do not concern the viewer are left out. */
  kinds: Array<AlertKind>;
  /** In which language the messages are. */
  language: MailLanguage;
};

/** A manager to add, or to change. */
export type SaveManagerInput = {
  /** Password of 6 to 12 printable ASCII characters without blanks. Needed for a new phone; a known one keeps its own without it. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Ids of exactly the permissions that they have from now on, 1 to 4. */
  permissionIds: Array<Scalars['Int']['input']>;
  /** Phone number of the manager, a mainland mobile number. */
  phone: Scalars['String']['input'];
  /** Global ids of exactly the shops that they have from now on, at least one. */
  shopIds: Array<Scalars['ID']['input']>;
};

/** What is wanted. */
export type SavePushSettingsInput = {
  /** What is wanted; kinds that do not concern the viewer are left out. */
  kinds: Array<PushKind>;
  /** When the quiet hours begin, HH:MM in Asia/Shanghai. Null, with quietTo, for none. */
  quietFrom?: InputMaybe<Scalars['String']['input']>;
  /** When they end. */
  quietTo?: InputMaybe<Scalars['String']['input']>;
};

/** What the browser says in its PushSubscription, and its language. */
export type SavePushSubscriptionInput = {
  /** Its key auth, in base64url. */
  auth: Scalars['String']['input'];
  /** The `endpoint` of the browser’s PushSubscription. */
  endpoint: Scalars['String']['input'];
  /** That of its pages, which its messages are written in: told again when it changes. Left out or null, that which it told before, or Chinese. */
  language?: InputMaybe<PushLanguage>;
  /** Its key p256dh, in base64url. */
  p256dh: Scalars['String']['input'];
};

/** A view of a list. */
export type SaveTableViewInput = {
  /** Id of the view to change. Null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether people of the same business see it. For a boss or manager to say. */
  isShared: Scalars['Boolean']['input'];
  /** What it is called; 1 to 20 characters. */
  name: Scalars['String']['input'];
  /** The part of the page’s address that shows it, without a question mark; 1000 characters at most, with parameters of the list alone. */
  query: Scalars['String']['input'];
  /** The list that it is of. */
  table: TableViewTable;
};

/** What the viewer chose. */
export type SaveUserNotesInput = {
  /** 1 to 200 notes; of one name the last counts. */
  notes: Array<UserNoteInput>;
};

/** What a list of candidates begins with. */
export type SelectionSort =
  /** The fewest shops. */
  | 'COMPETITION'
  /** The most growth. */
  | 'GROWTH'
  /** The largest estimated margin. */
  | 'MARGIN'
  /** The lowest price. */
  | 'PRICE'
  /** The most sales. */
  | 'SALES';

/** Where a verification code goes, and what for. */
export type SendCodeInput = {
  /** Phone number, 11 digits. */
  phone: Scalars['String']['input'];
  /** What the code is for. */
  purpose: CodePurpose;
};

/** The address. */
export type SendMailCodeInput = {
  /** A mailbox, as name@example.com. */
  address: Scalars['String']['input'];
  /** In which language the messages are, this one among them. */
  language: MailLanguage;
};

/** Where a code goes that allows to assign shops. */
export type SendStaffCodeInput = {
  /** Password of 6 to 12 printable ASCII characters without blanks. Set by the code; kept as it is without. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Phone number of the manager, a mainland mobile number. */
  phone: Scalars['String']['input'];
};

/** The view that a list begins with. */
export type SetDefaultTableViewInput = {
  /** Id of the view. Null for none. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The list. */
  table: TableViewTable;
};

/** A new password of a manager. */
export type SetManagerPasswordInput = {
  /** Global id of the manager. */
  managerId: Scalars['ID']['input'];
  /** Password of 6 to 12 printable ASCII characters without blanks. */
  password: Scalars['String']['input'];
};

/** The permissions of a manager. */
export type SetManagerPermissionsInput = {
  /** Global id of the manager. */
  managerId: Scalars['ID']['input'];
  /** Ids of exactly the permissions that they have from now on, 1 to 4. */
  permissionIds: Array<Scalars['Int']['input']>;
};

/** The name of the viewer. */
export type SetNickNameInput = {
  /** The name, at most 20 characters; blanks around it are taken off. Empty for none. */
  nickName: Scalars['String']['input'];
};

/** The shops of an operator. */
export type SetOperatorShopsInput = {
  /** Global id of the operator. */
  id: Scalars['ID']['input'];
  /** Global ids of exactly the shops that they are responsible for, at least one. */
  shopIds: Array<Scalars['ID']['input']>;
};

/** Another password of a shipper. */
export type SetShipperPasswordInput = {
  /** Global id of the shipper. */
  id: Scalars['ID']['input'];
  /** Password: 6 to 12 printable ASCII characters without blanks. */
  password: Scalars['String']['input'];
};

/** The shops of a shipper. */
export type SetShipperShopsInput = {
  /** Global id of the shipper. */
  id: Scalars['ID']['input'];
  /** Global ids of exactly the shops that they ship for from now on. */
  shopIds: Array<Scalars['ID']['input']>;
};

/** The shops of a group. */
export type SetShopGroupShopsInput = {
  /** Global id of the group. */
  id: Scalars['ID']['input'];
  /** Global ids of exactly the shops that it has from now on. */
  shopIds: Array<Scalars['ID']['input']>;
};

/** Costs of SKUs. */
export type SetSkuCostsInput = {
  /** The costs: 1 to 3000, each SKU once. */
  costs: Array<SkuCostInput>;
  /** What these figures are counted from. */
  dataSource?: DataSource;
  /** Days that the figures of the answered rows count, as the list beside it; left out, the 30 days up to yesterday. */
  range?: InputMaybe<DateRangeInput>;
};

/** What is ticked off. */
export type SettleTodoInput = {
  /** Global id of what there is to do. */
  id: Scalars['ID']['input'];
};

/** Which codes are listed. What is left out, or empty, leaves all in. */
export type SharedStockFilter = {
  /** Only exactly this code. */
  extCode?: InputMaybe<Scalars['String']['input']>;
  /** Codes of which this holds in a shop. */
  hint?: InputMaybe<ProductHint>;
  /** true: only codes with a move. */
  movable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a code, or of a name that a shop gave; at most 64 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** true: only codes that more than one shop has. */
  shared?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What the codes are ordered by. Those without the figure stand last either way. */
export type SharedStockSort =
  /** The code, by code point. */
  | 'CODE'
  /** How long they last. */
  | 'DAYS_OF_COVER'
  /** Pieces on their way to them. */
  | 'IN_TRANSIT'
  /** Net pieces of 7 days. */
  | 'NET7'
  /** Net pieces of 30 days. */
  | 'NET30'
  /** Pieces in the warehouses. */
  | 'ON_HAND'
  /** In how many shops. */
  | 'SHOPS';

/** What happened to a product on the site. */
export type ShelfChangeKind =
  /** It was taken off sale. */
  | 'OFF'
  /** It came on sale. */
  | 'ON';

/** How a shipping order that has not left stands with its deadline. */
export type ShippingOrderDue =
  /** It should have left already. */
  | 'OVERDUE'
  /** Less than 24 hours are left. */
  | 'SOON';

/** What a list of shipping orders begins with. */
export type ShippingOrderSort =
  /** The order that must leave first. */
  | 'DEADLINE'
  /** The order that was made last. */
  | 'NEWEST'
  /** What is worth most at declared price; for a state in which orders wait, or what is due, alone. Otherwise, and for warehouse shippers, the order that must leave first. */
  | 'VALUE'
  /** Orders to one warehouse together, by its name; of each the order that must leave first. */
  | 'WAREHOUSE';

/** Where a shipping order stands, in the order of the tabs of the delivery centre. */
export type ShippingOrderStatus =
  /** Its packing waits to be confirmed (仓库打包待确认). */
  | 'AWAITING_PACKING'
  /** Packed; that it has left waits to be confirmed (仓库发货待确认). */
  | 'AWAITING_SHIPPING'
  /** Cancelled before it left (发货单已取消). */
  | 'CANCELLED'
  /** On its way to the warehouse of the platform, or there (仓库已发货). */
  | 'SHIPPED';

/** Who sends the goods. */
export type ShippingType =
  /** The manufacturer (厂家发货). */
  | 'MANUFACTURER'
  /** The seller (自发货). */
  | 'SELF';

/** What brings the sales of a shop without a file. */
export type ShopConnector =
  /** The marketplace itself. */
  | 'MARKETPLACE'
  /** The simulated marketplace; made up. */
  | 'SIMULATOR';

/** Which mistake it was: each refusal of the domain has a code, beside the usual ones. */
export type ShopErrorCode =
  /** Too busy at the moment; nothing was done. The same may be tried again. */
  | 'BUSY'
  /** The viewer lacks the right. */
  | 'FORBIDDEN'
  /** Says “该分组不存在或已删除，请刷新页面”. */
  | 'GONE'
  /** A field cannot be used; `field` names it. */
  | 'INVALID_INPUT'
  /** Says “同一店铺不能重复出现，请刷新页面后重试”. */
  | 'NAMED_TWICE'
  /** Says “分组名称已存在，请换一个名称” or “店铺名称不可与其它店铺重复”. */
  | 'NAME_TAKEN'
  /** Says “请至少需保留一个店铺数据，不可删除”. */
  | 'NONE_SHOWN'
  /** An id names nothing, or nothing that the viewer may see; the two look the same. */
  | 'NOT_FOUND'
  /** A rule of the business; the message says which. */
  | 'REFUSED'
  /** Too many attempts; the message says how long to wait. */
  | 'TOO_MANY'
  /** Says “最多可创建{most}个分组，请先删除不用的分组”. */
  | 'TOO_MANY_GROUPS'
  /** Visitors may not write. Nothing was sent. */
  | 'VISITOR_BLOCKED';

/** The side panel. Shops that it does not name are shown last. */
export type ShopLayoutInput = {
  /** Global ids of the hidden shops, in order. */
  hidden: Array<Scalars['ID']['input']>;
  /** Global ids of the shops that were hidden when the layout was read: what another window has hidden or shown since stays so. Left out, what is sent counts as it is; an upstream need not know of them. */
  hiddenWas?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Global ids of the shops to keep on top of tables of shops, in order. Left out, they stay as they are; an upstream need not know of them. */
  pinned?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Global ids of the shown shops, in order. */
  shown: Array<Scalars['ID']['input']>;
};

/** What a marketplace writes to a shop. */
export type ShopMessageKind =
  /** News for sellers. */
  | 'NOTICE'
  /** That a rule was broken. */
  | 'VIOLATION';

/** What became of a violation. */
export type ShopMessageState =
  /** The seller has appealed. */
  | 'APPEALING'
  /** The fine was taken. */
  | 'FINED'
  /** It is a notice. */
  | 'NONE'
  /** Waits for the seller. */
  | 'OPEN'
  /** The appeal succeeded. */
  | 'WAIVED';

/** What the user has selected in the side panel. Exactly one field is given. */
export type ShopSelection =
  /** true: every shown shop. */
  { all: Scalars['Boolean']['input']; group?: never; platform?: never; shop?: never; shops?: never; }
  |  /** Global id of a group: its members that the viewer may see. */
  { all?: never; group: Scalars['ID']['input']; platform?: never; shop?: never; shops?: never; }
  |  /** A whole marketplace. */
  { all?: never; group?: never; platform: PlatformSelection; shop?: never; shops?: never; }
  |  /** Global id of one shop, shown or hidden. */
  { all?: never; group?: never; platform?: never; shop: Scalars['ID']['input']; shops?: never; }
  |  /** Global ids of these shops, shown or hidden; at most 1000, each counts once. */
  { all?: never; group?: never; platform?: never; shop?: never; shops: Array<Scalars['ID']['input']>; };

/** A day on which shoppers wait for offers. */
export type ShoppingDay =
  /** After the fourth Thursday of November. */
  | 'BLACK_FRIDAY'
  /** The Monday after it. */
  | 'CYBER_MONDAY'
  /** 11 November. */
  | 'DOUBLE_ELEVEN'
  /** 12 December. */
  | 'DOUBLE_TWELVE'
  /** 18 June. */
  | 'MID_YEAR';

/** What changed of a SKU. */
export type SkuChangeKind =
  /** Its declared price. */
  | 'PRICE_CHANGED'
  /** It came in stock again while on sale. */
  | 'RESTOCKED'
  /** It was sold out while on sale. */
  | 'SOLD_OUT';

/** The cost of one SKU. */
export type SkuCostInput = {
  /** Its cost in yuan, 0 to 1000000; null or left out where it is unknown. */
  cost?: InputMaybe<Scalars['Money']['input']>;
  /** Global id of a row at the level SKU. */
  skuId: Scalars['ID']['input'];
  /** What it is taken to be, null where unknown: a SKU whose cost is another by now is left as it is, and answered so. Left out, whatever it is is replaced. */
  was?: InputMaybe<Scalars['Money']['input']>;
};

/** Where a product was collected from. */
export type SourcePlatform =
  /** 1688. */
  | 'ALIBABA_1688'
  /** AliExpress (速卖通). */
  | 'ALIEXPRESS'
  /** Amazon (亚马逊). */
  | 'AMAZON'
  /** Lazada. */
  | 'LAZADA'
  /** Mercado Libre (美客多). */
  | 'MERCADO_LIBRE'
  /** Shein. */
  | 'SHEIN'
  /** Shopee. */
  | 'SHOPEE'
  /** Temu. */
  | 'TEMU'
  /** Walmart (沃尔玛). */
  | 'WALMART';

/** What a phone is to the boss. */
export type StaffPhoneKind =
  /** A shop manager or finance of the boss. */
  | 'MANAGER'
  /** Nobody that the boss has authorised. */
  | 'NEW'
  /** A warehouse shipper of the boss. */
  | 'SHIPPER';

/** A figure of how things stand. */
export type StandingFigure =
  /** Money that can be withdrawn. */
  | 'AVAILABLE'
  /** Of it the counts of products. */
  | 'CARD_PRODUCTS'
  /** Of it sales and profit of a month, and the rank by them. */
  | 'CARD_SALES'
  /** Of the info card of a shop its rating, and what waits there. */
  | 'CARD_STATE'
  /** Of it the stock that does not sell. */
  | 'CARD_STOCK'
  /** How deliveries are assessed, and which packages came back. */
  | 'DELIVERIES'
  /** Money that the marketplace holds back. */
  | 'FROZEN'
  /** What the marketplaces wrote: broken rules with their fines, and notices. */
  | 'MESSAGES'
  /** Shipping orders. */
  | 'ORDERS'
  /** Money that waits for its settlement. */
  | 'PENDING'
  /** Products, and what came and went. */
  | 'PRODUCTS'
  /** How the shops are reviewed. */
  | 'REVIEWS'
  /** What is at stake in all that there is to do. */
  | 'STAKES'
  /** Of it the fines of open violations. */
  | 'STAKE_FINE'
  /** Of it the goods of waiting orders. */
  | 'STAKE_GOODS'
  /** Of it what was sold without a known cost. */
  | 'STAKE_UNCOSTED_SALES'
  /** Of it what sold-out goods sell in a week. */
  | 'STAKE_WEEK_SALES'
  /** What lies in the warehouse, and what it lets sell. */
  | 'STOCK';

/** What is exported. */
export type StartExportInput = {
  /** Of AUDIT_LOG: which lines; left out, all. */
  auditFilter?: InputMaybe<AuditFilter>;
  /** What sale lines and statistics are of. */
  dataSource?: DataSource;
  /** How it is written. */
  format?: ExportFormat;
  /** What the file is made of. */
  kind: ExportKind;
  /** Of which days; cut to viewer.dataStart. Required except for PRODUCTS, which have none, and AUDIT_LOG, whose days stand in the filter. */
  range?: InputMaybe<DateRangeInput>;
  /** Of which shops. Required except for AUDIT_LOG. */
  selection?: InputMaybe<ShopSelection>;
};

/** How pieces get from one shop to another. Those of a fully managed shop lie in the warehouse of the platform and cannot be moved. */
export type StockMoveWay =
  /** From a semi-managed shop into a stock order of a fully managed one (备货时从自有仓发出). */
  | 'DELIVER'
  /** Not at all: a hint for the next stock orders, less for the one and more for the other (下次备货). */
  | 'NEXT_ORDER'
  /** Both shops are semi-managed: out of a warehouse of the seller (调拨). */
  | 'TRANSFER';

/** How the stock of a colour (SKC) on sale is, at the pace of the seven days up to yesterday. A colour with a SKU of unknown stock is in none. */
export type StockState =
  /** Every SKU is there, one covers less than seven days (即将断码). */
  | 'ABOUT_TO_SELL_OUT'
  /** Any of these but ENOUGH: at the level SPU exactly the products that `ShopStockRisk.atRisk` counts. */
  | 'AT_RISK'
  /** Every SKU covers seven days (充足). */
  | 'ENOUGH'
  /** A piece is on hand, whatever is known of its other SKUs: at the level SPU exactly the products that `ShopStockRisk.inStock` counts. */
  | 'IN_STOCK'
  /** Some SKUs are sold out (已断码). */
  | 'LACKING'
  /** All SKUs are sold out (全部售罄). */
  | 'SOLD_OUT';

/** Shops to renew. */
export type SubmitRenewalInput = {
  /** Any text of the client’s for this attempt, 1 to 100 characters without blanks. Sent again with it, the same input makes no second order and answers the first, for at least 24 hours; other input is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Where the pay page leads when it is done; for pay type PAGE only. */
  pageUrl?: InputMaybe<Scalars['String']['input']>;
  /** How it is to be paid. */
  payType: PayType;
  /** The shops, each once. */
  shops: Array<RenewalShopInput>;
};

/** A list of which views can be kept. */
export type TableViewTable =
  /** Who did what, at /account/log. */
  | 'AUDIT_LOG'
  /** What is worth selling, at /selectionTool and /selectionToolNew. */
  | 'CANDIDATES'
  /** The products made ready, at /aiProducts/list. */
  | 'LISTINGS'
  /** Who works for the boss, at /account/people. */
  | 'PEOPLE'
  /** The products, at /account/manager. */
  | 'PRODUCTS'
  /** The shipping orders, at /deliveryCenter. */
  | 'SHIPPING_ORDERS'
  /** The shops, at /shopManage. */
  | 'SHOPS'
  /** The goods of all shops by the code of the seller, at /account/stock. */
  | 'STOCK'
  /** What there is to do, at /todo. */
  | 'TODOS';

/** What is taken back. */
export type TakeBackTodoInput = {
  /** Global id of what there is to do. */
  id: Scalars['ID']['input'];
};

/** Which mistake it was: each refusal of the domain has a code, beside the usual ones. */
export type TodoErrorCode =
  /** Too busy at the moment; nothing was done. The same may be tried again. */
  | 'BUSY'
  /** Says “这类待办处理完成后会自动消失，不能手动标记”. */
  | 'FACTUAL'
  /** The viewer lacks the right. */
  | 'FORBIDDEN'
  /** Says “该待办已不存在，请刷新列表”. */
  | 'GONE'
  /** A field cannot be used; `field` names it. */
  | 'INVALID_INPUT'
  /** An id names nothing, or nothing that the viewer may see; the two look the same. */
  | 'NOT_FOUND'
  /** Says “搁置的时间须在现在之后”. */
  | 'PAST'
  /** A rule of the business; the message says which. */
  | 'REFUSED'
  /** Says “此人不能查看该店铺或该待办，不能转交”. */
  | 'STRANGER'
  /** Says “最多搁置30天”. */
  | 'TOO_LONG'
  /** Too many attempts; the message says how long to wait. */
  | 'TOO_MANY'
  /** Visitors may not write. Nothing was sent. */
  | 'VISITOR_BLOCKED';

/** Which things to do. */
export type TodoFilter =
  /** What of it was handed to the viewer. */
  | 'MINE'
  /** What is to be done now. */
  | 'OPEN'
  /** What was put off, or ticked off. */
  | 'PUT_OFF';

/** What there is to do. */
export type TodoKind =
  /** Shipping orders of a shop have less than 24 hours left. */
  | 'DUE_SOON'
  /** Sizes of a colour that sell well have no piece. */
  | 'LACKING'
  /** A shipping order should have left already. */
  | 'OVERDUE'
  /** The marketplace has ended the session of a main account. For the boss. */
  | 'REBIND'
  /** Documents of a shop were rejected. */
  | 'REJECTED'
  /** Paid time of shops ends within 7 days, or is over. For the boss. */
  | 'RENEWAL'
  /** A colour that sells well has no piece. */
  | 'SOLD_OUT'
  /** Goods of a shop were sold without a known cost. For those who have the permission lookCost. */
  | 'UNCOSTED'
  /** A violation waits for the seller. */
  | 'VIOLATION';

/** What the yuan at stake are. */
export type TodoStakeKind =
  /** The fine. */
  | 'FINE'
  /** The goods of the orders, at declared price. */
  | 'GOODS'
  /** What was sold in 30 days without a known cost. */
  | 'UNCOSTED_SALES'
  /** What the missing SKUs sell in a week. */
  | 'WEEK_SALES';

/** A picture to be translated. */
export type TranslateImageInput = {
  /** Reads and translates anew what was done before, corrections included. */
  again?: Scalars['Boolean']['input'];
  /** Address of the picture. */
  image: Scalars['String']['input'];
  /** The language to translate into. */
  language: ListingLanguage;
  /** The language of the words in the picture. */
  sourceLanguage?: ListingLanguage;
};

/** What happened on a day. */
export type TrendEventKind =
  /** An import of sales was saved. */
  | 'IMPORT'
  /** A product went off sale. */
  | 'OFF_SALE'
  /** A product came on sale. */
  | 'ON_SALE'
  /** The declared price of a SKU changed. */
  | 'PRICE_CHANGED'
  /** A SKU on sale came in stock again; told of products that are named. */
  | 'RESTOCKED'
  /** A day of offers, of all shops. */
  | 'SHOPPING_DAY'
  /** A SKU on sale was sold out; told of products that are named. */
  | 'SOLD_OUT'
  /** The marketplace found a violation. */
  | 'VIOLATION';

/** Shops that a shipper no longer ships for. */
export type UnassignShipperInput = {
  /** Global id of the shipper. */
  id: Scalars['ID']['input'];
  /** Global ids of the shops. */
  shopIds: Array<Scalars['ID']['input']>;
};

/** A change of a label. */
export type UpdateLabelInput = {
  /** What it is made of. */
  drawing?: InputMaybe<LabelDrawingInput>;
  /** Global id of the label. */
  id: Scalars['ID']['input'];
  /** Of a GPSR template: the country by its ISO 3166 code. */
  market?: InputMaybe<Scalars['String']['input']>;
  /** Its name, 60 characters at most. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The version that it was made on. */
  version: Scalars['Int']['input'];
};

/** What changes of a product; what is left out stays. */
export type UpdateProductSummaryInput = {
  /** Its category: at most 60 characters; an empty one takes it away. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** What its category is taken to be, empty for none: one that is another by now is left as it is, and answered so. Left out, whatever it is is replaced. */
  categoryWas?: InputMaybe<Scalars['String']['input']>;
  /** What these figures are counted from. */
  dataSource?: DataSource;
  /** Its name: trimmed, 1 to 250 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What its name is taken to be: one that is another by now is left as it is, and answered so. Left out, whatever it is is replaced. */
  nameWas?: InputMaybe<Scalars['String']['input']>;
  /** Global id of a row at the level SPU. */
  productId: Scalars['ID']['input'];
  /** Days that the figures of the answered rows count, as the list beside it; left out, the 30 days up to yesterday. */
  range?: InputMaybe<DateRangeInput>;
};

/** A note to write. */
export type UserNoteInput = {
  /** What it is about: 1 to 64 Latin letters, digits, dots, underscores and hyphens, a letter or digit first. */
  name: Scalars['String']['input'];
  /** What was chosen; 4000 characters at most. Null or empty takes the note away. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** Whom to look as. */
export type ViewAsInput = {
  /** Global id of a manager, operator or shipper, for example manager:7. */
  memberId: Scalars['ID']['input'];
};

/** How far the warehouse of the platform is with a shipped order. */
export type WarehouseEntryStatus =
  /** Taken in (已收货). */
  | 'RECEIVED'
  /** Its pieces are in stock (已入库). */
  | 'STORED'
  /** Not there yet (待收货). */
  | 'UNDER_WAY';
