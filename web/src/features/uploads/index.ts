export { ImageFolderButton } from './ImageFolderButton.tsx';
export { PictureUpload } from './PictureUpload.tsx';
export { PlatformFiles } from './PlatformFiles.tsx';
