/** What the parts of `/api` are about, by the second part of the path, which is the tag of a call. */
export const tagTexts: Readonly<Record<string, string>> = {
  alert: 'Alerts: what there is, which kinds somebody wants, and what was read.',
  audit: 'Who did what.',
  auth: 'Accounts, sign-in, sessions, keys of tools, and the people whom a BOSS gives shops and rights.',
  delivery: 'Shipping orders step by step, and what is short of them.',
  export: 'Whole lists as files.',
  group: 'Groups of shops.',
  import: 'Sales files: upload, preview, import, and what became of it.',
  label: 'Templates of labels, of SKUs and of a person.',
  listing: 'Products that are collected, translated and published.',
  mail: 'Alerts by e-mail.',
  manage:
    'Whom and what a BOSS manages: shops that are bound, shippers, operators and main accounts.',
  notice: 'Notices of the product.',
  order:
    'Shops of temu with their sales, products, stock and money; and what is asked of all shops, whatever their marketplace.',
  pay: 'Renewal and coupons. Amounts are yuan here, and whole fen everywhere else.',
  phone: 'Verification codes by text message.',
  push: 'Push notifications.',
  sales: 'Figures of products on the cards of shops.',
  selection: 'Products that are worth listing.',
  shein: 'Shops of shein: their authorisation, sales, products and packages sent back.',
  shop: 'Cards of shops, their names and their order on tabs.',
  temu: 'Authorisation at temu.',
  todo: 'What there is to do, and who does it.',
  translate: 'The words in pictures of listings, translated.',
  upload: 'Pictures and PDFs that are stored.',
};
