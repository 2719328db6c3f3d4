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

/** Amounts of money in yuan. */
export type AmountFigures = {
  __typename?: 'AmountFigures';
  /** Amount net: sold minus returned. */
  net: Scalars['Money']['output'];
  /** Amount that came back, as a positive number: cancellations and negative quantities count here. */
  returned: Scalars['Money']['output'];
  /** Amount sold, before returns. */
  sold: Scalars['Money']['output'];
};

/** Amounts of one bucket, in yuan. */
export type AmountPoint = {
  __typename?: 'AmountPoint';
  /** The time of the point: YYYY-MM-DDTHH, YYYY-MM-DD or YYYY-MM in Asia/Shanghai. */
  bucket: Scalars['String']['output'];
  /** Figures of the comparison bucket. Null where there is none. */
  comparison?: Maybe<AmountFigures>;
  /** The bucket at the same place of the comparison range. Null without one, or before the data starts. */
  comparisonBucket?: Maybe<Scalars['String']['output']>;
  /** Figures of the bucket. */
  figures: AmountFigures;
};

/** An authorisation window has come to its end and may be closed. */
export type AuthorizationEvent = {
  __typename?: 'AuthorizationEvent';
  /** The client id that the window was opened with. */
  clientId: Scalars['String']['output'];
  /** Chinese sentence for the seller, for example 授权成功！. */
  message: Scalars['String']['output'];
  /** Whether shops were bound. */
  ok: Scalars['Boolean']['output'];
};

/** News of a bind of the viewer's own. */
export type BindEvent = {
  __typename?: 'BindEvent';
  /** The first shop of the account, to be selected. Null before the end. */
  firstShop?: Maybe<Shop>;
  /** mallId of the first shop of the account. Null before the end. */
  firstShopId?: Maybe<Scalars['ID']['output']>;
  /** Chinese sentence for the seller, for example 绑定成功. */
  message: Scalars['String']['output'];
  /** Phone number of the main account. */
  phone: Scalars['String']['output'];
};

/** A main account of temu. */
export type BindMainAccountInput = {
  /** Binds an account again that is bound already. */
  isRebind?: Scalars['Boolean']['input'];
  /** Password at the marketplace. */
  password: Scalars['String']['input'];
  /** Phone number of the account, 11 digits. */
  phone: Scalars['String']['input'];
};

/** What beginning a bind came to. */
export type BindMainAccountPayload = {
  __typename?: 'BindMainAccountPayload';
  /** How it stands after a moment: a quick failure is already told here. Null when it was refused, or the upstream does not say. */
  bind?: Maybe<BindState>;
  /** Why it was not begun. */
  error?: Maybe<BusinessError>;
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

/** What binding a phone came to. */
export type BindPhonePayload = {
  __typename?: 'BindPhonePayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** Whether it was done. */
  ok: Scalars['Boolean']['output'];
};

/** How the bind of a main account stands. Source: bindAccount, getBindState. */
export type BindState = {
  __typename?: 'BindState';
  /** The first shop of the account, to be selected. Null until it is bound. */
  firstShop?: Maybe<Shop>;
  /** Chinese sentence for the seller. */
  message: Scalars['String']['output'];
  /** Phone number of the main account. */
  phone: Scalars['String']['output'];
  /** How far it is. */
  status: BindStatus;
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

/** An expected refusal, to be shown to the person. */
export type BusinessError = {
  __typename?: 'BusinessError';
  /** Kind of refusal. */
  code: BusinessErrorCode;
  /** Name of the input field that is wrong, where it is one field. */
  field?: Maybe<Scalars['String']['output']>;
  /** Chinese sentence for the seller. */
  message: Scalars['String']['output'];
};

/** Why a write was refused. */
export type BusinessErrorCode =
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

/** What cancelling an import came to. */
export type CancelImportPayload = {
  __typename?: 'CancelImportPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The import; null when it was refused. */
  salesImport?: Maybe<SalesImport>;
};

/** The person has answered at the chat app. */
export type ChatLoginEvent = {
  __typename?: 'ChatLoginEvent';
  /** Chinese sentence for the person. */
  message: Scalars['String']['output'];
  /** To be given to loginByChat within a minute, once; it is no session token. Null when nobody signs in by it. */
  ticket?: Maybe<Scalars['String']['output']>;
};

/** What a verification code is for. */
export type CodePurpose =
  /** Giving a viewer who came by chat app a phone number. */
  | 'BIND_PHONE'
  /** Signing in with a code. */
  | 'LOGIN'
  /** Registering a new boss. */
  | 'REGISTER'
  /** Setting a new password. */
  | 'RESET_PASSWORD';

/** The code that the marketplace has sent. */
export type ConfirmBindCodeInput = {
  /** The code, 6 digits. */
  code: Scalars['String']['input'];
  /** Phone number of the account, 11 digits. */
  phone: Scalars['String']['input'];
};

/** What confirming a bind came to. */
export type ConfirmBindCodePayload = {
  __typename?: 'ConfirmBindCodePayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The first shop of the account, to be selected; null when it was refused. */
  firstShop?: Maybe<Shop>;
};

/** Products created, by time. Source: createdProducts. */
export type CreatedProducts = {
  __typename?: 'CreatedProducts';
  /** Created in the last 7 days. */
  lastSevenDays: Scalars['Int']['output'];
  /** Created in the last 30 days. */
  lastThirtyDays: Scalars['Int']['output'];
  /** Created today, Asia/Shanghai. */
  today: Scalars['Int']['output'];
};

/** What the figures are counted from. */
export type DataSource =
  /** Sales to customers. */
  | 'SALES'
  /** Stock that went to the marketplace. */
  | 'STOCKS';

/** Calendar days in Asia/Shanghai, both ends included. */
export type DateRange = {
  __typename?: 'DateRange';
  /** Last day. */
  end: Scalars['Date']['output'];
  /** First day. */
  start: Scalars['Date']['output'];
};

/** Calendar days in Asia/Shanghai, both ends included. */
export type DateRangeInput = {
  /** Last day. */
  end: Scalars['Date']['input'];
  /** First day. */
  start: Scalars['Date']['input'];
};

/** Products in stock of which at most 19 pieces sold in the last 30 days. Source: deadStock. */
export type DeadStock = {
  __typename?: 'DeadStock';
  /** Number of products. */
  productCount: Scalars['Int']['output'];
  /** Value of their stock in yuan. */
  value: Scalars['Money']['output'];
};

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

/** What discarding an upload came to. */
export type DiscardUploadPayload = {
  __typename?: 'DiscardUploadPayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** Whether it was done. */
  ok: Scalars['Boolean']['output'];
};

/** How the text of a file is encoded. */
export type FileEncoding =
  /** GB18030, and with it GBK and GB2312. */
  | 'GB18030'
  /** UTF-8, with or without a byte order mark. */
  | 'UTF_8';

/** Width of a point of a trend, in Asia/Shanghai. */
export type Granularity =
  /** A day. */
  | 'DAY'
  /** An hour; for ranges of at most 31 days. */
  | 'HOUR'
  /** A calendar month. */
  | 'MONTH';

/** Why a figure is left out of an answer. */
export type HiddenReason =
  /** The viewer lacks the permission lookCost; only the boss can grant it. */
  | 'NO_PERMISSION';

/** A column of the file. */
export type ImportColumn = {
  __typename?: 'ImportColumn';
  /** Its heading. */
  name: Scalars['String']['output'];
  /** Its first values. */
  samples: Array<Scalars['String']['output']>;
};

/** Which column of the file a field is read from. */
export type ImportColumnMapping = {
  __typename?: 'ImportColumnMapping';
  /** Heading of its column. */
  column: Scalars['String']['output'];
  /** The field. */
  field: ImportField;
};

/** Which column of the file a field is read from. */
export type ImportColumnMappingInput = {
  /** Heading of its column. */
  column: Scalars['String']['input'];
  /** The field, once each. */
  field: ImportField;
};

/** What a column of a sales file can be. */
export type ImportField =
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
  /** Status; says whether the line is a cancellation. */
  | 'STATUS'
  /** Price of one piece in yuan. */
  | 'UNIT_PRICE';

/** How a sales file is read: guessed, then corrected by the seller. */
export type ImportOptions = {
  __typename?: 'ImportOptions';
  /** Order numbers that begin with this text are cancellations; empty for none. */
  cancelPrefix: Scalars['String']['output'];
  /** Encoding of the text. */
  encoding: FileEncoding;
  /** Managed type of shops that the import makes. */
  managedType: ManagedType;
  /** Columns of the fields; a field that is not in the file is left out. */
  mapping: Array<ImportColumnMapping>;
  /** Marketplace of shops that the import makes. */
  platform: Platform;
  /** Global id of the shop that all lines belong to, where the file has no shop column. */
  shopId?: Maybe<Scalars['ID']['output']>;
  /** IANA name of the zone of the file's times. */
  timeZone: Scalars['String']['output'];
};

/** How a sales file is read. Take the guess of previewImport and correct it. */
export type ImportOptionsInput = {
  /** Order numbers that begin with this text are cancellations; empty for none. */
  cancelPrefix?: Scalars['String']['input'];
  /** Encoding of the text. */
  encoding: FileEncoding;
  /** Managed type of shops that the import makes. */
  managedType?: ManagedType;
  /** Columns of the fields; a field that is not in the file is left out. */
  mapping: Array<ImportColumnMappingInput>;
  /** Marketplace of shops that the import makes. */
  platform?: Platform;
  /** Global id of the shop that all lines belong to, where the file has no shop column. */
  shopId?: InputMaybe<Scalars['ID']['input']>;
  /** IANA name of the zone of the file's times. */
  timeZone?: Scalars['String']['input'];
};

/** What a running import is doing. */
export type ImportPhase =
  /** Reads and checks the file. */
  | 'READING'
  /** Saves all of it at once. */
  | 'SAVING';

/** The head of an uploaded file, read with the guessed or given options. */
export type ImportPreview = {
  __typename?: 'ImportPreview';
  /** The columns of the file, in their order. */
  columns: Array<ImportColumn>;
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Required fields that no column is mapped to. */
  missing: Array<ImportField>;
  /** The options that the preview was read with. */
  options: ImportOptions;
  /** The first rows. */
  rows: Array<ImportPreviewRow>;
  /** Id of the upload. */
  uploadId: Scalars['ID']['output'];
};

/** A row of the file as it would be imported. */
export type ImportPreviewRow = {
  __typename?: 'ImportPreviewRow';
  /** Amount in yuan, positive. Null when it cannot be read. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** Sale or return. Null when it cannot be told. */
  kind?: Maybe<LineKind>;
  /** Order number. */
  orderNo: Scalars['String']['output'];
  /** Chinese sentence: why the row would be refused. Null when it is fine. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Code of the product. */
  productCode: Scalars['String']['output'];
  /** Name of the product. */
  productName: Scalars['String']['output'];
  /** Pieces, positive. Null when it cannot be read. */
  quantity?: Maybe<Scalars['Int']['output']>;
  /** Row of the file, from 1, heading included. */
  rowNumber: Scalars['Int']['output'];
  /** Name of the shop. Null where the file has no shop column. */
  shopName?: Maybe<Scalars['String']['output']>;
  /** When it was sold. Null when it cannot be read. */
  soldAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A row of the file that was not imported. */
export type ImportRefusal = {
  __typename?: 'ImportRefusal';
  /** The row as it stands in the file. */
  raw: Scalars['String']['output'];
  /** Chinese sentence that says why. */
  reason: Scalars['String']['output'];
  /** Row of the file, from 1, heading included. */
  rowNumber: Scalars['Int']['output'];
};

/** A page of refused rows, in the order of the file. */
export type ImportRefusalConnection = {
  __typename?: 'ImportRefusalConnection';
  /** The entries of the page, in order. */
  edges: Array<ImportRefusalEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A refused row in a list. */
export type ImportRefusalEdge = {
  __typename?: 'ImportRefusalEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ImportRefusal;
};

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
  | 'RUNNING';

/** What a sale line counts as. */
export type LineKind =
  /** Came back, or was cancelled. */
  | 'RETURN'
  /** Sold. */
  | 'SALE';

/** Exactly one of `password` and `code` is given. */
export type LoginInput = {
  /** Code that sendCode with the purpose LOGIN has sent. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Password of a boss. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, 11 digits. */
  phone: Scalars['String']['input'];
};

/** What login came to. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** Why login was refused. */
  error?: Maybe<BusinessError>;
  /** The signed-in viewer; null when login was refused. */
  viewer?: Maybe<Viewer>;
};

/** What logout came to. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** Whether it was done. */
  ok: Scalars['Boolean']['output'];
};

/** A marketplace account that the boss has bound. Source: getTemuAccountList. */
export type MainAccount = {
  __typename?: 'MainAccount';
  /** When it was first bound. */
  boundAt: Scalars['DateTime']['output'];
  /** Id of the account, for unbindMainAccount. */
  id: Scalars['ID']['output'];
  /** Whether the marketplace has ended the session, so that no new data comes until it is bound again. */
  needsRebind: Scalars['Boolean']['output'];
  /** Phone number that it signs in with. */
  phone: Scalars['String']['output'];
  /** The marketplace. */
  platform: Platform;
  /** Its shops, in saved order. Source: getTemuShopListByTemuUid. */
  shops: Array<Shop>;
  /** The marketplace's own id of the account. */
  uid: Scalars['ID']['output'];
};

/** Who runs logistics and prices of a shop. */
export type ManagedType =
  /** The marketplace does (全托). */
  | 'FULLY_MANAGED'
  /** The seller does in part (半托). */
  | 'SEMI_MANAGED';

/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Begins to bind a temu main account and lets the marketplace send its code. Follow it with bindProgressed, bindFailed and bindFinished. Repeated, it changes nothing. Source: bindAccount. */
  bindMainAccount: BindMainAccountPayload;
  /** Gives a viewer who came by chat app a phone number and a password. Source: bindPhone. */
  bindPhone: BindPhonePayload;
  /** Stops a queued or running import; nothing of it is kept. Source: cancelImport. */
  cancelImport: CancelImportPayload;
  /** Ends a bind with its code. Source: confirmBindCode. */
  confirmBindCode: ConfirmBindCodePayload;
  /** Deletes an uploaded file that no running import needs, before its 24 hours are over. Source: discardUpload. */
  discardUpload: DiscardUploadPayload;
  /** Signs in: sets the HttpOnly cookie `token` for 7 days, and beside it the readable cookie `signedIn`. Source: login. */
  login: LoginPayload;
  /** Ends a sign-in by chat app: sets the cookies as login does. Source: chatLoginExchange. */
  loginByChat: LoginPayload;
  /** Ends the session and clears the cookies. Source: logout. */
  logout: LogoutPayload;
  /** Reads the head of an uploaded sales file. Nothing is imported. Source: previewImport. */
  previewImport: PreviewImportPayload;
  /** Registers a boss. Sign in afterwards. Source: register. */
  register: RegisterPayload;
  /** Lets the marketplace send another code for the bind that is under way. Source: sendTemuCode. */
  resendBindCode: ResendBindCodePayload;
  /** Sets a new password and ends every session of the account. Source: resetpass. */
  resetPassword: ResetPasswordPayload;
  /** Saves which shops are shown and in which order. Source: setShopTabAllMap. */
  saveShopLayout: SaveShopLayoutPayload;
  /** Sends a verification code of 6 digits by text message. Source: sendPhoneCode, sendPhoneCodeRegister, sendPhoneCodeFindPass, sendPhoneCodeBind. */
  sendCode: SendCodePayload;
  /** Asks for the page where a marketplace asks the seller for the authorisation. Its end is told by authorizationFinished. Source: sheinAuthorizationUrl, temuAuthorizationUrl. */
  startAuthorization: StartAuthorizationPayload;
  /** Begins a sign-in by chat app; for a signed-in viewer, the binding of a chat account. Source: chatLoginCode. */
  startChatLogin: StartChatLoginPayload;
  /** Starts the import of an uploaded file; follow it with importProgressed. The same file twice changes nothing. Source: startImport. */
  startImport: StartImportPayload;
  /** Unbinds a temu main account: its shops leave every list, their history is kept for 7 days. Source: unbindTemuAccount. */
  unbindMainAccount: UnbindMainAccountPayload;
  /** Unbinds a shein shop; its history is kept for 7 days. Source: unbindSheinShop. */
  unbindSheinShop: UnbindSheinShopPayload;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationBindMainAccountArgs = {
  input: BindMainAccountInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationBindPhoneArgs = {
  input: BindPhoneInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationCancelImportArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationConfirmBindCodeArgs = {
  input: ConfirmBindCodeInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationDiscardUploadArgs = {
  uploadId: Scalars['ID']['input'];
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationLoginByChatArgs = {
  sessionId: Scalars['String']['input'];
  ticket: Scalars['String']['input'];
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationPreviewImportArgs = {
  options?: InputMaybe<ImportOptionsInput>;
  uploadId: Scalars['ID']['input'];
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationResendBindCodeArgs = {
  input: ResendBindCodeInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationSaveShopLayoutArgs = {
  input: ShopLayoutInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationSendCodeArgs = {
  input: SendCodeInput;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationStartAuthorizationArgs = {
  clientId: Scalars['String']['input'];
  platform: Platform;
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationStartImportArgs = {
  options: ImportOptionsInput;
  uploadId: Scalars['ID']['input'];
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationUnbindMainAccountArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Each answers a payload whose `error` is an expected refusal, with the Chinese sentence to show; faults are GraphQL errors. Never repeated by the server. */
export type MutationUnbindSheinShopArgs = {
  shopId: Scalars['ID']['input'];
};

/** Where a page ends, and whether the list goes on. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Pass as `after` for the next page. Null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is a next page. */
  hasNextPage: Scalars['Boolean']['output'];
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

/** What a preview came to. */
export type PreviewImportPayload = {
  __typename?: 'PreviewImportPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The preview; null when it was refused. */
  preview?: Maybe<ImportPreview>;
};

/** How finely products are told apart. */
export type ProductLevel =
  /** One colour of a product. */
  | 'SKC'
  /** One colour and size of a product. */
  | 'SKU'
  /** The product. */
  | 'SPU';

/** A page of a ranking of products. */
export type ProductRankingConnection = {
  __typename?: 'ProductRankingConnection';
  /** The entries of the page, in order. */
  edges: Array<ProductRankingEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A product at its place in a ranking. */
export type ProductRankingEdge = {
  __typename?: 'ProductRankingEdge';
  /** Amounts in yuan. */
  amount: AmountFigures;
  /** Place in the ranking, for `after`. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: RankedProduct;
  /** Profit and cost in yuan. */
  profit: ProfitFigure;
  /** Pieces. */
  quantity: QuantityFigures;
  /** Place in the ranking, from 1. */
  rank: Scalars['Int']['output'];
  /** Net amount divided by the net amount of the selection, 0 to 1, negative where returns outweigh. Null when the selection has no positive net amount. */
  share?: Maybe<Scalars['Float']['output']>;
};

/** Net amount minus the cost of the net pieces whose cost is known, in yuan. */
export type ProfitFigure = {
  __typename?: 'ProfitFigure';
  /** Known cost in yuan. Null with `hiddenReason` when the viewer may not see it. */
  cost?: Maybe<Scalars['Money']['output']>;
  /** Why profit and cost are null; null when they are there. */
  hiddenReason?: Maybe<HiddenReason>;
  /** Whether the cost of some pieces is unknown, so that the real profit is lower. */
  isEstimate: Scalars['Boolean']['output'];
  /** Profit in yuan. Null with `hiddenReason` when the viewer may not see it. */
  profit?: Maybe<Scalars['Money']['output']>;
  /** Net pieces without a known cost. */
  uncostedQuantity: Scalars['Int']['output'];
};

/** Profit of one bucket, in yuan. */
export type ProfitPoint = {
  __typename?: 'ProfitPoint';
  /** The time of the point: YYYY-MM-DDTHH, YYYY-MM-DD or YYYY-MM in Asia/Shanghai. */
  bucket: Scalars['String']['output'];
  /** Figures of the comparison bucket. Null where there is none. */
  comparison?: Maybe<ProfitFigure>;
  /** The bucket at the same place of the comparison range. Null without one, or before the data starts. */
  comparisonBucket?: Maybe<Scalars['String']['output']>;
  /** Profit of the bucket. */
  figure: ProfitFigure;
};

/** Numbers of pieces. */
export type QuantityFigures = {
  __typename?: 'QuantityFigures';
  /** Pieces net: sold minus returned. */
  net: Scalars['Int']['output'];
  /** Pieces that came back, as a positive number: cancellations and negative quantities count here. */
  returned: Scalars['Int']['output'];
  /** Pieces sold, before returns. */
  sold: Scalars['Int']['output'];
};

/** Pieces of one bucket. */
export type QuantityPoint = {
  __typename?: 'QuantityPoint';
  /** The time of the point: YYYY-MM-DDTHH, YYYY-MM-DD or YYYY-MM in Asia/Shanghai. */
  bucket: Scalars['String']['output'];
  /** Figures of the comparison bucket. Null where there is none. */
  comparison?: Maybe<QuantityFigures>;
  /** The bucket at the same place of the comparison range. Null without one, or before the data starts. */
  comparisonBucket?: Maybe<Scalars['String']['output']>;
  /** Figures of the bucket. */
  figures: QuantityFigures;
};

/** Reads. A visitor reads a preview with computed data. */
export type Query = {
  __typename?: 'Query';
  /** How the viewer's own bind of a phone stands, for those who missed an event. Null without one. */
  bindState?: Maybe<BindState>;
  /** The shein shops that the boss has bound. Source: getAccountSheinShopList. */
  boundSheinShops: Array<Shop>;
  /** The temu main accounts that the boss has bound, oldest first. */
  mainAccounts: Array<MainAccount>;
  /** One import. Null when there is none of this id. */
  salesImport?: Maybe<SalesImport>;
  /** The imports of the boss, newest first. */
  salesImports: SalesImportConnection;
  /** One shop. Null when there is none, or the viewer may not see it. */
  shop?: Maybe<Shop>;
  /** The groups of the viewer. A manager sees the members assigned to them. */
  shopGroups: Array<ShopGroup>;
  /** The shops that the viewer may see, in the saved order of the side panel. */
  shops: ShopConnection;
  /** Figures of the selected shops over a range. Each figure, trend and ranking is one upstream call, however many shops. */
  statistics: Statistics;
  /** Who asks. A visitor is a viewer too. */
  viewer: Viewer;
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryBindStateArgs = {
  phone: Scalars['String']['input'];
};


/** Reads. A visitor reads a preview with computed data. */
export type QuerySalesImportArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. A visitor reads a preview with computed data. */
export type QuerySalesImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryShopArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryShopsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  includeHidden?: Scalars['Boolean']['input'];
  platform?: InputMaybe<Platform>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. A visitor reads a preview with computed data. */
export type QueryStatisticsArgs = {
  comparison?: InputMaybe<DateRangeInput>;
  dataSource?: DataSource;
  range: DateRangeInput;
  selection: ShopSelection;
};

/** A product of a ranking, at the level that was asked for. */
export type RankedProduct = {
  __typename?: 'RankedProduct';
  /** The seller's own code. */
  code: Scalars['String']['output'];
  /** Name of the product. */
  name: Scalars['String']['output'];
  /** Id of the product (SPU). */
  productId: Scalars['ID']['output'];
  /** The shop that sells it. */
  shop: Shop;
  /** Id of its colour. Null at the level SPU. */
  skcId?: Maybe<Scalars['ID']['output']>;
  /** Id of its colour and size. Null above the level SKU. */
  skuId?: Maybe<Scalars['ID']['output']>;
};

/** Says whether a main account must be bound again. */
export type RebindEvent = {
  __typename?: 'RebindEvent';
  /** Phone number of the main account. */
  phone: Scalars['String']['output'];
  /** Whether the modal for binding it again is to be shown. */
  show: Scalars['Boolean']['output'];
};

/** A phone number, its code and a password. The code comes from sendCode with the purpose REGISTER. */
export type RegisterInput = {
  /** The code that was sent, 6 digits. */
  code: Scalars['String']['input'];
  /** New password: 6 to 12 printable ASCII characters without blanks. */
  password: Scalars['String']['input'];
  /** Phone number, 11 digits. */
  phone: Scalars['String']['input'];
};

/** What registration came to. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** Whether it was done. */
  ok: Scalars['Boolean']['output'];
};

/** The account and password that the bind was begun with. */
export type ResendBindCodeInput = {
  /** Password at the marketplace. */
  password: Scalars['String']['input'];
  /** Phone number of the account, 11 digits. */
  phone: Scalars['String']['input'];
};

/** What sending another code came to. */
export type ResendBindCodePayload = {
  __typename?: 'ResendBindCodePayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** Whether it was done. */
  ok: Scalars['Boolean']['output'];
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

/** What the reset came to. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** Whether it was done. */
  ok: Scalars['Boolean']['output'];
};

/** What the viewer is. */
export type Role =
  /** Owns shops and has every right over them. */
  | 'BOSS'
  /** Shop manager or finance: sees the shops that a boss has assigned. */
  | 'MANAGER'
  /** Not signed in: sees computed preview data and writes nothing. */
  | 'VISITOR'
  /** Warehouse shipper: works in the mobile app only. */
  | 'WORKER';

/** The import of one sales file. Source: getImport, listImports. */
export type SalesImport = {
  __typename?: 'SalesImport';
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Chinese sentence that says what went wrong and what to do, when FAILED. */
  error?: Maybe<Scalars['String']['output']>;
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** When it ended, in whichever way. Null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Earliest day with a sale line. Null before one was read. */
  firstDay?: Maybe<Scalars['Date']['output']>;
  /** Id of the import. */
  id: Scalars['ID']['output'];
  /** Latest day with a sale line. Null before one was read. */
  lastDay?: Maybe<Scalars['Date']['output']>;
  /** Sale lines that are new. */
  linesAdded: Scalars['Int']['output'];
  /** Sale lines that an earlier import had already brought; not counted twice. */
  linesKnown: Scalars['Int']['output'];
  /** Progress of the file, 0 to 100. */
  percent: Scalars['Int']['output'];
  /** What it is doing. Null unless running. */
  phase?: Maybe<ImportPhase>;
  /** Products that it made. */
  productsCreated: Scalars['Int']['output'];
  /** The refused rows; at most 10,000 are kept. Null with an error when they cannot be read. Source: listImportRefusals. */
  refusals?: Maybe<ImportRefusalConnection>;
  /** Rows read so far. */
  rowsRead: Scalars['Int']['output'];
  /** Rows that could not be imported. */
  rowsRefused: Scalars['Int']['output'];
  /** Shops that it made. */
  shopsCreated: Scalars['Int']['output'];
  /** How far it is. */
  status: ImportStatus;
};


/** The import of one sales file. Source: getImport, listImports. */
export type SalesImportRefusalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A page of imports, newest first. */
export type SalesImportConnection = {
  __typename?: 'SalesImportConnection';
  /** The entries of the page, in order. */
  edges: Array<SalesImportEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An import in a list. */
export type SalesImportEdge = {
  __typename?: 'SalesImportEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The import. */
  node: SalesImport;
};

/** What a ranking is ordered by, best first. */
export type SalesMetric =
  /** Net amount. */
  | 'NET_AMOUNT'
  /** Net pieces. */
  | 'NET_QUANTITY'
  /** Profit; FORBIDDEN without the permission lookCost. */
  | 'PROFIT';

/** What was sold in a range. The figures of the range and of its comparison are one call. */
export type SalesTotals = {
  __typename?: 'SalesTotals';
  /** Amounts in yuan. Null with an error when the upstream fails; the others are left alone. Source: getHistoryTotalSales, shein queryTotalSales. */
  amount?: Maybe<AmountFigures>;
  /** Profit and cost in yuan. Null with an error when the upstream fails; the others are left alone. Source: getHistoryTotalProfits, shein queryTotalProfit. */
  profit?: Maybe<ProfitFigure>;
  /** Pieces. Null with an error when the upstream fails; the others are left alone. Source: getHistorySaleVolume, shein queryTotalSaleVolume. */
  quantity?: Maybe<QuantityFigures>;
};

/** What saving the layout came to. */
export type SaveShopLayoutPayload = {
  __typename?: 'SaveShopLayoutPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** Every shop of the viewer in the new order, hidden ones last. Null when refused. */
  shops?: Maybe<Array<Shop>>;
};

/** Where a verification code goes, and what for. */
export type SendCodeInput = {
  /** Phone number, 11 digits. */
  phone: Scalars['String']['input'];
  /** What the code is for. */
  purpose: CodePurpose;
};

/** What sending a code came to. */
export type SendCodePayload = {
  __typename?: 'SendCodePayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** Whether it was done. */
  ok: Scalars['Boolean']['output'];
};

/** A shop that the viewer may see, on either platform. Source: getShopList, for managers getShopListByWorkerPhone. */
export type Shop = {
  __typename?: 'Shop';
  /** Abnormal products plus refunds that wait to be handled. Null with an error when they cannot be read. Source: the shop list, else getAbnormalProductNum and refundInfo. */
  badgeCount?: Maybe<Scalars['Int']['output']>;
  /** The info card of the side panel. Each of its fields is one read of this shop. */
  card: ShopCard;
  /** End of the paid time of viewing data. Null when it never ends. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id platform:mallId, for example temu:634418. */
  id: Scalars['ID']['output'];
  /** Whether the marketplace or the seller has closed the shop. */
  isClosed: Scalars['Boolean']['output'];
  /** Whether the viewer hides the shop from the side panel and from "all shops". Source: getShopTabMap. */
  isHidden: Scalars['Boolean']['output'];
  /** The marketplace's own id of the shop. */
  mallId: Scalars['ID']['output'];
  /** Fully or semi managed. */
  managedType: ManagedType;
  /** Name to show: the one that the seller gave, else the marketplace’s. */
  name: Scalars['String']['output'];
  /** Phone number of the main account; null for a shop without one. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The marketplace. */
  platform: Platform;
  /** The marketplace's id of the main account; null for a shop without one. */
  temuUid?: Maybe<Scalars['ID']['output']>;
};

/** The info card of one shop. A field that fails is null and leaves the others alone. */
export type ShopCard = {
  __typename?: 'ShopCard';
  /** Products with a problem. Null with an error when it cannot be read. Source: getAbnormalProductNum. */
  abnormalProductCount?: Maybe<Scalars['Int']['output']>;
  /** Products whose first order is yet to be created (待创建首单). Null with an error when it cannot be read. Source: productCountByType. */
  awaitingFirstOrderCount?: Maybe<Scalars['Int']['output']>;
  /** Products created lately. Null with an error when it cannot be read. */
  createdProducts?: Maybe<CreatedProducts>;
  /** Stock that does not sell. Null with an error when it cannot be read. */
  deadStock?: Maybe<DeadStock>;
  /** Delivery assessment. Null also when not rated yet. Null with an error when it cannot be read. Source: shopRating. */
  deliveryGrade?: Maybe<DeliveryGrade>;
  /** Products whose first order was created (已创建首单). Null with an error when it cannot be read. Source: productCountByType. */
  firstOrderCreatedCount?: Maybe<Scalars['Int']['output']>;
  /** Profit of one calendar month back to today. Null with an error when it cannot be read. Source: getHistoryTotalProfits. */
  historyProfit?: Maybe<ProfitFigure>;
  /** Net amount in yuan of one calendar month back to today. Null with an error when it cannot be read. Source: getHistoryTotalSales. */
  historySales?: Maybe<Scalars['Money']['output']>;
  /** Products that have joined the site. Null with an error when it cannot be read. Source: joinedQuantity. */
  joinedQuantity?: Maybe<Scalars['Int']['output']>;
  /** Products whose price is being declared (价格申报中). Null with an error when it cannot be read. Source: productCountByType. */
  priceDeclaringCount?: Maybe<Scalars['Int']['output']>;
  /** Refunds that wait to be handled. Null with an error when it cannot be read. Source: refundInfo. */
  refundCount?: Maybe<Scalars['Int']['output']>;
  /** Review score, 0 to 5. Null also when not rated yet. Null with an error when it cannot be read. Source: shopRating. */
  review?: Maybe<Scalars['Float']['output']>;
  /** Rank by net amount of the last 30 days among all shops of the viewer, from 1. Null with an error when it cannot be read. Source: getShopLatelySalesInfos, shein sheinGetShopLatelySalesInfos. */
  salesRank?: Maybe<Scalars['Int']['output']>;
  /** Products whose specification waits for approval. Null with an error when it cannot be read. Source: specification. */
  specificationCount?: Maybe<Scalars['Int']['output']>;
};

/** A page of shops. */
export type ShopConnection = {
  __typename?: 'ShopConnection';
  /** The entries of the page, in order. */
  edges: Array<ShopEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A shop in a list. */
export type ShopEdge = {
  __typename?: 'ShopEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The shop. */
  node: Shop;
};

/** A group of shops. Source: queryUserGroups. */
export type ShopGroup = {
  __typename?: 'ShopGroup';
  /** Global id, for example group:7. */
  id: Scalars['ID']['output'];
  /** Name of the group. */
  name: Scalars['String']['output'];
  /** Its shops that the viewer may see, in the saved order, hidden ones too. */
  shops: Array<Shop>;
};

/** The side panel. Shops that it does not name are shown last. */
export type ShopLayoutInput = {
  /** Global ids of the hidden shops, in order. */
  hidden: Array<Scalars['ID']['input']>;
  /** Global ids of the shown shops, in order. */
  shown: Array<Scalars['ID']['input']>;
};

/** A page of a ranking of shops. */
export type ShopRankingConnection = {
  __typename?: 'ShopRankingConnection';
  /** The entries of the page, in order. */
  edges: Array<ShopRankingEdge>;
  /** Where the page ends. */
  pageInfo: PageInfo;
  /** Entries of the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A shop at its place in a ranking. */
export type ShopRankingEdge = {
  __typename?: 'ShopRankingEdge';
  /** Amounts in yuan. */
  amount: AmountFigures;
  /** Place in the ranking, for `after`. */
  cursor: Scalars['String']['output'];
  /** The shop. */
  node: Shop;
  /** Profit and cost in yuan. */
  profit: ProfitFigure;
  /** Pieces. */
  quantity: QuantityFigures;
  /** Place in the ranking, from 1. */
  rank: Scalars['Int']['output'];
  /** Net amount divided by the net amount of the selection, 0 to 1, negative where returns outweigh. Null when the selection has no positive net amount. */
  share?: Maybe<Scalars['Float']['output']>;
};

/** New data has arrived for a shop. Read again what is shown of it. */
export type ShopRefresh = {
  __typename?: 'ShopRefresh';
  /** When the data arrived. */
  at: Scalars['DateTime']['output'];
  /** The shop. */
  shop: Shop;
};

/** What the user has selected in the side panel. Exactly one field is given. */
export type ShopSelection =
  /** true: every shown shop. */
  { all: Scalars['Boolean']['input']; group?: never; platform?: never; shop?: never; }
  |  /** Global id of a group: its members that the viewer may see. */
  { all?: never; group: Scalars['ID']['input']; platform?: never; shop?: never; }
  |  /** A whole marketplace. */
  { all?: never; group?: never; platform: PlatformSelection; shop?: never; }
  |  /** Global id of one shop, shown or hidden. */
  { all?: never; group?: never; platform?: never; shop: Scalars['ID']['input']; };

/** What asking for the authorisation page came to. */
export type StartAuthorizationPayload = {
  __typename?: 'StartAuthorizationPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** Address of the page, to be opened in a window of 1300 by 680; its parameter `state` is client id plus user id. It may be relative to this site. Null when it was refused. */
  url?: Maybe<Scalars['String']['output']>;
};

/** What beginning a sign-in by chat app came to. */
export type StartChatLoginPayload = {
  __typename?: 'StartChatLoginPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** Names the sign-in for chatLoginFinished; a secret of this browser. */
  sessionId?: Maybe<Scalars['String']['output']>;
  /** Address of the page with the QR code, valid for 5 minutes. It may be relative to this site. */
  url?: Maybe<Scalars['String']['output']>;
};

/** What starting an import came to. */
export type StartImportPayload = {
  __typename?: 'StartImportPayload';
  /** Why it was refused. */
  error?: Maybe<BusinessError>;
  /** The import; null when it was refused. */
  salesImport?: Maybe<SalesImport>;
};

/** Figures of a selection of shops over a range of days. */
export type Statistics = {
  __typename?: 'Statistics';
  /** Amounts in yuan over time: every bucket of the range, zeros included, with the comparison range beside it. Null with an error when the upstream fails. Source: getLineChartDataSales, shein queryChartDataSales. */
  amountTrend?: Maybe<Array<AmountPoint>>;
  /** Totals of the comparison range. Null without one. */
  comparison?: Maybe<SalesTotals>;
  /** The comparison range as counted. Null without one. */
  comparisonRange?: Maybe<DateRange>;
  /** The products of the selected shops, best first. Null with an error when the upstream fails. Source: getProductSalesRanking, shein querySalesRanking. */
  productRanking?: Maybe<ProductRankingConnection>;
  /** Profit in yuan over time: every bucket of the range, zeros included, with the comparison range beside it. Null with an error when the upstream fails. Source: getLineChartDataProfit, shein queryChartDataProfit. */
  profitTrend?: Maybe<Array<ProfitPoint>>;
  /** Pieces over time: every bucket of the range, zeros included, with the comparison range beside it. Null with an error when the upstream fails. Source: getLineChartDataVolume, shein queryChartDataSaleVolume. */
  quantityTrend?: Maybe<Array<QuantityPoint>>;
  /** The range as counted: what lay before viewer.dataStart is cut. */
  range: DateRange;
  /** Shops in the selection. With none, every figure is null with the code EMPTY_SHOP. */
  shopCount: Scalars['Int']['output'];
  /** The shops of the selection, best first, shops without sales too. Null with an error when the upstream fails. Source: getShopSalesRanking. */
  shopRanking?: Maybe<ShopRankingConnection>;
  /** Totals of the range. */
  totals: SalesTotals;
};


/** Figures of a selection of shops over a range of days. */
export type StatisticsAmountTrendArgs = {
  granularity?: Granularity;
};


/** Figures of a selection of shops over a range of days. */
export type StatisticsProductRankingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by?: SalesMetric;
  first?: Scalars['Int']['input'];
  level?: ProductLevel;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Figures of a selection of shops over a range of days. */
export type StatisticsProfitTrendArgs = {
  granularity?: Granularity;
};


/** Figures of a selection of shops over a range of days. */
export type StatisticsQuantityTrendArgs = {
  granularity?: Granularity;
};


/** Figures of a selection of shops over a range of days. */
export type StatisticsShopRankingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by?: SalesMetric;
  first?: Scalars['Int']['input'];
};

/** Live events, over the websocket protocol graphql-transport-ws at /graphql. */
export type Subscription = {
  __typename?: 'Subscription';
  /** The authorisation window of this client is over. Source: topic web_shein_bind/{clientId}. */
  authorizationFinished: AuthorizationEvent;
  /** A bind of the viewer's has failed. Source: topic web_bind_error/topic. */
  bindFailed: BindEvent;
  /** A bind of the viewer's has succeeded. Source: topic web_bind_finish/topic. */
  bindFinished: BindEvent;
  /** A bind of the viewer's has got on. Source: topic web_bind_progress/topic. */
  bindProgressed: BindEvent;
  /** The person has answered at the chat app. Whoever knows the session id may hear it. Source: topic web_chat_login/{sessionId}. */
  chatLoginFinished: ChatLoginEvent;
  /** The import as it stands, and again whenever it gets on; ends when the import does. Source: topic web_import_progress/{importId}. */
  importProgressed: SalesImport;
  /** A main account of the viewer must be bound again, or need not any more. Source: topic web_rebind/{phone}. */
  rebindRequested: RebindEvent;
  /** Says that new data has arrived for a shop of the selection, as it stood at the start. Source: topic web_shop_refresh/{mallId}. */
  shopRefreshed: ShopRefresh;
  /** The software warning may be closed; always true. Source: topic web_close_warning/{userId}. */
  softwareWarningClosed: Scalars['Boolean']['output'];
};


/** Live events, over the websocket protocol graphql-transport-ws at /graphql. */
export type SubscriptionAuthorizationFinishedArgs = {
  clientId: Scalars['String']['input'];
};


/** Live events, over the websocket protocol graphql-transport-ws at /graphql. */
export type SubscriptionChatLoginFinishedArgs = {
  sessionId: Scalars['String']['input'];
};


/** Live events, over the websocket protocol graphql-transport-ws at /graphql. */
export type SubscriptionImportProgressedArgs = {
  id: Scalars['ID']['input'];
};


/** Live events, over the websocket protocol graphql-transport-ws at /graphql. */
export type SubscriptionRebindRequestedArgs = {
  phones: Array<Scalars['String']['input']>;
};


/** Live events, over the websocket protocol graphql-transport-ws at /graphql. */
export type SubscriptionShopRefreshedArgs = {
  selection: ShopSelection;
};

/** What unbinding came to. */
export type UnbindMainAccountPayload = {
  __typename?: 'UnbindMainAccountPayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** Whether it was done. */
  ok: Scalars['Boolean']['output'];
};

/** What unbinding came to. */
export type UnbindSheinShopPayload = {
  __typename?: 'UnbindSheinShopPayload';
  /** Why it was refused; null when it was done. */
  error?: Maybe<BusinessError>;
  /** Whether it was done. */
  ok: Scalars['Boolean']['output'];
};

/** The person who asks. Source: getUserInfo. */
export type Viewer = {
  __typename?: 'Viewer';
  /** First selectable day of every range: the day of registration, or the first day with sales where that is earlier. Ranges are cut to it. */
  dataStart: Scalars['Date']['output'];
  /** Whether a chat account is bound, by which the viewer can sign in. */
  hasChatAccount: Scalars['Boolean']['output'];
  /** User id; "visitor" for a visitor. */
  id: Scalars['ID']['output'];
  /** Whether the viewer is a signed-in boss. */
  isBoss: Scalars['Boolean']['output'];
  /** Whether the viewer is not signed in and sees preview data. */
  isVisitor: Scalars['Boolean']['output'];
  /** Phones of main accounts that must be bound again; empty for all but bosses. */
  needRebindPhones: Array<Scalars['String']['output']>;
  /** Name of the bound chat account. Null without one. */
  nickName?: Maybe<Scalars['String']['output']>;
  /** Permission codes, for example lookCost. Every right is checked again by the server. */
  permissions: Array<Scalars['String']['output']>;
  /** Phone number, 11 digits. Null for a visitor. */
  phone?: Maybe<Scalars['String']['output']>;
  /** When the account was made. Null for a visitor. */
  registerTime?: Maybe<Scalars['DateTime']['output']>;
  /** What the viewer is. */
  role: Role;
  /** Today in Asia/Shanghai, by the clock of the server. */
  today: Scalars['Date']['output'];
  /** Account name. Null for a visitor. */
  username?: Maybe<Scalars['String']['output']>;
};
