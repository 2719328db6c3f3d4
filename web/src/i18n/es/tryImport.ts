import type { CompleteTranslation } from '../translation.ts';

export default {
  intro:
    'Sin registro: elija un archivo de ventas exportado del centro de vendedores y vea al instante ventas, pedidos y los productos más vendidos.',
  limit:
    'CSV o XLSX (se admite gzip), hasta 8 MB. El archivo se lee una sola vez en el servidor y se borra enseguida.',
  tooLarge:
    'El archivo ocupa {{size}}; la prueba admite hasta {{limit}}. Comprímalo en .gz y elíjalo de nuevo, o regístrese e importe el archivo completo.',
  reading: 'Leyendo el archivo…',
  sample: {
    hint: '¿No tiene un archivo a mano?',
    try: 'Probar con el archivo de ejemplo',
    download: 'Descargar el archivo de ejemplo',
    fileName: 'ventas-de-ejemplo.csv',
    /** In the words by which the server knows columns; it knows none in Spanish. */
    headings: 'Order no.,Shop,Seller SKU,Product name,Quantity,Unit price,Ordered at',
    shops: 'Hogar Luz del Alba, Exterior Ballena Azul',
    products:
      'Caja plegable, Farol de camping, Juego de cocina de silicona, Funda impermeable para móvil, Maceta de escritorio, Toalla de secado rápido, Mantel de lino',
  },
  yours: {
    intro:
      'Elija un archivo de ventas exportado del centro de vendedores y vea al instante ventas, pedidos y los productos más vendidos, antes de importarlo en su cuenta.',
    hint: '“{{name}}” se importa en su cuenta; no hace falta elegirlo de nuevo.',
    tooLarge:
      'El archivo ocupa {{size}}; la prueba admite hasta {{limit}}. Comprímalo en .gz y elíjalo de nuevo, o importe el archivo completo.',
  },
  keep: {
    title: 'Conserve estos datos',
    hint: 'Tras registrarse, “{{name}}” se importa en su cuenta; no hace falta elegirlo de nuevo.',
    register: 'Registrarse y conservar',
    import: 'Importar en mi cuenta',
  },
  net: 'Ventas netas',
  netQuantity: 'Uds. netas',
  orders: 'Pedidos',
  shops: 'Tiendas',
  sold: 'Vendidas',
  returned: 'Devueltas',
  amounts: 'Ventas {{sold}}, devoluciones {{returned}}',
  quantities: 'Vendidas {{sold}}, devueltas {{returned}}',
  span: '{{start}} a {{end}}',
  products: 'Más vendidos',
  productsCaption: 'Productos con mayores ventas netas',
  days: 'Ventas por día',
  daysCaption: 'Ventas netas, unidades y devoluciones por día',
  pager: 'Páginas: {{title}}',
  refused: '{{refused}} de {{rows}} filas no se pueden leer y no se cuentan:',
  mappingTitle: 'Columnas',
  mappingHint: 'Deducidas de los encabezados y el contenido. Cámbielas y las cifras se recalculan.',
  noColumn: 'Ninguna',
} satisfies CompleteTranslation<'tryImport'>;
