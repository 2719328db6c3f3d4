import type { CompleteTranslation } from '../translation.ts';

export default {
  hint: '30 jours passés et à venir. La marketplace n’indique que le total à régler ; les dates de règlement sont estimées : {{days}} jours après la vente, selon les ventes nettes de chaque jour.',
  pending: 'À régler (estimation)',
  pendingHint:
    'Identique à « À régler » sous « Fonds » sur la page d’accueil, par date prévue ci-dessous',
  arriving: 'Versements en cours',
  released: 'Débloqué sous 30 jours',
  frozen: 'Bloqué (sans date)',
  frozenHint:
    'Débloqué seulement une fois les conditions remplies ; la marketplace ne donne pas de date',
  renewal: 'Renouvellements sous 30 jours',
  undated:
    '{{amount}} de plus à régler à des dates inconnues : aucune vente récente ne sert de repère.',
  undatedPending: 'À régler (sans date)',
  byDay: 'Par jour',
  span: { label: 'Période', coming: '30 prochains jours', past: '30 derniers jours', all: 'Tout' },
  noDays: {
    coming: 'Rien n’est attendu dans les 30 prochains jours.',
    past: 'Aucun règlement ni versement dans les 30 derniers jours.',
    all: 'Rien dans les 30 jours avant et après aujourd’hui.',
  },
  kind: {
    settled: 'Réglé',
    expected: 'Prévu',
    withdrawn: 'Versement',
    released: 'Débloqué',
    renewal: 'Renouvellement',
  },
  itemKind: {
    SETTLED: 'Réglé',
    EXPECTED: 'Prévu',
    WITHDRAWN: 'Versement',
    RELEASED: 'Débloqué',
    RENEWAL: 'Expiration de la boutique, renouvellement d’un mois',
    FROZEN: 'Bloqué',
  },
  net: 'Net',
  today: '{{day}} (aujourd’hui)',
  open: 'Détails du {{day}}',
  onlyKind: '{{kind}} seulement',
  for: 'Poste',
  amount: 'Montant',
  reason: 'Note',
  items: 'Postes',
  noItems: 'Rien n’est attendu ce jour-là',
  drawer: 'Fonds du {{day}}',
  drawerNoDay: 'Fonds sans date de déblocage',
  drawerFrozen: 'Fonds bloqués',
  oneFrozen: 'Celui-ci seulement',
  oneFrozenTitle: 'Seulement ce montant bloqué',
  oneFrozenGone: 'Ce montant n’est plus bloqué',
  rule: '« Prévu » n’engage pas la marketplace : le total à régler est réparti selon les ventes nettes de chaque jour, {{days}} jours après la vente. Les renouvellements sont comptés au prix d’un mois.',
  none: 'Aucune donnée sur les fonds',
  noneHint:
    'La marketplace n’a pas encore communiqué les fonds des boutiques choisies ; ils apparaissent ici après la synchronisation.',
  importedHint:
    'Les fichiers de ventes importés ne contiennent pas les fonds ; ils s’afficheront ici une fois le compte principal d’une boutique lié.',
  daysFile: 'calendrier-de-trésorerie-par-jour-{{day}}.{{kind}}',
  shopsFile: 'calendrier-de-trésorerie-par-boutique-{{day}}.{{kind}}',
  itemsFile: 'postes-{{day}}.{{kind}}',
  condition: 'Condition de déblocage',
} satisfies CompleteTranslation<'cash'>;
