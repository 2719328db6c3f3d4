export { dialogCodec } from './manage/dialog-url.ts';
export { ShopDialogs } from './ShopDialogs.tsx';
