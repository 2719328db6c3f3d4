/** What is told of the stock, of a row of products as of all of them together. */
export const stockFields = {
  onHand: {
    nullable: true,
    description:
      'Pieces in the warehouse, as it stands now, of the SKUs whose stock is known. Null where that is none.',
  },
  inTransit: {
    nullable: true,
    description:
      'Pieces on their way to it, of the SKUs whose stock is known. Null where that is none.',
  },
  stockValue: {
    type: 'Money',
    nullable: true,
    description:
      'The pieces in the warehouse at declared price, in yuan; those without one count nothing. Of all products together it is what `StockValue.value` is. Null where the stock of no SKU is known, and where the upstream does not tell it.',
  },
  stockCost: {
    type: 'Money',
    description:
      'The pieces in the warehouse at cost, in yuan, of the SKUs that have one. Null where none has, where no stock is known, and where the upstream does not tell it.',
  },
  soldOutLoss: {
    type: 'Money',
    nullable: true,
    description:
      'What sold-out SKUs would have sold in the last seven days at the pace of the four weeks before, less what they did sell, in yuan. Of all products together it is what `SoldOutLoss.amount` is. Null where the stock of no SKU is known, where nobody paid for these days, and where the upstream does not tell it.',
  },
  unknownStockSkuCount: {
    description: 'SKUs whose stock is not known, as those of shops that come from a sales file.',
  },
} as const;
