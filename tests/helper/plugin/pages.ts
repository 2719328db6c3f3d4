/** Pages in the manner of the sites that products are collected from, written for these tests. */

export const html = (body: string, { head = '', lang = '' } = {}) =>
  `<!doctype html><html${lang && ` lang="${lang}"`}><head>${head}</head><body>${body}</body></html>`;

export const linked = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

export const chinese = html(
  `<header><h1>逛逛好货</h1><table><tr><th>客服</th><td>在线</td></tr></table></header>
   <main><h1>竹制收纳盒</h1>
   <div class="detail-gallery"><img src="//cbu01.alicdn.com/img/a.jpg"><img src="data:image/gif;base64,AA"></div>
   <img src="/img/icon.jpg" width="40" height="40">
   <table><tr><th>材质：</th><td>竹</td><th>产地</th><td>浙江</td></tr></table>
   <dl><dt>重量</dt><dd>350克</dd></dl></main>`,
  {
    lang: 'zh-CN',
    head: linked({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: '竹制收纳盒 带盖',
      description: '<p>天然楠竹</p><script>alert(1)</script><p>可叠放</p>',
      image: ['https://cbu01.alicdn.com/img/a.jpg', { '@type': 'ImageObject', url: '/img/b.jpg' }],
      brand: { '@type': 'Brand', name: '山野' },
      additionalProperty: [{ '@type': 'PropertyValue', name: '容量', value: 12, unitText: 'L' }],
      offers: [
        {
          '@type': 'Offer',
          name: '小号',
          price: '12.50',
          priceCurrency: 'CNY',
          inventoryLevel: { value: 320 },
        },
        { '@type': 'Offer', name: '大号', price: 19.9, priceCurrency: 'CNY' },
      ],
    }),
  },
);

export const german = html('<h1>Regenjacke</h1>', {
  lang: 'de-DE',
  head: linked({
    '@context': 'https://schema.org/',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Mode' },
          { '@type': 'ListItem', position: 2, item: { '@id': '/jacken', name: 'Jacken' } },
        ],
      },
      {
        '@type': 'ProductGroup',
        '@id': '#group',
        name: 'Regenjacke Nordwind',
        variesBy: ['https://schema.org/color', 'https://schema.org/size'],
        material: 'Polyester',
        color: 'Blau',
        image: { '@id': '#picture' },
        hasVariant: [{ '@id': '#m' }, { '@id': '#l' }],
      },
      {
        '@type': 'ImageObject',
        '@id': '#picture',
        contentUrl: 'https://m.media-amazon.com/images/I/1.jpg',
      },
      {
        '@type': 'Product',
        '@id': '#m',
        name: 'Regenjacke Nordwind Blau M',
        color: 'Blau',
        size: 'M',
        offers: { '@type': 'Offer', price: '49.90', priceCurrency: 'EUR' },
      },
      {
        '@type': 'Product',
        '@id': '#l',
        color: 'Blau',
        size: 'L',
        offers: { '@type': 'Offer', priceSpecification: { price: 54.9, priceCurrency: 'EUR' } },
      },
    ],
  }),
});
