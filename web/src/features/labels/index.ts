export { orderLabelsAt } from './orders/orders-url.ts';
