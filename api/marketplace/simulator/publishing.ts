import type { MarketplaceSkc } from '../marketplace.ts';
import type { NewProductSku, ProductPublisher } from '../publishing.ts';
import { requireFiled } from './back-office/filing-check.ts';
import { mixText } from './random.ts';

/**
 * Takes every product whose category asks for nothing that is missing; it then waits for its price to be approved.
 * Ids follow from shop and key, so the same publication is the same product.
 */
export const simulatedPublisher = ({
  dataDir,
  now,
}: {
  readonly dataDir: string;
  readonly now: () => number;
}): ProductPublisher => ({
  publish: async (mallId, product) => {
    const leaf = await requireFiled(dataDir, mallId, product, now());
    const number = String(mixText(`${mallId} ${product.key}`)).padStart(10, '0');
    const productId = `60${number}`;
    return {
      productId,
      name: product.title,
      // Filed by what its own products are filed by.
      category: leaf?.category.name ?? product.category,
      status: 'price_declaring',
      createdAt: product.at,
      imageUrl: product.images[0] ?? null,
      skcs: skcsOf(productId, `AI${product.key}`, product.skus),
    };
  },
});

/** One SKC for what stands before the stroke of a specification, such as a colour. */
function skcsOf(productId: string, code: string, skus: readonly NewProductSku[]): MarketplaceSkc[] {
  const byColour = Map.groupBy(skus, ({ spec }) => spec.split('/')[0] ?? spec);
  return [...byColour].map(([name, members], place) => ({
    skcId: `${productId}${place + 1}`,
    extCode: `${code}-${place + 1}`,
    name,
    skus: members.map((sku, index) => ({
      skuId: `${productId}${place + 1}${String(index + 1).padStart(2, '0')}`,
      extCode: `${code}-${place + 1}-${index + 1}`,
      specName: sku.spec,
      supplyPrice: sku.price,
      cost: null,
    })),
  }));
}
