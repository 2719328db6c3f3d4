import type { CompleteTranslation } from '../translation.ts';

export default {
  intro: 'Mitteilungen, Branchennews und Hilfe.',
  list: 'Neuigkeiten',
  pager: 'Seiten der Neuigkeiten',
  kind: 'Art',
  kinds: { all: 'Alle', announcement: 'Mitteilungen', news: 'Branchennews', help: 'Hilfe' },
  search: 'Titel und Zusammenfassungen suchen',
  emptySearch: 'Keine passenden Beiträge',
  pinned: 'Angepinnt',
  unread: 'Ungelesen',
  empty: 'Noch keine Neuigkeiten',
  emptyHint: 'Beiträge erscheinen hier, sobald sie veröffentlicht sind.',
  emptyKind: 'Noch nichts dieser Art',
  showAll: 'Alle Neuigkeiten anzeigen',
  back: 'Zurück zu den Neuigkeiten',
  notFound: 'Dieser Beitrag wurde nicht gefunden',
  notFoundHint: 'Die Adresse ist möglicherweise falsch, oder der Beitrag wurde gelöscht.',
  more: 'Mehr: {{kind}}',
} satisfies CompleteTranslation<'notices'>;
