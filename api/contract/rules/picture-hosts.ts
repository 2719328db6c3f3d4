/** Where the sites that products are collected from keep their pictures: what pages may show beside our own. */
export const pictureHosts = [
  // 1688 and AliExpress
  '*.alicdn.com',
  '*.aliexpress-media.com',
  // Amazon
  '*.media-amazon.com',
  '*.ssl-images-amazon.com',
  // Temu
  '*.kwcdn.com',
  // Lazada
  '*.lazcdn.com',
  '*.slatic.net',
  // SHEIN
  '*.ltwebstatic.com',
  // Walmart
  '*.walmartimages.com',
  // Shopee
  '*.susercontent.com',
  // Mercado Libre
  '*.mlstatic.com',
] as const;
