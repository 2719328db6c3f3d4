import type { CompleteTranslation } from '../translation.ts';

export default {
  intro: 'Annonces, actualités du secteur et aide.',
  list: 'Actualités',
  pager: 'Pages des actualités',
  kind: 'Type',
  kinds: { all: 'Tout', announcement: 'Annonces', news: 'Actualités du secteur', help: 'Aide' },
  search: 'Rechercher titres et résumés',
  emptySearch: 'Aucun article ne correspond',
  pinned: 'Épinglé',
  unread: 'Non lu',
  empty: 'Aucune actualité',
  emptyHint: 'Les articles apparaissent ici dès leur publication.',
  emptyKind: 'Rien de ce type pour l’instant',
  showAll: 'Voir toutes les actualités',
  back: 'Retour aux actualités',
  notFound: 'Cet article est introuvable',
  notFoundHint: 'L’adresse est peut-être erronée, ou l’article a été supprimé.',
  more: 'Plus : {{kind}}',
} satisfies CompleteTranslation<'notices'>;
