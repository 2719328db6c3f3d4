import type { CompleteTranslation } from '../translation.ts';

export default {
  intro: 'Comunicados, noticias del sector y ayuda.',
  list: 'Noticias',
  pager: 'Páginas de noticias',
  kind: 'Tipo',
  kinds: { all: 'Todo', announcement: 'Comunicados', news: 'Noticias del sector', help: 'Ayuda' },
  search: 'Buscar en títulos y resúmenes',
  emptySearch: 'Ninguna noticia encontrada',
  pinned: 'Fijada',
  unread: 'Sin leer',
  empty: 'Aún no hay noticias',
  emptyHint: 'Aparecerán aquí cuando se publiquen.',
  emptyKind: 'Aún no hay nada de este tipo',
  showAll: 'Ver todas las noticias',
  back: 'Volver a las noticias',
  notFound: 'No se encontró este artículo',
  notFoundHint: 'La dirección puede ser incorrecta o el artículo se eliminó.',
  more: 'Más: {{kind}}',
} satisfies CompleteTranslation<'notices'>;
