import type { CompleteTranslation } from '../translation.ts';

export default {
  caption: 'Productos para seleccionar',
  pager: 'Páginas de productos',
  shop: 'Seleccionar para la tienda',
  marginHint:
    'Margen estimado = (precio − costo de compra − 5% del precio para multas y devoluciones) ÷ precio. Solo orientativo.',
  columns: {
    price: 'Precio',
    sales: 'Uds., 30 días',
    growth: 'Crecimiento',
    shops: 'Tiendas',
    cost: 'Costo de compra',
    margin: 'Margen est.',
  },
  sort: {
    SALES: 'Más vendidos',
    GROWTH: 'Mayor crecimiento',
    MARGIN: 'Mayor margen',
    PRICE: 'Menor precio',
    COMPETITION: 'Menos competencia',
  },
  filter: {
    form: 'Filtrar productos',
    searchPlaceholder: 'Palabra clave',
    allCategories: 'Todas las categorías',
    categoryCount: '{{name}} ({{count}})',
    price: 'Rango de precio',
    min: 'Mínimo',
    max: 'Máximo',
  },
  openOf: 'Ver {{title}}',
  isPicked: 'Seleccionado',
  pick: 'Añadir a publicaciones',
  pickOf: 'Añadir a publicaciones: {{title}}',
  toEdit: 'Editar',
  toEditOf: 'Editar {{title}}',
  picked: 'Añadido a Publicación con IA',
  pickedOnly:
    'Añadido a Publicación con IA; un compañero con permiso de publicación puede continuar',
  drawer: {
    title: 'Detalles del producto',
    trend: 'Unidades, últimos seis meses',
    now: 'Últimos 30 días',
    before_one: 'Hace {{count}} mes',
    before_other: 'Hace {{count}} meses',
    source: 'Ver el origen',
  },
  empty: {
    hint: 'Pruebe con otra palabra o amplíe la categoría y el precio.',
    noShopsHint:
      'Vincule una cuenta principal; luego podrá seleccionar productos para sus tiendas.',
  },
  export: {
    file: 'selección-de-productos-{{day}}.{{kind}}',
    source: 'Enlace del proveedor',
  },
} satisfies CompleteTranslation<'selectionTool'>;
