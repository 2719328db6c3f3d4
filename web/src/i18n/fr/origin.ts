import type { CompleteTranslation } from '../translation.ts';

/** Words of the panel that says where a figure comes from. */
export default {
  unpaid: 'Toutes les boutiques avaient expiré sur cette période ; aucune donnée à expliquer',
  unknown: 'La source de données ne donne pas l’origine des chiffres',
  unknownHint:
    'L’API connectée n’a pas explainOrigin : les lignes par boutique, les imports et les heures d’arrivée sont inconnus. Les chiffres eux-mêmes ne sont pas touchés.',
  door: 'Voir les produits de ces lignes',
  shopDoor: 'Seulement l’origine de {{shop}}',
  allShops: 'Voir toutes les boutiques',
  linesDoor: 'Voir les produits de ces lignes de {{shop}}',
  importDoor: 'Voir le résultat de l’import de « {{file}} »',
  bySource: 'Par import et synchronisation',
  otherImports_one: '{{count}} autre import',
  otherImports_other: '{{count}} autres imports',
  syncedBy: 'Synchronisation : {{ways}}',
  hiddenImport: 'Fichier importé par le propriétaire',
  ways: {
    import: 'import de fichier',
    simulator: 'marketplace simulée',
    marketplace: 'marketplace',
  },
  columns: {
    lines: 'Lignes',
    days: 'Jours avec données',
    ways: 'Origine',
    arrived: 'Dernière arrivée',
    synced: 'Mise à jour',
    source: 'Import ou synchro',
    all: 'Fichier entier',
    time: 'Arrivée',
  },
  facts: {
    lines: 'Lignes de vente',
    of: { SALES: 'lignes de ventes', STOCKS: 'lignes de réassorts' },
    arrived: 'Dernière ligne arrivée',
    shops: 'Boutiques avec données',
    shopsOf_one: 'sur {{count}} sélectionnée',
    shopsOf_other: 'sur {{count}} sélectionnées',
    days: 'Jours comptés',
    dayCount_one: '({{count}} jour)',
    dayCount_other: '({{count}} jours)',
    untilNow: ', aujourd’hui jusqu’à maintenant',
    hours: 'Première ligne dans l’heure du {{first}}:00, dernière dans celle du {{last}}:00',
  },
  gaps: {
    title: 'Ce qui manque',
    none: 'Rien ne manque : chaque boutique et chaque jour ont des données.',
    signedOut_one:
      '{{count}} boutique a perdu son autorisation et ne reçoit plus de nouvelles données : ',
    signedOut_other:
      '{{count}} boutiques ont perdu leur autorisation et ne reçoivent plus de nouvelles données : ',
    rebind: 'Réassocier',
    emptyShops_one: '{{count}} boutique n’a pas de données sur cette période : ',
    emptyShops_other: '{{count}} boutiques n’ont pas de données sur cette période : ',
    emptyDays_one: '{{count}} jour sans aucune ligne : ',
    emptyDays_other: '{{count}} jours sans aucune ligne : ',
    earlier: ' et d’autres, seuls les plus récents sont cités',
    more: ' et d’autres, {{count}} au total',
    costs_one:
      '{{count}} variante sur {{all}} n’a pas de coût (jours concernés : {{days}}) ; {{amount}} de ventes nettes ne sont pas dans le bénéfice',
    costs_other:
      '{{count}} variantes sur {{all}} n’ont pas de coût (jours concernés : {{days}}) ; {{amount}} de ventes nettes ne sont pas dans le bénéfice',
    fill: 'Saisir les coûts',
    ended: 'Boutiques expirées ; les jours suivants ne sont pas dans le chiffre : {{shops}}.',
  },
  rules: {
    title: 'Mode de calcul',
    of: {
      skus: 'Unités nettes par variante = vendues − retournées, par jour ou par mois.',
      product: 'Unités nettes de toutes les variantes de ce produit.',
      amount: 'Ventes nettes = montants vendus − montants retournés.',
      quantity: 'Quantité nette = pièces vendues − pièces retournées.',
      sold: 'Montants vendus, avant déduction des retours.',
      returned: 'Montants des lignes retournées, annulées ou de quantité négative.',
      profit:
        'Bénéfice = ventes nettes dont le coût est connu − ce coût ; le reste n’est pas compté.',
    },
    lines:
      'Une ligne est une variante d’une commande ; vente et retour font chacun une ligne. Jours et heures sont à l’heure de Pékin.',
    ofSkus:
      'Ci-dessus figurent toutes les lignes des boutiques ; le graphique ne compte que celles de ses variantes. Le nombre de lignes d’une variante et leur arrivée ne sont pas conservés.',
    yuan: 'Tous les montants sont en yuans ; rien n’a été converti.',
    rate: '{{currency}} a été converti aux taux des imports : 1 {{currency}} = ¥{{rate}} (lignes du {{first}} au {{last}} ; taux le plus bas et le plus haut des imports entiers).',
    costs:
      'Les coûts sont ceux saisis actuellement pour chaque variante ; s’ils changent, les jours passés sont recalculés aussi.',
  },
  names: {
    cardState: 'Note et points en attente',
    cardProducts: 'Nombre de produits',
    cardSales: 'Ventes du dernier mois',
  },
  standing: {
    unknownHint:
      'L’API connectée n’a pas explainStanding : la date des données de chaque boutique n’est pas connue. Les chiffres eux-mêmes ne sont pas concernés.',
    callsHint: 'Les chemins sont ceux du contrat. Paramètres sous /api/docs.',
    newest: 'Données les plus récentes',
    oldest: 'Boutique la plus ancienne',
    toldAt: 'Données du',
    notTold: 'Pas encore de données',
    none: 'Rien ne manque : chaque boutique a des données.',
    untold: 'Rien n’est connu de ces boutiques, absentes du chiffre : ',
    unknownSkus: 'Variantes au stock inconnu, non comptées : {{number}}',
    ofSkus: 'sur {{all}} variantes',
    known: {
      stock: 'Variantes au stock connu',
      products: 'Produits',
    },
    door: {
      stakes: 'Voir la liste des tâches',
      available: 'Voir le calendrier des fonds',
      pending: 'Voir les montants à régler',
      frozen: 'Voir les montants bloqués',
      stock: 'Voir le stock entre boutiques',
      products: 'Voir la liste des produits',
    },
    of: {
      available: 'Solde retirable sur la place de marché, additionné par boutique.',
      pending: 'Ce que la place de marché n’a pas encore réglé, additionné par boutique.',
      frozen:
        'Somme des montants retenus par la place de marché ; motifs et conditions figurent dans le bloc des fonds.',
      stock:
        'Pièces en entrepôt et en route selon la dernière donnée de la place de marché ; valeur = pièces en entrepôt × prix déclaré ; ruptures estimées sur les ventes de 7 jours.',
      products:
        'Les états sont ceux des produits maintenant ; nouveautés, ventes, mises en vente et retraits sont comptés sur les jours choisis.',
      reviews:
        'Les notes, le nombre d’avis et la part de bons avis sont les derniers communiqués par la marketplace ; l’écart est par rapport à la note d’il y a 30 jours.',
      messages:
        'Infractions et avis envoyés par la marketplace aux boutiques, un par un ; les amendes sont la somme des montants communiqués.',
      deliveries:
        'Les évaluations, la ponctualité et les colis retournés sont communiqués par la marketplace ; une évaluation en cours peut encore changer.',
      orders:
        'Commandes d’expédition communiquées par la marketplace, avec l’emballage et l’expédition confirmés ici ; valeur = pièces × prix déclaré.',
      stakes:
        'La somme de toutes les tâches : marchandises des commandes non expédiées, amendes des infractions ouvertes, ventes hebdomadaires des articles épuisés et ventes de 30 jours sans coût. Les tâches sans montant et les boutiques expirées ne comptent pas. Les données sont aussi anciennes que les plus anciennes d’entre elles.',
      stakeGoods:
        'Valeur des commandes non expédiées = pièces × prix déclaré ; aucun montant si la valeur d’une commande est inconnue.',
      stakeFine:
        'L’amende telle que la marketplace l’a communiquée ; les infractions sans amende n’ont pas de montant.',
      stakeWeekSales:
        'Ce que les SKU sans stock vendent en une semaine quand il y en a : le plus élevé entre les 7 derniers jours et la moyenne hebdomadaire des quatre semaines précédentes. Les SKC dont un SKU a un stock inconnu sont exclus.',
      stakeUncostedSales:
        'Montant vendu des SKU sans coût sur les 30 jours jusqu’à hier, avant retours.',
      cardState:
        'Note, niveau de livraison, produits anormaux, remboursements et spécifications en attente sont tels que la marketplace les a communiqués en dernier.',
      cardProducts:
        'Comptés selon l’état actuel des produits ; les nouveaux selon leur jour de création, sans les jours impayés.',
      cardStock:
        'Produits en stock avec au plus 19 pièces nettes vendues en 30 jours ; valeur = pièces en stock × prix déclaré.',
      cardSales:
        'Ventes nettes et bénéfice du même jour du mois dernier à aujourd’hui, le bénéfice sans ce qui n’a pas de coût ; le rang compare les ventes nettes des 30 jours jusqu’à hier parmi toutes vos boutiques.',
    },
    when: {
      lines:
        'L’heure des données est celle de la dernière arrivée de lignes de vente des 31 derniers jours ; sans nouvelles lignes, les chiffres restent inchangés.',
      now: 'C’est l’état actuel, quels que soient les jours choisis ; l’heure est celle de la donnée de la place de marché, pas de l’ouverture de la page.',
      products:
        'Les états sont ceux de la dernière mise à jour de chaque boutique, pas de l’ouverture de la page.',
    },
  },
  calls: {
    title: 'Pour les développeurs : appels',
    of_one: '{{name}}, {{count}} boutique',
    of_other: '{{name}}, {{count}} boutiques',
    hint: 'Les chemins sont ceux du contrat d’API ; la période et sa comparaison viennent d’un même appel. Paramètres : voir /api/docs.',
  },
} satisfies CompleteTranslation<'origin'>;
