export { ShopDialogs } from './ShopDialogs.tsx';
