export { orderLabelsAt, skuLabelAt } from './orders/orders-url.ts';
