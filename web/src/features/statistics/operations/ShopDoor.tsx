import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DoorLink } from '../DoorLink.tsx';
import { oneProduct, productsAddress, shopAddress } from '../doors.ts';

type Shop = { readonly id: string; readonly name: string };

/** The name of a shop in a list, which leads to its own figures. */
export const ShopDoor = ({ shop, title }: { readonly shop: Shop; readonly title?: string }) => {
  const { t } = useTranslation('operations');
  const { search } = useLocation();
  return (
    <DoorLink
      to={shopAddress(search, shop.id)}
      title={title ?? t('onlyShop', { shop: shop.name })}
      whiteSpace="normal"
    >
      {shop.name}
    </DoorLink>
  );
};

type ProductProps = {
  readonly shop: Shop;
  readonly productId: string;
  readonly name: string;
};

/** The name of a product, which leads to it in the product list. */
export const ProductDoor = ({ shop, productId, name }: ProductProps) => {
  const { t } = useTranslation('operations');
  const { search } = useLocation();
  return (
    <DoorLink
      to={productsAddress(search, oneProduct(productId), { shop: shop.id })}
      title={t('words.toProduct', { product: name })}
      whiteSpace="normal"
    >
      {name}
    </DoorLink>
  );
};
