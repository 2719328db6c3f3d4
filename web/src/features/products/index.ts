export { ProductPicture } from './ProductPicture.tsx';
