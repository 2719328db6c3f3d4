import type { CompleteTranslation } from '../translation.ts';

export default {
  intro: 'Comunicados, notícias do setor e ajuda.',
  list: 'Notícias',
  pager: 'Páginas de notícias',
  kind: 'Tipo',
  kinds: { all: 'Tudo', announcement: 'Comunicados', news: 'Notícias do setor', help: 'Ajuda' },
  search: 'Buscar em títulos e resumos',
  emptySearch: 'Nenhuma notícia encontrada',
  pinned: 'Fixada',
  unread: 'Não lido',
  empty: 'Ainda não há notícias',
  emptyHint: 'Elas aparecem aqui quando publicadas.',
  emptyKind: 'Ainda não há nada deste tipo',
  showAll: 'Ver todas as notícias',
  back: 'Voltar às notícias',
  notFound: 'Este artigo não foi encontrado',
  notFoundHint: 'O endereço pode estar errado ou o artigo foi excluído.',
  more: 'Mais: {{kind}}',
} satisfies CompleteTranslation<'notices'>;
